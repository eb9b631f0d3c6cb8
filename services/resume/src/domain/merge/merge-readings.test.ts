import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { carriedPointers } from './carried.js'
import type { Json } from './json.js'
import { mergeReadings } from './merge-readings.js'

const job = (name: string, more: Record<string, Json> = {}): Json => ({
  name,
  position: `Work at ${name}`,
  ...more,
})

describe('mergeReadings', () => {
  const base: Json = {
    basics: { name: 'Ada', label: 'Enginer' },
    work: [job('Acme Mills'), job('Borough Bank')],
  }

  it('when the owner corrected nothing, then the new reading counts', () => {
    const theirs: Json = { basics: { name: 'Ada L.' } }
    expect(mergeReadings(base, base, theirs)).toEqual({ value: theirs, kept: [] })
  })

  it('when owner and new reading change different things, then both changes count', () => {
    const mine: Json = {
      basics: { name: 'Ada', label: 'Engineer' },
      work: [job('Acme Mills'), job('Borough Bank')],
    }
    const theirs: Json = {
      basics: { name: 'Ada', label: 'Enginer' },
      work: [job('Acme Mills', { startDate: '2019' }), job('Borough Bank')],
    }
    expect(mergeReadings(base, mine, theirs)).toEqual({
      value: {
        basics: { name: 'Ada', label: 'Engineer' },
        work: [job('Acme Mills', { startDate: '2019' }), job('Borough Bank')],
      },
      kept: [],
    })
  })

  it('when both change one value, then the owner is kept and it is said', () => {
    const mine: Json = { basics: { name: 'Ada', label: 'Engineer' } }
    const theirs: Json = { basics: { name: 'Ada', label: 'Engine driver' } }
    expect(mergeReadings({ basics: { name: 'Ada', label: 'Enginer' } }, mine, theirs)).toEqual({
      value: mine,
      kept: ['/basics/label'],
    })
  })

  it('when the owner deleted an entry, then it stays away though it is read again', () => {
    const mine: Json = { ...(base as object), work: [job('Borough Bank')] }
    const theirs: Json = { ...(base as object), work: [job('Acme Mills', { url: 'x' }), job('Borough Bank')] }
    expect(mergeReadings(base, mine, theirs).value).toEqual(mine)
  })

  it('when the owner edited an entry that is read no more, then it stays and it is said', () => {
    const edited = job('Borough Bank', { summary: 'Mine' })
    const mine: Json = { ...(base as object), work: [job('Acme Mills'), edited] }
    const theirs: Json = { ...(base as object), work: [job('Acme Mills')] }
    const { value, kept } = mergeReadings(base, mine, theirs)
    expect([value, kept]).toEqual([mine, ['/work/1']])
  })

  it('when an entry is newly read, then it comes in at its place, once, though the owner had added it', () => {
    const own = job('City Library', { summary: 'My words' })
    const mine: Json = { work: [job('Acme Mills'), job('Borough Bank'), own] }
    const theirs: Json = {
      work: [job('Dock Yard'), job('Acme Mills'), job('Borough Bank'), job('City Library')],
    }
    expect(mergeReadings({ work: (base as { work: Json }).work }, mine, theirs).value).toEqual({
      work: [job('Dock Yard'), job('Acme Mills'), job('Borough Bank'), own],
    })
  })

  it('when more is newly read than a list may hold, then the owner’s entries are all kept', () => {
    const words = (word: string, count: number) => Array.from({ length: count }, (_, at) => `${word}${at}`)
    const mine = [...words('own', 150), 'last']
    const { keywords } = mergeReadings({}, { keywords: mine }, { keywords: words('read', 120) }).value as {
      keywords: Json[]
    }
    expect(keywords).toHaveLength(200)
    expect(keywords).toEqual(expect.arrayContaining([...mine, ...words('read', 49)]))
  })

  it('when the owner emptied a list, then what was in it stays away, and what is newly read comes in', () => {
    const from: Json = { volunteer: [job('Chess Club')] }
    const read: Json = { volunteer: [job('Chess Club', { url: 'x' }), job('Dock Yard')] }
    expect(mergeReadings(from, {}, read).value).toEqual({ volunteer: [job('Dock Yard')] })
    expect(mergeReadings(from, {}, { volunteer: [job('Chess Club', { url: 'x' })] }).value).toEqual({})
  })

  const names = ['Acme Mills', 'Borough Bank', 'City Library', 'Dock Yard']
  const read = fc
    .uniqueArray(fc.constantFrom(...names), { minLength: 1 })
    .map((of) => of.map((name) => job(name)))
  /** What an owner does to the job at a place. */
  const hand = fc.record({ kind: fc.constantFrom('exchange', 'write', 'move', 'delete'), at: fc.nat(3) })

  it('when the owner put entries right, then a new reading of the same resume takes none of it back', () => {
    const nameOf = (entry: Json) => (entry as Record<string, Json>)['name']
    fc.assert(
      fc.property(read, fc.array(hand, { maxLength: 5 }), fc.boolean(), (jobs, hands, seesMore) => {
        let mine: Record<string, Json>[] = jobs.map((entry) => ({ ...(entry as Record<string, Json>) }))
        for (const { kind, at } of hands) {
          const entry = mine[at]
          if (!entry) continue
          const { name = '', position = '' } = entry
          const changed =
            kind === 'write'
              ? { ...entry, summary: 'My own words' }
              : { ...entry, name: position, position: name }
          if (kind === 'delete') mine = mine.toSpliced(at, 1)
          else if (kind === 'move') mine = [entry, ...mine.toSpliced(at, 1)]
          else mine = mine.with(at, changed)
        }
        const theirs = jobs.map((entry) => (seesMore ? { ...(entry as object), startDate: '2019' } : entry))
        const merged = mergeReadings({ work: jobs }, { work: mine }, { work: theirs }).value as {
          work?: Json[]
        }
        const work = merged.work ?? []
        expect(work.map(nameOf)).toEqual(mine.map(nameOf))
        work.forEach((entry, at) => expect(entry).toMatchObject(mine[at] ?? {}))
      }),
    )
  })

  const content = fc.letrec<{ node: Json }>((tie) => ({
    node: fc.oneof(
      { maxDepth: 3 },
      fc.constantFrom('red fox', 'blue whale', 'green owl', 'grey wolf'),
      fc.array(tie('node'), { maxLength: 4 }),
      fc.dictionary(fc.constantFrom('a', 'b', 'c'), tie('node'), { maxKeys: 3 }),
    ),
  })).node
  const document = fc.dictionary(fc.constantFrom('a', 'b', 'c'), content, { maxKeys: 3 })

  it('when the new reading is the old one, then the content is the owner’s, and a second merge changes nothing', () => {
    fc.assert(
      fc.property(document, document, document, (from, mine, theirs) => {
        expect(mergeReadings(from, mine, from)).toEqual({ value: mine, kept: [] })
        expect(mergeReadings(from, from, theirs).value).toEqual(theirs)
        const once = mergeReadings(from, mine, theirs).value ?? {}
        expect(mergeReadings(theirs, once, theirs).value).toEqual(once)
      }),
    )
  })
})

describe('carriedPointers', () => {
  it('when an entry moved and one of its values was edited, then the others are found where they stand now', () => {
    const read: Json = { work: [job('Acme Mills'), job('Borough Bank', { url: 'bank.example' })] }
    const corrected: Json = { work: [job('Borough Bank', { url: 'mine.example' })] }
    expect([...carriedPointers(read, corrected)]).toEqual([
      ['/work/1/name', '/work/0/name'],
      ['/work/1/position', '/work/0/position'],
    ])
  })
})
