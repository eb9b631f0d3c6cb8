import { strToU8, zipSync } from 'fflate'

/** A ZIP of these texts by their paths. */
export const zipped = (files: Readonly<Record<string, string>>): Uint8Array =>
  zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, strToU8(text)])))
