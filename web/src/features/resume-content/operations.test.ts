import { describe, expect, it } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import fc from 'fast-check'
import { contentOf, draftOf, isChanged, type Draft } from './draft.js'
import { listShapes } from '../../lib/field-catalogue.js'
import { begun, changed, mostSteps, redone, undone } from '../../lib/history.js'
import {
  exchanged,
  mergedWithAbove,
  moved,
  movedTo,
  removed,
  restMovedTo,
  sectionMovedTo,
  sectionRemoved,
  split,
} from './operations.js'

const content: ResumeContent = {
  basics: { name: 'Ada' },
  work: [
    {
      name: 'Programmer',
      position: 'Analytical Engines',
      startDate: '2019',
      highlights: ['Note G', 'Difference Works', 'Copied'],
    },
    { name: 'Jacquard', position: 'Weaver', startDate: '1842', location: 'Lyon' },
    { name: 'Babbage', position: 'Clerk' },
  ],
  education: [{ institution: 'Home', studyType: 'Lessons', score: 'A' }],
}
const draft = draftOf(content)
const written = (now: Draft) => contentOf(now) as ResumeContent

describe('what is done to the entries of a resume', () => {
  it('when title and employer are exchanged, then nothing else changes, and twice is as before', () => {
    const [job] = written(exchanged(draft, '/work/0')).work ?? []
    expect(job).toEqual({ ...content.work![0], name: 'Analytical Engines', position: 'Programmer' })
    expect(isChanged(exchanged(exchanged(draft, '/work/0'), '/work/0'), content)).toBe(false)
  })

  it('when an entry is split at a point, then that point names the new one, which has the rest', () => {
    expect(written(split(draft, '/work/0', 'highlights', 1)).work?.slice(0, 2)).toEqual([
      { ...content.work![0], highlights: ['Note G'] },
      { position: 'Difference Works', highlights: ['Copied'] },
    ])
  })

  it('when two entries are merged, then the upper one keeps its fields, and the other’s text is among its points', () => {
    const { work } = written(mergedWithAbove(draft, '/work/1'))
    expect(work).toHaveLength(2)
    expect(work?.[0]).toMatchObject({ name: 'Programmer', startDate: '2019', location: 'Lyon' })
    expect(work?.[0]?.highlights).toEqual(expect.arrayContaining(['Note G', 'Jacquard', 'Weaver', '1842']))
  })

  it('when an entry is moved up or down, then the list has that order; past its end nothing happens', () => {
    const order = (now: Draft) => written(now).work?.map(({ name }) => name)
    expect(order(moved(draft, '/work/2', -1))).toEqual(['Programmer', 'Babbage', 'Jacquard'])
    expect(moved(draft, '/work/2', 1)).toBe(draft)
  })

  it('when an entry goes to another section, then its fields go by what they are', () => {
    const now = written(movedTo(draft, '/work/1', '/volunteer'))
    expect(now.volunteer).toEqual([
      { organization: 'Jacquard', position: 'Weaver', startDate: '1842', location: 'Lyon' },
    ])
    expect(written(movedTo(draft, '/education/0', '/work')).work?.at(-1)).toEqual({
      name: 'Home',
      position: 'Lessons',
      highlights: ['A'],
    })
  })

  it('when a section is moved, split or removed, then as a whole or from one entry on', () => {
    expect(written(sectionMovedTo(draft, '/work', '/projects')).projects).toHaveLength(3)
    expect(written(restMovedTo(draft, '/work/1', '/volunteer')).volunteer).toHaveLength(2)
    expect(written(sectionRemoved(draft, '/work'))).not.toHaveProperty('work')
  })

  it('when an entry is removed and brought back, then it is what it was, to the letter', () => {
    const history = changed(begun(draft), removed(draft, '/work/0'))
    expect(written(history.now).work).toHaveLength(2)
    expect(isChanged(undone(history).now, content)).toBe(false)
  })

  it('when anything is done to entries in any order, then no word is lost, save what is removed', () => {
    const roots = listShapes.map(({ root }) => root)
    const words = (now: Draft) =>
      [
        ...new Set(
          (JSON.stringify(contentOf(now)).match(/"[^"]*"(?!:)/g) ?? []).join(' ').match(/[\p{L}\p{N}]+/gu),
        ),
      ]
        .sort()
        .join(' ')
    const steps = fc.array(fc.tuple(fc.nat(5), fc.nat(9), fc.constantFrom(...roots)), { maxLength: 8 })
    fc.assert(
      fc.property(steps, (chosen) => {
        const now = chosen.reduce((state, [what, which, root]) => {
          const ids = Object.values(state.lists).flatMap((entries) => entries.map(({ id }) => id))
          const id = ids[which % Math.max(1, ids.length)] ?? ''
          if (what === 0) return exchanged(state, id)
          if (what === 1) return mergedWithAbove(state, id)
          if (what === 2) return moved(state, id, -1)
          if (what === 3) return movedTo(state, id, root)
          if (what === 4) return split(state, id, 'highlights', which % 3)
          return restMovedTo(state, id, root)
        }, draft)
        expect(words(now)).toBe(words(draft))
      }),
    )
  })
})

describe('what can be undone', () => {
  it('when steps are undone and done again, then each is there; a new step ends what could be done again', () => {
    const third = changed(changed(begun(1), 2), 3)
    expect(undone(third).now).toBe(2)
    expect(redone(undone(third)).now).toBe(3)
    expect(redone(changed(undone(third), 4))).toMatchObject({ past: [1, 2], now: 4, future: [] })
    expect(undone(begun(1)).now).toBe(1)
  })

  it('when a word is typed letter by letter, then it is one step; another field is the next', () => {
    const typed = ['a', 'ab', 'abc'].reduce((now, text) => changed(now, text, 'name'), begun(''))
    expect(undone(typed).now).toBe('')
    expect(undone(changed(typed, 'other', 'label')).now).toBe('abc')
  })

  it('when more steps are made than are kept, then the latest 400 can be undone', () => {
    let history = begun(0)
    for (let step = 1; step <= 500; step += 1) history = changed(history, step)
    for (let step = 0; step < 500; step += 1) history = undone(history)
    expect(history.now).toBe(500 - mostSteps)
  })
})
