import { DomainError, type resumeInternalRoutes, type resumeRoutes } from '@thumbfolio/contracts'
import { ifMatchHolds, requireIfMatch, type RouteHandlers } from '@thumbfolio/kit/http'
import { correctResume } from '../commands/correct-resume.js'
import { deleteResume } from '../commands/delete-resume.js'
import { findPortrait, findWorkPictures } from '../commands/find-pictures.js'
import { listResumes } from '../commands/list-resumes.js'
import { openPdf } from '../commands/open-pdf.js'
import { ownedResume } from '../commands/owned-resume.js'
import { renameResume } from '../commands/rename-resume.js'
import { rereadResume } from '../commands/reread-resume.js'
import { storedReading, uploadResume } from '../commands/upload-resume.js'
import { pdfFromDataUrl } from '../domain/pdf-data-url.js'
import { etagOf } from '../domain/resume.js'
import type { Ports } from '../ports.js'
import {
  presentForLaunch,
  presentItem,
  presentReading,
  presentText,
  presentUpload,
} from './present-resume.js'

export const resumeHandlers = (ports: Ports): RouteHandlers<typeof resumeRoutes> => ({
  async uploadResume({ session: { userId }, body, header }) {
    const idempotencyKey = header('Idempotency-Key')
    const { resume, reading, attachedName } = await uploadResume(ports, {
      userId,
      name: body.name,
      source: 'file' in body ? body.file : pdfFromDataUrl(body.pdfFile),
      ...(idempotencyKey !== undefined && { idempotencyKey }),
    })
    const data = presentUpload(resume, reading)
    const message =
      attachedName === undefined
        ? 'PDF uploaded successfully'
        : `This PDF is a portfolio. We read and kept the PDF in it, “${attachedName}”.`
    return { status: 201, body: { message, fileName: resume.id, data } }
  },
  async renameResume({ session: { userId }, params, body }) {
    if (body.userId !== userId) throw new DomainError('not-found')
    const { _id, name, url } = presentItem(await renameResume(ports, userId, params.id, body.name))
    return { status: 200, body: { message: 'Resume name updated successfully', data: { _id, name, url } } }
  },
  async deleteResume({ session: { userId }, params }) {
    await deleteResume(ports, userId, params.id)
    return { status: 200, body: { message: 'Resume deleted successfully' } }
  },
  async resumeFile({ session: { userId }, params }) {
    const { resume, blob } = await openPdf(ports, userId, params.id)
    return { status: 200, body: blob.stream, headers: fileHeaders(resume.name, blob.sizeBytes) }
  },
  async resumeContent({ session: { userId }, params }) {
    const resume = await ownedResume(ports, userId, params.id)
    const data = await presentReading(ports, resume, await storedReading(ports, resume))
    return { status: 200, body: { data }, headers: { ETag: etagOf(resume) } }
  },
  async correctResume({ session: { userId }, params, query, body, header }) {
    const ifMatch = requireIfMatch(header)
    const isExpected = (etag: string) => ifMatchHolds(ifMatch, etag)
    const correction = { content: body, isIdentityConfirmed: query.identity === 'confirmed' }
    const resume = await correctResume(ports, userId, params.id, correction, isExpected)
    const data = await presentReading(ports, resume, await storedReading(ports, resume))
    return { status: 200, body: { data }, headers: { ETag: etagOf(resume) } }
  },
  async rereadResume({ session: { userId }, params, header }) {
    const ifMatch = header('If-Match') ?? '*'
    const isExpected = (etag: string) => ifMatchHolds(ifMatch, etag)
    const { resume, reading, changed, kept } = await rereadResume(ports, userId, params.id, isExpected)
    return {
      status: 200,
      body: { data: await presentReading(ports, resume, reading), changed, kept },
      headers: { ETag: etagOf(resume) },
    }
  },
  async listResumes({ session: { userId }, params }) {
    if (params.userId !== userId) throw new DomainError('not-found')
    return { status: 200, body: { data: (await listResumes(ports, userId)).map(presentItem) } }
  },
})

export const resumeInternalHandlers = (ports: Ports): RouteHandlers<typeof resumeInternalRoutes> => ({
  async contentForLaunch({ params: { userId, id } }) {
    const resume = await ownedResume(ports, userId, id)
    return { status: 200, body: await presentForLaunch(ports, resume, await storedReading(ports, resume)) }
  },
  async textOfPdf({ params: { userId, id } }) {
    const resume = await ownedResume(ports, userId, id)
    return { status: 200, body: presentText(resume, await storedReading(ports, resume)) }
  },
  async pdfOf({ params: { userId, id } }) {
    const { blob } = await openPdf(ports, userId, id)
    return { status: 200, body: blob.stream }
  },
  async portraitOf({ params: { userId, id } }) {
    return { status: 200, body: await findPortrait(ports, userId, id) }
  },
  async workPicturesOf({ params: { userId, id } }) {
    const found = await findWorkPictures(ports, userId, id)
    const pictures = found.map(({ png: _bytes, ...place }) => place)
    return { status: 200, body: { pictures } }
  },
  async workPictureOf({ params: { userId, id, number } }) {
    const picture = (await findWorkPictures(ports, userId, id))[Number(number)]
    if (!picture) throw new DomainError('not-found')
    return { status: 200, body: picture.png }
  },
})

/** The name goes out percent-encoded (RFC 8187), so no name can end the header. */
const fileHeaders = (name: string, sizeBytes: number) => ({
  'Content-Length': String(sizeBytes),
  'Content-Disposition': `inline; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, (c) => `%${c.charCodeAt(0).toString(16)}`)}`,
  'Cache-Control': 'private, no-store',
  'X-Content-Type-Options': 'nosniff',
})
