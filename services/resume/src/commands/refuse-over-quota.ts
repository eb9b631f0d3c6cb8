import { DomainError } from '@thumbfolio/contracts'
import type { Ports } from '../ports.js'
import { listResumes } from './list-resumes.js'

/** What one account may hold. Uploads at the same time may go over it, by themselves alone. */
const mostResumes = 100
const mostBytes = 500 * 2 ** 20

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
