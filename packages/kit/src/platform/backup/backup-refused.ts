/** Nothing was backed up or restored; the message says why and what to do. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
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
