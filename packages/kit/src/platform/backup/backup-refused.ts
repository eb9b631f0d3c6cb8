/** Why nothing was backed up or restored, and what to do. */
export class BackupRefused extends Error {
  override name = 'BackupRefused'
}

/** A disk that is full, in words that say what to do. Any other error stays as it is. */
export function explainFullDisk(error: unknown, place: string): unknown {
  const { code } = error as NodeJS.ErrnoException
  if (code !== 'ENOSPC' && code !== 'EDQUOT') return error
  return new BackupRefused(
    `${place} has no room left (${code}). Nothing was kept. Make room, or name another place.`,
    { cause: error },
  )
}
