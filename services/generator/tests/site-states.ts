import type { LaunchStepName } from '@thumbfolio/contracts'
import { decideAdmission, held, type LaunchRequest } from '../src/launches/domain/launch/admission.js'
import { deletionBegun } from '../src/launches/domain/launch/deletion.js'
import { failed, wentLive } from '../src/launches/domain/launch/endings.js'
import { stepFinished } from '../src/launches/domain/launch/launch.js'
import { leased } from '../src/launches/domain/site/lease.js'
import type { Arrangement, PageComposition } from '@thumbfolio/site-page'
import { nextStep } from '../src/launches/domain/site/progress.js'
import { settingsChanged } from '../src/launches/domain/site/settings.js'
import type { PendingLaunch, Site } from '../src/launches/domain/site/site.js'

const composition: PageComposition = {
  language: 'en',
  theme: 'editorial',
  intro: [],
  best: [],
  sections: [],
}
const answer: Arrangement = { intro: [], best: [], theme: 'editorial', sections: [], suggestions: [] }
const pinned = { etag: '"1"', language: 'en', content: { basics: { name: 'Ada' } } }

export const request = (change: Partial<LaunchRequest> = {}): LaunchRequest => ({
  launchId: 'l1.ada',
  siteName: 'ada',
  ownerId: 'ada',
  resumeId: 'r1',
  model: 'sonnet' as const,
  composer: 'local',
  epoch: 0,
  ...change,
})

export const admit = (site: Site | undefined, change: Partial<LaunchRequest> = {}, now = 1_000): Site => {
  const decision = decideAdmission(site, request(change), now)
  if (decision.kind !== 'admit') throw new Error(JSON.stringify(decision))
  return decision.site
}
export const pendingOf = (site: Site): PendingLaunch => {
  if (site.current?.status !== 'pending') throw new Error('not pending')
  return site.current
}
export const hold = (site: Site, now = 1_100): Site => {
  if (site.current?.status !== 'admitting') throw new Error('not admitting')
  return held(site, site.current, 120_000, now)
}
export const take = (site: Site, now = 1_200): Site => leased(site, { holder: 'w', until: now + 10_000 }, now)
const outputs = {
  read: { pinned },
  compose: { answer },
  render: { composed: { composition, removed: [{ fact: 'CEO', reason: 'not there' }] }, bundleHash: 'h1' },
  publish: {},
  verify: {},
}
export const finish = (site: Site, until: LaunchStepName, now = 1_300): Site => {
  for (let step = nextStep(pendingOf(site).log); step; step = nextStep(pendingOf(site).log)) {
    site = stepFinished(site, pendingOf(site), step, outputs[step], now)
    if (step === until) break
  }
  return site
}
export const pending = () => hold(admit(undefined))
export const published = () => finish(take(pending()), 'publish')
export const live = () => wentLive(published(), pendingOf(published()), 'http://ada.localhost/', 1_400)

/** Every state a site can be in; what each transition makes of it must still be a site. */
export const states = {
  admitting: () => admit(undefined),
  pending,
  running: () => take(pending()),
  published,
  live,
  failed: () => failed(take(pending()), 'launch-deadline', 1_400),
  relaunched: () => admit(live(), { launchId: 'l2.ada' }, 2_000),
  republishing: () => settingsChanged(live(), { indexed: true }, 2_000),
  deleting: () => deletionBegun(live(), 2_000),
}
