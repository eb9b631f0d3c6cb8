import { describe, expect, it } from '@jest/globals'
import type { PageComposition } from '@thumbfolio/site-page'
import { live } from '../../../../tests/site-states.js'
import { liveOf } from '../site/live-version.js'
import { countChanges } from './count-changes.js'

const content = {
  work: [{ name: 'Engines Ltd' }],
  custom: [
    { section: 'Talks', title: 'One' },
    { section: 'Riding', title: 'Two' },
    { section: 'Talks', title: 'Three' },
  ],
}
const section = (...ids: string[]): PageComposition['sections'][number] => ({
  name: ids[0]!.split('/')[0] as 'work' | 'custom',
  entries: ids.map((id) => ({ id, emphasis: 'normal', lines: [] })),
})

function changesBetween(before: PageComposition['sections'], after: PageComposition['sections']): number {
  const site = live()
  const { source, ...version } = liveOf(site)
  const shown = (sections: PageComposition['sections']) => {
    const page = {
      ...source,
      pinned: { ...source.pinned, content },
      composition: { ...source.composition, sections },
    }
    return { page: { ...version, source: page }, settings: site.settings }
  }
  return countChanges(shown(before), shown(after))
}

describe('the number of changes of a page with own titles', () => {
  const work = section('work/0')
  const asRead = [work, section('custom/0', 'custom/1', 'custom/2')]

  it('when a section moves above another one with its own title, then that is a change', () => {
    expect(changesBetween(asRead, [work, section('custom/1', 'custom/0', 'custom/2')])).toBe(1)
    const apart = [work, section('custom/0', 'custom/2'), section('custom/1')]
    expect(changesBetween(apart, [work, section('custom/1'), section('custom/0', 'custom/2')])).toBe(1)
    expect(changesBetween(asRead, [section('custom/1'), work, section('custom/0', 'custom/2')])).toBe(1)
  })

  it('when the same sections are kept in another form, then nothing changed', () => {
    expect(changesBetween(asRead, [work, section('custom/0', 'custom/2'), section('custom/1')])).toBe(0)
  })

  it('when entries below one title change their order, then that is a change', () => {
    const apart = [work, section('custom/2', 'custom/0'), section('custom/1')]
    expect(changesBetween(asRead, apart)).toBe(1)
  })
})
