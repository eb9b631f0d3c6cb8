/**
 * `node bin/fit-confidence.mjs [FOLDER] [--write]`: fits the confidence of values on the committed corpus,
 * `unseen/first` and FOLDER (`pdf`, `truth`), and prints how reliable it is on layouts left out of the fit, and on
 * `unseen/second`, which is never fitted to. `--write` replaces the weights.
 */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { pdfText } from '../dist/adapters/pdf-text.pdfjs.js'
import { featuresOf, unplacedShareOf } from '../dist/domain/reading/result/confidence.js'
import { readResume } from '../dist/domain/reading/read-resume.js'
import { chanceOf, fit } from './logistic.mjs'
import { errorsOf } from './score-errors.mjs'

const given = process.argv.slice(2)
const folder = given.find((argument) => !argument.startsWith('--'))
const corpus = fileURLToPath(new URL('../tests/corpus', import.meta.url))
const weightsFile = fileURLToPath(
  new URL('../src/domain/reading/words/confidence-weights.ts', import.meta.url),
)
const { normText } = await import(pathToFileURL(join(corpus, 'score.mjs')).href)
const ruleAlone = { rule: 1 }

const learned = [
  ...(await samplesOf(folder ? resolve(folder) : corpus)),
  ...(await samplesOf(join(corpus, 'unseen', 'first'))),
]
const layouts = [...new Set(learned.map(({ layout }) => layout))]
const heldOut = layouts.flatMap((layout) => {
  const weights = fit(learned.filter((sample) => sample.layout !== layout))
  return learned
    .filter((sample) => sample.layout === layout)
    .map((sample) => ({ ...sample, chance: chanceOf(sample.features, weights) }))
})
console.log(tableOf(`each of ${layouts.length} layouts held out in turn`, heldOut))

const weights = fit(learned)
const second = await samplesOf(join(corpus, 'unseen', 'second'))
const tried = (by) => second.map((sample) => ({ ...sample, chance: chanceOf(sample.features, by) }))
console.log(tableOf('unseen/second, rules alone', tried(ruleAlone)))
console.log(tableOf('unseen/second, fitted', tried(weights)))
if (given.includes('--write')) await writeFile(weightsFile, sourceOf(weights))

async function samplesOf(from) {
  const names = (await readdir(join(from, 'truth'))).map((file) => file.slice(0, -'.json'.length)).sort()
  const samples = []
  for (const name of names) {
    const truth = JSON.parse(await readFile(join(from, 'truth', `${name}.json`), 'utf8'))
    const text = await pdfText(new Uint8Array(await readFile(join(from, 'pdf', `${name}.pdf`))))
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
