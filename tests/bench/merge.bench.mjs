/**
 * How long a resume that its owner corrected throughout holds up everybody else: where its values went (each look at
 * it) and the merge with a new reading, at the size that a correction may have. The longest time that the event loop
 * stood still, in milliseconds: here, where nothing else runs, the best of the rounds.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { setTimeout as pause } from 'node:timers/promises'

const rounds = Number(process.env.ROUNDS ?? 5)
const limitMs = 100
const dist = new URL('../../services/resume/dist/', import.meta.url)
const { carried, merge } = await import(new URL('adapters/comparison-worker.js', dist))
const { ThreadedComparisons } = await import(new URL('adapters/comparisons.threads.js', dist))

const listOf = (length, make) => Array.from({ length }, (_, at) => make(at))
const jobs = (length, wordOf) => (edit) => ({
  work: listOf(length, (at) => ({
    name: `Employer ${at}`,
    position: `Work ${at}${edit}`,
    summary: `${listOf(wordOf.length, (word) => wordOf.of(at, word)).join(' ')}${edit}`,
  })),
})
const anyWord = (length) => ({ length, of: (at, word) => `word${(word * 7_919 + at * 104_729) % 5_000}` })
const sameWords = (length) => ({ length, of: (_, word) => `w${word}` })
const shortTexts = (length, each) => (edit) => ({
  projects: listOf(length, (at) => ({
    name: `p ${at}${edit}`,
    ...Object.fromEntries(
      ['highlights', 'keywords', 'roles'].map((key) => [key, listOf(each, (text) => `a ${text}${edit}`)]),
    ),
  })),
})

const cases = {
  '5 entries of 200 words': jobs(5, anyWord(200)),
  '12 entries of 200 words': jobs(12, anyWord(200)),
  '30 entries, 15 short texts each': shortTexts(30, 5),
  '20 entries of 200 words': jobs(20, anyWord(200)),
  '100 entries of 500 words': jobs(100, anyWord(500)),
  '150 entries of 900 words': jobs(150, anyWord(900)),
  '200 entries, the same 600 words': jobs(200, sameWords(600)),
  '200 entries, 450 short texts each': shortTexts(200, 150),
}

/** The longest delay of the event loop during the work. */
async function longestDelayMs(work) {
  const delays = []
  for (let round = 0; round < rounds; round += 1) {
    const histogram = monitorEventLoopDelay({ resolution: 1 })
    histogram.enable()
    await pause(10)
    await work()
    await pause(10)
    histogram.disable()
    delays.push(histogram.max / 1e6)
  }
  return Math.min(...delays)
}

const comparisons = new ThreadedComparisons()
console.log(`${''.padEnd(36)}      KB   a look: here, as is    merge: here, as is`)
for (const [name, content] of Object.entries(cases)) {
  const [read, corrected, readAgain] = ['', ' x', ' y'].map(content)
  const kilobytes = JSON.stringify(corrected).length / 1_024
  const resume = { read, corrected }
  const figures = []
  for (const work of [
    () => carried(resume),
    () => comparisons.carried(resume),
    () => merge({ ...resume, content: readAgain }),
    () => comparisons.merge(resume, readAgain),
  ])
    figures.push(await longestDelayMs(work))
  console.log(
    name.padEnd(36) + [kilobytes, ...figures].map((figure) => figure.toFixed(0).padStart(11)).join(''),
  )
  if (Math.max(figures[1], figures[3]) > limitMs) process.exitCode = 1
}
await comparisons[Symbol.asyncDispose]()
