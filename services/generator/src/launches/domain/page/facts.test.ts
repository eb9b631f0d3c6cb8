import { describe, expect, it } from '@jest/globals'
import { entryFields, mostEntries, type FactSources, type ResumeContent } from '@thumbfolio/contracts'
import { withFacts, type FactChange } from './facts.js'

const pinned = (content: ResumeContent) => ({ etag: '"1"', language: 'en', content, sources: {} })

describe('the facts of an owner', () => {
  it('when every section is filled to its limit at once, then all values are set within the time limit', () => {
    const changes = Object.entries(entryFields).flatMap(([section, { shape }]): FactChange[] =>
      Array.from({ length: mostEntries }, (_, at) =>
        Object.keys(shape).map((field) => ({ pointer: `/${section}/${at}/${field}`, value: 'x' })),
      ).flat(),
    )
    const startedAt = performance.now()
    const { content, sources } = withFacts(pinned({}), changes)
    expect(performance.now() - startedAt).toBeLessThan(20_000)
    expect(content.work).toHaveLength(mostEntries)
    expect(Object.keys(sources ?? {})).toHaveLength(changes.length)
  })

  it('when one of two changed fields gets its read value again, then it has its read source, and the other has `owner`', () => {
    const content = { basics: { name: 'Ada' }, work: [{ name: 'Engines', highlights: ['G'] }] }
    const printed: FactSources[string] = { page: 1, box: [0, 0, 1, 1] }
    const sources: FactSources = {
      '/basics/name': printed,
      '/work/0/name': printed,
      '/work/0/highlights/0': printed,
    }
    const read = { ...pinned(content), sources }
    const both = withFacts(read, [
      { pointer: '/basics/name', value: 'Ada King' },
      { pointer: '/work/0/name', value: 'Engines Ltd' },
    ])
    expect(both.sources).toEqual({
      '/basics/name': 'owner',
      '/work/0/name': 'owner',
      '/work/0/highlights/0': printed,
    })
    const one = withFacts(both, [{ pointer: '/work/0/name', value: 'Engines' }])
    expect(one.content).toEqual({ ...content, basics: { name: 'Ada King' } })
    expect(one.sources).toEqual({ ...read.sources, '/basics/name': 'owner' })
    expect(withFacts(one, [{ pointer: '/basics/name', value: 'Ada' }])).toEqual(read)
  })
})
