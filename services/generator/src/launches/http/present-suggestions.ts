import type { ResumeContent, SiteSuggestion } from '@thumbfolio/contracts'
import { anyEntry, textsOf, titleOf, lineById } from '@thumbfolio/site-page'
import type { Live } from '../domain/site/live-version.js'
import { waitingSuggestions } from '../domain/acceptance/decide.js'
import { wordDiff, wordsBeyond, type Suggestion, type SuggestionReason } from '../../models/index.js'

/** The suggestions that wait, as their owner sees them: those that passed both filters first. */
export function presentSuggestions(live: Live): SiteSuggestion[] {
  const { content, sources = {} } = live.source.pinned
  const resume = textsOf(content)
  const present = (suggestion: Suggestion): SiteSuggestion => {
    const { id, place, text, verdict, status } = suggestion
    const original = originalOf(live, place)
    const beyond = wordsBeyond(text, resume, live.source.pinned.language)
    return {
      id,
      place,
      title: titleAt(content, place),
      original,
      text,
      changes: wordDiff(original, text),
      beyond: beyond.map((word) => ({ text: word.text, start: word.start, end: word.end })),
      sources: suggestion.sources.map((source) => {
        const from = sources[lineById(content, source.id)?.pointer ?? '']
        return { id: source.id, text: source.text, ...(from !== undefined && { source: from }) }
      }),
      passed: verdict.kind === 'passed',
      reasons: verdict.kind === 'passed' ? [] : [...new Set(verdict.reasons.map(reasonText))],
      outdated: status === 'outdated',
    }
  }
  const all = waitingSuggestions(live).map(present)
  return [...all.filter(isOn), ...all.filter((one) => !isOn(one))]
}

const isOn = ({ passed, outdated }: SiteSuggestion): boolean => passed && !outdated

function originalOf({ source: { composition, pinned } }: Live, place: string): string {
  const { intro, sections, headline } = composition
  if (place === 'headline') return headline ?? pinned.content.basics?.label ?? ''
  if (place === 'intro') return intro.map(({ text }) => text).join(' ')
  const lines = [...intro, ...sections.flatMap(({ entries }) => entries.flatMap((entry) => entry.lines))]
  return lines.find(({ line }) => line === place)?.text ?? ''
}

function titleAt(content: ResumeContent, place: string): string {
  if (place === 'headline') return 'Headline'
  const entry = lineById(content, place)?.entry
  return entry === undefined || entry === 'basics' ? '' : titleOf(anyEntry(content, entry))
}

const quoted = (texts: readonly string[]): string =>
  new Intl.ListFormat('en').format(texts.map((text) => `“${text}”`))

function reasonText(reason: SuggestionReason): string {
  switch (reason.kind) {
    case 'unsupported': {
      const texts = [...new Set(reason.tokens.map(({ text }) => text))]
      return `${quoted(texts)} ${texts.length === 1 ? 'is' : 'are'} in none of the lines that this is based on.`
    }
    case 'claim':
      return reason.quote === 'not-supported'
        ? `The second check did not find “${reason.claim}” in your lines.`
        : `The second check could not show which line says “${reason.claim}”.`
    case 'not-covered':
      return `The second check left out ${quoted(reason.words)}.`
    case 'not-examined':
      return notExamined[reason.why] ?? 'The second check gave no answer.'
  }
}

const notExamined: Readonly<Record<string, string>> = {
  'from-before': 'It was on your page before, and was not checked against these lines.',
  'no-examiner': 'There was no second check: no model is connected that may see your resume.',
  'over-budget-day': 'There was no second check: today’s budget for models is spent.',
  'over-budget-launch': 'There was no second check: it would have cost more than this launch pays for.',
}
