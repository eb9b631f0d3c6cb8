import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from '@jest/globals'
import type { LaunchView, LedgerEntry, SiteItem } from '@thumbfolio/contracts'
import {
  eventually,
  listedSites,
  newPerson,
  openSite,
  spendableCredits,
  uploadPdf,
  type HttpAnswer,
  type Person,
} from '@thumbfolio/testing'

const sample = fileURLToPath(
  new URL('../../packages/resume-reader/tests/corpus/pdf/stackoverflow--nurse.pdf', import.meta.url),
)
const truth = JSON.parse(
  readFileSync(
    new URL('../../packages/resume-reader/tests/corpus/truth/stackoverflow--nurse.json', import.meta.url),
    'utf8',
  ),
) as { basics: { name: string } }
/** A launch has this long for its end, faults and all. */
const endWithinMs = 240_000
const settleWithinMs = 120_000
const pauseMs = 200
/** Who has launched enough and waits for the end of the trouble launches at most this often. */
const paceMs = 5_000
/** Whatever would still be captured or launched a second time has long begun by then. */
const secondLookMs = 2_000
const shown = truth.basics.name

/** How people get an account and see pages; a production mails for real and has its own host names. */
export interface Access {
  readonly newPerson: (url: string) => Promise<Person>
  readonly openSite: (url: string, site: string) => Promise<{ status: number; text: string }>
}
const developmentAccess: Access = { newPerson, openSite }

export interface Launcher extends Pick<Access, 'openSite'> {
  readonly person: Person
  readonly resume: string
}

export interface Outcome {
  readonly site: string
  readonly status: LaunchView['status']
  /** How often the launch was asked for; who is not answered asks again, and may so launch a newer version. */
  readonly asked: number
}

/** Verified accounts, each with a resume. Nothing should be broken yet. */
export async function newLaunchers(
  url: string,
  count: number,
  { newPerson, openSite }: Access = developmentAccess,
): Promise<Launcher[]> {
  const launchers: Launcher[] = []
  for (let n = 0; n < count; n++) {
    const person = await newPerson(url)
    launchers.push({ person, resume: await uploadPdf(person, sample), openSite })
  }
  return launchers
}

/**
 * Everybody launches sites one after the other, at least `each` and until `isOver`, and follows each launch to its end.
 * What is refused for now (no connection, 429, 5xx) is asked again, as a patient person would.
 */
export async function launchSites(
  launchers: readonly Launcher[],
  each: number,
  isOver: () => boolean = () => true,
): Promise<Outcome[]> {
  const outcomes = launchers.map(async ({ person, resume }) => {
    const own: Outcome[] = []
    for (let n = 0; n < each || !isOver(); n++) {
      if (n >= each) await pause(paceMs)
      const site = `${person.user.username}-${n}`
      const body = { fileUrl: resume, siteName: site }
      let asked = 0
      const admitted = await insist(() => {
        asked += 1
        return person.call('PUT', '/api/v1/make/generate', { body })
      })
      if (admitted.status !== 202)
        throw new Error(`${site}: ${admitted.status} ${JSON.stringify(admitted.body)}`)
      own.push({ site, asked, status: await endOf(person, admitted.body.launchId as string) })
    }
    return own
  })
  return (await Promise.all(outcomes)).flat()
}

/** Asks until there is an answer that is final. */
async function insist(ask: () => Promise<HttpAnswer>): Promise<HttpAnswer> {
  const deadline = Date.now() + endWithinMs
  for (;;) {
    const answer = await ask().catch((error: unknown) => error)
    if (isAnswer(answer) && answer.status !== 429 && answer.status < 500) return answer
    if (Date.now() > deadline)
      throw new Error('It was refused to the end', { cause: isAnswer(answer) ? answer.body : answer })
    await pause(pauseMs)
  }
}

const isAnswer = (answer: unknown): answer is HttpAnswer =>
  typeof answer === 'object' && answer !== null && 'status' in answer

async function endOf(person: Person, launchId: string): Promise<LaunchView['status']> {
  const deadline = Date.now() + endWithinMs
  for (;;) {
    const { status, body } = await insist(() => person.call('GET', `/api/v1/make/launches/${launchId}`))
    if (status !== 200) throw new Error(`launch ${launchId}: ${status} ${JSON.stringify(body)}`)
    const view = body.data as LaunchView
    if (view.status !== 'pending') return view.status
    if (Date.now() > deadline) throw new Error(`launch ${launchId} never ended`)
    await pause(pauseMs)
  }
}

/** How many launches have been asked for and have not ended. */
export async function launchesUnderWay(launchers: readonly Launcher[]): Promise<number> {
  const sites = await Promise.all(launchers.map(({ person }) => listedSites(person)))
  return sites.flat().filter(({ status }) => status === 'launching').length
}

interface Account {
  readonly sites: readonly SiteItem[]
  readonly balance: number
  readonly ledger: { readonly held: number; readonly captured: number; readonly released: number }
}

const accountOf = async (person: Person): Promise<Account> => ({
  sites: await listedSites(person),
  balance: await spendableCredits(person),
  ledger: await ledgerOf(person),
})

/** Every site is live or failed, every hold was captured or released once, and each live version was paid, nothing else. */
function isSettled({ sites, balance, ledger }: Account, credits: number): boolean {
  const versions = sites.reduce((sum, { version }) => sum + version, 0)
  return (
    sites.every(({ status }) => status === 'live' || status === 'failed') &&
    balance === credits - versions &&
    ledger.captured === versions &&
    ledger.held === ledger.captured + ledger.released
  )
}

/**
 * Once everything works again: every account is settled and stays so, a live site shows its page, every site that went
 * live was reported to its owner, and no site was launched more often than requested.
 */
export async function judge(
  url: string,
  launchers: readonly Launcher[],
  outcomes: readonly Outcome[],
  credits: number,
): Promise<void> {
  for (const { person } of launchers) {
    let account: Account | undefined
    await eventually(async () => {
      account = await accountOf(person)
      return isSettled(account, credits)
    }, settleWithinMs).catch((cause: unknown) => {
      throw new Error(`${person.email} was left with ${JSON.stringify(account)}`, { cause })
    })
  }
  await pause(secondLookMs)
  for (const { person, openSite } of launchers) {
    const account = await accountOf(person)
    expect({ account, isSettled: isSettled(account, credits) }).toEqual({ account, isSettled: true })
    const own = outcomes.filter(({ site }) => site.startsWith(`${person.user.username}-`))
    const names = new Set(own.map(({ site }) => site))
    for (const name of names) {
      const launches = own.filter(({ site }) => site === name)
      const asked = launches.reduce((sum, launch) => sum + launch.asked, 0)
      const outcome = { ...launches.at(-1)!, asked }
      judgeSite(outcome, account.sites)
      if (outcome.status === 'success') judgePage(name, await openSite(url, name))
    }
  }
}

function judgeSite({ site, status, asked }: Outcome, listed: readonly SiteItem[]) {
  const item = listed.find(({ name }) => name === site)
  const isLive = item?.status === 'live'
  expect({ site, isLive }).toEqual({ site, isLive: status === 'success' })
  expect(item?.version ?? 0).toBeLessThanOrEqual(asked)
}

function judgePage(site: string, page: { status: number; text: string }) {
  expect({ site, status: page.status, isShown: page.text.includes(shown) }).toEqual({
    site,
    status: 200,
    isShown: true,
  })
}

async function ledgerOf({ call }: Person): Promise<Account['ledger']> {
  const rows: LedgerEntry[] = []
  for (let after = ''; ;) {
    const { body } = await call('GET', `/api/v1/auth/credits?limit=100${after}`)
    rows.push(...(body.data as LedgerEntry[]))
    if (body.next === undefined) break
    after = `&after=${encodeURIComponent(body.next as string)}`
  }
  const count = (kind: string) => rows.filter((row) => row.kind === kind).length
  return { held: count('held'), captured: count('captured'), released: count('released') }
}
