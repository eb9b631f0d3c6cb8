import { readFile, writeFile } from 'node:fs/promises'

/** Copies a text file and replaces each pattern. @throws Error where a pattern matches nothing, because the file has changed */
export async function adaptFile(from, to, replacements) {
  let text = await readFile(from, 'utf8')
  for (const [pattern, by] of replacements) {
    if (text.search(pattern) === -1) throw new Error(`${from} has nothing that matches ${pattern}`)
    text = text.replace(pattern, by)
  }
  await writeFile(to, text)
}
