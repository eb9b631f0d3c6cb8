import { Download } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { messageOf } from '../../lib/api-problem.js'
import { megabytes } from '../../lib/megabytes.js'
import { saveFile } from '../../lib/save-file.js'
import { Notice } from '../../ui/notice.js'
import { dataArchive } from './profile-api.js'

/** A download of everything stored about the person. */
export function YourData() {
  const { received, failure, start, cancel } = useArchive()
  return (
    <>
      {received === undefined ? (
        <button type="button" className="btn" onClick={() => void start()}>
          <Download className="size-4" aria-hidden="true" />
          Download my data
        </button>
      ) : (
        <div className="max-w-sm text-sm">
          <div className="flex justify-between">
            <span role="status">Putting your data together</span>
            <span className="tabular">{received > 0 && megabytes(received)}</span>
          </div>
          <progress className="progress mt-1.5 w-full" aria-label="Putting your data together" />
          <button type="button" className="btn mt-3" onClick={cancel}>
            Cancel
          </button>
        </div>
      )}
      {failure !== undefined && (
        <div className="mt-4">
          <Notice kind="problem" title={messageOf(failure, 'The download was interrupted.')}>
            No file was saved. Your data is unchanged; please try again.
          </Notice>
        </div>
      )}
    </>
  )
}

function useArchive() {
  /** How many bytes came in; undefined while nothing is being downloaded. */
  const [received, setReceived] = useState<number>()
  const [failure, setFailure] = useState<unknown>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const start = async () => {
    const abort = (running.current = new AbortController())
    setFailure(undefined)
    setReceived(0)
    try {
      const bytes = await dataArchive({ signal: abort.signal, onReceived: setReceived })
      saveFile(
        new Blob([bytes], { type: 'application/zip' }),
        `thumbfolio-${new Date().toISOString().slice(0, 10)}.zip`,
      )
    } catch (error) {
      if (!abort.signal.aborted) setFailure(error)
    } finally {
      if (running.current === abort) setReceived(undefined)
    }
  }
  return { received, failure, start, cancel: () => running.current?.abort() }
}
