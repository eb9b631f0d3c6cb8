import { DomainError, type ExportItem, type personalDataRoutes } from '@thumbfolio/contracts'
import { jsonFile, type RouteHandlers } from '@thumbfolio/kit/http'
import { listResumes } from '../commands/list-resumes.js'
import { ownedResume } from '../commands/owned-resume.js'
import type { Resume } from '../domain/resume.js'
import { extensionOf, hasFile, pdfBlob, readingBlob, type Ports } from '../ports.js'

/** What this service holds about a user: each resume's PDF, its reading as it was kept, and its owner's corrections. */
export const personalDataHandlers = (ports: Ports): RouteHandlers<typeof personalDataRoutes.resume> => ({
  async personalData({ params: { userId } }) {
    return { status: 200, body: { things: (await listResumes(ports, userId)).map(filesOf) } }
  },
  async exportFile({ params: { userId, id } }) {
    const [, resumeId = '', path] = /^([^/]+)\/(.+)$/.exec(id) ?? []
    const resume = await ownedResume(ports, userId, resumeId)
    if (path === 'resume.json') return { status: 200, body: jsonFile(described(resume)) }
    const name = blobNames.get(path ?? '')?.(resume)
    const blob = name && (await ports.blobs.open(name))
    if (!blob) throw new DomainError('not-found')
    return { status: 200, body: blob.stream, headers: { 'Content-Length': String(blob.sizeBytes) } }
  },
})

const blobNames = new Map<string, (resume: Resume) => string | undefined>([
  ...['pdf', 'docx', 'zip', 'json', 'txt'].map((ending) => [`original.${ending}`, pdfBlob] as const),
  ['resume.pdf', pdfBlob],
  ['reading.json', readingBlob],
])

const originalName = (resume: Resume): string =>
  resume.imported === undefined ? 'resume.pdf' : `original.${extensionOf(resume)}`

const filesOf = (resume: Resume): ExportItem => ({
  name: resume.name.replace(/\.(?:pdf|docx|zip|json|txt)$/i, ''),
  files: [
    ...(hasFile(resume)
      ? [
          {
            id: `${resume.id}/${originalName(resume)}`,
            path: originalName(resume),
            sizeBytes: resume.sizeBytes,
          },
        ]
      : []),
    { id: `${resume.id}/resume.json`, path: 'resume.json' },
    { id: `${resume.id}/reading.json`, path: 'reading.json' },
  ],
})

/** All of it but what only our store needs. */
function described({ version: _v, schemaVersion: _s, readingId: _r, ...resume }: Resume): object {
  return resume
}
