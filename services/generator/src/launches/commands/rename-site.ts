import { randomUUID } from 'node:crypto'
import { DomainError, refusalOf } from '@thumbfolio/contracts'
import { traced } from '@thumbfolio/kit/base'
import { everyItem, retryStale } from '@thumbfolio/kit/store'
import { renameBegun } from '../domain/names/rename.js'
import { mostRenamed, ownerHashOf, restsForOthers } from '../domain/names/resting-name.js'
import type { Site } from '../domain/site/site.js'
import type { Ports } from '../ports.js'
import { isTakenAtHost, isTakenDown } from '../../hosting/index.js'
import { changeableSite } from './find-site.js'
import { takeNewName } from './move-site.js'

/**
 * Moves a live site to another name. From the answer on the new name is the site; its page follows, and the old address
 * shows the page until the new one does. A crash in between is finished by recovery, which finds the intention first.
 * @throws DomainError as `changeableSite`, `site-name-taken`, `same-site-name`, `site-not-live`, `too-many-renames`
 */
export const renameSite = traced(
  'rename-site',
  async (ports: Ports, wanted: { ownerId: string; siteName: string; to: string }): Promise<void> => {
    const { ownerId, siteName, to } = wanted
    const begun = await retryStale(async () => {
      const site = await changeableSite(ports, { ownerId, siteName })
      const next = renameBegun(site, { id: randomUUID(), to }, ports.now())
      await expectFree(ports, to, ownerId)
      return ports.sites.commit(next)
    })
    if ((await takeNewName(ports, begun)) === 'taken') throw new DomainError('site-name-taken')
  },
)

/** What can be known before the name is taken: of two that race for it, the commit decides. */
async function expectFree(ports: Ports, to: string, ownerId: string): Promise<void> {
  const taken = new DomainError('site-name-taken')
  if (refusalOf(to) !== undefined || (await isTakenDown(ports, to))) throw taken
  const there = await ports.sites.find(to)
  if (there) throw isLeaving(there, ownerId) ? new DomainError('rename-in-progress') : taken
  if (restsForOthers(await ports.restingNames.find(to), ownerId, ports.now())) throw taken
  if (await isTakenAtHost(ports, to)) throw taken
  if ((await renamedNames(ports, ownerId)).filter((name) => name !== to).length >= mostRenamed)
    throw new DomainError('too-many-renames')
}

/** A name that its owner is just leaving can be had again in a moment. */
const isLeaving = ({ ownerId: owner, renaming }: Site, ownerId: string) =>
  owner === ownerId && renaming !== undefined

async function renamedNames({ restingNames, now }: Ports, ownerId: string): Promise<string[]> {
  const names: string[] = []
  for await (const { id, redirect, freeAt } of everyItem(restingNames, 'owner', {
    equals: ownerHashOf(ownerId),
  }))
    if (redirect && freeAt > now()) names.push(id)
  return names
}
