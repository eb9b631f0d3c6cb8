import { useCallback, useEffect, useRef, useState } from 'react'
import toast from 'react-hot-toast/headless'
import { fileRefusal } from './check-file.js'
import { uploadResume } from './upload-api.js'
import { refusalOf, type Refusal } from './upload-refusal.js'

export interface Upload {
  readonly file: File | undefined
  readonly refusal: Refusal | undefined
  /** How much was sent, 0 to 1; undefined while nothing is being sent. */
  readonly sent: number | undefined
  readonly choose: (file: File) => void
  readonly send: () => Promise<void>
  readonly cancel: () => void
}

export function useUpload(onDone: (resumeId: string) => void): Upload {
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [sent, setSent] = useState<number>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])

  const choose = useCallback((chosen: File) => {
    const text = fileRefusal(chosen)
    setRefusal(text === undefined ? undefined : { text, isRetryable: false })
    setFile(text === undefined ? chosen : undefined)
  }, [])

  const send = async () => {
    if (!file) return
    const abort = (running.current = new AbortController())
    setRefusal(undefined)
    setSent(0)
    try {
      const { id, message } = await uploadResume(file, { onSent: setSent, signal: abort.signal })
      toast.success(message)
      onDone(id)
    } catch (error) {
      if (abort.signal.aborted) return
      setRefusal(refusalOf(error))
    } finally {
      setSent(undefined)
    }
  }

  return { file, refusal, sent, choose, send, cancel: () => running.current?.abort() }
}
