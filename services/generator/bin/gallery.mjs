/**
 * `make gallery`: every theme with four invented people at 390 and 1440 px, into `docs/images/themes`, and the samples of
 * the app's picker. Reports what is wider than its window.
 */
/* global document, innerWidth */
import { mkdirSync, readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { chromium } from 'playwright-core'
import sharp from 'sharp'
import { arrange } from '../../../packages/site-page/dist/arrange/arrange.js'
import { arrangeLocally } from '../../../packages/site-page/dist/arrange/arrange-locally.js'
import { render } from '../../../packages/site-page/dist/render/render.js'
import { themes } from '../../../packages/site-page/dist/themes/registry.js'

const people = {
  developer: 'en-software-engineer',
  lecturer: 'en-lecturer-ecology',
  architect: 'en-architect',
  designer: 'pt-designer',
}
const shots = [
  { width: 390, most: 1800, outWidth: 390 },
  { width: 1440, most: 2000, outWidth: 960 },
]
const docs = new URL('../../../docs/images/themes/', import.meta.url)
const samples = new URL('../../../web/src/ui/theme-pictures/', import.meta.url)
for (const folder of [docs, samples]) mkdirSync(folder, { recursive: true })

const bundles = new Map()
for (const [who, file] of Object.entries(people)) {
  const content = JSON.parse(
    readFileSync(
      new URL(`../../../packages/site-page/tests/trust/people/${file}.json`, import.meta.url),
      'utf8',
    ),
  )
  const { composition } = arrange(arrangeLocally(content), content)
  for (const layout of themes.keys())
    bundles.set(
      `${layout}-${who}`,
      render({
        content,
        composition,
        indexed: false,
        changedOn: '2026-05-01',
        theme: { layout, scheme: 'light' },
        site: { name: who, url: `https://${who}.example/`, appOrigin: 'https://app.example' },
        contact: { email: true, phone: false, address: false },
      }),
    )
}
const server = createServer(({ url }, response) => {
  const [, name, ...rest] = url.split('/')
  const file = bundles.get(name)?.files.find(({ path }) => path === (rest.join('/') || 'index.html'))
  if (!file) return void response.writeHead(404).end()
  response.setHeader('Content-Type', file.contentType)
  response.end(Buffer.from(file.body))
}).listen(0, '127.0.0.1')
await new Promise((resolve) => server.once('listening', resolve))

const browser = await chromium.launch({
  // eslint-disable-next-line no-restricted-properties -- a development script without a config
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox', '--disable-gpu'],
})
const open = async (name, width, height) => {
  const page = await browser.newPage({ viewport: { width, height }, reducedMotion: 'reduce' })
  await page.goto(`http://127.0.0.1:${server.address().port}/${name}/`)
  await page.evaluate(() => document.fonts.ready)
  return page
}
try {
  for (const name of bundles.keys())
    for (const { width, most, outWidth } of shots) {
      const page = await open(name, width, 900)
      const [over, height] = await page.evaluate(() => [
        document.documentElement.scrollWidth - innerWidth,
        document.documentElement.scrollHeight,
      ])
      if (over > 0) {
        console.error(`${name} is ${over} px too wide at ${width} px`)
        process.exitCode = 1
      }
      const clip = { x: 0, y: 0, width, height: Math.min(height, most) }
      const picture = sharp(await page.screenshot({ fullPage: true, clip })).resize({ width: outWidth })
      await picture.webp({ quality: 72 }).toFile(new URL(`${name}-${width}.webp`, docs).pathname)
      await page.close()
    }
  for (const layout of themes.keys()) {
    const page = await open(`${layout}-developer`, 1280, 998)
    const picture = sharp(await page.screenshot()).resize({ width: 480 })
    await picture.webp({ quality: 70 }).toFile(new URL(`${layout}.webp`, samples).pathname)
    await page.close()
  }
} finally {
  await browser.close()
  server.close()
}
console.log(`${bundles.size * shots.length} pictures in docs/images/themes`)
