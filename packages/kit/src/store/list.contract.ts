import { describe, expect, it } from '@jest/globals'
import { everyItem, everyPage } from './every-item.js'
import type { Page, PageOptions, Range } from './store.js'
import { thingsForEach, thing, type StoreHarness, type Thing } from './things.contract.js'

const numbers = [-1e9, -2.5, -1, 0, 1, 1, 2, 10, 10.5, 1e15, Number.MAX_VALUE]
const words = ['', ' ', 'A', 'Z', 'a', 'aa', 'aa\u0000', 'ab', 'b', 'é', '日', '\u{1F600}']

export function listContract(harness: StoreHarness): void {
  const at = thingsForEach(harness)

  const fill = (all: Partial<Thing>[]) =>
    Promise.all(all.map((one, i) => at.things.commit(thing(`t${String(i).padStart(3, '0')}`, one))))

  /** Everything in a range, page by page. */
  async function all(
    index: 'n' | 'word',
    range: Range,
    options: Partial<PageOptions> = {},
  ): Promise<Thing[]> {
    const found: Thing[] = []
    let page: Page<Thing> | undefined
    do {
      const after = page?.next
      page = await at.things.list(index, range, {
        limit: 3,
        ...options,
        ...(after !== undefined && { after }),
      })
      expect(page.items.length).toBeLessThanOrEqual(options.limit ?? 3)
      found.push(...page.items)
    } while (page.next !== undefined)
    return found
  }
  const ns = async (range: Range, options?: Partial<PageOptions>) =>
    (await all('n', range, options)).map(({ n }) => n)

  describe('a list', () => {
    it('when values are numbers, then they come in their order, page by page and both ways', async () => {
      await fill(numbers.toReversed().map((n) => ({ n })))
      expect(await ns({})).toEqual(numbers)
      expect(await ns({}, { descending: true })).toEqual(numbers.toReversed())
      expect(await ns({}, { limit: 100 })).toEqual(numbers)
      expect(await ns({}, { limit: 1 })).toEqual(numbers)
    })

    it('when values are strings, then they come by code point, and each is found by itself', async () => {
      await fill(words.toReversed().map((word) => ({ word })))
      expect((await all('word', {})).map(({ word }) => word)).toEqual(words)
      for (const word of words)
        expect((await all('word', { equals: word })).map((one) => one.word)).toEqual([word])
    })

    it('when a range is given, then both its ends are in', async () => {
      await fill(numbers.map((n) => ({ n })))
      expect(await ns({ from: -1, to: 2 })).toEqual([-1, 0, 1, 1, 2])
      expect(await ns({ from: -1, to: 2 }, { descending: true })).toEqual([2, 1, 1, 0, -1])
      expect(await ns({ from: 10.25 })).toEqual([10.5, 1e15, Number.MAX_VALUE])
      expect(await ns({ to: -2 })).toEqual([-1e9, -2.5])
      expect(await ns({ equals: 1 })).toEqual([1, 1])
      expect(await ns({ from: 3, to: 2 })).toEqual([])
    })

    it('when values are equal, then the id decides', async () => {
      await fill(Array.from({ length: 10 }, () => ({ n: 7 })))
      const ids = (await all('n', { equals: 7 })).map(({ id }) => id)
      expect(ids).toEqual(ids.toSorted())
      expect((await all('n', { equals: 7 }, { descending: true })).map(({ id }) => id)).toEqual(
        ids.toReversed(),
      )
      expect(new Set(ids).size).toBe(10)
    })

    it('when the last page is full, then there is no next one', async () => {
      await fill([{ n: 1 }, { n: 2 }, { n: 3 }])
      const page = await at.things.list('n', {}, { limit: 3 })
      expect([page.items.length, page.next]).toEqual([3, undefined])
    })

    it('when every document is asked for, then each comes once and in order, page by page', async () => {
      await fill(Array.from({ length: 7 }, (_, n) => ({ n })))
      const [items, pages]: [number[], number[]] = [[], []]
      for await (const { n } of everyItem(at.things, 'n', { from: 1 }, { pageSize: 2 })) items.push(n)
      for await (const page of everyPage(at.things, 'n', { from: 1 }, { pageSize: 3 }))
        pages.push(page.length)
      expect(items).toEqual([1, 2, 3, 4, 5, 6])
      expect(pages).toEqual([3, 3])
      for await (const page of everyPage(at.things, 'n', { from: 99 })) expect(page).toBe('no page')
    })

    it('when each document is removed as it comes, then none is passed over', async () => {
      await fill(Array.from({ length: 7 }, (_, n) => ({ n })))
      for await (const one of everyItem(at.things, 'n', {}, { pageSize: 2 })) await at.things.remove(one)
      expect(await ns({})).toEqual([])
    })

    it('when documents come and go between two pages, then the others are seen once', async () => {
      const made = await fill(Array.from({ length: 9 }, (_, n) => ({ n: n * 10 })))
      const first = await at.things.list('n', {}, { limit: 4 })
      const last = first.items.at(-1)
      if (last) await at.things.remove(last)
      await at.things.commit(thing('early', { n: 5 }))
      await at.things.commit(thing('late', { n: 45 }))
      const rest = await at.things.list('n', {}, { limit: 99, after: first.next ?? '' })
      expect(rest.items.map(({ n }) => n)).toEqual([40, 45, ...made.slice(5).map(({ n }) => n)])
    })

    it('when a document changes its value or has none, then it moves or leaves', async () => {
      const [a] = await fill([{ n: 1, word: 'x' }])
      if (!a) throw new Error('nothing was made')
      const { word: _word, ...rest } = { ...a, n: 2 }
      await at.things.commit(rest)
      expect([await ns({ equals: 1 }), await ns({ equals: 2 })]).toEqual([[], [2]])
      expect(await all('word', {})).toEqual([])
    })

    it('when the cursor belongs to another range or to none, then nothing outside the range is shown', async () => {
      await fill([{ word: 'ada' }, { word: 'ada' }, { word: 'bob' }, { word: 'bob' }, { word: 'cy' }])
      const of = async (owner: string, after: string, descending: boolean) =>
        (await at.things.list('word', { equals: owner }, { limit: 9, after, descending })).items
      const cursors = ['', 'nonsense', '////', 'AA', 'x'.repeat(9_999)]
      for (const owner of ['ada', 'bob'])
        for (const descending of [true, false]) {
          const { next } = await at.things.list('word', { equals: owner }, { limit: 1, descending })
          cursors.push(next ?? '')
        }
      for (const cursor of cursors)
        for (const descending of [true, false]) {
          const items = await of('bob', cursor, descending).catch(() => [])
          expect(items.every(({ word }) => word === 'bob')).toBe(true)
        }
    })
  })
}
