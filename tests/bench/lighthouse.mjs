/**
 * Lighthouse on the start page and on a published page, on a laptop and on a slow phone: `make lighthouse`. It is no dependency of the
 * product: npm installs it into `.runtime`, once. Without the registry this is skipped. `CHROMIUM` names the browser.
 */
import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync } from 'node:fs'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { setTimeout } from 'node:timers/promises'
import { freePort, openSite } from '@thumbfolio/testing'
import { chromium } from 'playwright-core'
import { startBenchProduct } from './bench-product.mjs'
import { target } from './target.mjs'

const version = '13.5.0'
const folder = fileURLToPath(new URL('../../.runtime/lighthouse/', import.meta.url))
const entry = `${folder}node_modules/lighthouse/core/index.js`
const exact = ['accessibility', 'best-practices', 'seo']
const categories = ['performance', ...exact]
/** Depends on the load of the machine: a miss is a warning. */
const leastPerformance = 95

if (install()) await measure()
else console.log(`lighthouse ${version} cannot be installed from the npm registry: skipped`)

function install() {
  if (existsSync(entry)) return true
  mkdirSync(folder, { recursive: true })
  const options = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', ['install', ...options, `lighthouse@${version}`], { stdio: 'inherit' })
  return status === 0
}

async function measure() {
  const { default: lighthouse } = await import(pathToFileURL(entry).href)
  await using product = await startBenchProduct()
  await product.goLive('lighthouse')
  // A page that asks search engines to stay away has no full score for them.
  await product.person.call('PATCH', '/api/v1/make/sites/lighthouse', { body: { indexed: true } })
  const isListed = async () => !('x-robots-tag' in (await openSite(product.url, 'lighthouse')).headers)
  while (!(await isListed())) await setTimeout(200)
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', `--remote-debugging-port=${port}`],
  })
  try {
    const published = product.url.replace(/\/\/[^:]+/, '//lighthouse.localhost')
    const pages = { 'start page': product.url, 'published page': published }
    const { default: laptop } = await import(
      pathToFileURL(`${folder}node_modules/lighthouse/core/config/desktop-config.js`).href
    )
    const options = { port, onlyCategories: categories }
    console.log(`${''.padEnd(26)}${categories.map((name) => name.padStart(16)).join('')}`)
    for (const [name, url] of Object.entries(pages)) {
      report(`${name}, laptop`, await lighthouse(url, options, laptop))
      report(`${name}, phone`, await lighthouse(url, options))
    }
  } finally {
    await browser.close()
  }
}

function report(page, { lhr }) {
  const score = (id) => Math.round((lhr.categories[id].score ?? 0) * 100)
  console.log(`${page.padEnd(26)}${categories.map((id) => String(score(id)).padStart(16)).join('')}`)
  for (const id of exact) target(`the ${page} has 100 for ${id}`, score(id) === 100)
  if (score('performance') < leastPerformance)
    console.log(`  warning: performance is below ${leastPerformance}; other processes lower it`)
  for (const id of categories)
    for (const { id: audit, weight } of lhr.categories[id].auditRefs) {
      const { score: part, title, displayValue = '' } = lhr.audits[audit]
      if (weight > 0 && part !== null && part < 0.9)
        console.log(`  ${id}: ${title} ${displayValue}`.trimEnd())
    }
}
