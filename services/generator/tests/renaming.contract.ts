import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { SiteVersionItem } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { unzipSync } from 'fflate'
import { dyingAt, gatedEngines } from './breakable-engines.js'
import { startWorld, type World } from './world.js'

const dayMs = 24 * 3_600_000

/** What holds for the names of sites, on every store. `environment` is asked for once per test. */
export const renamingContract = (environment = (): Record<string, string> => ({})) =>
  describe('the name of a site', () => {
    let world: World
    let launchId: string
    beforeEach(async () => {
      world = await startWorld({ env: { ...environment(), LAUNCH_LEASE_SECONDS: '5' } })
      await world.start()
      launchId = await world.goLive('ada', 'ada')
    })
    afterEach(() => world[Symbol.asyncDispose]())

    const rename = (from: string, to: string, user = 'ada') =>
      world.as(user)('POST', `/make/sites/${from}/rename`, { body: { to } })
    const outcomeOf = ({ status, body }: { status: number; body: { code?: string } }) =>
      `${status} ${body.code ?? ''}`
    const isTaken = async (name: string) =>
      (await world.as('eve')('GET', `/code-host/repos/thumbfolio/${name}`)).status === 200
    const shows = (name: string) => eventually(async () => (await world.visit(name)).status === 200)
    const redirects = (from: string, path = '/') =>
      eventually(async () => {
        const { status, headers } = await world.visit(from, path)
        return status === 308 && String(headers['location'])
      })
    const remove = async (name: string, userId = 'ada') => {
      await world.emit({ type: 'site.deletion-requested.v1', subject: name, data: { userId } })
      await eventually(() => world.heardOf(name).includes('site.deleted.v1'))
    }
    const restart = async (now: () => number) => {
      await world.stop()
      await world.start({ now })
    }

    it('when a site is renamed, then its page is at the new address, the old one redirects, and its history stays', async () => {
      const answer = await rename('ada', 'countess')
      expect(answer.status).toBe(202)
      expect(answer.body.data).toMatchObject({
        name: 'countess',
        url: expect.stringContaining('//countess.'),
      })
      await shows('countess')
      const { text } = await world.visit('countess')
      expect(text).toContain('//countess.localhost')
      expect(text).not.toContain('//ada.localhost')
      expect(await redirects('ada', '/a/b?c=d')).toMatch(/\/\/countess\.localhost:\d+\/a\/b\?c=d$/)
      expect((await world.as('ada')('GET', '/make/sites/ada/content')).status).toBe(404)
      const versions = (await world.as('ada')('GET', '/make/sites/countess/versions')).body
        .data as SiteVersionItem[]
      expect(versions.map(({ id }) => id)).toEqual(['1'])
      expect((await world.view('ada', launchId)).status).toBe('success')
      const event = world.heard.find(({ type }) => type === 'site.renamed.v1')
      expect(event).toMatchObject({
        subject: 'countess',
        data: { userId: 'ada', from: 'ada', version: 1, waiting: 0 },
      })
      await world.goLive('ada', 'countess')
      expect(world.heard.filter(({ type }) => type === 'site.deleted.v1')).toEqual([])
    })

    it('when a name was left, then it is taken for everybody but its owner, who has it back at once', async () => {
      await rename('ada', 'countess')
      await redirects('ada')
      expect(await isTaken('ada')).toBe(true)
      expect(outcomeOf(await world.launch('eve', 'ada'))).toBe('409 site-name-taken')
      await world.goLive('eve', 'eve')
      expect(outcomeOf(await rename('eve', 'ada', 'eve'))).toBe('409 site-name-taken')
      // The redirect is there before the last of the old site is gone.
      const names = await eventually(async () => {
        const { data } = (await world.as('ada')('GET', '/make/names')).body
        return data.length > 0 && data
      })
      expect(names).toMatchObject([{ name: 'ada', redirectsTo: 'countess' }])
      const [{ leftAt, freeAt }] = names
      expect(Math.abs(Date.parse(leftAt) - Date.now())).toBeLessThan(60_000)
      expect(Date.parse(freeAt) - Date.parse(leftAt)).toBe(180 * dayMs)
      expect((await world.as('eve')('GET', '/make/names')).body.data).toEqual([])

      expect((await rename('countess', 'ada')).status).toBe(202)
      await shows('ada')
      expect(await redirects('countess')).toMatch(/\/\/ada\.localhost/)
    })

    it('when a site is renamed twice, then its first address leads to its third', async () => {
      await rename('ada', 'countess')
      await rename('countess', 'lovelace')
      await shows('lovelace')
      for (const name of ['countess', 'ada']) expect(await redirects(name)).toMatch(/\/\/lovelace\.localhost/)
    })

    it('when 90 days have passed, then the old address redirects no more; after 180 anybody may take it', async () => {
      await rename('ada', 'countess')
      await redirects('ada')
      await restart(() => Date.now() + 91 * dayMs)
      expect((await world.visit('ada')).status).toBe(404)
      expect(await isTaken('ada')).toBe(true)
      await restart(() => Date.now() + 181 * dayMs)
      expect(await isTaken('ada')).toBe(false)
      await restart(Date.now)
      // Rested and swept: nothing is left that would keep it.
      await eventually(async () => !(await isTaken('ada')))
      await world.goLive('eve', 'ada')
    })

    it('when a site is deleted, then its name waits for its owner alone, who launches there again', async () => {
      await remove('ada')
      expect(await isTaken('ada')).toBe(true)
      expect(outcomeOf(await world.launch('eve', 'ada'))).toBe('409 site-name-taken')
      await world.goLive('ada', 'ada')
      expect((await world.as('ada')('GET', '/make/names')).body.data).toEqual([])
    })

    it('when an account is deleted, then the name rests all the same, without the id of the account', async () => {
      await world.emit({ type: 'account.deleted.v1', subject: 'ada', data: {} })
      await eventually(() => world.heardOf('ada').includes('site.deleted.v1'))
      expect(outcomeOf(await world.launch('eve', 'ada'))).toBe('409 site-name-taken')
    })

    it('when a launch never went live, then its name is free again', async () => {
      world.model.set('fails')
      const { body } = await world.launch('ada', 'stillborn')
      expect((await world.end('ada', body.launchId)).status).toBe('failed')
      await remove('stillborn')
      world.model.set('works')
      await world.goLive('eve', 'stillborn')
    })

    it('when a rename cannot be, then the site stays as it is, and it is said why', async () => {
      await world.goLive('eve', 'eve')
      expect(outcomeOf(await rename('ada', 'eve'))).toBe('409 site-name-taken')
      expect(outcomeOf(await rename('ada', 'www'))).toBe('409 site-name-taken')
      expect(outcomeOf(await rename('ada', 'ada'))).toBe('409 same-site-name')
      expect(outcomeOf(await rename('ada', 'Not a name'))).toBe('400 validation-failed')
      expect(outcomeOf(await rename('ada', 'mine', 'eve'))).toBe('404 not-found')
      world.model.set('hangs')
      const { body } = await world.launch('ada', 'ada')
      expect(outcomeOf(await rename('ada', 'countess'))).toBe('409 launch-in-progress')
      world.model.set('works')
      await world.end('ada', body.launchId)
      expect((await world.visit('ada')).status).toBe(200)
    })

    it('when names are collected by renames, then the sixth is refused, and nothing is lost', async () => {
      const names = ['ada', 'n-1', 'n-2', 'n-3', 'n-4', 'n-5']
      for (const [at, to] of names.slice(1).entries()) {
        expect((await rename(names[at]!, to)).status).toBe(202)
        await redirects(names[at]!)
      }
      expect(outcomeOf(await rename('n-5', 'n-6'))).toBe('409 too-many-renames')
      expect((await rename('n-5', 'ada')).status).toBe(202)
      await shows('ada')
    })

    it('when two people race for a name, then one has it and the other keeps theirs', async () => {
      await world.goLive('eve', 'eve')
      const answers = await Promise.all([rename('ada', 'wanted'), rename('eve', 'wanted', 'eve')])
      expect(answers.map(outcomeOf).sort()).toEqual(['202 ', '409 site-name-taken'])
      await shows('wanted')
      const loser = answers[0].status === 202 ? 'eve' : 'ada'
      await shows(loser)
      expect((await world.as(loser)('GET', `/make/sites/${loser}/versions`)).status).toBe(200)
    })

    it('when a name is launched and renamed to at once, then it is one person’s alone', async () => {
      const [renamed, launched] = await Promise.all([rename('ada', 'wanted'), world.launch('eve', 'wanted')])
      expect([renamed.status, launched.status].sort()).toEqual([202, 409])
    })

    it('when a site is deleted while it moves, then both names are gone', async () => {
      await rename('ada', 'countess')
      await world.emit({ type: 'site.deletion-requested.v1', subject: 'ada', data: { userId: 'ada' } })
      const isGone = async (name: string) => [404, 308].includes((await world.visit(name)).status)
      await eventually(async () => (await isGone('ada')) && (await world.visit('countess')).status !== 200)
      expect(outcomeOf(await world.launch('eve', 'ada'))).toBe('409 site-name-taken')
    })

    /** begun, taken, then the page's lease, alias and end, and the old name's postponement, alias and removal. */
    it.each([1, 2, 3, 4, 5, 6, 7, 8])(
      'when the process dies after write %s of a rename, then the page is at one address, and the old one leads there',
      async (nth) => {
        await world.stop()
        const death = dyingAt('after', nth)
        await world.start({ engines: (engines) => gatedEngines(engines, death.gate) })
        await rename('ada', 'countess').catch(() => undefined)
        await eventually(death.isDead)
        await world.stop()
        await world.start({ now: () => Date.now() + 20_000 })
        await shows('countess')
        expect(await redirects('ada')).toMatch(/\/\/countess\.localhost/)
        await world.goLive('ada', 'countess')
      },
    )

    it('when a site is taken along, then the archive has its page, which needs no host', async () => {
      const headers = { Authorization: `Bearer ${world.identity.tokenFor({ userId: 'ada' })}` }
      const response = await fetch(`${world.url()}/api/v1/make/sites/ada/archive`, { headers })
      expect([response.status, response.headers.get('content-type')]).toEqual([200, 'application/zip'])
      const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
      expect(Object.keys(files)).toEqual(expect.arrayContaining(['index.html', 'resume.json', 'README.txt']))
      const page = new TextDecoder().decode(files['index.html'])
      expect(page).toContain('Ada Lovelace')
      expect(page).not.toMatch(/http-equiv|(?:src|href)="\//)
      expect((await world.as('eve')('GET', '/make/sites/ada/archive')).status).toBe(404)
    })
  })
