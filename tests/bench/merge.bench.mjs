/**
 * How long a resume that its owner corrected throughout holds up everybody else: where its values went (each look at
 * it) and the merge with a new reading, at the size that a correction may have. CPU milliseconds, the best of the rounds.
 */
const rounds = Number(process.env.ROUNDS ?? 5)
const limitMs = 800
const dist = new URL('../../services/resume/dist/domain/merge/', import.meta.url)
const { carriedPointers } = await import(new URL('carried.js', dist))
const { mergeReadings } = await import(new URL('merge-readings.js', dist))

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
  '20 entries of 200 words': jobs(20, anyWord(200)),
  '100 entries of 500 words': jobs(100, anyWord(500)),
  '150 entries of 900 words': jobs(150, anyWord(900)),
  '200 entries, the same 600 words': jobs(200, sameWords(600)),
  '200 entries, 450 short texts each': shortTexts(200, 150),
}

const cpuMs = (work) =>
  Math.min(
    ...listOf(rounds, () => {
      const startedAt = process.cpuUsage()
      work()
      const { user, system } = process.cpuUsage(startedAt)
      return (user + system) / 1_000
    }),
  )

console.log(`${''.padEnd(36)}      KB  a look   merge`)
for (const [name, content] of Object.entries(cases)) {
  const [read, corrected, readAgain] = ['', ' x', ' y'].map(content)
  const kilobytes = JSON.stringify(corrected).length / 1_024
  const times = [
    cpuMs(() => carriedPointers(read, corrected)),
    cpuMs(() => mergeReadings(read, corrected, readAgain)),
  ]
  console.log(name.padEnd(36) + [kilobytes, ...times].map((figure) => figure.toFixed(0).padStart(8)).join(''))
  if (Math.max(...times) > limitMs) process.exitCode = 1
}
