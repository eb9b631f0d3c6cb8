/** What a theme costs: six previews of one page, a switch until visitors see it, and the bytes that a visitor loads. */
import { setTimeout as pause } from 'node:timers/promises'
import { openSite } from '@thumbfolio/testing'
import { startBenchProduct } from './bench-product.mjs'
import { median, row } from './measure.mjs'
import { target } from './target.mjs'

const previewRounds = 10
const switchRounds = 5
const most = { previewMs: 1_000, switchMs: 300, brotliBytes: 30_000 }

const product = await startBenchProduct({ RATE_LIMIT_FACTOR: '1000000' })
try {
  const { person } = product
  await product.goLive('themed')
  const { layouts, palettes } = (await person.call('GET', '/api/v1/make/themes')).body.data
  const ids = layouts.map(({ id }) => id)

  const preview = (await person.call('POST', '/api/v1/make/sites/themed/preview')).body.data.url
  const previewName = new URL(preview).hostname.split('.')[0]
  const previewTimes = []
  for (let round = 0; round < previewRounds; round++) {
    const startedAt = performance.now()
    // Another palette in every round: none of these pages was made before.
    const pages = await Promise.all(
      ids.map((id) => openSite(product.url, previewName, `/?layout=${id}&palette=${palettes[round].id}`)),
    )
    previewTimes.push(performance.now() - startedAt)
    for (const [at, page] of pages.entries()) expectLayout(page, ids[at])
  }
  const previewMs = median(previewTimes)
  row(
    `preview of ${ids.length} themes, p50 of ${previewRounds}`,
    `${previewMs.toFixed(0)} ms`,
    `under ${most.previewMs} ms`,
  )
  target(`previews under ${most.previewMs} ms`, previewMs < most.previewMs)

  const switchTimes = []
  for (let round = 0; round < switchRounds; round++)
    for (const layout of ids) {
      const startedAt = performance.now()
      const body = { theme: { layout, palette: palettes[round].id } }
      const { status } = await person.call('PATCH', '/api/v1/make/sites/themed', { body })
      if (status !== 200) throw new Error(`The switch to ${layout} was answered with ${status}`)
      while (!isIn(await openSite(product.url, 'themed'), layout)) await pause(2)
      switchTimes.push(performance.now() - startedAt)
      if (round > 0) continue
      const [brotliBytes, fontBytes] = await bytesIn('themed')
      row(`${layout}: page over the wire, br`, `${brotliBytes} bytes`, `under ${most.brotliBytes}`)
      row(`${layout}: with its fonts`, `${brotliBytes + fontBytes} bytes`)
      target(`${layout} under ${most.brotliBytes} bytes`, brotliBytes < most.brotliBytes)
    }
  const switchMs = median(switchTimes)
  row(
    `switch of theme to live, p50 of ${switchTimes.length}`,
    `${switchMs.toFixed(0)} ms`,
    `under ${most.switchMs} ms`,
  )
  target(`switch of theme under ${most.switchMs} ms`, switchMs < most.switchMs)
} finally {
  await product[Symbol.asyncDispose]()
}

/** Page and preloaded fonts, in bytes over the wire. */
async function bytesIn(site) {
  const { text } = await openSite(product.url, site)
  const fonts = [...text.matchAll(/<link rel="preload" href="([^"]+)"/g)].map(([, path]) => path)
  const asked = ['', ...fonts].map((path) =>
    openSite(product.url, site, `/${path}`, { 'Accept-Encoding': 'br' }),
  )
  const [page, ...others] = (await Promise.all(asked)).map(({ bytes }) => bytes.length)
  return [page, others.reduce((sum, bytes) => sum + bytes, 0)]
}

function isIn({ text }, layout) {
  return text.includes(`<main class="${layout}">`)
}

function expectLayout(page, layout) {
  if (!isIn(page, layout)) throw new Error(`This is no page in ${layout}: ${page.text.slice(0, 200)}`)
}
