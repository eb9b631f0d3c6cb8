import { afterEach, beforeEach, describe, expect, it } from '@jest/globals'
import type { PersonalFinding, ResumeContent } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { asEdit } from './content-edit.js'
import { sample, startWorld, type World } from './world.js'

const phone = '+49 171 5550123'
const other = 'referee@example.net'

const telling: ResumeContent = {
  ...sample,
  skills: [{ name: 'Mathematics', keywords: ['Bernoulli numbers', phone] }],
  work: [{ ...sample.work![0]!, highlights: ['Wrote note G', `Ask my chief at ${other} about me`] }],
}

type Answer = { id: string; answer: string }
const answers = (findings: readonly PersonalFinding[], answer: string): Answer[] =>
  findings.map(({ id }) => ({ id, answer }))

describe('personal facts on a page', () => {
  let world: World
  beforeEach(async () => {
    world = await startWorld()
    await world.start()
    for (const user of ['ada', 'eve']) world.resumes.put(user, 'telling', telling)
  })
  afterEach(() => world[Symbol.asyncDispose]())

  const launch = (more: object = {}, user = 'ada') =>
    world.as(user)('PUT', '/make/generate', { body: { fileUrl: 'telling', siteName: user, ...more } })
  const live = async (more: object = {}, user = 'ada') => {
    const { status, body } = await launch(more, user)
    expect([status, body.detail]).toEqual([202, undefined])
    expect((await world.end(user, body.launchId)).status).toBe('success')
  }
  const draft = async (user = 'ada', more: object = {}) =>
    (
      await world.as(user)('POST', '/make/drafts', {
        body: { fileUrl: 'telling', siteName: user, by: 'local', ...more },
      })
    ).body.data
  const content = async () => {
    const { body, headers } = await world.as('ada')('GET', '/make/sites/ada/content')
    return { ...body.data, etag: headers.get('etag') }
  }
  const files = async (site = 'ada') =>
    (
      await Promise.all(
        ['/', '/resume.json', '/404.html'].map(async (path) => (await world.visit(site, path)).text),
      )
    ).join('\n')
  const says = (text: string, isThere: boolean) =>
    eventually(async () => (await files()).includes(text) === isThere)

  it('when a launch would show some, then it lists each with its place and answers, and publishes what is answered so', async () => {
    const asked = await launch()
    expect([asked.status, asked.body.code, asked.body.reasons]).toEqual([409, 'confirmation-needed', []])
    const findings: PersonalFinding[] = asked.body.findings
    expect(findings).toEqual([
      expect.objectContaining({
        kind: 'email',
        text: other,
        line: `Ask my chief at ${other} about me`,
        where: 'Work, Programmer, Analytical Engines Ltd',
        pointer: 'work/0/highlights/1',
        answers: ['hide', 'show', 'not-personal'],
      }),
      expect.objectContaining({
        kind: 'phone',
        text: phone,
        where: 'Skills',
        pointer: '/skills/0/keywords/1',
      }),
    ])
    const [mail, number] = findings
    const some = await launch({ confirm: [{ id: mail!.id, answer: 'hide' }] })
    expect([some.status, some.body.findings]).toEqual([409, findings])
    await live({
      confirm: [
        { id: mail!.id, answer: 'hide' },
        { id: number!.id, answer: 'show' },
      ],
    })
    expect(await files()).toContain(phone)
    expect(await files()).not.toContain(other)
    expect(await files()).not.toContain('Ask my chief')
    const shown = await content()
    expect(shown.findings).toBeUndefined()
    expect(shown.answered.map((one: { kind: string; answer: string }) => [one.kind, one.answer])).toEqual([
      ['email', 'hide'],
      ['phone', 'show'],
    ])
  })

  it('when an answer is none that a finding can have, or given twice, then it is refused with its place', async () => {
    const [mail] = (await launch()).body.findings
    const refused = async (confirm: unknown) => {
      const { status, body } = await launch({ confirm })
      return [status, body.errors?.[0]?.pointer]
    }
    expect(await refused([{ id: mail.id, answer: 'ok' }])).toEqual([400, '#/confirm/0/answer'])
    expect(await refused([{ id: mail.id, answer: 'yes' }])).toEqual([400, '#/confirm/0/answer'])
    expect(
      await refused([
        { id: mail.id, answer: 'hide' },
        { id: mail.id, answer: 'show' },
      ]),
    ).toEqual([400, '#/confirm/1/id'])
  })

  it('when a confirmation is of another owner, another draft or another version, then it is refused and lists what is open', async () => {
    const ofAda = answers((await launch()).body.findings, 'show')
    const ofEve = await launch({ confirm: ofAda }, 'eve')
    expect([ofEve.status, ofEve.body.detail]).toEqual([409, expect.stringContaining('page changed')])
    expect(ofEve.body.findings).toHaveLength(2)

    const first = await draft()
    const seen = { draftId: first.id, draftVersion: first.draftVersion }
    const ofDraft = answers(first.findings, 'show')
    expect((await launch({ ...seen, confirm: ofAda })).status).toBe(409)
    expect((await launch({ confirm: ofDraft })).status).toBe(409)
    const changed = await world.as('ada')('PATCH', `/make/drafts/${first.id}`, { body: { indexed: true } })
    const { draftVersion } = changed.body.data
    const late = await launch({ draftId: first.id, draftVersion, confirm: ofDraft })
    expect([late.status, late.body.detail]).toEqual([409, expect.stringContaining('page changed')])
    expect(
      (await launch({ draftId: first.id, draftVersion, confirm: answers(late.body.findings, 'hide') }))
        .status,
    ).toBe(202)
  })

  it('when a draft has some, then its preview hides the open ones, its answers can be changed, and its launch uses them', async () => {
    const made = await draft()
    const host = new URL(made.previewUrl).hostname.split('.')[0]!
    const preview = async () => (await world.visit(host)).text
    expect(await preview()).not.toContain(phone)
    const put = (confirm: Answer[], version: number) =>
      world.as('ada')('PUT', `/make/drafts/${made.id}/findings`, {
        body: { confirm },
        headers: { 'If-Match': `"${version}"` },
      })
    const shown = await put(answers(made.findings, 'show'), made.draftVersion)
    expect([shown.status, shown.body.data.findings]).toEqual([200, []])
    expect(await preview()).toContain(phone)
    // Another tab still has the version before.
    expect((await put(answers(made.findings, 'hide'), made.draftVersion)).status).toBe(412)
    const { answered, draftVersion } = shown.body.data
    const mail = answered.filter(({ kind }: PersonalFinding) => kind === 'email')
    const hidden = (await put(answers(mail, 'hide'), draftVersion)).body.data
    expect(await preview()).not.toContain(other)
    await live({ draftId: made.id, draftVersion: hidden.draftVersion })
    expect(await files()).toContain(phone)
    expect(await files()).not.toContain(other)
  })

  it('when another resume with the same values in the same places is launched, then the answers hold, and a new value is asked for', async () => {
    await live({ confirm: answers((await launch()).body.findings, 'show') })
    const more = { ...telling, projects: [{ name: 'Engine', description: 'Ring +49 171 5559999.' }] }
    world.resumes.put('ada', 'more', {
      ...more,
      work: [{ ...more.work![0]!, highlights: [`Write to ${other}`] }],
    })
    const asked = await launch({ fileUrl: 'more' })
    expect(asked.body.findings.map(({ text }: PersonalFinding) => text)).toEqual(['+49 171 5559999'])
    await live({ fileUrl: 'more', confirm: answers(asked.body.findings, 'hide') })
    expect(await files()).toContain(other)
    expect(await files()).not.toContain('5559999')
  })

  it('when an edit would show a new one, then it is asked for first; what was open before asks nothing', async () => {
    await live({ confirm: answers((await launch()).body.findings, 'hide') })
    const now = await content()
    const edit = (intro: string, more: object = {}, etag = now.etag) =>
      world.as('ada')('PUT', '/make/sites/ada/content', {
        body: { ...asEdit(now), intro: [intro], ...more },
        headers: { 'If-Match': etag },
      })
    const asked = await edit('Ring me at +49 30 5551111.')
    expect([asked.status, asked.body.code]).toEqual([409, 'confirmation-needed'])
    expect(asked.body.findings).toEqual([
      expect.objectContaining({ text: '+49 30 5551111', where: 'Introduction' }),
    ])
    const saved = await edit('Ring me at +49 30 5551111.', { confirm: answers(asked.body.findings, 'show') })
    expect(saved.status).toBe(200)
    await says('+49 30 5551111', true)
    expect(await files()).not.toContain(phone)
    // The same confirmation once more, by a tab that does not know.
    expect((await edit('Other words', { confirm: answers(asked.body.findings, 'hide') })).status).toBe(412)
  })

  it('when two tabs launch with different answers, then the second is refused, and the same answers join', async () => {
    world.model.set('hangs')
    const { findings } = (await launch()).body
    const first = await launch({ confirm: answers(findings, 'show') })
    const contrary = await launch({ confirm: answers(findings, 'hide') })
    expect([contrary.status, contrary.body.code]).toEqual([409, 'launch-in-progress'])
    expect(contrary.body.detail).toContain('other answers')
    for (const more of [{}, { confirm: answers(findings, 'show') }])
      expect((await launch(more)).body.launchId).toBe(first.body.launchId)
    world.model.set('works')
    expect((await world.end('ada', first.body.launchId)).status).toBe('success')
    expect(await files()).toContain(phone)
  })

  it('when two tabs launch a draft with different answers, then the second is refused', async () => {
    const made = await draft()
    const seen = { draftId: made.id, draftVersion: made.draftVersion }
    const holds = world.parkHolds()
    const first = launch({ ...seen, confirm: answers(made.findings, 'hide') })
    await eventually(async () => holds.length === 1)
    const contrary = await launch({ ...seen, confirm: answers(made.findings, 'show') })
    expect([contrary.status, contrary.body.code]).toEqual([409, 'launch-in-progress'])
    holds[0]!()
    expect((await world.end('ada', (await first).body.launchId)).status).toBe('success')
    expect(await files()).not.toContain(phone)
  })

  it('when two tabs change settings with different answers, then none is lost: the later one is asked anew', async () => {
    await live({ confirm: answers((await launch()).body.findings, 'hide') })
    const { answered } = await content()
    const patch = (body: object) => world.as('ada')('PATCH', '/make/sites/ada', { body })
    const both = await patch({ indexed: true, confirm: answers(answered, 'show') })
    expect([both.status, both.body.detail]).toEqual([409, expect.stringContaining('page changed')])
    expect((await patch({ indexed: true, confirm: answers(answered, 'hide') })).status).toBe(200)
    expect((await content()).answered.map(({ answer }: Answer) => answer)).toEqual(['hide', 'hide'])
  })

  it('when an answer for the live page is changed, then the page follows', async () => {
    await live({ confirm: answers((await launch()).body.findings, 'hide') })
    const { answered, etag } = await content()
    const put = (confirm: Answer[], version: string) =>
      world.as('ada')('PUT', '/make/sites/ada/findings', {
        body: { confirm },
        headers: { 'If-Match': version },
      })
    const changed = await put(answers(answered, 'not-personal'), etag)
    expect(changed.status).toBe(200)
    await says(phone, true)
    expect((await put(answers(answered, 'hide'), etag)).status).toBe(412)
    expect(
      (
        await world.as('eve')('PUT', '/make/sites/ada/findings', {
          body: { confirm: [] },
          headers: { 'If-Match': '*' },
        })
      ).status,
    ).toBe(404)
  })

  it('when a page goes back to what was said before, then what it would show anew is asked for', async () => {
    await live({ confirm: answers((await launch()).body.findings, 'show') })
    const { answered } = await content()
    world.resumes.put('ada', 'plain', sample)
    await live({ fileUrl: 'plain' })
    const { etag } = await content()
    const restore = (body: object) =>
      world.as('ada')('POST', '/make/sites/ada/content/restore', { body, headers: { 'If-Match': etag } })
    // Their answers are kept: nothing is new.
    expect((await restore({})).status).toBe(200)
    await says(phone, true)
    expect(answered).toHaveLength(2)
  })

  it('when the resume tells more by the time it is published, then that is hidden until its owner answers, also on the way back', async () => {
    const parked = world.parkHolds()
    const started = launch({ fileUrl: 'resume-1' })
    await eventually(() => Promise.resolve(parked.length > 0))
    world.resumes.put('ada', 'resume-1', telling)
    for (const arrive of parked) arrive()
    const { launchId } = (await started).body
    expect((await world.end('ada', launchId)).status).toBe('success')
    expect(await files()).not.toMatch(/5550123|referee@/)
    expect((await content()).findings).toHaveLength(2)

    world.resumes.put('ada', 'plain', sample)
    const second = launch({ fileUrl: 'plain' })
    await eventually(() => Promise.resolve(parked.length > 1))
    parked[1]!()
    expect((await world.end('ada', (await second).body.launchId)).status).toBe('success')
    const { etag } = await content()
    const restore = (body?: object) =>
      world.as('ada')('POST', '/make/sites/ada/content/restore', { body, headers: { 'If-Match': etag } })
    const asked = await restore()
    expect([asked.status, asked.body.code]).toEqual([409, 'confirmation-needed'])
    expect((await restore({ confirm: answers(asked.body.findings, 'show') })).status).toBe(200)
    await says(phone, true)
  })
})
