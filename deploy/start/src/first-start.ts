import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const marker = 'started'

/** Whether this data directory has never been through a start. One that failed, for a busy port say, does not count. */
export const isFirstStart = (directory: string): Promise<boolean> =>
  access(join(directory, marker)).then(
    () => false,
    () => true,
  )

export const noteStart = (directory: string): Promise<void> =>
  writeFile(join(directory, marker), `${new Date().toISOString()}\n`)
