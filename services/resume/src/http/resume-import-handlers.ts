import { DomainError, type resumeImportRoutes } from '@thumbfolio/contracts'
import type { RouteHandlers } from '@thumbfolio/kit/http'
import { startByHand } from '../commands/start-by-hand.js'
import { uploadResume } from '../commands/upload-resume.js'
import { ImportRefused, fileFromDataUrl } from '@thumbfolio/resume-reader'
import type { Ports } from '../ports.js'
import { presentUpload } from './present-resume.js'

export const resumeImportHandlers = (ports: Ports): RouteHandlers<typeof resumeImportRoutes> => ({
  async startByHand({ session: { userId }, body: { name }, header }) {
    const idempotencyKey = header('Idempotency-Key')
    const { resume, reading } = await startByHand(ports, {
      userId,
      name,
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    })
    const data = presentUpload(resume, reading)
    return { status: 201, body: { message: 'Your page is ready to be written', fileName: resume.id, data } }
  },
  async importResume({ session: { userId }, body, header }) {
    const idempotencyKey = header('Idempotency-Key')
    const { resume, reading } = await asImport(() =>
      uploadResume(ports, {
        userId,
        name: body.name,
        source: fileFromDataUrl(body.file),
        ...(idempotencyKey !== undefined && { idempotencyKey }),
      }),
    )
    const data = presentUpload(resume, reading)
    return { status: 201, body: { message: 'Resume imported successfully', fileName: resume.id, data } }
  },
})

/** The reader is the one for PDFs, and so are its limits: here they are said of an import. */
async function asImport<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read()
  } catch (cause) {
    if (cause instanceof DomainError && cause.code === 'pdf-too-heavy')
      throw new ImportRefused('import-too-heavy', { cause })
    throw cause
  }
}
