import { PencilLine } from 'lucide-react'
import { useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { messageOf } from '../../lib/api-problem.js'
import { Working } from '../../ui/spinner.js'
import { startByHand } from './upload-api.js'

/** The way without a file: an empty page, which is named next and then written. */
export function EmptyStart() {
  const navigate = useNavigate()
  const [isStarting, setIsStarting] = useState(false)
  const [problem, setProblem] = useState<string>()
  /** A second press, and a repeat after a lost answer, start the same page. */
  const key = useRef<string>(undefined)
  const start = async () => {
    if (isStarting) return
    setIsStarting(true)
    setProblem(undefined)
    try {
      const id = await startByHand((key.current ??= crypto.randomUUID()))
      void navigate(`/site-setup?resume=${encodeURIComponent(id)}`)
    } catch (error) {
      setProblem(messageOf(error, 'The page could not be started. Please try again.'))
      setIsStarting(false)
    }
  }
  return (
    <div className="mt-6 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="text-muted">No resume at hand?</p>
      <button type="button" className="btn" aria-disabled={isStarting} onClick={() => void start()}>
        {isStarting ? <Working /> : <PencilLine className="size-4" aria-hidden="true" />}
        Start with an empty page
      </button>
      {problem !== undefined && (
        <p role="alert" className="basis-full text-sm text-danger">
          {problem}
        </p>
      )}
    </div>
  )
}
