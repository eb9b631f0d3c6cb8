import { describe, expect, it } from '@jest/globals'
import type { PageLine } from '@thumbfolio/site-page'
import {
  draftedSuggestions,
  mergedSuggestions,
  onlyAccepted,
  reopened,
  suggestedTexts,
} from './acceptance.js'
import { Suggestion, suggestionId } from '../../../models/domain/suggestions/suggestion.js'

const content = {
  basics: { summary: 'Writes programs. Explains them.' },
  work: [{ name: 'Engines', highlights: ['Wrote note G', 'Taught two'] }],
}
const suggestion = (place: string, text: string, more: object = {}): Suggestion => ({
  id: suggestionId(place, text),
  place,
  text,
  sources: [{ id: place, text: 'x' }],
  verdict: { kind: 'passed' },
  status: 'open',
  ...more,
})
const own = (text: string, line?: string): PageLine => ({ text, by: 'owner', ...(line && { line }) })
const page = (intro: PageLine[], lines: PageLine[], suggestions: Suggestion[]) => ({
  launchId: 'l1',
  publishedAt: 100,
  suggestions,
  source: {
    pinned: { etag: '1', language: 'en', content },
    composition: {
      language: 'en',
      theme: 'editorial',
      best: [],
      intro,
      sections: [{ name: 'work' as const, entries: [{ id: 'work/0', emphasis: 'lead' as const, lines }] }],
    },
  },
})
type Page = ReturnType<typeof page>
const introOf = ({ source }: Page) => source.composition.intro.map(({ text }) => text)
const linesOf = ({ source }: Page) =>
  source.composition.sections[0]!.entries[0]!.lines.map(({ text }) => text)

const line = 'work/0/highlights/0'
const second = { text: 'Taught two', line: 'work/0/highlights/1' }
const note = (more: object) =>
  suggestion(line, 'Wrote the note G', { status: 'accepted', decidedAt: 50, ...more })
const noted = (more: object) => page([], [own('Wrote the note G', line), second], [note(more)])

describe('what nobody accepted', () => {
  it('when it was switched on by itself, then it waits again and the resume says its own words', () => {
    const after = onlyAccepted(noted({}), 50)
    expect(linesOf(after)).toEqual(['Wrote note G', 'Taught two'])
    expect(after.suggestions).toEqual([suggestion(line, 'Wrote the note G')])
    expect(Suggestion.parse(after.suggestions[0])).toEqual(after.suggestions[0])
  })

  it.each([
    ['it says when it was accepted', { acceptedAt: 40 }, 40],
    ['it had not passed, so nothing but its owner switched it on', { verdict: doubtful() }, 50],
    ['it was decided when only its owner decided', { decidedAt: 60 }, 60],
  ])('when %s, then it stays', (_why, more, acceptedAt) => {
    const after = onlyAccepted(noted(more), 50)
    expect(linesOf(after)).toEqual(['Wrote the note G', 'Taught two'])
    expect(after.suggestions).toMatchObject([{ status: 'accepted', acceptedAt }])
  })

  it('when its page is live, then it stays there, and nothing says that it was accepted', () => {
    const said = suggestedTexts(noted({ model: 'sonnet' }))
    expect(said.get('Wrote the note G')).toEqual({ model: 'sonnet' })
    expect(suggestedTexts(noted({ decidedAt: 101 })).get('Wrote the note G')).toEqual({
      acceptedAt: new Date(101).toISOString(),
    })
  })
})

describe('a wording that is decided about again', () => {
  it('when sentences of the owner stand beside an introduction, then those stay and all of the summary is back', () => {
    const intro = suggestion('intro', 'Programs, explained.', {
      status: 'accepted',
      decidedAt: 50,
      acceptedAt: 50,
    })
    const before = page([own(intro.text, 'basics/summary#0'), own('I sail.')], [], [intro])
    expect(introOf(reopened(before, intro.id))).toEqual(['Writes programs.', 'Explains them.', 'I sail.'])
  })

  it('when its line was read under another id since, then it goes all the same', () => {
    const moved = page([], [own('Wrote the note G', 'work/0/highlights/1')], [note({ acceptedAt: 50 })])
    expect(linesOf(reopened(moved, moved.suggestions[0]!.id))).toEqual(['Taught two'])
  })

  it('when its owner wrote other words in the place, then those stay', () => {
    const changed = page([], [own('Wrote it for 12', line), second], [note({ acceptedAt: 50 })])
    expect(linesOf(reopened(changed, changed.suggestions[0]!.id))).toEqual(['Wrote it for 12', 'Taught two'])
  })
})

describe('the suggestions of a draft', () => {
  const fresh = [suggestion(line, 'Wrote the note G'), suggestion('intro', 'New.')]

  it('when the live page was accepted to say one, then the draft has its record and asks about the others', () => {
    const live = noted({ acceptedAt: 50 })
    const drafted = draftedSuggestions(fresh, live.source.composition, live)
    expect(drafted.map(({ status, text }) => [status, text])).toEqual([
      ['accepted', 'Wrote the note G'],
      ['open', 'New.'],
    ])
  })

  it('when the live page has one that nobody accepted, then the draft asks', () => {
    const live = noted({})
    const { composition } = onlyAccepted(live, live.publishedAt).source
    expect(draftedSuggestions([], composition, live)).toMatchObject([{ status: 'open' }])
  })

  it('when its owner rejected one before, then it is not asked again', () => {
    const live = noted({ status: 'rejected' })
    expect(draftedSuggestions(fresh, live.source.composition, live).map(({ text }) => text)).toEqual(['New.'])
  })
})

function doubtful() {
  return { kind: 'needs-check' as const, reasons: [{ kind: 'not-covered' as const, words: ['the'] }] }
}

describe('suggestions of a draft and of the page that its changes were merged into', () => {
  const accepted = note({ acceptedAt: 50, model: 'sonnet' })
  const merged = (mine: Suggestion[], theirs: Suggestion[], lines: PageLine[]) => {
    const { source, publishedAt } = page([], lines, [])
    const suggestions = mergedSuggestions(mine, theirs, source.composition)
    return { suggestions, said: suggestedTexts({ suggestions, publishedAt }).get(accepted.text) }
  }

  it.each([
    ['the page does not know it', []],
    ['it waits on the page', [note({ status: 'open' })]],
  ])('when a wording was accepted in the draft and %s, then it stays marked as suggested', (_why, theirs) => {
    const { said } = merged([accepted], theirs, [own(accepted.text, line)])
    expect(said).toEqual({ model: 'sonnet', acceptedAt: new Date(50).toISOString() })
  })

  it('when its words were replaced on the page, then what the page knows of it counts', () => {
    const waiting = note({ status: 'open' })
    expect(merged([accepted], [waiting], [own('Other words', line)]).suggestions).toEqual([waiting])
  })

  it('when both sides decided, then the later decision counts, and what only one side knows stays', () => {
    const rejected = note({ status: 'rejected', decidedAt: 60 })
    const other = suggestion(second.line, 'Taught two people')
    const { suggestions } = merged([rejected, other], [accepted], [own(accepted.text, line)])
    expect(suggestions).toEqual([rejected, other])
  })
})
