import { FileUp } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { ActionBar } from '../../ui/action-bar.js'
import { Notice } from '../../ui/notice.js'
import { importRefusal } from './check-file.js'
import { importResume } from './upload-api.js'
import { refusalOf } from './upload-refusal.js'

const kinds = [
  ['Word document', '.docx from Word, Google Docs or LibreOffice'],
  ['LinkedIn data export', 'the ZIP file from Settings, Data privacy, Get a copy of your data'],
  ['JSON Resume', 'a .json file in the schema of jsonresume.org'],
  ['Plain text', 'a .txt or .md file'],
] as const

/** A resume from a file that is no PDF: chosen, sent and read in one step. */
export function ImportStep({
  onDone,
  onBusy,
}: {
  onDone: (id: string) => void
  onBusy: (isBusy: boolean) => void
}) {
  const { refusal, isSending, send, cancel } = useImport(onDone)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    onBusy(isSending)
    return () => onBusy(false)
  }, [isSending, onBusy])
  return (
    <>
      {refusal !== undefined && (
        <div className="mb-6">
          <Notice kind="problem" title={refusal}>
            Nothing was stored.
          </Notice>
        </div>
      )}
      <dl className="grid gap-4 border-y border-line py-6 sm:grid-cols-2">
        {kinds.map(([name, detail]) => (
          <div key={name}>
            <dt className="font-medium">{name}</dt>
            <dd className="text-sm text-muted">{detail}</dd>
          </div>
        ))}
      </dl>
      <ActionBar note={isSending ? <span role="status">Reading your file</span> : undefined}>
        {isSending ? (
          <button type="button" className="btn" onClick={cancel}>
            Cancel
          </button>
        ) : (
          <div className="relative grid">
            <button type="button" className="btn btn-primary" onClick={() => input.current?.click()}>
              <FileUp className="size-4" aria-hidden="true" />
              Choose a file
            </button>
            <input
              ref={input}
              type="file"
              accept=".docx,.zip,.json,.txt,.md"
              className="sr-only"
              aria-label="File to import"
              tabIndex={-1}
              onChange={(event) => {
                const file = event.target.files?.[0]
                if (file) void send(file)
                event.target.value = ''
              }}
            />
          </div>
        )}
      </ActionBar>
    </>
  )
}

function useImport(onDone: (id: string) => void) {
  const [refusal, setRefusal] = useState<string>()
  const [isSending, setIsSending] = useState(false)
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  const send = async (file: File) => {
    const known = importRefusal(file)
    setRefusal(known)
    if (known !== undefined) return
    const abort = (running.current = new AbortController())
    setIsSending(true)
    try {
      const id = await importResume(file, abort.signal)
      toast.success('Resume imported successfully')
      onDone(id)
    } catch (error) {
      if (!abort.signal.aborted) setRefusal(refusalOf(error).text)
    } finally {
      setIsSending(false)
    }
  }
  return { refusal, isSending, send, cancel: () => running.current?.abort() }
}
