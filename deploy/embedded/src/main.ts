import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { ConfigError, createFileLog, onStopSignal, startTelemetry, type Logger } from '@thumbfolio/kit'
import { embeddedConfig, serviceEnvironment, type EmbeddedConfig } from './config.js'
import { bold, dim, say, sayStep, sayTable } from './console.js'
import { DataDirectoryInUse } from './data-directory.js'
import { isFirstStart, noteStart } from './first-start.js'
import { demoLogin, MainJob, WalkRefused } from './main-job.js'
import { startProduct, type Product } from './product.js'

const sample = fileURLToPath(new URL('../samples/nurse.pdf', import.meta.url))
/** EX_CONFIG, as every service ends where its environment does not fit. */
const misconfigured = 78

async function main(): Promise<void> {
  const startedAt = performance.now()
  const config = embeddedConfig()
  const log = createFileLog({
    name: 'embedded',
    level: config.LOG_LEVEL,
    path: join(config.DATA_DIR, 'log', 'thumbfolio.log'),
  })
  const telemetry = await startTelemetry('thumbfolio', log)
  const isFirst = await isFirstStart(config.DATA_DIR)
  const starting = startProduct({ config, environment: serviceEnvironment(), log })
  onStopSignal(async () => {
    await stop(await starting)
    await telemetry[Symbol.asyncDispose]()
  })
  const product = await starting
  say(`${bold('Thumbfolio')} answers after ${((performance.now() - startedAt) / 1000).toFixed(1)} s`)

  const pdfPath = config.RESUME ?? (isFirst && config.DEMO === 'on' ? sample : undefined)
  const site = pdfPath === undefined ? undefined : await walk(product, config, pdfPath, log)
  await noteStart(config.DATA_DIR)
  sayAddresses(product, config, site)
}

/** Whatever stops the walk is told, and the product runs on. */
async function walk(
  { url }: Product,
  config: EmbeddedConfig,
  pdfPath: string,
  log: Logger,
): Promise<string | undefined> {
  say(`\nFrom ${pdfPath} to a live site, through the public API:`)
  try {
    if (config.SMTP_URL !== undefined)
      throw new WalkRefused('The code goes to your own mail server (SMTP_URL), where it cannot be read.')
    return await new MainJob(url, sayStep).walk(pdfPath)
  } catch (error) {
    const isRefusal = error instanceof WalkRefused
    if (!isRefusal) log.error({ err: error }, 'the walk failed')
    say(`  ✗ ${isRefusal ? error.message : `It broke off: ${String(error)}`}`)
    if (isRefusal && error.message === 'Insufficient Credit')
      say('    The demo account has spent its credits. Start with another DATA_DIR, or sign up.')
    return undefined
  }
}

function sayAddresses(product: Product, config: EmbeddedConfig, site: string | undefined): void {
  say()
  sayTable([
    ...(site === undefined ? [] : [['Live site', site] as const]),
    ['App', product.publicUrl],
    ...(config.SMTP_URL === undefined ? [['Mail inbox', `${product.url}/dev/mail`] as const] : []),
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
  const { code, port } = error as NodeJS.ErrnoException & { port?: number }
  if (code === 'EADDRINUSE')
    return `Port ${port} is busy. Stop what uses it, or start with another one: PORT=${(port ?? 0) + 1} make start`
  return error instanceof Error ? (error.stack ?? error.message) : String(error)
}

main().catch((error: unknown) => {
  process.stderr.write(`${explain(error)}\n`)
  process.exit(error instanceof ConfigError ? misconfigured : 1)
})
