import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { collection } from './collection.js'
import { thingsForEach, thing, type StoreHarness } from './things.contract.js'

const First = z.object({ id: z.string(), version: z.number(), schemaVersion: z.literal(1), name: z.string() })
const Third = z.object({
  id: z.string(),
  version: z.number(),
  schemaVersion: z.literal(3),
  title: z.string(),
  length: z.number(),
})
const inFirstRelease = collection<z.infer<typeof First>, 'name'>({
  name: 'pages',
  schema: First,
  unique: { name: ({ name }) => name },
})
const inThirdRelease = collection<z.infer<typeof Third>, 'name', 'length'>({
  name: 'pages',
  schema: Third,
  unique: { name: ({ title }) => title },
  index: { length: ({ length }) => length },
  upcasters: {
    1: ({ name, ...rest }: z.infer<typeof First>) => ({ ...rest, schemaVersion: 2, title: name }),
    2: (second: { title: string }) => ({ ...second, schemaVersion: 3, length: second.title.length }),
  },
})

export function stateContract(harness: StoreHarness): void {
  const at = thingsForEach(harness)

  describe('what a state may be', () => {
    it('when the schema refuses it, then nothing is written', async () => {
      await expect(at.things.commit(thing('a', { n: 'one' as never }))).rejects.toThrow()
      expect(await at.things.find('a')).toBeUndefined()
    })

    it('when a field is undefined, then it is absent and never null', async () => {
      const careless = { ...thing('a'), email: undefined, extra: { inner: undefined } } as never
      await at.things.commit(careless)
      const found = await at.things.find('a')
      expect(found).toEqual(thing('a', { version: 1, extra: {} }))
      expect(found && 'email' in found).toBe(false)
    })

    it.each([
      ['a date', new Date(0)],
      ['a bigint', 1n],
      ['NaN', Number.NaN],
      ['a map', new Map()],
      ['undefined in a list', [undefined]],
    ])('when it holds %s, then it is refused by the name of the field', async (_what, value) => {
      await expect(at.things.commit(thing('a', { extra: { inner: value } }))).rejects.toThrow('extra.inner')
      expect(await at.things.find('a')).toBeUndefined()
    })

    it('when it holds any text, then it comes back as it was', async () => {
      const tags = ['', '\u0000', '\n', '{"$gt": ""}', '__proto__', '\u{1F600} é', 'x'.repeat(100_000)]
      await at.things.commit(thing('a', { tags, word: '\u0000\n' }))
      await at.reopen()
      expect(await at.things.find('a')).toMatchObject({ tags, word: '\u0000\n' })
    })

    it('when its fields have any name, then it comes back as it was', async () => {
      const names = ['a.b', '.', '$set', '$gt', '$ref', '', ' ', 'constructor', '__proto__', '0', '\u{1F600}']
      const extra = JSON.parse(`{${names.map((name) => `${JSON.stringify(name)}:{"$in":[1.5]}`).join()}}`)
      const first = await at.things.commit(thing('a', { extra }))
      await at.things.commit({ ...first, n: 1 })
      await at.reopen()
      expect(JSON.stringify((await at.things.find('a'))?.extra)).toBe(JSON.stringify(extra))
    })

    it('when an id or an index value is longer than 400 bytes, then it is refused, and no such id is found', async () => {
      expect((await at.things.commit(thing('i'.repeat(400), { word: 'é'.repeat(200) }))).version).toBe(1)
      await expect(at.things.commit(thing('i'.repeat(401)))).rejects.toThrow(RangeError)
      await expect(at.things.commit(thing('a', { word: 'é'.repeat(201) }))).rejects.toThrow(RangeError)
      expect(await at.things.find('i'.repeat(5_000))).toBeUndefined()
      expect(await at.things.find('')).toBeUndefined()
    })
  })

  describe('a state of an earlier release', () => {
    it('when it is read, then every upcaster on the way is applied, and keys work as before', async () => {
      await at.database.store(inFirstRelease).commit({ id: 'p', version: 0, schemaVersion: 1, name: 'four' })
      const pages = at.database.store(inThirdRelease)
      const expected = { id: 'p', version: 1, schemaVersion: 3, title: 'four', length: 4 }
      expect(await pages.find('p')).toEqual(expected)
      expect(await pages.findBy('name', 'four')).toEqual(expected)
      const next = await pages.commit({ ...expected, schemaVersion: 3, title: 'three', length: 5 })
      expect(next.version).toBe(2)
      expect(await pages.findBy('name', 'four')).toBeUndefined()
      expect((await pages.list('length', { equals: 5 }, { limit: 9 })).items).toEqual([next])
    })

    it('when the schema refuses what is stored, then reading says which document it is', async () => {
      await at.database.store(inFirstRelease).commit({ id: 'p', version: 0, schemaVersion: 1, name: 'four' })
      const { upcasters: _upcasters, ...rest } = inThirdRelease
      await expect(at.database.store(collection(rest)).find('p')).rejects.toThrow('pages/p')
    })
  })
}
