/**
 * `node services/resume/bin/learn-heads.mjs [COUNT] [--write]`: renders invented people through the templates, fits the
 * weights of `head-layout.ts` on those templates that are trained on, and prints how well all are read with them.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { pdfText } from '../dist/adapters/pdf-text.pdfjs.js'
import { readStages } from '../dist/domain/reading/read-resume.js'
import { fitChain } from './training/crf.mjs'
import { outcomesOf, tableOf } from './training/measure.mjs'
import { renderAll } from './training/render.mjs'
import { samplesOf } from './training/samples.mjs'

const given = process.argv.slice(2)
const count = Number(given.find((argument) => /^\d+$/.test(argument)) ?? 30)
const files = ['src', 'dist'].map((folder) =>
  fileURLToPath(new URL(`../${folder}/domain/reading/entries/head-layout.weights.json`, import.meta.url)),
)
const documents = await renderAll('.make/heads', count)
const samples = []
const measured = []
for (const { template, file, truth } of documents) {
  const stages = readStages(await pdfText(new Uint8Array(await readFile(file))))
  measured.push({ template, outcomes: outcomesOf(truth.work, stages.reading.content.work ?? []) })
  if (!template.isKeptOut) samples.push(...samplesOf(stages, truth))
}
if (!given.includes('--write')) console.log(tableOf(measured))
else {
  console.log(`${samples.length} heads`)
  const text = `${JSON.stringify(fitChain(samples, console.log))}\n`
  for (const file of files) await writeFile(file, text)
}
