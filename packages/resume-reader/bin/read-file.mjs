/**
 * `node bin/read-file.mjs FILE.pdf [--debug]`: what is read from a PDF, as JSON Resume. `--debug` draws its stages, one
 * SVG for each page, into `.make/read`, and prints a line for each value: pointer, confidence, page and the text read.
 */
import { existsSync } from 'node:fs'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { pdfText } from '../dist/characters/pdf-text.pdfjs.js'
import { readStages } from '../dist/stages/read-resume.js'
import { pictureOf } from './stage-picture.mjs'

const given = process.argv.slice(2)
const file = given.find((argument) => !argument.startsWith('--'))
if (!file || !existsSync(file)) {
  console.error(
    file
      ? `There is no file ${file}.`
      : 'Name a PDF: make read FILE=resume.pdf, with DEBUG=1 for its pictures.',
  )
  process.exit(2)
}
const stages = await read(file)
if (given.includes('--debug')) await draw(stages)
else console.log(JSON.stringify(stages.reading.content, undefined, 2))

async function read(path) {
  try {
    return readStages(await pdfText(new Uint8Array(await readFile(path))))
  } catch (error) {
    if (!('code' in error)) throw error
    console.error(`${path} cannot be read: ${error.message} (${error.code})`)
    process.exit(1)
  }
}

async function draw({ layout, sections, reading }) {
  const folder = join('.make', 'read')
  await mkdir(folder, { recursive: true })
  for (const [pointer, { confidence, page, text }] of Object.entries(reading.provenance))
    console.log(`${pointer.padEnd(32)} ${confidence.toFixed(2)}  page ${page}  ${text.slice(0, 100)}`)
  for (const { page, text } of reading.unplaced)
    console.log(`${'not placed'.padEnd(32)}       page ${page}  ${text.slice(0, 100)}`)
  for (const { page } of layout.text.pages) {
    const picture = join(folder, `${basename(file).replace(/\.pdf$/i, '')}-${page}.svg`)
    await writeFile(picture, pictureOf({ layout, sections, reading }, page))
    console.log(picture)
  }
}
