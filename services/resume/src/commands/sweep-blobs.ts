import { pdfBlob, type Ports, readingBlob } from '../ports.js'

/** Removes blobs that no resume refers to, a day after they were written. */
export async function sweepUnreferenced(ports: Ports): Promise<void> {
  for (const prefix of ['pdfs/', 'readings/'])
    await ports.blobs.sweep(prefix, (name) => isReferenced(ports, name))
}

async function isReferenced({ resumes }: Ports, name: string): Promise<boolean> {
  const id = name.split('/')[2]?.replace(/\.pdf$/, '') ?? ''
  const resume = await resumes.find(id)
  if (!resume) return false
  return [pdfBlob(resume), readingBlob(resume)].includes(name)
}
