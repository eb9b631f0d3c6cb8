import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { SiteContent, SiteVersionItem, VersionDiff } from '@thumbfolio/contracts'
import { StaleState } from '@thumbfolio/kit/store'
import { eventually } from '@thumbfolio/testing'
import { dyingAt, gatedEngines } from './breakable-engines.js'
import { asEdit } from './content-edit.js'
import { sample, startWorld, type World } from './world.js'

const path = '/make/sites/ada'
const phone = sample.basics!.phone!

/** What holds for the versions of a page, on every store. `environment` is asked for once per test. */
export const versionsContract = (environment = (): Record<string, string> => ({})) =>
  describe('the versions of a page', () => {
    let world: World
    beforeEach(async () => {
      world = await startWorld({ env: { ...environment(), LAUNCH_LEASE_SECONDS: '10' } })
      await world.start()
      await world.goLive('ada', 'ada')
    })
    afterEach(() => world[Symbol.asyncDispose]())

    const ada = (...call: Parameters<ReturnType<World['as']>>) => world.as('ada')(...call)
    const versions = async () => (await ada('GET', `${path}/versions`)).body.data as SiteVersionItem[]
    const said = async () => (await versions()).map(({ id, kind, changes }) => [id, kind, changes.join(', ')])
    const contentOf = async () => (await ada('GET', `${path}/content`)).body.data as SiteContent
    const edit = async (intro: string[], headline?: string) => {
      const body = { ...asEdit(await contentOf()), intro, ...(headline !== undefined && { headline }) }
      return ada('PUT', `${path}/content`, { body, headers: { 'If-Match': '*' } })
    }
    const restore = (id: string, ifMatch = '*') =>
      ada('POST', `${path}/versions/${id}/restore`, { headers: { 'If-Match': ifMatch } })
    const diff = async (id: string, against?: string) =>
      ada('GET', `${path}/versions/${id}/diff${against === undefined ? '' : `?against=${against}`}`)
    const settings = (change: object) => ada('PATCH', path, { body: change })
    const pageHas = (text: string, isThere = true) =>
      eventually(async () => (await world.visit('ada')).text.includes(text) === isThere)

    it('when a page is launched, edited and its settings change, then each is a version with what changed and who did it', async () => {
      await edit(['I count.'], 'Countess of numbers')
      await settings({ contact: { phone: true }, indexed: true })
      await world.goLive('ada', 'ada')
      expect(await said()).toEqual([
        ['4', 'launch', 'Launched again'],
        ['3', 'settings', 'Phone number shown, Search engines may list it'],
        ['2', 'edit', 'Headline changed, 1 line added'],
        ['1', 'launch', 'Launched'],
      ])
      const list = await versions()
      expect(list.map(({ author }) => author)).toEqual(['local', 'owner', 'owner', 'local'])
      expect(list.map(({ live }) => live)).toEqual([true, false, false, false])
      expect([...list].sort((a, b) => b.createdAt.localeCompare(a.createdAt))).toEqual(list)
    })

    it('when nothing that a visitor sees changed, then it is no version', async () => {
      await edit([])
      await settings({ indexed: false })
      expect(await said()).toEqual([['1', 'launch', 'Launched']])
    })

    it('when the first version is restored, then the page says it at once and free, and what was live is kept', async () => {
      await edit(['I count.'], 'Countess of numbers')
      await pageHas('I count.')
      const free = world.ledger.free()
      expect((await restore('1')).status).toBe(200)
      await pageHas('I count.', false)
      expect((await said())[0]).toEqual(['3', 'restore', 'Version 1 restored'])
      expect((await restore('2')).status).toBe(200)
      await pageHas('Countess of numbers')
      expect(world.ledger.free()).toBe(free)
    })

    it('when a version is restored, then contact data stays as public as it is today', async () => {
      await settings({ contact: { phone: true } })
      await pageHas(phone)
      await settings({ contact: { phone: false } })
      await pageHas(phone, false)
      await edit(['I count.'])
      await restore('2')
      await pageHas('I count.', false)
      expect((await world.visit('ada')).text).not.toContain(phone)
      expect((await contentOf()).contact.phone).toBe(false)
    })

    it('when two versions are compared, then it tells the words by place, and what changed besides', async () => {
      await edit(['I count in notes.'])
      await edit(['I count in poems.'], 'Countess')
      const { body } = await diff('2')
      expect(body.data as VersionDiff).toMatchObject({
        id: '2',
        against: '3',
        changes: [],
        places: [
          {
            place: 'headline',
            parts: [
              { kind: 'removed', text: 'Countess' },
              { kind: 'added', text: 'Mathematician' },
            ],
          },
          {
            place: 'intro',
            parts: [
              { kind: 'same', text: 'I count in' },
              { kind: 'removed', text: ' poems.' },
              { kind: 'added', text: ' notes.' },
            ],
          },
        ],
      })
      await settings({ contact: { email: false } })
      expect((await diff('4', '3')).body.data).toMatchObject({
        changes: ['E-mail address hidden'],
        places: [],
      })
    })

    it('when the resume is deleted, then its published versions can be restored, and the list says it', async () => {
      await edit(['I count.'])
      world.resumes.remove('ada', 'resume-1')
      await world.emit({ type: 'resume.deleted.v1', subject: 'resume-1', data: { userId: 'ada' } })
      expect((await versions()).map(({ resumeGone }) => resumeGone)).toEqual([true, true])
      expect((await restore('1')).status).toBe(200)
      await pageHas('I count.', false)
    })

    it('when a version is previewed, then it is seen in private as a restore would publish it, and the page stays', async () => {
      await settings({ contact: { phone: true } })
      await edit(['I count.'])
      await settings({ contact: { phone: false } })
      await pageHas('I count.')
      const preview = (version: string) => ada('POST', `${path}/preview?version=${version}`)
      const { body } = await preview('2')
      const seen = await world.visit(new URL(body.data.url).hostname.split('.')[0]!)
      expect(seen.status).toBe(200)
      expect(seen.text).toContain('Ada Lovelace')
      expect(seen.text).not.toContain('I count.')
      expect(seen.text).not.toContain(phone)
      expect((await ada('POST', `${path}/preview`)).body.data.url).not.toBe(body.data.url)
      expect((await preview('9')).status).toBe(404)
      expect((await world.visit('ada')).text).toContain('I count.')
    })

    it('when it is somebody else, an unknown version or a stale page, then nothing changes', async () => {
      await edit(['I count.'])
      const eve = world.as('eve')
      const headers = { 'If-Match': '*' }
      expect((await eve('GET', `${path}/versions`)).status).toBe(404)
      expect((await eve('GET', `${path}/versions/1/diff`)).status).toBe(404)
      expect((await eve('POST', `${path}/versions/1/restore`, { headers })).status).toBe(404)
      for (const id of ['0', '9', '-1', '1e0', '%2e%2e', 'x'.repeat(200), '00001'])
        expect([id, (await restore(id)).status]).toEqual([id, 404])
      expect((await restore('1', '"1.0"')).status).toBe(412)
      expect((await ada('POST', `${path}/versions/1/restore`)).status).toBe(428)
      expect((await versions())[0]?.id).toBe('2')
    })

    it('when a page changes more than twenty times, then the last twenty are kept', async () => {
      for (let n = 1; n <= 22; n++) await edit([`Sentence ${n}.`])
      const list = await versions()
      expect([list.length, list[0]?.id, list.at(-1)?.id]).toEqual([20, '23', '4'])
      expect((await restore('3')).status).toBe(404)
      expect((await restore('4')).status).toBe(200)
      await pageHas('Sentence 3.')
    })

    it('when themes are tried more than twenty times, then no version of the words is deleted, and the last settings are kept', async () => {
      await edit(['I count.'])
      const layouts = ['bold', 'grid']
      for (let n = 0; n < 22; n++) await settings({ theme: { layout: layouts[n % 2] } })
      await edit(['I count on.'])
      const list = await versions()
      const words = list.filter(({ kind }) => kind !== 'settings').map(({ id }) => id)
      expect([list.length, words]).toEqual([22, ['25', '2', '1']])
      expect(list.slice(0, 3).map(({ theme }) => theme.title)).toEqual(['Grid', 'Grid', 'Bold'])
      expect((await restore('5')).status).toBe(404)
      expect((await restore('2')).status).toBe(200)
      await pageHas('I count.')
      for (let n = 1; n <= 19; n++) await edit([`Sentence ${n}.`])
      expect((await restore('2')).status).toBe(404)
      expect((await versions()).at(-1)?.id).toBe('26')
    })

    it('when another commit comes between, then the oldest version is restored all the same', async () => {
      for (let n = 1; n <= 22; n++) await edit([`Sentence ${n}.`])
      await eventually(async () => (await contentOf()).published)
      await world.stop()
      let stale = 0
      const before = () => {
        if (stale-- > 0) throw new StaleState('sites', 'ada')
      }
      await world.start({ engines: (engines) => gatedEngines(engines, { before }, ['sites']) })
      stale = 1
      expect((await restore('4')).status).toBe(200)
      expect(stale).toBeLessThan(1)
      await pageHas('Sentence 3.')
    })

    it('when the site is deleted and its name launched anew, then nothing of the first one is listed', async () => {
      await edit(['I count.'])
      await world.emit({ type: 'site.deletion-requested.v1', subject: 'ada', data: { userId: 'ada' } })
      await eventually(() => world.heardOf('ada').includes('site.deleted.v1'))
      await world.goLive('ada', 'ada')
      expect(await said()).toEqual([['1', 'launch', 'Launched']])
    })

    it.each([1, 2, 3])(
      'when the process dies after write %s of an edit, then no version is lost and none is invented',
      async (nth) => {
        await edit(['First.'])
        await eventually(async () => (await contentOf()).published)
        await world.stop()
        const death = dyingAt('after', nth)
        await world.start({
          engines: (engines) => gatedEngines(engines, death.gate, ['sites', 'site-versions']),
        })
        await edit(['Second.']).catch(() => undefined)
        await eventually(death.isDead)
        await world.stop()
        await world.start({ now: () => Date.now() + 20_000 })
        const ids = (await versions()).map(({ id }) => id)
        expect(ids).toEqual(nth === 1 ? ['2', '1'] : ['3', '2', '1'])
        await edit(['Third.'])
        expect((await restore('2')).status).toBe(200)
        await pageHas('First.')
      },
    )
  })
