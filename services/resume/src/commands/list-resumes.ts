import type { Resume } from '../domain/resume.js'
import type { Ports } from '../ports.js'

const pageSize = 100

/** All resumes of a user, newest first. */
export async function listResumes({ resumes }: Pick<Ports, 'resumes'>, userId: string): Promise<Resume[]> {
  const found: Resume[] = []
  let after: string | undefined
  do {
    const page = await resumes.list(
      'owner',
      { equals: userId },
      { limit: pageSize, ...(after !== undefined && { after }) },
    )
    found.push(...page.items)
    after = page.next
  } while (after !== undefined)
  return found.sort((a, b) => b.createdAt.localeCompare(a.createdAt))
}
