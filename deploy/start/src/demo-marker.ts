import { access, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

const marker = 'started'

/** Whether the next start with this data directory runs the demo: none has succeeded or was declined there. */
export const isDemoDue = (directory: string): Promise<boolean> =>
  access(join(directory, marker)).then(
    () => false,
    () => true,
  )

export const noteDemoDone = (directory: string): Promise<void> =>
  writeFile(join(directory, marker), `${new Date().toISOString()}\n`)
