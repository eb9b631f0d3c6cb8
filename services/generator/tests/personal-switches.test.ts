import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { PersonalFinding } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { sample, startWorld, type World } from './world.js'

const phone = '+49 171 5550123'
const other = 'referee@example.net'

const answers = (findings: readonly PersonalFinding[], answer: string) =>
  findings.map(({ id }) => ({ id, answer }))

describe('what its owner switches on of a page', () => {
  let world: World
  beforeEach(async () => {
    world = await startWorld()
    await world.start()
  })
  afterEach(() => world[Symbol.asyncDispose]())

  const live = async (fileUrl: string) => {
    const { body } = await world.launch('ada', 'ada', fileUrl)
    expect((await world.end('ada', body.launchId)).status).toBe('success')
  }
  const patch = (body: object) => world.as('ada')('PATCH', '/make/sites/ada', { body })
  const content = async () => (await world.as('ada')('GET', '/make/sites/ada/content')).body.data
  const files = async () =>
    (
      await Promise.all(['/', '/resume.json'].map(async (path) => (await world.visit('ada', path)).text))
    ).join('\n')
  const says = (text: string, isThere: boolean) =>
    eventually(async () => (await files()).includes(text) === isThere)

  it('when the PDF is offered, then each fact in it is asked for, and none can be hidden in it', async () => {
    world.resumes.put('ada', 'resume-1', sample)
    world.resumes.putPdf('ada', 'resume-1', Buffer.from('%PDF-1.7'))
    world.resumes.putUnplaced('ada', 'resume-1', [`Referee: ${other}`])
    await live('resume-1')
    const asked = await patch({ pdf: true })
    expect([asked.status, asked.body.code]).toEqual([409, 'confirmation-needed'])
    const findings: PersonalFinding[] = asked.body.findings
    expect(findings.map(({ text, where }) => [text, where])).toEqual([
      ['ada@example.org', 'The PDF'],
      ['+44 20 7946 0000', 'The PDF'],
      [other, 'The PDF'],
    ])
    expect(findings.every((one) => !one.answers.includes('hide'))).toBe(true)
    expect((await patch({ pdf: true, confirm: answers(findings, 'hide') })).status).toBe(400)
    expect((await world.visit('ada', '/resume.pdf')).status).toBe(404)
    // How to reach somebody else is never shown knowingly.
    expect((await patch({ pdf: true, confirm: answers(findings, 'show') })).status).toBe(400)
    const confirm = findings.map(({ id, answers: possible }) => ({ id, answer: possible[0] }))
    expect((await patch({ pdf: true, confirm })).body.data.pdf).toBe(true)
    await eventually(async () => (await world.visit('ada', '/resume.pdf')).status === 200)
    // Another file is another question.
    world.resumes.put('ada', 'resume-2', sample)
    world.resumes.putPdf('ada', 'resume-2', Buffer.from('%PDF-1.7'))
    await live('resume-2')
    expect((await world.visit('ada', '/resume.pdf')).status).toBe(404)
    expect((await patch({ pdf: true })).body.findings).toHaveLength(2)
  })

  it('when the PDF holds what nobody looked through, then its owner confirms that, each time the file is offered anew', async () => {
    world.resumes.put('ada', 'resume-1', { ...sample, basics: { name: 'Ada Lovelace' } })
    world.resumes.putPdf('ada', 'resume-1', Buffer.from('%PDF-1.7'))
    world.resumes.putUnread('ada', 'resume-1', ['hidden-text', 'picture-page'])
    await live('resume-1')
    const asked = await patch({ pdf: true })
    expect([asked.status, asked.body.code, asked.body.findings]).toEqual([409, 'confirmation-needed', []])
    const reasons: { id: string; code: string }[] = asked.body.reasons
    expect(reasons.map(({ code }) => code)).toEqual(['hidden-text', 'picture-page'])
    const confirm = reasons.map(({ id }) => ({ id, answer: 'ok' }))
    expect((await patch({ pdf: true, confirm: confirm.slice(0, 1) })).status).toBe(409)
    expect((await world.visit('ada', '/resume.pdf')).status).toBe(404)
    expect((await patch({ pdf: true, confirm })).body.data.pdf).toBe(true)
    expect((await patch({ pdf: true })).status).toBe(200)
    expect((await patch({ pdf: false })).status).toBe(200)
    expect((await patch({ pdf: true })).status).toBe(409)
  })

  it('when the resume states personal facts or has references, then each is shown by its own switch alone', async () => {
    world.resumes.put('ada', 'private', {
      ...sample,
      personal: [
        { kind: 'nationality', label: 'Nationality', text: 'Britannic' },
        { kind: 'other', label: 'Driving licence', text: 'Category B' },
      ],
      references: [{ name: `Charles Babbage, ${other}`, reference: `She is splendid. Ring ${phone}` }],
    })
    await live('private')
    for (const text of ['Britannic', 'Category B', 'Babbage', 'splendid'])
      expect(await files()).not.toContain(text)
    expect(await content()).toMatchObject({ personalKinds: ['nationality', 'other'], hasReferences: true })
    expect((await patch({ personal: ['nationality'], references: true })).body.data).toMatchObject({
      personal: ['nationality'],
      references: true,
    })
    await says('Britannic', true)
    const page = await files()
    for (const text of ['Babbage', 'splendid', 'Personal details']) expect(page).toContain(text)
    for (const text of [other, phone, 'Category B']) expect(page).not.toContain(text)
    expect(JSON.parse((await world.visit('ada', '/resume.json')).text).personal).toEqual([
      { kind: 'nationality', label: 'Nationality', text: 'Britannic' },
    ])
    await patch({ personal: [], references: false })
    await says('Babbage', false)
    expect(await files()).not.toContain('Britannic')
  })
})
