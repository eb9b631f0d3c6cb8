import type { Logger } from '@thumbfolio/kit'
import { dim, say, sayStep, sayTable } from './console.js'
import { isFirstStart, noteStart } from './first-start.js'
import { demoLogin, MainJob, WalkRefused } from './main-job.js'

/** A product that answers, and how it was asked to start. */
export interface Started {
  /** Where it answers on this machine. */
  readonly url: string
  /** Where people reach it. */
  readonly publicUrl: string
  /** Where the first start is noted, and what people are shown. */
  readonly dataDirectory: string
  /** A PDF that is launched now. */
  readonly resume: string | undefined
  /** Launched where none is given and this is the first start. */
  readonly samplePath: string
  /** `with-models`: the vendors of connected models may see the demo account's resumes. Nobody else's word counts for it. */
  readonly demo: 'on' | 'off' | 'with-models'
  /** Mails go to a server of the user's own, where nobody can read the code. */
  readonly hasOwnMailServer: boolean
  /** Payments go to nodes of the user's own, not to the local chain. */
  readonly hasOwnChain: boolean
}

/**
 * Walks the main job on the first start, and whenever a resume is given, and notes that there was a start.
 * Whatever stops the walk is told, and the product runs on.
 * @returns the address of the live site, where there was a walk that went through
 */
export async function walkIfWanted(started: Started, log: Logger): Promise<string | undefined> {
  const isDemo = started.demo !== 'off' && (await isFirstStart(started.dataDirectory))
  const pdfPath = started.resume ?? (isDemo ? started.samplePath : undefined)
  const site = pdfPath === undefined ? undefined : await walk(started, pdfPath, log)
  await noteStart(started.dataDirectory)
  return site
}

async function walk(started: Started, pdfPath: string, log: Logger): Promise<string | undefined> {
  say(`\nFrom ${pdfPath} to a live site, through the public API:`)
  try {
    if (started.hasOwnMailServer)
      throw new WalkRefused('The code goes to your own mail server (SMTP_URL), where it cannot be read.')
    return await new MainJob(started.url, sayStep).walk(pdfPath, {
      withModels: started.demo === 'with-models',
    })
  } catch (error) {
    const isRefusal = error instanceof WalkRefused
    if (!isRefusal) log.error({ err: error }, 'the walk failed')
    say(`  ✗ ${isRefusal ? error.message : `It broke off: ${String(error)}`}`)
    if (isRefusal && error.message === 'Insufficient Credit')
      say('    The demo account has spent its credits. Start with another DATA_DIR, or sign up.')
    return undefined
  }
}

/** The table at the end of a start. */
export function sayAddresses(started: Started, site: string | undefined): void {
  say()
  sayTable([
    ...(site === undefined ? [] : [['Live site', site] as const]),
    ['App', started.publicUrl],
    ...(started.hasOwnMailServer ? [] : [['Mail inbox', `${started.url}/dev/mail`] as const]),
    ...(started.hasOwnChain ? [] : [['Solana chain', `${started.url}/dev/chain`] as const]),
    ...(started.demo !== 'off' ? [['Demo login', `${demoLogin.email}  ${demoLogin.password}`] as const] : []),
    ['Data and log', started.dataDirectory],
  ])
  say(dim('\n  Ctrl-C stops; the next start goes on where this one ended.'))
}
