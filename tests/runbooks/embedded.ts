import { fileURLToPath } from 'node:url'

export const embeddedEntry = fileURLToPath(new URL('../../deploy/embedded/dist/main.js', import.meta.url))
/** The resume of a nurse. */
export const sample = new URL('../../deploy/embedded/samples/nurse.pdf', import.meta.url)
