/**
 * Processor time of the guard for a finished page, beside that of making the page: other work on the machine does not count.
 * Prints a table.
 */
import { personalFactsIn } from '../dist/guard/personal-facts-in.js'
import { arrange } from '../dist/arrange/arrange.js'
import { arrangeLocally } from '../dist/arrange/arrange-locally.js'
import { drawingsOf } from '../dist/card/drawings.js'
import { render } from '../dist/render/render.js'
import { goodResumes } from './guard-corpus.mjs'

const rounds = Number(process.argv[2] ?? 3)
const most = { p50Ms: 5, p99Ms: 20 }
const site = { name: 'ida', url: 'https://ida.sites.example/', appOrigin: 'https://app.example' }
const contact = { email: true, phone: true, address: true }

const made = []
const guarded = []
for (let round = 0; round <= rounds; round++)
  for (const { content, language } of goodResumes()) {
    const startedAt = process.cpuUsage()
    const { composition } = arrange(arrangeLocally(content), content, language)
    const page = { content, composition, site, contact, indexed: true }
    const { files } = render(page)
    const drawings = drawingsOf(page, files)
    const making = msSince(startedAt)
    const between = process.cpuUsage()
    personalFactsIn(files, { language: composition.language, drawings })
    const guarding = msSince(between)
    // The first round is for the compiler.
    if (round === 0) continue
    made.push(making)
    guarded.push(guarding)
  }

function msSince(usage) {
  const { user, system } = process.cpuUsage(usage)
  return (user + system) / 1_000
}

const percentile = (values, p) => values.toSorted((a, b) => a - b)[Math.floor(values.length * p)]
const row = (what, value, wanted = '') => console.log(`${what.padEnd(46)}${value.padStart(12)}   ${wanted}`)
const [p50, p99] = [percentile(guarded, 0.5), percentile(guarded, 0.99)]
row('pages', `${guarded.length}`)
row('arrange and render, p50', `${percentile(made, 0.5).toFixed(1)} ms`)
row('guard, p50', `${p50.toFixed(1)} ms`, `under ${most.p50Ms} ms`)
row('guard, p99', `${p99.toFixed(1)} ms`, `under ${most.p99Ms} ms`)
if (p50 >= most.p50Ms || p99 >= most.p99Ms) process.exitCode = 1
