import { fileURLToPath } from 'node:url'
import { setTimeout as pause } from 'node:timers/promises'
import { expect } from '@jest/globals'
import type { LaunchView, LedgerEntry } from '@thumbfolio/contracts'
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
  new URL('../../services/resume/tests/corpus/pdf/stackoverflow--nurse.pdf', import.meta.url),
)
/** A launch has this long for its end, faults and all. */
const endWithinMs = 240_000
const settleWithinMs = 120_000
const pauseMs = 200

export interface Launcher {
  readonly person: Person
  readonly resume: string
}

export interface Outcome {
  readonly site: string
  readonly status: LaunchView['status']
}

/** Verified accounts, each with a resume. Nothing should be broken yet. */
export async function newLaunchers(url: string, count: number): Promise<Launcher[]> {
  const launchers: Launcher[] = []
  for (let n = 0; n < count; n++) {
    const person = await newPerson(url)
    launchers.push({ person, resume: await uploadPdf(person, sample) })
  }
  return launchers
}

/**
 * Everybody launches `each` sites, one after the other, and follows each launch to its end. What is refused for now (no
 * connection, 429, 5xx) is asked again, as a patient person would.
 */
export async function launchSites(launchers: readonly Launcher[], each: number): Promise<Outcome[]> {
  const outcomes = launchers.map(async ({ person, resume }) => {
    const own: Outcome[] = []
    for (let n = 0; n < each; n++) {
      const site = `${person.user.username}-${n}`
      const body = { fileUrl: resume, siteName: site }
      const admitted = await insist(() => person.call('PUT', '/api/v1/make/generate', { body }))
      if (admitted.status !== 202)
        throw new Error(`${site}: ${admitted.status} ${JSON.stringify(admitted.body)}`)
      own.push({ site, status: await endOf(person, admitted.body.launchId as string) })
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

/**
 * Once everything works again: every site is live or failed, a live one shows its page, every hold was captured or
 * released exactly once, and a person paid one credit for each version that went live and for nothing else.
 */
export async function judge(
  url: string,
  launchers: readonly Launcher[],
  outcomes: readonly Outcome[],
  credits: number,
): Promise<void> {
  const succeeded = new Set(outcomes.filter(({ status }) => status === 'success').map(({ site }) => site))
  for (const { person } of launchers) {
    let seen: unknown
    const sites = await eventually(async () => {
      const listed = await listedSites(person)
      const versions = listed.reduce((sum, { version }) => sum + version, 0)
      const balance = await spendableCredits(person)
      const kinds = await ledgerOf(person)
      seen = { listed, balance, kinds }
      const isSettled =
        listed.every(({ status }) => status === 'live' || status === 'failed') &&
        balance === credits - versions &&
        kinds.captured === versions &&
        kinds.held === kinds.captured + kinds.released
      return isSettled && listed
    }, settleWithinMs).catch((cause: unknown) => {
      throw new Error(`${person.email} was left with ${JSON.stringify(seen)}`, { cause })
    })
    const live = sites.filter(({ status }) => status === 'live').map(({ name }) => name)
    for (const name of live) {
      const page = await openSite(url, name)
      expect({ name, status: page.status }).toEqual({ name, status: 200 })
    }
    for (const { site } of outcomes.filter(({ site }) => site.startsWith(`${person.user.username}-`)))
      expect({ site, live: live.includes(site) }).toEqual({ site, live: succeeded.has(site) })
  }
}

async function ledgerOf({ call }: Person): Promise<{ held: number; captured: number; released: number }> {
  const { body } = await call('GET', '/api/v1/auth/credits?limit=100')
  const rows = body.data as LedgerEntry[]
  const count = (kind: string) => rows.filter((row) => row.kind === kind).length
  return { held: count('held'), captured: count('captured'), released: count('released') }
}
