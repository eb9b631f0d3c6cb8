import { useCallback } from 'react'
import { useNavigate } from 'react-router-dom'
import { handOver } from '../../lib/chosen-file.js'
import { DropHere } from './drop-here.js'
import { EmptyStart } from './empty-start.js'
import { FileChooser } from './file-chooser.js'
import { usePageDrop } from './use-page-drop.js'

/** The first step of a new account. A file that is chosen or dropped here is sent by the upload page. */
export function StartUpload() {
  const navigate = useNavigate()
  const start = useCallback(
    (file: File) => {
      handOver(file)
      void navigate('/uploadresume')
    },
    [navigate],
  )
  const isOver = usePageDrop(start, true)
  return (
    <section aria-labelledby="start-title" className="mt-10">
      <h2 id="start-title" className="title mb-1 text-xl">
        Start with your resume
      </h2>
      <p className="mb-5 text-muted">Then pick a name, see your page, and launch it.</p>
      <FileChooser size="large" onChoose={start} />
      <EmptyStart />
      {isOver && <DropHere />}
    </section>
  )
}
