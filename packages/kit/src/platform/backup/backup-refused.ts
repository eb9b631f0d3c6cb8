/** Nothing was backed up or restored; the message says why and what to do. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}

/** The backup is complete, but its copy in the other place is missing; the message says why and what to do. */
export class BackupNotCopied extends Error {
  override name = 'BackupNotCopied'
}

/** Turns the error of a full disk into a `BackupRefused` that says what to do; returns any other error unchanged. */
export function explainFullDisk(error: unknown, place: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error
  return new BackupRefused(
    `The disk of ${place} is full (${code}). Nothing was kept. Make room, or name another folder.`,
    { cause: error },
  )
}
