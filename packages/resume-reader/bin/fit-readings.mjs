/**
 * `node bin/fit-readings.mjs`: fits the weights that choose one of several readings (`src/result/best-reading.ts`) on the
 * open generated pages, prints them, and micro F1 of the usual, the kept and the best readings, also of those held out.
 */
import { pdfText } from '../dist/characters/pdf-text.pdfjs.js'
import { isDoubtful, signsOf, worthOf } from '../dist/result/best-reading.js'
import { readWays } from '../dist/stages/read-resume.js'
import { heldOutSeeds, openSeeds, pageOf } from './generated/page.mjs'
import { fit } from './logistic.mjs'

const { scoreDoc, summarise } = await import(new URL('../tests/corpus/score.mjs', import.meta.url).href)

/** Readings this alike in F1 say nothing. */
const leastDifference = 0.005
/** A pair counts once for each hundredth of F1 between its readings. */
const copiesPerF1 = 100

const pages = await pagesOf(openSeeds)
const weights = fit(pages.flatMap(pairsOf))
console.log(
  Object.fromEntries(Object.entries(weights).map(([name, value]) => [name, Number(value.toFixed(2))])),
)
const choices = { usual: ([usual]) => usual, kept, best: (ways) => most(ways, ({ f1 }) => f1) }
for (const [title, of] of [
  ['open', pages],
  ['held out', await pagesOf(heldOutSeeds)],
])
  for (const [name, choose] of Object.entries(choices))
    console.log(`${title}, ${name}: ${microOf(of, choose)}`)

async function pagesOf(seeds) {
  const all = []
  for (const seed of seeds) {
    const { pdf, truth } = pageOf(seed)
    const ways = readWays(await pdfText(new Uint8Array(pdf)), undefined, () => true)
    all.push(
      ways.map(({ reading }, at) => {
        const tally = scoreDoc(truth, reading.content)
        const signs = { ...signsOf(reading), usual: at === 0 ? 1 : 0 }
        return { tally, signs, isDoubtful: isDoubtful(reading), f1: summarise(tally).micro.f1 }
      }),
    )
  }
  return all
}

function pairsOf(ways) {
  return ways.flatMap((one, at) =>
    ways.slice(at + 1).flatMap((other) => {
      const better = one.f1 - other.f1
      if (Math.abs(better) < leastDifference) return []
      const features = Object.fromEntries(
        Object.entries(one.signs).map(([name, value]) => [name, value - other.signs[name]]),
      )
      const copies = Math.max(1, Math.round(Math.abs(better) * copiesPerF1))
      return Array.from({ length: copies }, () => ({ features, isRight: better > 0 }))
    }),
  )
}

function kept(ways) {
  return ways[0].isDoubtful ? most(ways, ({ signs }) => worthOf(signs, weights)) : ways[0]
}

function most(ways, valueOf) {
  return ways.reduce((one, other) => (valueOf(other) > valueOf(one) ? other : one))
}

function microOf(all, choose) {
  const [first, ...others] = all.map((ways) => choose(ways).tally)
  const sum = new first.constructor()
  for (const tally of [first, ...others]) sum.merge(tally)
  return (100 * summarise(sum).micro.f1).toFixed(2)
}
