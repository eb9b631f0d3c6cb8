import { describe, expect, it } from '@jest/globals'
import type { SiteVersionItem } from '@thumbfolio/contracts'
import { changesText, comparisonsOf, grouped, groupText, writerText } from './version-text.js'

const version = (id: string, live = false): SiteVersionItem => ({
  id,
  live,
  kind: 'edit',
  author: 'owner',
  theme: { id: 'grid', title: 'Grid' },
  changes: [],
  createdAt: '2026-05-04T10:00:00.000Z',
})

describe('how a version of a page is described', () => {
  it('when a model arranged it, then the model is named; without one, that is said', () => {
    expect(writerText({ kind: 'launch', author: 'gemini-flash' })).toBe('Arranged by Gemini Flash 1.5')
    expect(writerText({ kind: 'launch', author: 'retired-model' })).toBe('Arranged by retired-model')
    expect(writerText({ kind: 'launch', author: 'local' })).toBe('Arranged without AI')
  })

  it('when its owner made it, then it says by what', () => {
    expect(writerText({ kind: 'edit', author: 'owner' })).toBe('Edited by you')
    expect(writerText({ kind: 'settings', author: 'owner' })).toBe('Settings changed by you')
    expect(writerText({ kind: 'restore', author: 'owner' })).toBe('Restored by you')
  })

  it('when it changed more than one thing, then all are on one line; a version from before lists has none', () => {
    expect(changesText({ changes: ['1 line changed', 'Theme: Bold'] })).toBe('1 line changed, Theme: Bold')
    expect(changesText({ changes: [] })).toBe('Published')
  })
})

describe('what a version is compared with', () => {
  const versions = [version('4', true), version('3'), version('2')]
  const against = (id: string) => comparisonsOf(versions, id).map((comparison) => comparison.against)

  it('when it is the live one, then with the one before alone', () => {
    expect(against('4')).toEqual(['3'])
  })

  it('when it is between, then with the one before and with the live one', () => {
    expect(against('3')).toEqual(['2', '4'])
  })

  it('when it is the oldest, then with the live one; alone, with nothing', () => {
    expect(against('2')).toEqual(['4'])
    expect(comparisonsOf([version('1', true)], '1')).toEqual([])
  })

  it('when an older page is live, because its copy came first, then it is offered once', () => {
    expect(comparisonsOf([version('3'), version('2', true)], '3').map(({ title }) => title)).toEqual([
      'With version 2',
    ])
  })
})

describe('the list of versions', () => {
  const settings = (id: string, ...changes: string[]): SiteVersionItem => ({
    ...version(id),
    kind: 'settings',
    changes,
  })

  it('when settings were changed one after the other, then they are one line that names each change once', () => {
    const [six, five, four] = [
      settings('6', 'Theme: Bold'),
      settings('5', 'Theme: Grid'),
      settings('4', 'Theme: Bold'),
    ]
    const groups = grouped([
      version('7', true),
      six,
      five,
      four,
      version('3'),
      settings('2', 'Photo changed'),
    ])
    expect(groups.map((group) => (group.kind === 'one' ? group.version.id : group.versions.length))).toEqual([
      '7',
      3,
      '3',
      '2',
    ])
    expect(groupText([six, five, four])).toBe('Settings changed 3 times: Theme: Bold, Theme: Grid')
  })

  it('when the live version changed settings, then it stands by itself', () => {
    const live = { ...settings('6'), live: true }
    expect(grouped([live, settings('5'), settings('4')])[0]).toEqual({ kind: 'one', version: live })
  })
})
