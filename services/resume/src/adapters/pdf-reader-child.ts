import { readFile } from 'node:fs/promises'
import { isPdfRefusal } from '../domain/pdf-errors.js'
import { readResume } from '../domain/reading/read-resume.js'
import type { ReadReply, ReadRequest } from './pdf-reader-protocol.js'
import { pdfText } from './pdf-text.pdfjs.js'

const reportEveryMs = 200

const codeOf = (error: unknown): unknown =>
  error instanceof Error && 'code' in error ? error.code : undefined

const answer = async ({ id, path }: ReadRequest): Promise<ReadReply> => {
  try {
    const text = await pdfText(new Uint8Array(await readFile(path)))
    return { id, ok: true, reading: readResume(text) }
  } catch (error) {
    const code = codeOf(error)
    if (isPdfRefusal(code)) return { id, ok: false, refusal: code }
    return { id, ok: false, error: error instanceof Error ? (error.stack ?? error.message) : String(error) }
  }
}

const reply = (message: ReadReply) => process.send?.(message)

process.on('message', (request: ReadRequest) => void answer(request).then(reply))
// The parent watches memory from outside where it can; this is for systems where it cannot.
setInterval(() => reply({ rssBytes: process.memoryUsage.rss() }), reportEveryMs).unref()
process.on('disconnect', () => process.exit(0))
