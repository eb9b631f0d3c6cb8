/**
 * What the guard adds to a page: rendering alone beside rendering and looking for personal facts, in turns, for a page
 * without any (drawn once) and for one with four (drawn again without them).
 */
import { median, row } from './measure.mjs'
import { target } from './target.mjs'

const rounds = Number(process.env.ROUNDS ?? 120)
const mostMs = 5
const dist = new URL('../../packages/site-page/dist/', import.meta.url)
const generator = new URL('../../services/generator/dist/launches/domain/', import.meta.url)
const { arrange } = await import(new URL('arrange/arrange.js', dist))
const { pageOf, sitePage } = await import(new URL('page/site-page.js', generator))
const { bundleOf } = await import(new URL('parts/bundle.js', dist))
const { drawingsOf } = await import(new URL('card/drawings.js', dist))
const { pageHeaders } = await import(new URL('render/page-headers.js', dist))
const { render } = await import(new URL('render/render.js', dist))

const highlights = (at) =>
  Array.from(
    { length: 6 },
    (_, line) => `Led part ${line} of project ${at} with ${line + 3} people over 2 years.`,
  )
const content = {
  basics: {
    name: 'Ida Berg',
    label: 'Engineer',
    email: 'ida@example.org',
    phone: '+47 912 34 567',
    summary: 'Ida builds bridges. She has done so for ten years.',
    location: { city: 'Bergen', countryCode: 'NO' },
  },
  work: Array.from({ length: 8 }, (_, at) => ({
    name: `Firm ${at}`,
    position: 'Engineer',
    startDate: `20${10 + at}-01`,
    summary: 'Worked on bridges and tunnels in the north.',
    highlights: highlights(at),
  })),
  education: [{ institution: 'NTNU', studyType: 'MSc', area: 'Construction', endDate: '2009' }],
  skills: [{ name: 'Tools', keywords: ['Statics', 'Concrete', 'Steel', 'Surveying'] }],
}
const leaking = {
  ...content,
  work: content.work.map((job, at) =>
    at < 4 ? { ...job, highlights: [...job.highlights, `Ring Per at +47 400 00 00${at} about it.`] } : job,
  ),
}

const where = {
  url: 'https://ida.sites.example/',
  appOrigin: 'https://app.example',
}
const settings = { indexed: true, contact: { email: true, phone: false, address: false } }

function pageFor(of) {
  const { composition } = arrange({}, of, 'en')
  const source = {
    pinned: { content: of, language: 'en', etag: '"1"' },
    composition,
    otherContact: { email: [], phone: [], address: [] },
  }
  return { site: { id: 'ida', settings }, source }
}
const timed = (work) => {
  const startedAt = performance.now()
  work()
  return performance.now() - startedAt
}
const plainly = ({ site, source }) => {
  const page = pageOf(site, source, where)
  pageHeaders(page)
  drawingsOf(page, bundleOf(render(page).files).files)
}
const guarded = ({ site, source }) => sitePage(site, source, where)

for (const [name, of] of [
  ['nothing personal', content],
  ['four numbers', leaking],
]) {
  const page = pageFor(of)
  const [alone, withGuard] = [[], []]
  for (let round = 0; round < rounds + 20; round++) {
    const times = [timed(() => plainly(page)), timed(() => guarded(page))]
    if (round < 20) continue
    alone.push(times[0])
    withGuard.push(times[1])
  }
  const addedMs = median(withGuard) - median(alone)
  row(`${name}: rendered / guarded, p50`, `${median(alone).toFixed(1)} / ${median(withGuard).toFixed(1)} ms`)
  row(
    `${name}: the guard adds`,
    `${addedMs.toFixed(1)} ms`,
    name === 'nothing personal' ? `under ${mostMs} ms` : '',
  )
  if (name === 'nothing personal') target(`the guard adds under ${mostMs} ms`, addedMs < mostMs)
}
