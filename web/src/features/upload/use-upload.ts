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
  /** Starts the upload at once, unless the file is refused. */
  readonly choose: (file: File) => void
  /** Sends the chosen file again. Does nothing during an upload. */
  readonly send: () => void
  readonly cancel: () => void
}

export function useUpload(onDone: (resumeId: string) => void): Upload {
  const [file, setFile] = useState<File>()
  const [refusal, setRefusal] = useState<Refusal>()
  const [sent, setSent] = useState<number>()
  const running = useRef<AbortController>(undefined)
  const whenDone = useRef(onDone)
  whenDone.current = onDone
  useEffect(() => () => running.current?.abort(), [])

  const upload = useCallback(async (chosen: File) => {
    const abort = (running.current = new AbortController())
    setRefusal(undefined)
    setSent(0)
    try {
      const { id, message } = await uploadResume(chosen, { onSent: setSent, signal: abort.signal })
      toast.success(message)
      whenDone.current(id)
    } catch (error) {
      if (abort.signal.aborted) return
      setRefusal(refusalOf(error))
    } finally {
      if (running.current === abort) {
        running.current = undefined
        setSent(undefined)
      }
    }
  }, [])

  const choose = useCallback(
    (chosen: File) => {
      running.current?.abort()
      const text = fileRefusal(chosen)
      setRefusal(text === undefined ? undefined : { text, isRetryable: false })
      setFile(text === undefined ? chosen : undefined)
      if (text === undefined) void upload(chosen)
    },
    [upload],
  )

  const send = () => {
    if (file && !running.current) void upload(file)
  }
  return { file, refusal, sent, choose, send, cancel: () => running.current?.abort() }
}
