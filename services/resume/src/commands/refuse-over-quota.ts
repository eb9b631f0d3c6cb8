import { DomainError } from '@thumbfolio/contracts'
import type { Limit } from '@thumbfolio/kit/http'
import type { Ports } from '../ports.js'
import { listResumes } from './list-resumes.js'

/** What one account may hold. Uploads at the same time may go over it, by themselves alone. */
const mostResumes = 100
const mostBytes = 500 * 2 ** 20

/** From all sessions and addresses together; a person needs a few. */
const uploadsByAccount: Limit = {
  name: 'uploads by account',
  points: 60,
  windowSeconds: 3_600,
  onUnavailable: 'fail-open',
}

/** Counts an upload, also one whose file turns out not to be read. @throws DomainError `rate-limited` */
export async function refuseManyUploads({ limits }: Pick<Ports, 'limits'>, userId: string): Promise<void> {
  const { allowed, retryAfterSeconds } = await limits.consume(userId, uploadsByAccount)
  if (!allowed) throw new DomainError('rate-limited', { retryAfterSeconds })
}

/** @throws DomainError `too-many-resumes` */
export async function refuseOverQuota(
  ports: Pick<Ports, 'resumes'>,
  { userId, sizeBytes }: { userId: string; sizeBytes: number },
): Promise<void> {
  const held = await listResumes(ports, userId)
  const heldBytes = held.reduce((sum, resume) => sum + resume.sizeBytes, 0)
  if (held.length >= mostResumes || heldBytes + sizeBytes > mostBytes)
    throw new DomainError('too-many-resumes')
}
