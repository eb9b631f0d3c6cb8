/**
 * `node bin/fit-readings.mjs [--write]`: fits which of several readings of a page is kept, on the generated pages that are
 * for fitting, and prints micro F1 of the usual, the kept and the best readings on these and on those left out.
 */
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { pdfText } from '../dist/characters/pdf-text.pdfjs.js'
import { readWays } from '../dist/stages/read-resume.js'
import { readingFeatures } from '../dist/readings/reading-features.js'
import { isDoubtful } from '../dist/readings/best-reading.js'
import { fittingSeeds, pageOf, testSeeds } from './generated/page.mjs'
import { fit } from './logistic.mjs'

const { scoreDoc } = await import(new URL('../tests/corpus/score.mjs', import.meta.url).href)

/** Readings this alike in F1 say nothing. */
const leastDifference = 0.005
/** A pair counts once for each twentieth of F1 between them. */
const copiesPerF1 = 20

const fitting = await candidatesOf(fittingSeeds)
const weights = fit(fitting.flatMap(pairsOf))
const rounded = Object.fromEntries(
  Object.entries(weights).map(([name, value]) => [name, Math.round(100 * value) / 100]),
)
console.log(rounded)
for (const [title, pages] of [
  ['pages of the fit', fitting],
  ['pages left out', await candidatesOf(testSeeds)],
])
  console.log(
    `${title}: usual ${microOf(pages, ([usual]) => usual)}, kept ${microOf(pages, kept)}, best ${microOf(pages, best)}`,
  )
if (process.argv.includes('--write'))
  await writeFile(
    fileURLToPath(new URL('../src/readings/reading.weights.json', import.meta.url)),
    `${JSON.stringify(rounded, undefined, 2)}\n`,
  )

async function candidatesOf(seeds) {
  const pages = []
  for (const seed of seeds) {
    const { pdf, truth } = pageOf(seed)
    const { readings } = readWays(await pdfText(new Uint8Array(pdf)), undefined, () => true)
    pages.push(readings.map(({ reading }, at) => candidate(reading, truth, at === 0)))
  }
  return pages
}

function candidate(reading, truth, isUsual) {
  const fields = [...scoreDoc(truth, reading.content).f]
  const sum = (key) =>
    fields
      .filter(([field]) => !['work[].text', 'skills.flat'].includes(field))
      .reduce((total, [, tally]) => total + tally[key], 0)
  const [hits, all] = [2 * sum('tp'), sum('truth') + sum('pred')]
  const features = { ...readingFeatures(reading), usual: isUsual ? 1 : 0 }
  return { features, isDoubtful: isDoubtful(reading), hits, all, f1: hits / all }
}

function pairsOf(candidates) {
  return candidates.flatMap((one, at) =>
    candidates.slice(at + 1).flatMap((other) => {
      const better = one.f1 - other.f1
      if (Math.abs(better) < leastDifference) return []
      const features = Object.fromEntries(
        Object.entries(one.features).map(([name, value]) => [name, value - other.features[name]]),
      )
      const copies = Math.max(1, Math.round(Math.abs(better) * copiesPerF1))
      return Array.from({ length: copies }, () => ({ features, isRight: better > 0 }))
    }),
  )
}

function worthOf({ features }) {
  return Object.entries(features).reduce((sum, [name, value]) => sum + value * (rounded[name] ?? 0), 0)
}

function kept(candidates) {
  if (!candidates[0].isDoubtful) return candidates[0]
  return candidates.reduce((one, other) => (worthOf(other) > worthOf(one) ? other : one))
}

function best(candidates) {
  return candidates.reduce((one, other) => (other.f1 > one.f1 ? other : one))
}

function microOf(pages, choose) {
  const chosen = pages.map(choose)
  const sum = (key) => chosen.reduce((total, one) => total + one[key], 0)
  return ((100 * sum('hits')) / sum('all')).toFixed(2)
}
