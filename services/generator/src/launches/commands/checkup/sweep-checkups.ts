import { traced } from '@thumbfolio/kit/base'
import { ignoreConflict, retryStale } from '@thumbfolio/kit/store'
import { mailOwnerOnce, siteKeyOf } from '../../../hosting/index.js'
import { siteCheckedUp } from '../../../mails/site-checked-up.js'
import {
  checkedUp,
  mailIdOf,
  newProblems,
  withAllMailed,
  type Checkup,
} from '../../domain/checkup/checkup.js'
import { problemText } from './problem-text.js'
import {
  checkupClaimed,
  checkupDueAt,
  checkupPostponed,
  checkupScheduled,
  isCheckupMissed,
} from '../../domain/site/site-checkup.js'
import type { Site } from '../../domain/site/site.js'
import type { Ports } from '../../ports.js'
import { sweepDueSites } from '../due/sweep-due-sites.js'
import { examineSite } from './examine-site.js'

const atOnce = 10

/** Checks the live pages that are due, one after the other. */
export async function sweepCheckups(ports: Ports): Promise<void> {
  await sweepDueSites(ports, { index: 'checkup', atOnce, claimed: checkupClaimed }, checkUp)
}

/** Puts a page that was missed back into the weekly turn. Safe to repeat. */
export async function scheduleMissedCheckup(
  { sites, now }: Pick<Ports, 'sites' | 'now'>,
  site: Site,
): Promise<void> {
  if (isCheckupMissed(site, now())) await ignoreConflict(sites.commit(checkupScheduled(site, now())))
}

/** The mail is sent before the commit: after a crash in between the same mail is not sent twice, and none is lost. */
const checkUp = traced('check-up-site', async (ports: Ports, site: Site): Promise<void> => {
  try {
    const standing = await ports.accounts.standing(site.ownerId)
    // A suspended owner cannot change the page.
    if (!standing || standing.isSuspended)
      return void (await change(ports, site, async (latest) => checkupScheduled(latest, ports.now())))
    const findings = await examineSite(ports, site)
    if (ports.stopping.aborted) return
    await change(ports, site, async (latest) => {
      const checkup = checkedUp(latest.checkup, findings, ports.now())
      await notifyOfNew(ports, latest, checkup)
      return { ...latest, checkup: withAllMailed(checkup) }
    })
  } catch (error) {
    ports.log.warn({ err: error, site: site.id }, 'checkup failed, will retry')
    await change(ports, site, async (latest) => checkupPostponed(latest, ports.now()))
  }
})

async function notifyOfNew(ports: Ports, site: Site, checkup: Checkup): Promise<void> {
  const { id: siteName } = site
  const found = newProblems(checkup)
  if (found.length === 0) return
  const id = `checkup-${siteKeyOf(site)}-${mailIdOf(checkup, found)}`.replaceAll(/[^\w-]+/g, '-')
  await mailOwnerOnce(ports, {
    noticeId: id,
    userId: site.ownerId,
    kind: 'checkups',
    cause: id,
    write: ({ username }) => siteCheckedUp({ username, siteName, problems: found.map(problemText) }),
  })
}

/** A page that was switched off, changed hands or began to change meanwhile stays as it is. */
const change = (
  ports: Ports,
  { id, ownerId, createdAt }: Site,
  next: (latest: Site) => Promise<Site>,
): Promise<unknown> =>
  retryStale(async () => {
    const latest = await ports.sites.find(id)
    if (latest?.ownerId !== ownerId || latest.createdAt !== createdAt) return
    if (checkupDueAt(latest) === undefined) return
    await ports.sites.commit(await next(latest))
  })
