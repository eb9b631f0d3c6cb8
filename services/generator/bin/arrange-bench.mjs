/** Arrangement, provenance and render of a long resume: five people's entries as one person's. Prints a table. */
import { readFileSync } from 'node:fs'
import { modelData } from '../dist/models/domain/model-data.js'
import { arrange } from '../../../packages/site-page/dist/arrange/arrange.js'
import { arrangeLocally } from '../../../packages/site-page/dist/arrange/arrange-locally.js'
import { linesOf } from '../../../packages/site-page/dist/page/lines.js'
import { summaryOf } from '../../../packages/site-page/dist/page/provenance.js'
import { render } from '../../../packages/site-page/dist/render/render.js'

const rounds = Number(process.argv[2] ?? 100)
const warmUps = 40
const resumes = [
  ...['people/en-architect.json', 'people/en-structural.json', 'people/en-traindriver.json'].map(
    (path) => new URL(`../../../packages/site-page/tests/trust/${path}`, import.meta.url),
  ),
  ...['flat--accountant.json', 'stackoverflow--swe.json'].map(
    (path) => new URL(`../../../packages/resume-reader/tests/corpus/truth/${path}`, import.meta.url),
  ),
]

const content = {}
for (const url of resumes) {
  const own = JSON.parse(readFileSync(url, 'utf8'))
  for (const [section, entries] of Object.entries(own))
    if (Array.isArray(entries)) content[section] = [...(content[section] ?? []), ...entries]
    else if (section === 'basics') content.basics ??= entries
}
const place = { page: 1, box: [72, 72, 200, 10] }
const sources = new Proxy(
  {},
  { getOwnPropertyDescriptor: () => ({ configurable: true, value: place }), get: () => place },
)
const contact = { email: true, phone: false, address: false }
const site = { name: 'long', url: 'https://long.sites.example/', appOrigin: 'https://app.example' }
const lines = linesOf(content)
const answer = {
  ...arrangeLocally(content),
  intro: lines.map(({ id }) => id).reverse(),
  best: lines.map(({ id }) => id),
}

const [arranged, both] = [[], []]
for (let n = 0; n < warmUps + rounds; n++) {
  const from = performance.now()
  const { composition } = arrange(answer, content, 'en')
  const between = performance.now()
  summaryOf(composition, { content, sources, contact })
  render({ content, composition, site, contact, indexed: true })
  if (n < warmUps) continue
  arranged.push(between - from)
  both.push(performance.now() - from)
}

const percentile = (values, p) => values.toSorted((a, b) => a - b)[Math.floor(values.length * p)]
const row = (what, value, wanted = '') => console.log(`${what.padEnd(46)}${value.padStart(12)}   ${wanted}`)
const p50 = percentile(both, 0.5)
row('lines of the long resume', `${lines.length}`)
row('bytes of its question', `${modelData(content, 'en').length}`)
row('arrange, p50', `${percentile(arranged, 0.5).toFixed(1)} ms`)
row('arrange, provenance and render, p50', `${p50.toFixed(1)} ms`, 'under 15 ms')
row('arrange, provenance and render, p95', `${percentile(both, 0.95).toFixed(1)} ms`)
if (p50 >= 15) process.exitCode = 1
