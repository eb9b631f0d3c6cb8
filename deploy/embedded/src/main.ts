import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigError, createFileLog, onStopSignal } from '@thumbfolio/kit'
import { embeddedConfig, serviceEnvironment, type EmbeddedConfig } from './config.js'
import { bold, dim, say, sayStep, sayTable } from './console.js'
import { DataDirectoryInUse } from './data-directory.js'
import { demoLogin, MainJob, WalkRefused } from './main-job.js'
import { startProduct, type Product } from './product.js'

const sample = fileURLToPath(new URL('../samples/nurse.pdf', import.meta.url))

async function main(): Promise<void> {
  const startedAt = performance.now()
  const config = embeddedConfig()
  const isFirstStart = !existsSync(join(config.DATA_DIR, 'service-secret'))
  const log = createFileLog({
    name: 'embedded',
    level: config.LOG_LEVEL,
    path: join(config.DATA_DIR, 'log', 'thumbfolio.log'),
  })
  const product = await startProduct({ config, environment: serviceEnvironment(), log })
  onStopSignal(() => stop(product))
  say(`${bold('Thumbfolio')} answers after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)

  const wantsWalk = config.RESUME !== undefined || (isFirstStart && config.DEMO === 'on')
  const site = wantsWalk ? await walk(product, config.RESUME ?? sample) : undefined
  sayAddresses(product, config, site)
}

/** A refused resume is told, and the product runs on. */
async function walk({ url }: Product, pdfPath: string): Promise<string | undefined> {
  say(`\nFrom ${pdfPath} to a live site, through the public API:`)
  try {
    return await new MainJob(url, sayStep).walk(pdfPath)
  } catch (error) {
    if (!(error instanceof WalkRefused)) throw error
    say(`  ✗ ${error.message}`)
    if (error.message === 'Insufficient Credit')
      say('    The demo account has spent its credits. Start with another DATA_DIR, or sign up.')
    return undefined
  }
}

function sayAddresses({ url }: Product, config: EmbeddedConfig, site: string | undefined): void {
  say()
  sayTable([
    ...(site === undefined ? [] : [['Live site', site] as const]),
    ['App', url],
    ...(config.SMTP_URL === undefined ? [['Mail inbox', `${url}/dev/mail`] as const] : []),
    ...(config.DEMO === 'on' ? [['Demo login', `${demoLogin.email}  ${demoLogin.password}`] as const] : []),
    ['Data and log', config.DATA_DIR],
  ])
  say(dim('\n  Ctrl-C stops; the next start goes on where this one ended.'))
}

async function stop(product: Product): Promise<void> {
  say('\nStopping …')
  await product[Symbol.asyncDispose]()
}

/** Why it did not start, in words that say what to do. */
function explain(error: unknown): string {
  if (error instanceof ConfigError) return error.message
  if (error instanceof DataDirectoryInUse)
    return `${error.message} is open in another Thumbfolio. Stop that one, or start this one with another DATA_DIR.`
  if ((error as NodeJS.ErrnoException | undefined)?.code === 'EADDRINUSE')
    return `Port ${process.env['PORT'] ?? 8080} is busy. Stop what uses it, or start with another one: PORT=8081 make start`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(1)
})
