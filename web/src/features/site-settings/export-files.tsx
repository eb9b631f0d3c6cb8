import { Download, FileBraces } from 'lucide-react'
import { useState } from 'react'
import { messageOf } from '../../lib/api-problem.js'
import { saveFile } from '../../lib/save-file.js'
import { Refusal } from '../../ui/refusal.js'
import { Working } from '../../ui/spinner.js'
import { siteArchive } from './site-settings-api.js'

/** The published page as files, for another host or another tool. */
export function ExportFiles({ site, url }: { site: string; url: string }) {
  const [isLoading, setIsLoading] = useState(false)
  const [refusal, setRefusal] = useState<string>()

  const save = async () => {
    if (isLoading) return
    setIsLoading(true)
    setRefusal(undefined)
    try {
      saveFile(await siteArchive(site), `${site}.zip`)
    } catch (error) {
      setRefusal(messageOf(error, 'The page could not be downloaded. Please try again.'))
    } finally {
      setIsLoading(false)
    }
  }

  return (
    <section aria-labelledby="export-title">
      <h2 id="export-title" className="text-lg font-semibold">
        Export
      </h2>
      <p className="mt-2 max-w-prose text-sm text-muted">
        The ZIP has your page as it is online. It opens from a folder and can be put on any web host.
        resume.json has the same facts in the JSON Resume format, which other tools read.
      </p>
      <div className="mt-4 flex flex-wrap gap-2">
        <button type="button" className="btn" aria-disabled={isLoading} onClick={() => void save()}>
          {isLoading ? <Working /> : <Download className="size-4" aria-hidden="true" />}
          Download the page (ZIP)
        </button>
        <a href={new URL('resume.json', url).href} target="_blank" rel="noreferrer" className="btn">
          <FileBraces className="size-4" aria-hidden="true" />
          Open resume.json
        </a>
      </div>
      <div className="mt-2">
        <Refusal text={refusal} />
      </div>
    </section>
  )
}
