import { readdirSync, readFileSync } from 'node:fs'

/**
 * What ships with the program: as constant as its code, so a page made with it stays a pure function of its input.
 * The only file of the domain that reads any.
 */
export const foldersIn = (folder: URL): string[] =>
  readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => name)
    .sort()

const read = new Map<string, Uint8Array>()

/** The bytes of a file, read once. @throws Error where the package is not complete */
export function shippedFile(file: URL): Uint8Array {
  const known = read.get(file.href)
  if (known) return known
  const bytes = new Uint8Array(readFileSync(file))
  read.set(file.href, bytes)
  return bytes
}
