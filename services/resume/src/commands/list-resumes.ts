import { everyItem } from '@thumbfolio/kit/store'
import type { Resume } from '../domain/resume.js'
import type { Ports } from '../ports.js'

/** All resumes of a user, newest first. */
export async function listResumes({ resumes }: Pick<Ports, 'resumes'>, userId: string): Promise<Resume[]> {
  const found: Resume[] = []
  for await (const resume of everyItem(resumes, 'owner', { equals: userId })) found.push(resume)
  return found.sort((a, b) => b.createdAt.localeCompare(a.createdAt))
}
