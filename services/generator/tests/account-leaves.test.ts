import { readdir } from 'node:fs/promises'
import { describe, expect, it } from '@jest/globals'
import type { Database } from '@thumbfolio/kit/store'
import { eventually } from '@thumbfolio/testing'
import * as collections from '../src/collections.js'
import { counted, noCounts } from '../src/hosting/domain/visits/day-visits.js'
import { startModelWorld } from './model-world.js'
import { dataUrl, halves } from './test-pictures.js'

describe('a deleted account', () => {
  it('when it had pages, drafts, previews, domains, visits, versions, photos, a model’s answers and a former name, then no document and no file is left of it', async () => {
    let database: Database | undefined
    await using models = await startModelWorld(
      { LAUNCH_LEASE_SECONDS: '5' },
      { engines: (engines) => ((database = engines.database), engines) },
    )
    const { world } = models
    const call = async (method: string, path: string, body?: object) => {
      const answer = await world.as('ada')(method, path, body && { body })
      if (answer.status >= 300) throw new Error(`${method} ${path}: ${JSON.stringify(answer.body)}`)
      return answer
    }
    await world.goLive('ada', 'first')
    await world.goLive('ada', 'other')
    await call('POST', '/make/sites/first/domains', { host: 'ada.example' })
    const photo = dataUrl(await halves({ width: 800, height: 900 }).jpeg().toBuffer())
    await call('PUT', '/make/sites/first/photo', { photo, on: true })
    await call('PATCH', '/make/sites/first', { contact: { phone: true } })
    await call('POST', '/make/sites/first/preview')
    await call('POST', '/make/drafts', { fileUrl: 'resume-1', siteName: 'first', by: 'local' })
    await call('POST', '/make/drafts', { fileUrl: 'resume-1', siteName: 'never', by: 'model' })
    const day = new Date().toISOString().slice(0, 10)
    const counts = { ...noCounts(), views: 3 }
    for (const siteName of ['first', 'other'])
      await database!
        .store(collections.visits)
        .commit(counted(undefined, { siteName, ownerId: 'ada', day }, counts))
    await call('POST', '/make/sites/first/rename', { to: 'second' })
    // What is published meanwhile is for a later sweep.
    await eventually(async () => (await call('GET', '/make/names')).body.data.length === 1)
    await eventually(async () => (await call('GET', '/make/sites/second/photo')).body.data.published)
    const all = { limit: 9 }
    const left = async () => ({
      sites: (await database!.store(collections.sites).list('owner', {}, all)).items,
      versions: (await database!.store(collections.siteVersions).list('site', {}, all)).items,
      transcripts: (await database!.store(collections.transcripts).list('site', {}, all)).items,
      previews: (await database!.store(collections.previews).list('owner', {}, all)).items,
      drafts: (await database!.store(collections.drafts).list('owner', {}, all)).items,
      allowances: (await database!.store(collections.allowances).list('owner', {}, all)).items,
      domains: (await database!.store(collections.domains).list('site', {}, all)).items,
      visits: (await database!.store(collections.visits).list('site', {}, all)).items,
      files: (await readdir(`${world.directory}/generator/blobs`, { recursive: true })).filter((name) =>
        /\.(html|jpg|json|png)$/.test(name),
      ),
    })
    const isThere = (found: readonly unknown[]) => found.length > 0
    // A folder may go while the files are listed.
    await eventually(async () => {
      const found = await left().catch(() => undefined)
      return found && Object.values(found).every(isThere)
    })
    const nothing = Object.fromEntries(Object.keys(await left()).map((name) => [name, []]))
    await world.emit({ type: 'account.deleted.v1', subject: 'ada', data: {} })
    await eventually(async () => (await left()).sites.length === 0, 20_000)
    expect(await left()).toEqual(nothing)
    const names = (await database!.store(collections.restingNames).list('free', {}, all)).items
    expect(names.map(({ id }) => id).sort()).toEqual(['first', 'other', 'second'])
    expect(JSON.stringify(names)).not.toContain('"ada"')
  })
})
