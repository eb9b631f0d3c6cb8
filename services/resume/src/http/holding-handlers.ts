import { DomainError, type HeldThing, type holdingRoutes } from '@thumbfolio/contracts'
import { jsonFile, type RouteHandlers } from '@thumbfolio/kit'
import { listResumes } from '../commands/list-resumes.js'
import { ownedResume } from '../commands/owned-resume.js'
import type { Resume } from '../domain/resume.js'
import { pdfBlob, readingBlob, type Ports } from '../ports.js'

/** What this service holds about a user: each resume's PDF, its reading as it was kept, and its owner's corrections. */
export const holdingHandlers = (ports: Ports): RouteHandlers<typeof holdingRoutes.resume> => ({
  async holdings({ params: { userId } }) {
    return { status: 200, body: { things: (await listResumes(ports, userId)).map(filesOf) } }
  },
  async heldFile({ params: { userId, id } }) {
    const [, resumeId = '', path] = /^([^/]+)\/(.+)$/.exec(id) ?? []
    const resume = await ownedResume(ports, userId, resumeId)
    if (path === 'resume.json') return { status: 200, body: jsonFile(described(resume)) }
    const name = blobNames.get(path ?? '')?.(resume)
    const blob = name && (await ports.blobs.open(name))
    if (!blob) throw new DomainError('not-found')
    return { status: 200, body: blob.stream, headers: { 'Content-Length': String(blob.sizeBytes) } }
  },
})

const blobNames = new Map<string, (resume: Resume) => string>([
  ['resume.pdf', pdfBlob],
  ['reading.json', readingBlob],
])

const filesOf = ({ id, name, sizeBytes }: Resume): HeldThing => ({
  name: name.replace(/\.pdf$/i, ''),
  files: [
    { id: `${id}/resume.pdf`, path: 'resume.pdf', sizeBytes },
    { id: `${id}/resume.json`, path: 'resume.json' },
    { id: `${id}/reading.json`, path: 'reading.json' },
  ],
})

/** All of it but what only our store needs. */
function described({ version: _v, schemaVersion: _s, readingId: _r, ...resume }: Resume): object {
  return resume
}
