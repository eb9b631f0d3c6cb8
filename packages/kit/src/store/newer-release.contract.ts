import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { collection } from './collection.js'
import { NewerState } from './newer-release.js'
import { thingsForEach, type StoreHarness } from './things.contract.js'

const base = { id: z.string(), version: z.number(), schemaVersion: z.literal(1) }
const Active = z.object({ state: z.literal('active'), email: z.string() })
const Old = z.object({
  ...base,
  holder: z.discriminatedUnion('state', [Active]),
  launches: z.array(z.object({ n: z.number() })).optional(),
  theme: z.strictObject({ font: z.string() }).optional(),
  due: z.number().optional(),
  tags: z.array(z.string().max(5)).max(2).optional(),
  share: z.number().min(0).max(10).multipleOf(2).optional(),
  site: z
    .string()
    .regex(/^[a-z]+$/)
    .optional(),
})
const New = Old.extend({
  holder: z.discriminatedUnion('state', [
    Active.extend({ suspended: z.object({ at: z.number(), reason: z.string() }).optional() }),
    z.object({ state: z.literal('paused') }),
  ]),
  launches: z.array(z.object({ n: z.number(), region: z.string().optional() })).optional(),
  theme: z.strictObject({ font: z.string(), size: z.number().optional() }).optional(),
  note: z.string().optional(),
  tags: z.array(z.string()).optional(),
  share: z.number().optional(),
  site: z.string().optional(),
})
const declared = { name: 'people', index: { due: ({ due }: { due?: number | undefined }) => due } }
const inOlder = collection<z.infer<typeof Old>, never, 'due'>({ ...declared, schema: Old })
const inNewer = collection<z.infer<typeof New>, never, 'due'>({ ...declared, schema: New })
const person = (id: string, rest: Partial<z.infer<typeof New>> = {}): z.infer<typeof New> => ({
  id,
  version: 0,
  schemaVersion: 1,
  holder: { state: 'active', email: 'ada@example.org' },
  ...rest,
})

/** What an older release does to documents of a newer one, while both run or after a rollback. */
export function newerReleaseContract(harness: StoreHarness): void {
  const at = thingsForEach(harness)
  const older = () => at.database.store(inOlder)
  const newer = () => at.database.store(inNewer)

  describe('a document of a newer release', () => {
    it('when an older release changes it twice, then the fields that it does not know are kept', async () => {
      const suspended = { at: 1, reason: 'spam' }
      await newer().commit(
        person('a', {
          holder: { state: 'active', email: 'ada@example.org', suspended },
          launches: [{ n: 1, region: 'eu' }, { n: 2 }],
          theme: { font: 'Inter', size: 12 },
          note: 'VIP',
        }),
      )
      const read = await older().find('a')
      expect(JSON.parse(JSON.stringify(read))).toEqual({
        ...person('a', { version: 1, launches: [{ n: 1 }, { n: 2 }], theme: { font: 'Inter' } }),
      })
      const first = await older().commit({
        ...read!,
        holder: { ...read!.holder, email: 'grace@example.org' },
        launches: read!.launches!.map((launch) => (launch.n === 1 ? { ...launch, n: 3 } : launch)),
      })
      await older().commit({ ...first, due: 5 })
      await at.reopen()
      expect(await newer().find('a')).toEqual({
        ...person('a', { version: 3, note: 'VIP', due: 5, theme: { font: 'Inter', size: 12 } }),
        holder: { state: 'active', email: 'grace@example.org', suspended },
        launches: [{ n: 3, region: 'eu' }, { n: 2 }],
      })
    })

    it('when an older release replaces an object with a new one, then its unknown fields are removed', async () => {
      const suspended = { at: 1, reason: 'spam' }
      await newer().commit(person('a', { holder: { state: 'active', email: 'ada@example.org', suspended } }))
      const read = await older().find('a')
      await older().commit({ ...read!, holder: { state: 'active', email: '' } })
      expect((await newer().find('a'))?.holder).toEqual({ state: 'active', email: '' })
    })

    it('when it is a member of a union that an older release does not know, then reads are refused and the document is unchanged', async () => {
      const paused = await newer().commit(person('b', { holder: { state: 'paused' }, due: 1 }))
      const active = await newer().commit(person('c', { due: 2 }))
      await expect(older().find('b')).rejects.toThrow(NewerState)
      await expect(older().list('due', {}, { limit: 9 })).rejects.toThrow(
        'people/b was written by a newer release',
      )
      expect((await older().list('due', {}, { limit: 9, newer: 'skip' })).items).toEqual([active])
      expect((await older().list('due', {}, { limit: 1, newer: 'skip' })).next).toBeDefined()
      expect(await newer().find('b')).toEqual(paused)
    })

    it.each<Partial<z.infer<typeof New>>>([
      { tags: ['a', 'b', 'c'] },
      { tags: ['longer'] },
      { share: 12 },
      { share: -2 },
      { share: 3 },
      { site: 'ada-1' },
    ])(
      'when it has %p, beyond the limits of an older release, then it is refused as newer and stays',
      async (rest) => {
        const wider = await newer().commit(person('f', { ...rest, due: 1 }))
        await expect(older().find('f')).rejects.toThrow(NewerState)
        expect((await older().list('due', {}, { limit: 9, newer: 'skip' })).items).toEqual([])
        expect(await newer().find('f')).toEqual(wider)
      },
    )

    it('when its schema version is a later one, then it is refused as newer, and a damaged one is not', async () => {
      const Later = Old.extend({ schemaVersion: z.literal(2) })
      const later = collection<z.infer<typeof Later>>({ name: 'people', schema: Later })
      await at.database.store(later).commit({ ...person('d'), schemaVersion: 2 } as never)
      await expect(older().find('d')).rejects.toThrow(NewerState)
      const Damaged = z.object({ ...base, due: z.string() })
      const damaged = collection<z.infer<typeof Damaged>>({ name: 'people', schema: Damaged })
      await at.database.store(damaged).commit({ id: 'e', version: 0, schemaVersion: 1, due: 'x' })
      await expect(older().find('e')).rejects.not.toThrow(NewerState)
      await expect(older().find('e')).rejects.toThrow('people/e does not fit its schema')
    })
  })
}
