import { FileUp } from 'lucide-react'
import { useRef } from 'react'
import { useMedia } from '../../lib/use-media.js'
import { Unbroken } from '../../ui/unbroken.js'

interface FileChooserProps {
  /** `large` is the whole sheet that invites; `small` exchanges a file that was chosen. */
  size: 'large' | 'small'
  onChoose: (file: File) => void
  /** The one thing to do: the file that was chosen cannot be taken. */
  primary?: boolean
}

export function FileChooser({ size, onChoose, primary = false }: FileChooserProps) {
  const input = useRef<HTMLInputElement>(null)
  // A finger cannot drop a file.
  const isTouched = useMedia('(pointer: coarse)')
  const field = (
    <input
      ref={input}
      type="file"
      accept=".pdf,application/pdf"
      className="sr-only"
      aria-label="Resume PDF"
      tabIndex={-1}
      onChange={(event) => {
        const file = event.target.files?.[0]
        if (file) onChoose(file)
        event.target.value = ''
      }}
    />
  )
  const open = () => input.current?.click()

  if (size === 'small')
    return (
      <div className="relative grid">
        <button
          type="button"
          className={`btn ${primary ? 'btn-primary' : ''}`}
          autoFocus={primary}
          onClick={open}
        >
          Choose another
        </button>
        {field}
      </div>
    )
  return (
    <div className="relative">
      <button
        type="button"
        onClick={open}
        className="group flex min-h-72 w-full cursor-pointer flex-col items-center justify-center gap-1 rounded-box border-2 border-dashed border-base-content/40 p-8 text-center transition-colors hover:border-base-content hover:bg-base-200 md:min-h-96"
      >
        <FileUp className="mb-4 size-8" strokeWidth={1.5} aria-hidden="true" />
        <span className="title text-xl">
          {isTouched ? 'Choose your resume' : 'Drop your resume anywhere on this page'}
        </span>
        <span className="text-muted">
          {isTouched ? 'a PDF from this device' : 'or choose a PDF from this device'}
        </span>
        <span className="btn mt-6">Choose a PDF</span>
        <span className="mt-4 text-sm text-muted">
          <Unbroken>PDF with text, up to 10 MB and 30 pages</Unbroken>
        </span>
      </button>
      {field}
    </div>
  )
}
