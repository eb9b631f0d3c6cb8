import type { Logger } from '@thumbfolio/kit/base'
import { dim, say, sayStep, sayTable } from './console.js'
import { Demo, demoLogin } from './demo.js'
import { isDemoDue, noteDemoDone } from './demo-marker.js'
import { StepRefused } from './product-client.js'

/** A product that answers, and how it was asked to start. */
export interface Started {
  /** Where it answers on this machine. */
  readonly url: string
  /** Where people reach it. */
  readonly publicUrl: string
  /** Printed, and where it is noted that the demo is done. */
  readonly dataDirectory: string
  /** A PDF that is launched now. */
  readonly resume: string | undefined
  /** Launched where none is given and the demo is due. */
  readonly samplePath: string
  /** `with-models`: the vendors of connected models may see the demo account's resumes. Only this option allows it. */
  readonly demo: 'on' | 'off' | 'with-models'
  /** Mails go to the user's own server, where the demo cannot read the code. */
  readonly hasOwnMailServer: boolean
  /** Payments go to nodes of the user's own, not to the local chain. */
  readonly hasOwnChain: boolean
}

/**
 * Runs the demo whenever a resume is given, and else until it has succeeded once or was switched off.
 * A failure is printed, and the product keeps running.
 * @returns the address of the live site, where the demo ran and succeeded
 */
export async function runDemo(started: Started, log: Logger): Promise<string | undefined> {
  const { demo, dataDirectory, hasOwnMailServer } = started
  const isDue = demo !== 'off' && (await isDemoDue(dataDirectory))
  const pdfPath = started.resume ?? (isDue ? started.samplePath : undefined)
  const site = pdfPath === undefined ? undefined : await tryDemo(started, pdfPath, log)
  // With a mail server of the user's own it could never succeed.
  if (site !== undefined || demo === 'off' || hasOwnMailServer) await noteDemoDone(dataDirectory)
  return site
}

async function tryDemo(started: Started, pdfPath: string, log: Logger): Promise<string | undefined> {
  say(`\nFrom ${pdfPath} to a live site, through the public API:`)
  try {
    if (started.hasOwnMailServer)
      throw new StepRefused('The code goes to your own mail server (SMTP_URL), where it cannot be read.')
    return await new Demo(started.url, sayStep).run(pdfPath, {
      withModels: started.demo === 'with-models',
    })
  } catch (error) {
    const isRefusal = error instanceof StepRefused
    if (!isRefusal) log.error({ err: error }, 'the demo failed')
    say(`  ✗ ${isRefusal ? error.message : `The demo failed: ${String(error)}`}`)
    if (isRefusal && error.message === 'Insufficient Credit')
      say('    The demo account has no credits left. Start with another DATA_DIR, or sign up.')
    else if (!started.hasOwnMailServer) say('    The next start tries again; DEMO=off skips the demo.')
    return undefined
  }
}

/** The table at the end of a start. */
export function printStartup(started: Started, site: string | undefined): void {
  say()
  sayTable([
    ...(site === undefined ? [] : [['Live site', site] as const]),
    ['App', started.publicUrl],
    ...(started.hasOwnMailServer ? [] : [['Mail inbox', `${started.url}/dev/mail`] as const]),
    ...(started.hasOwnChain ? [] : [['Solana chain', `${started.url}/dev/chain`] as const]),
    ...(started.demo !== 'off' ? [['Demo login', `${demoLogin.email}  ${demoLogin.password}`] as const] : []),
    ['Data and log', started.dataDirectory],
  ])
  say(dim('\n  Ctrl-C stops; the next start continues with the same data.'))
}
