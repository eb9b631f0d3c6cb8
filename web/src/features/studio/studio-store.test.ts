/** @jest-environment ./web/tests/page-environment.mjs */
import { describe, expect, it } from '@jest/globals'
import { waitFor } from '@testing-library/react'
import { changeDraft } from '../../lib/draft-api.js'
import { answeringApi } from '../../lib/tests/answering-api.js'
import { problemBody } from '../../lib/tests/answering-server.js'
import { storedWords } from '../../lib/storage.js'
import { withField, withLine, withPrintedTitle } from './change-words.js'
import { wordKeeper } from './kept-words.js'
import { createStudio } from './studio-store.js'
import { aDraft } from '../../lib/tests/a-draft.js'
import { entryAt } from './words.js'

const soon = { timeout: 20_000 }
const keeper = () => wordKeeper(storedWords, 'u1', 'd1')
const work = (position: string, lines: string[]) => ({
  sections: [
    {
      name: 'work',
      entries: [
        {
          id: 'work/0',
          title: position,
          emphasis: 'lead',
          fields: { position, name: 'Engines Ltd', url: 'https://engines.example' },
          lines: lines.map((text) => ({ text, by: 'owner' })),
        },
      ],
    },
  ],
})
const saved = (version: number, position: string, lines: string[]) =>
  ({ data: aDraft({ draftVersion: version, changes: 1 }, work(position, lines)) }) as const
const begin = () => {
  storedWords.clear()
  return createStudio(aDraft({}, work('Programmer', ['Note G.', 'Letters.'])), keeper())
}

describe('saving in the studio', () => {
  const api = answeringApi()
  const puts = () => api.calls.filter(({ method }) => method === 'PUT')

  it('when several letters are typed, then they are one undo step and one save', async () => {
    const studio = begin()
    api.answerTo('/content', 200, saved(2, 'Analyst', ['Note G.', 'Letters.']))
    for (const text of ['A', 'An', 'Analyst'])
      studio.apply((now) => withField(now, 'work/0', 'position', text), 'position')
    expect(studio.store.getState().state).toBe('unsaved')
    await waitFor(() => expect(studio.store.getState().state).toBe('saved'), soon)
    expect(puts()).toHaveLength(1)
    expect(studio.store.getState().draft.changes).toBe(1)
    expect(keeper().read()).toBeUndefined()
    studio.undo()
    expect(entryAt(studio.store.getState().history.now, 'work/0')?.fields['position']).toBe('Programmer')
    studio.redo()
    expect(entryAt(studio.store.getState().history.now, 'work/0')?.fields['position']).toBe('Analyst')
  })

  it('when another device saved first, then both changes are kept and the conflict is reported', async () => {
    const studio = begin()
    const stale = problemBody('stale', 412, 'Changed.')
    api.answerInTurn('PUT ', [
      [412, stale],
      [200, saved(4, 'Analyst', ['Mine.', 'Letters.'])],
    ])
    api.answerTo('GET ', 200, saved(3, 'Analyst', ['Theirs.', 'Letters.']))
    studio.apply((now) => withLine(now, 'work/0', 0, 'Mine.'))
    expect(await studio.flush()).toBe(true)
    const { history, merged, draft } = studio.store.getState()
    expect(entryAt(history.now, 'work/0')).toMatchObject({
      fields: { position: 'Analyst' },
      lines: ['Mine.', 'Letters.'],
    })
    expect(merged).toEqual([{ where: 'work/0', theirs: 'Theirs.\nLetters.' }])
    expect(draft.draftVersion).toBe(4)
    studio.undo()
    expect(entryAt(studio.store.getState().history.now, 'work/0')).toMatchObject({
      fields: { position: 'Analyst' },
      lines: ['Theirs.', 'Letters.'],
    })
  })

  it('when the server is unreachable, then the words survive a reload and are saved once it responds', async () => {
    const studio = begin()
    studio.apply((now) => withLine(now, 'work/0', 0, 'In the middle of a sen'))
    expect(await studio.flush()).toBe(false)
    expect(studio.store.getState().state).toBe('offline')
    const reloaded = createStudio(aDraft({}, work('Programmer', ['Note G.', 'Letters.'])), keeper())
    expect(entryAt(reloaded.store.getState().history.now, 'work/0')?.lines[0]).toBe('In the middle of a sen')
    api.answerTo('/content', 200, saved(2, 'Programmer', ['In the middle of a sen', 'Letters.']))
    const close = reloaded.open()
    await waitFor(() => expect(reloaded.store.getState().state).toBe('saved'), soon)
    close()
    expect(keeper().read()).toBeUndefined()
    expect(wordKeeper(storedWords, 'somebody else', 'd1').read()).toBeUndefined()
  })

  it('when another draft is edited and saved meanwhile, then unsaved words of this one are kept', async () => {
    const studio = begin()
    studio.apply((now) => withLine(now, 'work/0', 0, 'In the middle of a sen'))
    expect(await studio.flush()).toBe(false)
    const other = wordKeeper(storedWords, 'u1', 'd2')
    other.write(keeper().read()!)
    other.clear()
    const reloaded = createStudio(aDraft({}, work('Programmer', ['Note G.', 'Letters.'])), keeper())
    expect(entryAt(reloaded.store.getState().history.now, 'work/0')?.lines[0]).toBe('In the middle of a sen')
    storedWords.clear()
  })

  it('when a value is rejected, then the words are kept and the next change is saved', async () => {
    const studio = begin()
    api.answerTo(
      '/content',
      422,
      problemBody('validation-failed', 422, 'No.', {
        errors: [{ pointer: '#/sections/0/entries/0/fields/startDate', detail: 'A date is YYYY.' }],
      }),
    )
    studio.apply((now) => withField(now, 'work/0', 'startDate', 'soon'))
    expect(await studio.flush()).toBe(false)
    expect(studio.store.getState()).toMatchObject({
      state: 'refused',
      problem: { fields: { 'sections/0/entries/0/fields/startDate': 'A date is YYYY.' } },
    })
    api.answerTo('/content', 200, saved(2, 'Programmer', ['Note G.', 'Letters.']))
    studio.apply((now) => withField(now, 'work/0', 'startDate', ''))
    expect(await studio.flush()).toBe(true)
  })

  it('when a setting changes while words are unsaved, then the words are saved first', async () => {
    const studio = begin()
    api.answerTo('/content', 200, saved(2, 'Analyst', ['Note G.', 'Letters.']))
    api.answerTo('PATCH ', 200, saved(3, 'Analyst', ['Note G.', 'Letters.']))
    studio.apply((now) => withField(now, 'work/0', 'position', 'Analyst'))
    await studio.change(({ id }) => changeDraft(id, { references: true }))
    expect(api.calls.map(({ method }) => method)).toEqual(['PUT', 'PATCH'])
    expect(studio.store.getState().draft.draftVersion).toBe(3)
  })
  it('when a setting changes during a save, then it waits for that save, which is sent once', async () => {
    const studio = begin()
    let respond = () => {}
    const held = new Promise<void>((resolve) => (respond = resolve))
    api.answerTo('/content', 200, saved(2, 'Analyst', ['Note G.', 'Letters.']), held)
    api.answerTo('PATCH ', 200, saved(3, 'Analyst', ['Note G.', 'Letters.']))
    studio.apply((now) => withField(now, 'work/0', 'position', 'Analyst'))
    const flushed = studio.flush()
    const changed = studio.change(({ id }) => changeDraft(id, { references: true }))
    await waitFor(() => expect(puts()).toHaveLength(1), soon)
    respond()
    await Promise.all([flushed, changed])
    expect(api.calls.map(({ method }) => method)).toEqual(['PUT', 'PATCH'])
  })

  it('when a section gets the title of another for a moment, then they are saved once and stay apart', async () => {
    storedWords.clear()
    const talk = (id: string, section: string) => ({
      id,
      title: id,
      emphasis: 'normal',
      fields: { section, title: id },
      lines: [],
    })
    const page = (version: number, ...entries: object[]) =>
      aDraft({ draftVersion: version }, { sections: [{ name: 'custom', entries }] })
    const studio = createStudio(page(1, talk('custom/0', 'Talks'), talk('custom/1', 'Riding')), keeper())
    const both = page(2, talk('custom/0', 'Talks'), talk('custom/1', 'Talks'))
    api.answerTo('/content', 200, { data: both })
    studio.apply((now) => withPrintedTitle(now, 'custom/1', 'Talks'))
    expect(await studio.flush()).toBe(true)
    expect(await studio.flush()).toBe(true)
    expect(puts()).toHaveLength(1)
    studio.apply((now) => withPrintedTitle(now, 'custom/1', 'Talks abroad'))
    const titleOf = (key: string) => entryAt(studio.store.getState().history.now, key)?.fields['section']
    expect([titleOf('custom/0'), titleOf('custom/1')]).toEqual(['Talks', 'Talks abroad'])
  })
})
