import { resumeImportRoutes, resumeRoutes } from '@thumbfolio/contracts'
import { call, callWithFile } from '../../lib/api-client.js'
import { dataUrl } from '../../lib/data-url.js'

/** Sending 10 MB on a slow line and reading 30 pages; the server ends one that makes no progress. */
const uploadTimeoutMs = 300_000

/** Uploads a PDF and answers with its id, and with what to say: another PDF in it may have been read. */
export async function uploadResume(
  file: File,
  { onSent, signal }: { onSent: (share: number) => void; signal: AbortSignal },
): Promise<{ id: string; message: string }> {
  // One that was changed or deleted since it was chosen fails here, and not as if the network were away.
  await file.slice(0, 1).arrayBuffer()
  const { fileName, message } = await callWithFile(
    resumeRoutes.uploadResume,
    { file, query: { name: file.name } },
    { onSent, signal, timeoutMs: uploadTimeoutMs },
  )
  return { id: fileName, message }
}

/** Starts a resume without a file and answers with its id. A repeat with the same key is the same one. */
export async function startByHand(key: string): Promise<string> {
  const { fileName } = await call(resumeImportRoutes.startByHand, { body: {} }, { idempotencyKey: key })
  return fileName
}

/** Imports a file that is no PDF and answers with the id of the resume. */
export async function importResume(file: File, signal: AbortSignal): Promise<string> {
  const { fileName } = await call(
    resumeImportRoutes.importResume,
    { body: { file: await dataUrl(file, 'application/octet-stream'), name: file.name } },
    { signal, timeoutMs: uploadTimeoutMs },
  )
  return fileName
}
