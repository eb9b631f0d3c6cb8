/**
 * `node packages/resume-reader/bin/learn-heads.mjs [COUNT] [--chromium=FILE] [--write]`: renders COUNT invented people (30)
 * through each template and prints how well the heads of their jobs are read. `--write` first fits the weights of
 * `head-layout.ts` on the templates that are trained on.
 */
import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { pdfText } from '../dist/characters/pdf-text.pdfjs.js'
import { readStages } from '../dist/stages/read-resume.js'
import { fitChain } from './training/crf.mjs'
import { outcomesOf, tableOf } from './training/measure.mjs'
import { renderAll } from './training/render.mjs'
import { samplesOf } from './training/samples.mjs'

const given = process.argv.slice(2)
const count = Number(given.find((argument) => /^\d+$/.test(argument)) ?? 30)
const chromium =
  given.find((argument) => argument.startsWith('--chromium='))?.slice('--chromium='.length) ??
  '/usr/bin/chromium-headless-shell'
const [source, compiled] = ['src', 'dist'].map((folder) =>
  fileURLToPath(new URL(`../${folder}/entries/head-layout.weights.json`, import.meta.url)),
)

const documents = await renderAll('.make/heads', count, chromium)
if (!given.includes('--write')) console.log(await measure())
else {
  await writeFile(source, jsonOf(fitChain(await samples(), console.log)))
  await writeFile(compiled, await readFile(source))
  // The reader of this process has the former weights.
  execFileSync(process.execPath, [fileURLToPath(import.meta.url), String(count)], { stdio: 'inherit' })
}

async function stagesOf(file) {
  return readStages(await pdfText(new Uint8Array(await readFile(file))))
}

async function samples() {
  const found = []
  for (const { template, file, truth } of documents)
    if (!template.isKeptOut) found.push(...samplesOf(await stagesOf(file), truth))
  console.log(`${found.length} heads`)
  return found
}

async function measure() {
  const measured = []
  for (const { template, file, truth } of documents) {
    const { reading } = await stagesOf(file)
    measured.push({ template, outcomes: outcomesOf(truth.work, reading.content.work ?? []) })
  }
  return tableOf(measured)
}

/** One feature a line, as the formatter has it. */
function jsonOf(weights) {
  const kinds = Object.entries(weights).map(([kind, byName]) => {
    const lines = Object.entries(byName).map(
      ([name, list]) =>
        `    ${JSON.stringify(name)}: [${list.map((weight) => (weight === 0 ? 0 : weight)).join(', ')}]`,
    )
    return `  ${JSON.stringify(kind)}: {\n${lines.join(',\n')}\n  }`
  })
  return `{\n${kinds.join(',\n')}\n}\n`
}
