import type { Ports } from '../ports.js'
import { deleteResume } from './delete-resume.js'
import { listResumes } from './list-resumes.js'

/** Deletes every resume and every blob of a user. Safe to repeat. */
export async function eraseUser(ports: Ports, userId: string): Promise<void> {
  for (const { id } of await listResumes(ports, userId)) await deleteResume(ports, userId, id)
  for (const kind of ['pdfs', 'readings'])
    for await (const { name } of ports.blobs.list(`${kind}/${userId}/`)) await ports.blobs.remove(name)
}
