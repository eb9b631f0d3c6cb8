import { useCallback, useEffect, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { ApiProblem, messageOf } from '../../lib/api-problem.js'
import { fileRefusal } from './check-file.js'
import { uploadResume } from './upload-api.js'

export interface Upload {
  readonly file: File | undefined
  /** Why the file was not taken, by us or by the server. */
  readonly refusal: string | undefined
  /** How much was sent, 0 to 1; undefined while nothing is being sent. */
  readonly sent: number | undefined
  readonly choose: (file: File) => void
  readonly send: () => Promise<void>
  readonly cancel: () => void
}

export function useUpload(onDone: (resumeId: string) => void): Upload {
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<string>()
  const [sent, setSent] = useState<number>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const choose = useCallback((chosen: File) => {
    const reason = fileRefusal(chosen)
    setRefusal(reason)
    setFile(reason === undefined ? chosen : undefined)
  }, [])

  const send = async () => {
    if (!file) return
    const abort = (running.current = new AbortController())
    setRefusal(undefined)
    setSent(0)
    try {
      const id = await uploadResume(file, { onSent: setSent, signal: abort.signal })
      toast.success('PDF uploaded successfully')
      onDone(id)
    } catch (error) {
      if (abort.signal.aborted) return
      const fallback =
        error instanceof ApiProblem && error.status === undefined
          ? 'Failed to upload resume. Please try again.'
          : 'Error in uploading resume'
      setRefusal(messageOf(error, fallback))
    } finally {
      setSent(undefined)
    }
  }

  return { file, refusal, sent, choose, send, cancel: () => running.current?.abort() }
}
