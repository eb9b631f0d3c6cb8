import { DomainError } from '@thumbfolio/contracts'
import type { Ports } from '../ports.js'
import { listResumes } from './list-resumes.js'

/** What one account may hold. Uploads at the same time may go over it, by themselves alone. */
const mostResumes = 100
const mostBytes = 500 * 2 ** 20

/** @throws DomainError `too-many-resumes` */
export async function refuseOverQuota(
  ports: Pick<Ports, 'resumes'>,
  { userId, bytes }: { userId: string; bytes: Uint8Array },
): Promise<void> {
  const held = await listResumes(ports, userId)
  const heldBytes = held.reduce((sum, { sizeBytes }) => sum + sizeBytes, 0)
  if (held.length >= mostResumes || heldBytes + bytes.length > mostBytes)
    throw new DomainError('too-many-resumes')
}
