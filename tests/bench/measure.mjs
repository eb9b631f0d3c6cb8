import { readFileSync } from 'node:fs'

const ticksPerSecond = 100

/**
 * Runs `work` over and over for so many milliseconds, `concurrency` at once, each time with a number of its own.
 * Answers with how many a second.
 */
export async function perSecond(milliseconds, concurrency, work) {
  let done = 0
  const start = performance.now()
  const worker = async (first) => {
    for (let n = first; performance.now() - start < milliseconds; n += concurrency) {
      await work(n)
      done++
    }
  }
  await Promise.all(Array.from({ length: concurrency }, (_, first) => worker(first)))
  return done / ((performance.now() - start) / 1_000)
}

export const percentile = (numbers, p) =>
  numbers.toSorted((a, b) => a - b)[Math.min(numbers.length - 1, Math.floor(numbers.length * p))]

export const median = (numbers) => percentile(numbers, 0.5)

/** Prints what was measured, and what is wanted. */
export const row = (what, value, wanted = '') =>
  console.log(`${what.padEnd(46)}${value.padStart(14)}   ${wanted}`)

/** Processor time of a process so far, in ms. */
export function cpuMs(pid) {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1_000
}

/** Memory of a process in MB: `resident`, and `share`, where each page counts in part for each process that has it (PSS). */
export function memoryMb(pid) {
  const rollup = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')
  const of = (name) => Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(rollup)?.[1]) / 1024
  return { resident: of('Rss'), share: of('Pss') }
}
