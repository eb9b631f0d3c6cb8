import type { Removed, ResumeContent } from '@thumbfolio/contracts'
import type { Checked } from './check/check.js'
import { placedIds, sectionNames, type Composition, type Sentence } from './composition.js'
import { idsOf, textsOf } from './entries.js'

export interface Judgement {
  /** 0 to 1. */
  readonly score: number
  /** What a weak answer is asked to mend; none for a good one. */
  readonly reasons: readonly string[]
}

const leastCoverage = 0.8
const mostRepeated = 0.15
const mostRemoved = 0.15
const mostNamed = 20
const longestNamed = 300
/** LIX: words a sentence plus the percentage of long words. 60 is how laws read. */
const hardestLix = 65
const wordsPerEntry = 90

/**
 * Scores what a composer wrote, after the check: how much of the resume it speaks of, how often it says the same, how
 * long and how hard to read it is, and how much of it had to go.
 */
export function judge(
  written: Composition,
  { composition: kept, removed }: Checked,
  content: ResumeContent,
): Judgement {
  const sentences = sentencesOf(kept)
  const words = sentences.flatMap(({ text }) => wordsOf(text))
  const parts = [
    coverage(kept, content),
    removal(sentencesOf(written).length, sentences.length, removed),
    repetition(sentences, content),
    length(words.length, content),
    ease(sentences, words),
  ]
  return {
    score: parts.reduce((sum, { score }) => sum + score, 0) / parts.length,
    reasons: parts.flatMap(({ reason }) => (reason === undefined ? [] : [reason])),
  }
}

interface Part {
  readonly score: number
  readonly reason?: string
}

function coverage(composition: Composition, content: ResumeContent): Part {
  const ids = sectionNames.flatMap((name) => idsOf(content, name))
  if (ids.length === 0) return { score: 1 }
  const placed = new Set(placedIds(composition))
  const missing = ids.filter((id) => !placed.has(id))
  const score = 1 - missing.length / ids.length
  if (score >= leastCoverage) return { score }
  return { score, reason: `These entries are missing: ${missing.slice(0, 40).join(', ')}.` }
}

/** Each sentence that had to go is named with its reason: the next answer can say it in the words that stand there. */
function removal(written: number, kept: number, removed: readonly Removed[]): Part {
  const share = written === 0 ? 0 : (written - kept) / written
  if (share <= mostRemoved) return { score: 1 - share }
  const named = removed
    .flatMap(({ sentence, reason }) =>
      sentence ? [`“${sentence.text.slice(0, longestNamed)}” (${reason})`] : [],
    )
    .slice(0, mostNamed)
  return {
    score: 1 - share,
    reason: `${written - kept} of ${written} sentences said more than the entries they name. Say it in the words that stand there, or leave it out: ${named.join(' ')}`,
  }
}

/** A sentence that says the same as one before it; a resume that repeats itself may be quoted. */
function repetition(sentences: readonly Sentence[], content: ResumeContent): Part {
  const own = new Set(textsOf(content).map(plain))
  const seen = new Set<string>()
  let repeated = 0
  for (const { text } of sentences) {
    const form = plain(text)
    if (seen.has(form) && !own.has(form)) repeated++
    seen.add(form)
  }
  const share = sentences.length === 0 ? 0 : repeated / sentences.length
  if (share <= mostRepeated) return { score: 1 - share }
  return { score: 1 - share, reason: `${repeated} sentences repeat one before them. Say each thing once.` }
}

function length(words: number, content: ResumeContent): Part {
  const material = wordsOf(textsOf(content).join(' ')).length
  const least = Math.min(30, Math.floor(material * 0.1))
  const entries = sectionNames.flatMap((name) => idsOf(content, name)).length
  const most = 250 + entries * wordsPerEntry
  if (words < least)
    return {
      score: words / least,
      reason: `${words} words are too few. Write an intro, and prose for the main entries.`,
    }
  if (words > most)
    return { score: most / words, reason: `${words} words are too many. At most ${most} fit the page.` }
  return { score: 1 }
}

/** Only where words are parted by spaces: LIX says nothing about Japanese. */
function ease(sentences: readonly Sentence[], words: readonly string[]): Part {
  const latin = words.filter((word) => /^[\p{Script=Latin}\d'’-]+$/u.test(word))
  if (words.length < 30 || latin.length < words.length * 0.8) return { score: 1 }
  const long = latin.filter((word) => word.length > 6).length
  const lix = words.length / sentences.length + (100 * long) / words.length
  if (lix <= hardestLix) return { score: 1 }
  const reason = 'The prose is hard to read. Write shorter sentences with plainer words.'
  return { score: Math.max(0, 1 - (lix - hardestLix) / hardestLix), reason }
}

const sentencesOf = ({ intro, sections }: Composition): Sentence[] => [
  ...intro,
  ...sections.flatMap(({ entries }) => entries.flatMap(({ prose = [] }) => prose)),
]

const wordsOf = (text: string): string[] => text.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}'’-]*/gu) ?? []
const plain = (text: string): string => wordsOf(text).join(' ').toLowerCase()
