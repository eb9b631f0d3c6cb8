/**
 * `node bin/fit-confidence.mjs [FOLDER...] [--write]`: fits the confidence of values on layouts that no rule was developed
 * on (`unseen/sixth`) and on the FOLDERs of PDFs with their truth, and prints how reliable it is on each layout of
 * `unseen/sixth` when that layout is left out of the fit. A value is surer on layouts that the rules were developed on, so
 * those are only tried, not learned from. `--write` replaces the weights.
 */
import { existsSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { pdfText } from '../dist/characters/pdf-text.pdfjs.js'
import { featuresOf, unplacedShareOf } from '../dist/result/confidence.js'
import { readResume } from '../dist/stages/read-resume.js'
import { confidenceWeights } from '../dist/words/confidence-weights.js'
import { chanceOf, fit } from './logistic.mjs'
import { errorsOf } from './score-errors.mjs'

const given = process.argv.slice(2)
const folders = given.filter((argument) => !argument.startsWith('--'))
const corpus = fileURLToPath(new URL('../tests/corpus', import.meta.url))
const weightsFile = fileURLToPath(new URL('../src/words/confidence-weights.ts', import.meta.url))
const { normText } = await import(pathToFileURL(join(corpus, 'score.mjs')).href)
const ruleAlone = { rule: 1 }

const untried = await samplesOf(join(corpus, 'unseen', 'sixth'))
const learned = [...untried]
for (const folder of folders) learned.push(...(await samplesOf(resolve(folder))))
const layouts = [...new Set(untried.map(({ layout }) => layout))]
const heldOut = layouts.flatMap((layout) => {
  const weights = fit(learned.filter((sample) => sample.layout !== layout))
  return untried
    .filter((sample) => sample.layout === layout)
    .map((sample) => ({ ...sample, chance: chanceOf(sample.features, weights) }))
})
const committed = untried.map((sample) => ({
  ...sample,
  chance: chanceOf(sample.features, confidenceWeights),
}))
console.log(tableOf('unseen/sixth by the committed weights', committed))
console.log(tableOf(`unseen/sixth, each of ${layouts.length} layouts left out of the fit in turn`, heldOut))

const weights = fit(learned)
const second = await samplesOf(join(corpus, 'unseen', 'second'))
const tried = second.map((sample) => ({ ...sample, chance: chanceOf(sample.features, weights) }))
console.log(tableOf('unseen/second, whose layouts the rules were developed on', tried))
if (given.includes('--write')) await writeFile(weightsFile, sourceOf(weights))

async function samplesOf(from) {
  const inside = (name) => (existsSync(join(from, name)) ? join(from, name) : from)
  const [truths, pdfs] = [inside('truth'), inside('pdf')]
  const files = (await readdir(pdfs)).filter((file) => file.endsWith('.pdf')).sort()
  const samples = []
  for (const name of files.map((file) => file.slice(0, -'.pdf'.length))) {
    const truth = JSON.parse(await readFile(join(truths, `${name}.json`), 'utf8'))
    const text = await pdfText(new Uint8Array(await readFile(join(pdfs, `${name}.pdf`))))
    const raw = readResume(text, ruleAlone)
    const errors = errorsOf(truth, raw.content, normText)
    const wrong = new Set(
      errors.map(({ kind, pointer, gotPointer }) => (kind === 'invented' ? pointer : gotPointer)),
    )
    const unplacedShare = unplacedShareOf(raw)
    for (const [pointer, from] of Object.entries(raw.provenance))
      samples.push({
        layout: name.split('--')[0],
        features: featuresOf(raw, unplacedShare, pointer, from),
        isRight: !wrong.has(pointer),
      })
  }
  return samples
}

function tableOf(title, samples) {
  const edges = [0, 0.5, 0.7, 0.8, 0.85, 0.9, 0.95, 0.98, 1.001]
  const mean = (list, of) => list.reduce((sum, sample) => sum + of(sample), 0) / Math.max(1, list.length)
  const rows = edges.slice(1).flatMap((to, at) => {
    const inside = samples.filter(({ chance }) => chance >= edges[at] && chance < to)
    if (inside.length === 0) return []
    const [said, right] = [
      mean(inside, ({ chance }) => chance),
      mean(inside, ({ isRight }) => Number(isRight)),
    ]
    return [
      `${`${edges[at]} to ${Math.min(1, to)}`.padEnd(14)}${String(inside.length).padStart(7)}${(100 * said).toFixed(1).padStart(9)}${(100 * right).toFixed(1).padStart(9)}`,
    ]
  })
  const brier = mean(samples, ({ chance, isRight }) => (chance - Number(isRight)) ** 2)
  return [
    `\n${title}: Brier score ${brier.toFixed(4)}`,
    `${'confidence'.padEnd(14)} values     said    right`,
    ...rows,
  ].join('\n')
}

function sourceOf(by) {
  const lines = Object.entries(by)
    .filter(([, weight]) => Math.abs(weight) >= 0.005)
    .sort(([one], [other]) => one.localeCompare(other))
    .map(
      ([name, weight]) =>
        `  ${/^[a-z]+$/.test(name) ? name : `'${name}'`}: ${weight.toFixed(2).replace(/\.?0+$/, '')},`,
    )
  return `/** Fitted by \`bin/fit-confidence.mjs --write\` on the corpora it names; see there for how reliable it is. */
export const confidenceWeights: Readonly<Record<string, number>> = {
${lines.join('\n')}
}
`
}
