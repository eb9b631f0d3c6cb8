import { BriefcaseBusiness, Download, Mail, MessageCircle, Share2 } from 'lucide-react'
import toast from 'react-hot-toast/headless'
import { qrPng, qrSvg } from '../lib/qr-drawing.js'
import { saveFile } from '../lib/save-file.js'
import { shareTargets, type ShareTarget } from '../lib/share-targets.js'
import { withoutProtocol } from '../lib/site-address.js'
import { CopyButton } from './copy-button.js'
import { QrCode } from './qr-code.js'

const icons: Readonly<Record<ShareTarget['name'], typeof Mail>> = {
  LinkedIn: BriefcaseBusiness,
  WhatsApp: MessageCircle,
  'E-mail': Mail,
}

/** Every way to pass a site's address on: networks, mail, the device's own menu, a QR code to show or to print. */
export function ShareLinks({ url, name }: { url: string; name: string }) {
  return (
    <div className="grid gap-5">
      <div className="grid grid-cols-2 gap-2">
        {shareTargets(url).map(({ name: target, href }) => {
          const Icon = icons[target]
          return (
            <a key={target} href={href} target="_blank" rel="noreferrer" className="btn px-3">
              <Icon className="size-4" aria-hidden="true" />
              {target}
            </a>
          )
        })}
        <CopyButton text={url} label="Copy address" className="btn px-3 whitespace-nowrap" />
        {'share' in navigator && (
          <button type="button" className="btn px-3" onClick={() => void shareByDevice(url)}>
            <Share2 className="size-4" aria-hidden="true" />
            More
          </button>
        )}
      </div>
      <div className="flex items-center gap-4">
        <div className="w-28 shrink-0">
          <QrCode text={url} label={`QR code of ${withoutProtocol(url)}`} />
        </div>
        <div className="grid gap-2">
          <p className="text-sm text-muted">Opens your site on a phone.</p>
          <div className="flex flex-wrap gap-2">
            <DownloadButton type="PNG" onClick={() => void downloadPng(url, name)} />
            <DownloadButton
              type="SVG"
              onClick={() => saveFile(new Blob([qrSvg(url)], { type: 'image/svg+xml' }), `${name}-qr.svg`)}
            />
          </div>
        </div>
      </div>
    </div>
  )
}

const DownloadButton = ({ type, onClick }: { type: string; onClick: () => void }) => (
  <button
    type="button"
    className="btn btn-sm px-3"
    aria-label={`Download the QR code as ${type}`}
    onClick={onClick}
  >
    <Download className="size-4" aria-hidden="true" />
    {type}
  </button>
)

const downloadPng = (url: string, name: string) =>
  qrPng(url).then(
    (png) => saveFile(png, `${name}-qr.png`),
    () => toast.error('The browser could not draw the picture. The SVG works everywhere.'),
  )

/** Closing the menu is no failure. */
async function shareByDevice(url: string): Promise<void> {
  await navigator.share({ title: 'My portfolio', url }).catch((error: unknown) => {
    if (!(error instanceof DOMException && error.name === 'AbortError'))
      toast.error('The device could not share the link. Please copy the address.')
  })
}
