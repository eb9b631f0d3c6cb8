/** Publishing a page with 24 pictures and 6 case studies until visitors see it, and the bytes of a first screen. */
import { setTimeout as pause } from 'node:timers/promises'
import { openSite } from '@thumbfolio/testing'
import sharp from 'sharp'
import { startBenchProduct } from './bench-product.mjs'
import { percentile, row } from './measure.mjs'
import { target } from './target.mjs'

const rounds = 20
const size = { projects: 6, pictures: 4 }
const most = { publishMs: 600, firstScreenBytes: 120_000 }
const site = 'studies'

const product = await startBenchProduct({ RATE_LIMIT_FACTOR: '1000000' })
try {
  const { call } = product.person
  await product.goLive(site)
  const pictures = []
  for (let at = 0; at < size.projects * size.pictures; at++) pictures.push(await upload(at))
  await change((edit) => {
    edit.sections.push({ name: 'projects', entries: Array.from({ length: size.projects }, newProject) })
  })
  await change((edit) => {
    const { entries } = edit.sections.find(({ name }) => name === 'projects')
    for (const [at, entry] of entries.entries()) {
      const own = pictures.slice(at * size.pictures, (at + 1) * size.pictures)
      entry.pictures = own.map((id, n) => ({ id, alt: `Ward ${at} ${n}` }))
      entry.caseStudy = { lead: own[0], role: 'Nurse', blocks: own.slice(1).flatMap(blocksWith) }
    }
  })

  const times = []
  for (let round = 0; round < rounds; round++) {
    const said = `Round ${round} of the bench.`
    const draft = await drafted((edit) => {
      edit.sections.find(({ name }) => name === 'projects').entries[0].caseStudy.blocks[0].text = said
    })
    const startedAt = performance.now()
    await publish(draft)
    while (!(await openSite(product.url, site, '/work/project-0')).text.includes(said)) await pause(2)
    times.push(performance.now() - startedAt)
  }
  const p50 = percentile(times, 0.5)
  row(
    `publish of 24 pictures, 6 case studies, p50 of ${rounds}`,
    `${p50.toFixed(0)} ms`,
    `under ${most.publishMs} ms`,
  )
  row('the same, p95', `${percentile(times, 0.95).toFixed(0)} ms`)
  target(`publish under ${most.publishMs} ms`, p50 < most.publishMs)
  for (const path of ['/', '/work/project-0']) {
    const bytes = await firstScreen(path)
    row(`first screen of ${path}`, `${bytes} bytes`, `under ${most.firstScreenBytes}`)
    target(`first screen of ${path}`, bytes < most.firstScreenBytes)
  }

  async function upload(at) {
    const noise = { type: 'gaussian', mean: 100 + at * 5, sigma: 12 }
    const input = { create: { width: 150, height: 100, channels: 3, noise } }
    const bytes = await sharp(input).resize(1_500, 1_000, { kernel: 'cubic' }).jpeg().toBuffer()
    const picture = `data:image/jpeg;base64,${bytes.toString('base64')}`
    return (await call('POST', '/api/v1/make/pictures', { body: { picture } })).body.data.id
  }

  async function drafted(edit) {
    const opened = await call('POST', `/api/v1/make/sites/${site}/changes`)
    const { id, content } = opened.body.data
    const body = asEdit(content)
    edit(body)
    const headers = { 'If-Match': opened.headers.get('etag') }
    const saved = await call('PUT', `/api/v1/make/drafts/${id}/content`, { body, headers })
    if (saved.status !== 200) throw new Error(JSON.stringify(saved.body))
    return { id, etag: saved.headers.get('etag') }
  }

  async function publish({ id, etag }) {
    const headers = { 'If-Match': etag }
    const { status, body } = await call('POST', `/api/v1/make/drafts/${id}/publish`, { body: {}, headers })
    if (status !== 200) throw new Error(JSON.stringify(body))
  }

  async function change(edit) {
    await publish(await drafted(edit))
    while (!(await call('GET', `/api/v1/make/sites/${site}/content`)).body.data.published) await pause(20)
  }

  /** The document, the fonts that it preloads, and its first picture on a phone, in bytes over the wire. */
  async function firstScreen(path) {
    const sent = async (at, headers = {}) => (await openSite(product.url, site, at, headers)).bytes.length
    const { text } = await openSite(product.url, site, path)
    const local = (address) => new URL(address, `http://x${path}`).pathname
    const fonts = [...text.matchAll(/<link rel="preload" href="([^"]+)"/g)].map(([, font]) => local(font))
    const picture = local(/srcset="\S+ 480w,(\S+) 960w/.exec(text)[1])
    const others = await Promise.all([...fonts, picture].map((at) => sent(at)))
    return others.reduce((sum, bytes) => sum + bytes, await sent(path, { 'Accept-Encoding': 'br' }))
  }
} finally {
  await product[Symbol.asyncDispose]()
}

function newProject(_, at) {
  return { id: 'new', emphasis: 'normal', fields: { name: `Project ${at}` }, lines: ['What it was about.'] }
}

function blocksWith(id, at) {
  const text = 'We asked what a ward needs at night, and built it with the people who work there. '.repeat(6)
  return [
    { kind: 'text', text: `${at} ${text}` },
    { kind: 'heading', text: `Step ${at}` },
    { kind: 'list', items: ['Listen', 'Draw', 'Build'] },
    { kind: 'picture', id },
  ]
}

function asEdit({ intro, sections }) {
  const words = (lines) => lines.map(({ text }) => text)
  return {
    intro: words(intro),
    sections: sections.map(({ name, entries }) => ({
      name,
      entries: entries.map(({ id, emphasis, lines, caseStudy }) => ({
        id,
        emphasis,
        lines: words(lines),
        ...(caseStudy && { caseStudy: { ...caseStudy, formerSlugs: undefined } }),
      })),
    })),
  }
}
