import { describe, expect, it } from '@jest/globals'
import { checkedContent, problemsAt } from './check-draft.js'
import { draftOf, emptyEntry, withEntries, withField } from './draft.js'

const draft = draftOf({
  basics: { name: 'Ada', profiles: [{ network: 'GitHub' }] },
  work: [{ name: 'Acme' }, { name: 'Globex', highlights: ['One'] }],
})

describe('a draft before it is sent', () => {
  it('when the contract takes it, then it is the content', () => {
    expect(checkedContent(draft).content?.work?.[1]).toEqual({ name: 'Globex', highlights: ['One'] })
  })

  it('when a date is none, then it is said at its field, also behind an entry that is not sent', () => {
    const added = withEntries(draft, '/work', (now) => [emptyEntry('/work/new'), ...now])
    const wrong = withField(added, '/work/1', 'startDate', 'March')
    expect(checkedContent(wrong).problems).toEqual({
      '/work/1/startDate': 'A date is YYYY, YYYY-MM or YYYY-MM-DD',
    })
  })

  it('when a value is too long, then the most it may have is said in words', () => {
    const long = withField(draft, '/work/1', 'highlights', 'x'.repeat(10_001))
    expect(checkedContent(long).problems).toEqual({ '/work/1/highlights': 'At most 10,000 characters' })
  })

  it('when the server names a field, then it is found, one level down too', () => {
    const refused = {
      'basics/location/city': 'a',
      'basics/profiles/0/url': 'b',
      'work/0/name': 'c',
      other: 'd',
    }
    expect(problemsAt(draft, refused)).toEqual({
      '/basics/location/city': 'a',
      '/basics/profiles/0/url': 'b',
      '/work/0/name': 'c',
      '': 'd',
    })
  })
})
