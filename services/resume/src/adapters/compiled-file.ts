import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** A module beside this one, for a process or a thread of its own; when this runs from source (tests), the compiled one. */
export const compiledFile = (name: string): string =>
  fileURLToPath(new URL(name, import.meta.url)).replace(
    `${sep}src${sep}adapters${sep}`,
    `${sep}dist${sep}adapters${sep}`,
  )
