import { afterAll, beforeAll, describe, expect, it } from '@jest/globals'
import type { SiteContentEdit } from '@thumbfolio/contracts'
import { eventually } from '@thumbfolio/testing'
import { startChanges } from './changes-world.js'
import { asEdit } from './content-edit.js'

let changes: Awaited<ReturnType<typeof startChanges>>
beforeAll(async () => void (changes = await startChanges()))
afterAll(() => changes.world[Symbol.asyncDispose]())

let linked: Awaited<ReturnType<typeof changes.open>> | undefined

/** An entry of projects with this many lines. */
const project = (lines: number, at = 0): SiteContentEdit['sections'][number]['entries'][number] => ({
  id: 'new',
  emphasis: 'normal',
  fields: { name: `Project ${at}` },
  lines: Array.from({ length: lines }, (_, line) => `Line ${line} of project ${at}.`),
})
const withProjects = (edit: SiteContentEdit, entries: SiteContentEdit['sections'][number]['entries']) => ({
  ...edit,
  sections: [...edit.sections, { name: 'projects', entries }],
})

describe('changes of a page with bad input', () => {
  it('when 5,000 lines are pasted into one entry, then it is refused where they are, and nothing is lost', async () => {
    const { draft, etag } = await changes.goLive('long')
    const edit = asEdit(draft.content)
    const { status, body } = await changes.save(draft.id, withProjects(edit, [project(5_000)]), etag)
    expect([status, body.code]).toEqual([400, 'validation-failed'])
    expect(JSON.stringify(body.errors)).toContain('/lines')
    const spread = Array.from({ length: 20 }, (_, at) => project(250, at))
    const startedAt = performance.now()
    const all = await changes.save(draft.id, withProjects(edit, spread), etag)
    // A page has less room than that: said in words, and within seconds.
    expect(all.body).toMatchObject({ code: 'validation-failed' })
    expect(JSON.stringify(all.body.errors)).toContain('The page has no room for all of this')
    expect(performance.now() - startedAt).toBeLessThan(20_000)
    expect((await changes.open('long')).draft.draftVersion).toBe(draft.draftVersion)
  })

  it.each([
    'data:text/html,<script>alert(1)</script>',
    ' JaVaScRiPt:alert(1)',
    'vbscript:x',
    'file:///etc/passwd',
  ])('when the link of an entry is %s, then it is refused where it is', async (url) => {
    const { draft } = (linked ??= await changes.goLive('linked'))
    const edit = asEdit(draft.content)
    const entry = { ...project(1), fields: { name: 'Link', url } }
    const { body } = await changes.save(draft.id, withProjects(edit, [entry]))
    expect(body).toMatchObject({ code: 'validation-failed' })
    expect(JSON.stringify(body.errors)).toContain(`/sections/${edit.sections.length}/entries/0/fields/url`)
  })

  it('when right-to-left words, a name of one emoji, HTML and a word of 90 letters are written, then visitors see them as written', async () => {
    const { draft } = await changes.goLive('mixed')
    const edit = asEdit(draft.content)
    const word = 'ñ'.repeat(90)
    const hebrew = 'שלום, אני כותבת תוכנה'
    const { body } = await changes.save(draft.id, {
      ...edit,
      basics: { name: '🦄' },
      headline: '<b onmouseover=alert(1)>Bold</b>',
      intro: [hebrew, word],
    })
    expect(body.code).toBeUndefined()
    expect((await changes.publish(draft.id)).status).toBe(200)
    await changes.published('mixed')
    const { text } = await changes.world.visit('mixed')
    expect(text).toContain('>🦄</h1>')
    expect(text).toContain(hebrew)
    expect(text).toMatch(/dir="rtl"[^>]*>[^<]*שלום/)
    expect(text).toContain(word)
    expect(text).not.toContain('<b onmouseover')
  })

  it('when changes are published while a worker publishes the page again, then visitors see both in the end', async () => {
    const { draft } = await changes.goLive('again')
    await changes.save(draft.id, { ...asEdit(draft.content), intro: ['Published meanwhile.'] })
    const [setting, published] = await Promise.all([
      changes.call('PATCH', '/make/sites/again', { contact: { phone: true } }),
      changes.publish(draft.id),
    ])
    expect([setting.status, published.status]).toEqual([200, 200])
    await changes.published('again')
    const seen = await eventually(async () => {
      const { text } = await changes.world.visit('again')
      return text.includes('Published meanwhile.') && text.includes('7946') && text
    })
    expect(seen).toContain('Published meanwhile.')
  })
})
