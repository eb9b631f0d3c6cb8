import { sweepBlobs } from '@thumbfolio/kit'
import { pdfBlob, readingBlob, suggestionBlob, type Ports } from '../ports.js'

/** Removes blobs that no resume refers to, a day after they were written. */
export async function sweepUnreferenced(ports: Ports): Promise<void> {
  for (const prefix of ['pdfs/', 'readings/'])
    await sweepBlobs(ports.blobs, prefix, (name) => isReferenced(ports, name), ports.now)
}

async function isReferenced({ resumes }: Ports, name: string): Promise<boolean> {
  const id = name.split('/')[2]?.replace(/\.pdf$/, '') ?? ''
  const resume = await resumes.find(id)
  if (!resume) return false
  return [pdfBlob(resume), readingBlob(resume), suggestionBlob(resume)].includes(name)
}
