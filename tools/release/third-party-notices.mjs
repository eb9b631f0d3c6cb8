/** The licences of others with their texts, as they ask for: `node third-party-notices.mjs` writes the file. */
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { shippedPackages } from './check-licences.mjs'

export const noticesFile = 'THIRD-PARTY-NOTICES.txt'

const head = `Thumbfolio ships software and fonts of others, under the licences below. Each text names what it is for.

libvips (LGPL-3.0, in @img/sharp-*) and rpc-websockets (LGPL-3.0) are shipped unchanged. Each is a file of its own under
node_modules and may be replaced there. Sources: https://github.com/lovell/sharp-libvips and
https://github.com/elpheria/rpc-websockets. The texts of the LGPL and of the GPL, which it refers to, are below.
resvg (MPL-2.0, in @resvg/*) is shipped unchanged. Source: https://github.com/thx/resvg-js.
`
const rule = `\n${'='.repeat(100)}\n`
/** Of licences that packages name and do not bring. */
const ownTexts = new URL('licence-texts/', import.meta.url)
const fontFolders = ['packages/site-page/fonts', 'packages/site-page/fonts/card']

/** Of the lock file's packages, with the texts of those that are installed; equal texts are written once. */
export function noticesOf(root) {
  const byText = new Map()
  const add = (text, title) => byText.set(text, new Set(byText.get(text)).add(title))
  for (const { name, version, licence, path } of shippedPackages(root)) {
    const texts = textsIn(join(root, path), /^(?:licen[cs]e|notice|copying)/i)
    const title = `${name} ${version} (${licence})`
    if (texts.length === 0) add('Its package has no text beside the name of its licence.', title)
    for (const text of texts) add(text, title)
  }
  for (const folder of fontFolders)
    for (const [text, file] of filesIn(join(root, folder), /LICENSE/))
      add(text, `font ${file.replace(/\.LICENSE.*/, '')}`)
  for (const [text, file] of filesIn(fileURLToPath(ownTexts), /\.txt$/)) add(text, file.replace('.txt', ''))
  const parts = [...byText]
    .map(([text, titles]) => `${[...titles].toSorted().join('\n')}\n\n${text}\n`)
    .toSorted()
  return [head, ...parts].join(rule)
}

const textsIn = (folder, pattern) => filesIn(folder, pattern).map(([text]) => text)

const filesIn = (folder, pattern) =>
  (existsSync(folder) ? readdirSync(folder, { withFileTypes: true }) : [])
    .filter((entry) => entry.isFile() && pattern.test(entry.name) && !/\.[cm]?[jt]s$/.test(entry.name))
    .map(({ name }) => [readFileSync(join(folder, name), 'utf8').replaceAll('\r\n', '\n').trim(), name])

if (import.meta.main) writeFileSync(noticesFile, noticesOf('.'))
