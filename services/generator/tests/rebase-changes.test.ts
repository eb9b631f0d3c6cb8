import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { CaseStudyEdit, DraftView, Removed, SiteContent } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { startChanges } from './changes-world.js'
import { asEdit } from './content-edit.js'
import { dataUrl, halves } from './test-pictures.js'
import { sample } from './world.js'

let changes: Awaited<ReturnType<typeof startChanges>>
beforeAll(async () => void (changes = await startChanges()))
afterAll(() => changes.world[Symbol.asyncDispose]())

const rebase = async (id: string, ifMatch = '*', user = 'ada') => {
  const answer = await changes.call(
    'POST',
    `/make/drafts/${id}/rebase`,
    undefined,
    { 'If-Match': ifMatch },
    user,
  )
  const { data, collisions } = answer.body as { data: DraftView; collisions: Removed[] }
  return { ...answer, draft: data, collisions }
}
const live = (site: string, body: object) =>
  changes.call('PUT', `/make/sites/${site}/content`, body, { 'If-Match': '*' })

describe('changes of a page that was changed meanwhile', () => {
  it('when another device edited it, then the changes come onto it, what collides is listed, and they can be published', async () => {
    const { draft } = await changes.goLive('edited')
    const edit = asEdit(draft.content)
    const work = (lines: string[]) =>
      edit.sections.map((section) => ({
        ...section,
        entries: section.entries.map((entry) => (section.name === 'work' ? { ...entry, lines } : entry)),
      }))
    const mine = {
      ...edit,
      headline: 'Programmer of engines',
      intro: ['From the draft.'],
      sections: work(['Wrote note G', 'Own.']),
    }
    const { etag } = await changes.save(draft.id, mine)
    await live('edited', { ...edit, headline: 'Countess', titles: { work: 'Engines' } })
    await changes.call('PATCH', '/make/sites/edited', { contact: { email: false } })
    expect((await changes.publish(draft.id, etag)).body.code).toBe('draft-outdated')

    expect((await rebase(draft.id, '"1"')).body.code).toBe('stale')
    const { status, draft: next, collisions } = await rebase(draft.id, etag)
    expect(status).toBe(200)
    expect(next).toMatchObject({ id: draft.id, outdated: false, kind: 'changes' })
    expect(next.content).toMatchObject({
      headline: { text: 'Programmer of engines' },
      titles: { work: 'Engines' },
      contact: { email: false },
    })
    expect(collisions).toMatchObject([{ fact: 'Countess', reason: expect.stringContaining('The headline') }])
    expect(next.content.removed).toEqual(expect.arrayContaining(collisions))
    const again = await rebase(draft.id)
    expect([again.draft.draftVersion, again.collisions]).toEqual([next.draftVersion, []])
    expect((await changes.publish(draft.id)).status).toBe(200)
    await changes.published('edited')
    const { text } = await changes.world.visit('edited')
    for (const words of ['Programmer of engines', 'From the draft.', 'Own.', 'Engines'])
      expect(text).toContain(words)
  })

  it('when it was launched from another resume, or an older version was restored, then the changes come along', async () => {
    const { draft } = await changes.goLive('moved')
    await changes.save(draft.id, {
      ...asEdit(draft.content),
      intro: ['I also sail.'],
      basics: { name: 'Ada King' },
    })
    const { work = [], ...rest } = sample
    changes.world.resumes.put('ada', 'resume-2', {
      ...rest,
      work: [{ name: 'Looms Ltd', position: 'Weaver', startDate: '1850' }, ...work],
    })
    const launched = await changes.call('PUT', '/make/generate', { fileUrl: 'resume-2', siteName: 'moved' })
    await changes.world.end('ada', launched.body.launchId)
    const first = await rebase(draft.id)
    expect(first.draft.content).toMatchObject({
      basics: { name: 'Ada King' },
      intro: [{ text: 'I also sail.' }],
    })
    expect(JSON.stringify(first.draft.content.sections)).toContain('Looms Ltd')
    const { data: versions } = (await changes.call('GET', '/make/sites/moved/versions')).body
    const restored = await changes.call(
      'POST',
      `/make/sites/moved/versions/${versions[1].id}/restore`,
      {},
      { 'If-Match': '*' },
    )
    expect(restored.status).toBe(200)
    const second = await rebase(draft.id)
    expect(second.draft).toMatchObject({ outdated: false, content: { basics: { name: 'Ada King' } } })
    expect(JSON.stringify(second.draft.content.sections)).not.toContain('Looms Ltd')
    expect((await changes.publish(draft.id)).status).toBe(200)
  })

  it('when case studies were written and removed on both sides, then those of the draft are kept, and the others are kept or listed', async () => {
    await changes.goLive('studied')
    const study = (text: string): CaseStudyEdit => ({ blocks: [{ kind: 'text', text }] })
    const names = ['Note G', 'Flyology', 'Analyst']
    /** The page with a case study for each project; `null` removes one, without a word it stays. */
    const withStudies = (content: SiteContent, studies: readonly (CaseStudyEdit | null | undefined)[]) => {
      const { intro, sections } = asEdit(content)
      const written = sections.find(({ name }) => name === 'projects')?.entries ?? []
      const entries = names.map((name, at) => ({
        ...(written[at] ?? { id: 'new', emphasis: 'normal' as const, fields: { name }, lines: [] }),
        ...(studies[at] !== undefined && { caseStudy: studies[at] }),
      }))
      return {
        intro,
        sections: [
          ...sections.filter(({ name }) => name !== 'projects'),
          { name: 'projects', entries: studies.length > names.length ? [...entries, added] : entries },
        ],
      }
    }
    const added = {
      id: 'new',
      emphasis: 'normal' as const,
      fields: { name: 'Looms' },
      lines: [],
      caseStudy: study('Of the draft alone.'),
    }
    const studiesOf = ({ sections }: SiteContent) =>
      Object.fromEntries(
        sections
          .find(({ name }) => name === 'projects')!
          .entries.map(({ title, caseStudy }) => [title, JSON.stringify(caseStudy?.blocks ?? null)]),
      )
    const first = withStudies(await changes.content('studied'), [study('One.'), study('Two.'), undefined])
    expect((await live('studied', first)).status).toBe(200)
    const { draft } = await changes.open('studied')
    const mine = withStudies(draft.content, [study('One of mine.'), null, undefined, undefined])
    expect((await changes.save(draft.id, mine)).status).toBe(200)
    const theirs = withStudies(draft.content, [study('One of theirs.'), undefined, study('Three.')])
    expect((await live('studied', theirs)).status).toBe(200)

    const { status, draft: next, collisions } = await rebase(draft.id)
    expect(status).toBe(200)
    expect(studiesOf(next.content)).toEqual({
      'Note G': expect.stringContaining('One of mine.'),
      Flyology: 'null',
      Analyst: expect.stringContaining('Three.'),
      Looms: expect.stringContaining('Of the draft alone.'),
    })
    expect(collisions).toMatchObject([
      { fact: 'One of theirs.', reason: expect.stringContaining('“Note G”') },
    ])
  })

  it('when a picture of a case study was taken off on the other side, then it stays with its case study', async () => {
    await changes.goLive('pictured')
    const picture = dataUrl(await halves({ width: 1_500, height: 1_000 }).jpeg().toBuffer())
    const id = (await changes.call('POST', '/make/pictures', { picture })).body.data.id as string
    const withProject = (content: SiteContent, project: object) => {
      const { intro, sections } = asEdit(content)
      const known = sections.find(({ name }) => name === 'projects')?.entries[0]
      const entry = { ...(known ?? { id: 'new', emphasis: 'normal' as const, lines: [] }), ...project }
      return {
        intro,
        sections: [
          ...sections.filter(({ name }) => name !== 'projects'),
          { name: 'projects', entries: [entry] },
        ],
      }
    }
    const pictures = [{ id, alt: 'The engine' }]
    const blocks = [{ kind: 'picture' as const, id }]
    const first = withProject(await changes.content('pictured'), {
      fields: { name: 'Note G' },
      pictures,
      caseStudy: { blocks },
    })
    expect((await live('pictured', first)).status).toBe(200)
    const { draft } = await changes.open('pictured')
    const mine = { caseStudy: { blocks: [...blocks, { kind: 'text' as const, text: 'How it weaves.' }] } }
    expect((await changes.save(draft.id, withProject(draft.content, mine))).status).toBe(200)
    const theirs = { pictures: [], caseStudy: { blocks: [{ kind: 'text', text: 'Nothing to see.' }] } }
    expect((await live('pictured', withProject(draft.content, theirs))).status).toBe(200)

    const { status, draft: next } = await rebase(draft.id)
    expect(status).toBe(200)
    expect(next.content.sections.find(({ name }) => name === 'projects')?.entries).toMatchObject([
      { pictures: [{ id }], caseStudy: { blocks: [{ id }, { text: 'How it weaves.' }] } },
    ])
  })

  it('when case studies were written here and on the live page, then both stay; of one that both changed, that of the draft', async () => {
    const projects = [{ name: 'Note G' }, { name: 'Flyology' }, { name: 'Looms' }]
    changes.world.resumes.put('ada', 'resume-1', { ...sample, projects })
    const { draft } = await changes.goLive('studies')
    const saying = (said: Readonly<Record<number, string>>) => ({
      ...asEdit(draft.content),
      sections: asEdit(draft.content).sections.map(({ name, entries }) => ({
        name,
        entries: entries.map((entry, at) =>
          name === 'projects' && said[at] !== undefined
            ? { ...entry, caseStudy: { blocks: [{ kind: 'text' as const, text: said[at] }] } }
            : entry,
        ),
      })),
    })
    await changes.save(draft.id, saying({ 0: 'Of the draft.', 1: 'Also of the draft.' }))
    expect((await live('studies', saying({ 0: 'Of the page.', 2: 'Only of the page.' }))).status).toBe(200)
    const { status, draft: next, collisions } = await rebase(draft.id)
    expect(status).toBe(200)
    const entries = next.content.sections.find(({ name }) => name === 'projects')!.entries
    expect(entries.map(({ caseStudy }) => caseStudy?.blocks[0])).toEqual([
      { kind: 'text', text: 'Of the draft.' },
      { kind: 'text', text: 'Also of the draft.' },
      { kind: 'text', text: 'Only of the page.' },
    ])
    expect(collisions).toMatchObject([{ fact: expect.stringContaining('Of the page.') }])
    expect((await changes.publish(draft.id)).status).toBe(200)
    await changes.published('studies')
    expect((await changes.world.visit('studies', '/work/flyology')).text).toContain('Also of the draft.')
  })

  it('when it is another’s, a draft for a launch, or its page is being launched, then nothing changes', async () => {
    const { draft } = await changes.goLive('guarded')
    await changes.save(draft.id, { ...asEdit(draft.content), intro: ['I also sail.'] })
    expect((await rebase(draft.id, '*', 'eve')).body.code).toBe('draft-gone')
    const body = { fileUrl: 'resume-1', siteName: 'unlaunched', by: 'local' }
    const { data } = (await changes.call('POST', '/make/drafts', body)).body
    expect((await rebase(data.id)).body.code).toBe('validation-failed')
    const parked = changes.world.parkHolds()
    const running = changes.world.launch('ada', 'guarded')
    expect(parked).toBeDefined()
    await eventually(() => parked.length > 0)
    expect((await rebase(draft.id)).body.code).toBe('launch-in-progress')
    parked.forEach((arrive) => arrive())
    await changes.world.end('ada', (await running).body.launchId)
    const results = await Promise.all([rebase(draft.id), rebase(draft.id)])
    expect(results.map(({ status }) => status)).toEqual([200, 200])
    expect((await changes.call('GET', `/make/drafts/${draft.id}`)).body.data).toMatchObject({
      outdated: false,
      content: { intro: [{ text: 'I also sail.' }] },
    })
  })
})
