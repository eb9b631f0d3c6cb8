import { describe, expect, it, test } from '@jest/globals'
import { freeSlug, isReservedSlug, slugFrom } from './case-slug.js'
import { CaseStudy, CaseStudyEdit, mostCaseStudies } from './case-study.js'

test.each([
  ['Note G', 'note-g'],
  ['Größe & Maß', 'groesse-mass'],
  ['Żółta łódź', 'zolta-lodz'],
  ['Умный дом', 'umnyy-dom'],
  ['Ευρώπη 2020', 'eyropi-2020'],
  ['L’été à Évry -- suite', 'lete-a-evry-suite'],
  ['计算引擎', ''],
  ['<script>', 'script'],
  [`${'word '.repeat(20)}`, 'word-word-word-word-word-word-word-word-word-word-word-word'],
  ['x'.repeat(90), 'x'.repeat(60)],
])('when a title is %j, then its address is %j', (title, slug) => {
  expect(slugFrom(title)).toBe(slug)
})

test('when an address is taken, then it gets the next number, and stays within its length', () => {
  const taken = new Set(['a', 'a-2', 'y'.repeat(60)])
  expect(freeSlug('a', (slug) => taken.has(slug))).toBe('a-3')
  const long = freeSlug('y'.repeat(60), (slug) => taken.has(slug))
  expect([long.length, long.endsWith('y-2')]).toEqual([60, true])
  expect(freeSlug('index', isReservedSlug)).toBe('index-2')
})

describe('a case study', () => {
  const withLink = (url: string) => ({ blocks: [{ kind: 'link', text: 'x', url }] })

  it.each([
    ['https://example.org/a?b#c', true],
    ['http://example.org', true],
    ['mailto:ada@example.org', true],
    ['mailto:ada', false],
    ['javascript:alert(1)', false],
    ['JavaScript:alert(1)', false],
    ['data:text/html,x', false],
    ['//example.org', false],
    ['https://ada:secret@example.org', false],
    ['file:///etc/passwd', false],
  ])('when it links to %s, then that is allowed: %s', (url, isAllowed) => {
    expect(CaseStudyEdit.safeParse(withLink(url)).success).toBe(isAllowed)
  })

  it('when it has a member or a part that is not known, then it is refused', () => {
    expect(CaseStudyEdit.safeParse({ blocks: [], html: '<b>' }).success).toBe(false)
    expect(CaseStudyEdit.safeParse({ blocks: [{ kind: 'html', text: 'x' }] }).success).toBe(false)
    expect(CaseStudy.safeParse({ slug: 'a', blocks: [], colour: 'red' }).success).toBe(false)
  })

  it('when its texts are as long as they may be, then it is accepted, and refused with one more', () => {
    const blocks = (more: number) =>
      Array.from({ length: 5 }, (_, at) => ({
        kind: 'text',
        text: 'x'.repeat(mostCaseStudies.characters / 5 + (at === 0 ? more : 0)),
      }))
    expect(CaseStudyEdit.safeParse({ blocks: blocks(0) }).success).toBe(true)
    expect(CaseStudyEdit.safeParse({ blocks: blocks(1) }).success).toBe(false)
  })
})
