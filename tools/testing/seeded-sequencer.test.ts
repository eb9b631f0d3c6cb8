import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'

interface Planted {
  path: string
  context: { config: { rootDir: string; runtime?: string } }
}
type Sequencer = new (options: { globalConfig: { seed: number } }) => { sort(tests: Planted[]): Planted[] }

const names = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const planted = (rootDir: string, name: string, runtime?: string): Planted => ({
  path: `${rootDir}/${name}.test.ts`,
  context: { config: { rootDir, ...(runtime && { runtime }) } },
})

describe('the order of test files', () => {
  let written: string[]
  beforeEach(() => {
    written = []
    jest.spyOn(process.stderr, 'write').mockImplementation((text) => written.push(String(text)) > 0)
  })
  afterEach(() => {
    jest.restoreAllMocks()
  })

  const sorted = async (seed: number, tests: Planted[]) => {
    const module: unknown = await import(new URL('./seeded-sequencer.mjs', import.meta.url).href)
    const { default: Seeded } = module as { default: Sequencer }
    const order = new Seeded({ globalConfig: { seed } }).sort(tests)
    return order.map(({ path }) => path.at(-'a.test.ts'.length)).join('')
  }
  const all = names.map((name) => planted('/here', name))

  it('when two runs have the same seed, then their order is the same, in any folder and with more files, and it is printed', async () => {
    const order = await sorted(7, all)
    expect(written).toEqual(['Files in the order of SEED=7\n'])
    expect(
      await sorted(
        7,
        [...names].reverse().map((name) => planted('/elsewhere', name)),
      ),
    ).toBe(order)
    expect((await sorted(7, [...all, planted('/here', 'x')])).replace('x', '')).toBe(order)
  })

  it('when seeds differ, then orders do, and none is lost', async () => {
    const orders = await Promise.all([1, 2, 3].map((seed) => sorted(seed, all)))
    expect(new Set(orders).size).toBe(3)
    for (const order of orders) expect([...order].sort()).toEqual(names)
  })

  it('when files load their modules again, then they come after all that do not', async () => {
    const native = ['a', 'b'].map((name) => planted('/here', name, '/tools/native-runtime.mjs'))
    const reloading = ['c', 'd', 'e', 'f'].map((name) => planted('/here', name))
    expect(await sorted(3, [...reloading, ...native])).toMatch(/^[ab]{2}[cdef]{4}$/)
  })
})
