/**
 * Photographs every screen of the app for review: `make screens` writes tests/output/screens/<theme>-<width>-<route>.png.
 * WIDTHS and THEMES choose other ones, ROUTES those whose address has this text.
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
import { fill, privateRoutes, publicRoutes } from './routes.mjs'

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const listed = (name, fallback) => (process.env[name] ?? fallback).split(',')
const widths = listed('WIDTHS', '320,390,768,1440').map(Number)
const themes = listed('THEMES', 'light,dark,wireframe,synthwave')
const wanted = process.env.ROUTES ?? ''
const output = at('tests/output/screens/')
const sample = at('packages/resume-reader/tests/corpus/pdf/stackoverflow--nurse.pdf')

await mkdir(output, { recursive: true })
const directory = await temporaryDirectory()
const product = await startProductProcess({
  entry: at('deploy/embedded/dist/main.js'),
  dataDir: directory.path,
})
const browser = await chromium.launch({
  executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
  args: ['--no-sandbox'],
})
try {
  const person = await newPerson(product.url)
  const site = 'denise-okonkwo'
  const empty = await newPerson(product.url)
  const resume = await uploadPdf(person, sample)
  await launchEnd(product.url, person, await startLaunch(person, resume, site))
  await photograph(await visitor(), publicRoutes)
  await photograph(
    await visitor(person),
    privateRoutes.map((route) => fill(route, { resume, site })),
  )
  await photograph(await visitor(empty), ['/dashboard', '/profile'], 'empty')
} finally {
  await browser.close()
  await product.end()
  await directory[Symbol.asyncDispose]()
}

async function visitor(person) {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const page = await context.newPage()
  if (!person) return page
  await page.goto(`${product.url}/login`)
  await page.getByLabel('E-mail').fill(person.email)
  await page.getByLabel('Password', { exact: true }).fill(person.password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
  await page.waitForURL('**/dashboard')
  return page
}

async function photograph(page, routes, prefix = '') {
  for (const route of routes.filter((each) => each.includes(wanted)))
    for (const theme of themes) {
      await page.setViewportSize({ width: 1440, height: 900 })
      await page.goto(product.url)
      await page.evaluate(`localStorage.setItem('thumb-theme', '${theme}')`)
      await page.goto(product.url + route, { waitUntil: 'networkidle' })
      for (const width of widths) {
        await page.setViewportSize({ width, height: 900 })
        await page.waitForTimeout(400)
        const name = [prefix, route.split('?')[0].replace(/\W+/g, '-').replace(/^-|-$/g, '') || 'home']
        const query = route.includes('?resume') && route.startsWith('/upload') ? '-read' : ''
        const file = `${theme}-${width}-${name.filter(Boolean).join('-')}${query}.png`
        await page.screenshot({ path: `${output}${file}`, fullPage: true })
        const over = await page.evaluate('document.documentElement.scrollWidth - innerWidth')
        if (over > 0) console.log(`${file}: ${over} px wider than the screen`)
      }
    }
}
