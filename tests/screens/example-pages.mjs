/**
 * Makes the pictures of the example pages that the landing page and the docs show: real launches of invented people,
 * photographed as a visitor sees them. Run it when the renderer or a theme changes (`make examples`).
 */
import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import {
  launchEnd,
  newPerson,
  startLaunch,
  startProductProcess,
  temporaryDirectory,
  uploadPdf,
} from '@thumbfolio/testing'
import { chromium } from 'playwright-core'
import sharp from 'sharp'

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const pictures = at('web/src/ui/examples/')
const people = [
  { site: 'maya-brandt', resume: 'stackoverflow--swe' },
  { site: 'denise-okonkwo', resume: 'stackoverflow--nurse' },
  { site: 'lucien-farrow', resume: 'lo-tabs--chef' },
]
const screen = { width: 1280, height: 960 }
const longestPx = 3_400
/** Each theme in a frame of the same size: the page is a little longer than what is in sight of it. */
const themePicturePx = 1_760

await mkdir(pictures, { recursive: true })
const directory = await temporaryDirectory()
const product = await startProductProcess({
  entry: at('deploy/embedded/dist/main.js'),
  dataDir: directory.path,
  environment: { SIGNUP_CREDITS: '9' },
})
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  const person = await newPerson(product.url)
  for (const { site, resume } of people) {
    const id = await uploadPdf(person, at(`packages/resume-reader/tests/corpus/pdf/${resume}.pdf`))
    const launch = await launchEnd(product.url, person, await startLaunch(person, id, site))
    console.log(site, launch.status ?? '')
    await photographSite(site)
    if (site !== people[0].site) continue
    await photographResume(person, id)
    await photographThemes(person, site)
  }
} finally {
  await browser.close()
  await product.end()
  await directory[Symbol.asyncDispose]()
}

async function photographSite(site) {
  const { port } = new URL(product.url)
  const page = await browser.newPage({ viewport: screen, deviceScaleFactor: 1.5, reducedMotion: 'reduce' })
  await page.goto(`http://${site}.localhost:${port}/`)
  const top = await page.screenshot()
  for (const width of [480, 800, 1200]) await save(top, `${site}-top-${width}`, width)
  const height = Math.min(longestPx, await page.evaluate('document.documentElement.scrollHeight'))
  const whole = await page.screenshot({ fullPage: true, clip: { x: 0, y: 0, width: screen.width, height } })
  await save(whole, `${site}-whole`, 1_280)
  await page.setViewportSize({ width: 390, height: 844 })
  await save(await page.screenshot(), `${site}-phone`, 480)
  await page.close()
}

/** One person's page in every layout, as a laptop and a phone have it. */
async function photographThemes(person, site) {
  const { body: options } = await person.call('GET', '/api/v1/make/themes')
  const { body: preview } = await person.call('POST', `/api/v1/make/sites/${site}/preview`)
  for (const { id } of options.data.layouts) {
    const page = await browser.newPage({ viewport: screen, reducedMotion: 'reduce' })
    await page.goto(`${preview.data.url}?layout=${id}&scheme=light`)
    await page.evaluate('document.fonts.ready')
    const clip = { x: 0, y: 0, width: screen.width, height: themePicturePx }
    await save(await page.screenshot({ fullPage: true, clip }), `theme-${id}`, 1_120)
    await page.setViewportSize({ width: 390, height: 844 })
    await save(await page.screenshot(), `theme-${id}-phone`, 480)
    await page.close()
  }
}

/** The first page of the PDF, as the app draws it. */
async function photographResume({ email, password }, id) {
  const page = await browser.newPage({ viewport: { width: 1440, height: 1400 }, deviceScaleFactor: 2 })
  await page.goto(`${product.url}/resumes/${id}`)
  await page.getByLabel('E-mail').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  const canvas = page.locator('canvas:not(.opacity-0)')
  await canvas.waitFor()
  const address = await canvas.evaluate((drawn) => drawn.toDataURL('image/png'))
  const picture = Buffer.from(address.split(',')[1], 'base64')
  for (const width of [280, 560]) await save(picture, `resume-${width}`, width)
  await page.close()
}

function save(picture, name, width) {
  return sharp(picture).resize({ width }).webp({ quality: 80, effort: 6 }).toFile(`${pictures}${name}.webp`)
}
