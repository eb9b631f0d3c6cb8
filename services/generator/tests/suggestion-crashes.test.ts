import { describe, expect, it } from '@jest/globals'
import type { SiteContent } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { gatedEngines } from './breakable-engines.js'
import { fullSample, startModelWorld, type ModelWorld } from './model-world.js'

const suggests = { kind: 'suggests' } as const
const lease = { LAUNCH_LEASE_SECONDS: '0.5' }

const questionsIn = ({ vendors }: ModelWorld) => [
  vendors['gemini-flash'].questions().length,
  vendors.sonnet.examinations().length,
]
const contentOf = async ({ world }: ModelWorld, siteName: string): Promise<SiteContent> =>
  (await world.as('ada')('GET', `/make/sites/${siteName}/content`)).body.data

describe('a process that dies around the examination of suggestions', () => {
  it('when it dies while the examiner answers, then that alone is asked once more, and the page is live with its suggestions', async () => {
    await using models = await startModelWorld(lease)
    models.vendors.sonnet.next(suggests)
    models.vendors['gemini-flash'].nextExamination({ kind: 'never' })
    const { body } = await models.world.launch('ada', 'died', 'resume-1', 'sonnet')
    await eventually(() => models.vendors['gemini-flash'].examinations().length === 1)
    await models.world.stop()
    await models.world.start()
    const view = await models.world.end('ada', body.launchId)
    const { sonnet, 'gemini-flash': gemini } = models.vendors
    expect([view.status, sonnet.questions().length, gemini.examinations().length]).toEqual(['success', 1, 2])
    const { suggestions } = await contentOf(models, 'died')
    expect([suggestions.length, view.arranged?.suggestions]).toEqual([2, 2])
    expect(suggestions.every(({ passed }) => passed)).toBe(true)
  })

  it('when it dies between the examination and its commit, then nobody is asked again', async () => {
    await using models = await startModelWorld(lease)
    await models.world.stop()
    let dead = false
    const die = () => {
      if (dead) throw new Error('killed')
    }
    await models.world.start({
      engines: (engines) =>
        gatedEngines(engines, {
          read: die,
          before(collection) {
            die()
            const examined = models.vendors.sonnet.examinations().length > 0
            if (collection !== 'sites' || !examined) return
            dead = true
            die()
          },
        }),
    })
    models.vendors['gemini-flash'].next(suggests)
    const { body } = await models.world.launch('ada', 'between', 'resume-1', 'gemini-flash')
    await eventually(() => dead)
    await models.world.stop()
    await models.world.start()
    expect((await models.world.end('ada', body.launchId)).status).toBe('success')
    expect(questionsIn(models)).toEqual([1, 1])
    expect((await contentOf(models, 'between')).suggestions).toHaveLength(2)
  })
})

describe('suggestions that wait', () => {
  it('when the site is launched again from another resume, then the new page’s alone wait and no old one is on it', async () => {
    await using models = await startModelWorld()
    await models.launch('again', 'gemini-flash', { behaviours: [suggests] })
    const before = (await contentOf(models, 'again')).suggestions
    const other = { work: [{ name: 'Looms Ltd', highlights: ['Wove the cloth for all of London'] }] }
    models.world.resumes.put('ada', 'resume-1', other)
    const view = await models.launch('again', 'gemini-flash', { behaviours: [suggests] })
    expect(view.status).toBe('success')
    const { suggestions } = await contentOf(models, 'again')
    expect(suggestions.map(({ text }) => text)).toEqual(['Wove the cloth for all of London!'])
    const page = (await models.world.visit('again')).text
    for (const { text } of [...before, ...suggestions]) expect(page).not.toContain(text)

    const ids = before.map(({ id }) => id)
    const body = { decisions: [{ kind: 'accept', id: ids[0] }] }
    const answer = await models.world.as('ada')('PUT', '/make/sites/again/suggestions', {
      body,
      headers: { 'If-Match': '*' },
    })
    expect([answer.status, answer.body.code]).toEqual([400, 'validation-failed'])
  })

  it('when the account is deleted, then they go with the site', async () => {
    await using models = await startModelWorld()
    models.world.resumes.put('ada', 'resume-1', fullSample)
    await models.launch('gone', 'gemini-flash', { behaviours: [suggests] })
    const [open] = (await contentOf(models, 'gone')).suggestions
    await models.world.emit({ type: 'account.deleted.v1', subject: 'ada', data: {} })
    await eventually(() => models.world.heardOf('gone').includes('site.deleted.v1'))
    const call = models.world.as('ada')
    const body = { decisions: [{ kind: 'accept', id: open!.id }] }
    const headers = { 'If-Match': '*' }
    expect((await call('PUT', '/make/sites/gone/suggestions', { body, headers })).status).toBe(404)
    expect((await call('GET', '/make/sites/gone/content')).status).toBe(404)
    expect((await models.world.visit('gone')).status).toBe(404)
  })
})
