import { costOf, defaultModel } from '@thumbfolio/contracts'
import { Ellipsis, RotateCcw, Share2 } from 'lucide-react'
import { useId, useState } from 'react'
import { Link } from 'react-router-dom'
import { credits } from '../../lib/counted.js'
import { usePopover } from '../../lib/use-popover.js'
import { IconButton } from '../../ui/icon-button.js'
import { ShareDialog } from '../../ui/share-dialog.js'
import { MessagesLine } from './messages-line.js'

const line =
  'flex w-full cursor-pointer items-center gap-3 px-4 py-2.5 text-left text-sm hover:bg-base-200 focus-visible:-outline-offset-2'

/** What is done with a live site now and then. What costs credits says so. */
export function SiteMenu({ url, name }: { url: string; name: string }) {
  const { root, isOpen, toggle, close } = usePopover<HTMLDivElement>()
  const [isSharing, setIsSharing] = useState(false)
  const id = useId()
  return (
    <div ref={root} className="relative">
      <IconButton
        tip="More"
        label={`More for ${name}`}
        side="left"
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={toggle}
      >
        <Ellipsis className="size-4" aria-hidden="true" />
      </IconButton>
      {isOpen && (
        <ul
          id={id}
          className="absolute right-0 bottom-full z-10 mb-2 w-64 animate-open rounded-box bg-base-100 py-2 shadow-xl ring-1 ring-line"
        >
          <li>
            <button
              type="button"
              className={line}
              onClick={() => {
                close()
                setIsSharing(true)
              }}
            >
              <Share2 className="size-4 text-muted" aria-hidden="true" />
              Share
            </button>
          </li>
          <li>
            <MessagesLine name={name} className={line} />
          </li>
          <li>
            <Link to={`/launch?site=${encodeURIComponent(name)}`} className={line}>
              <RotateCcw className="size-4 text-muted" aria-hidden="true" />
              Launch again
              <span className="ml-auto text-muted">from {credits(costOf(defaultModel))}</span>
            </Link>
          </li>
        </ul>
      )}
      {isSharing && <ShareDialog url={url} name={name} onClose={() => setIsSharing(false)} />}
    </div>
  )
}
