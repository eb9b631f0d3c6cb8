import type { CaseStudy, DiffPart } from '@thumbfolio/contracts'
import {
  type PageComposition,
  type PageLine,
  anyEntry,
  languageName,
  partsOfStudy,
  titleOf,
} from '@thumbfolio/site-page'
import { matchedEntries } from '../edits/matched-entries.js'
import { translationsOf } from '../languages/translation.js'
import type { PageSnapshot } from '../site/site.js'
import { wordDiff } from '../../../models/domain.js'

export interface PlaceDiff {
  readonly place: string
  readonly title: string
  readonly parts: readonly DiffPart[]
}

/**
 * The places of two pages whose words differ, in the order of the second one; what it has no more comes last. Entries
 * are found by what names them, so two readings of a resume can be compared.
 */
export const compared = (before: PageSnapshot, after: PageSnapshot): PlaceDiff[] => [
  ...comparedWords(before.source, after.source),
  ...comparedTranslations(before.source, after.source),
]

/** Where both pages have the same other language. */
function comparedTranslations(before: Source, after: Source): PlaceDiff[] {
  const { was, is, isSame } = translationsOf(before, after)
  if (!isSame) return []
  const name = languageName(is.composition.language)
  return comparedWords(was, is).map(({ place, title, parts }) => ({
    place: `${is.composition.language} ${place}`,
    title: `${name}: ${title}`,
    parts,
  }))
}

type Source = PageSnapshot['source']
type PageWords = Pick<Source, 'pinned' | 'composition'>

function comparedWords(before: PageWords, after: PageWords): PlaceDiff[] {
  const [was, is] = [wordsOf(before), wordsOf(after)]
  const same = matchedEntries(after.pinned, before.pinned)
  const olderOf = (place: string) => (place in named ? place : (same.get(place) ?? ''))
  const found = new Set([...is.keys()].map(olderOf))
  const gone = [...was].filter(([place]) => !found.has(place))
  const places = [
    ...[...is].map(([place, { title, text }]) => ({
      place,
      title,
      parts: wordDiff(was.get(olderOf(place))?.text ?? '', text),
    })),
    ...gone.map(([place, { title, text }]) => ({ place, title, parts: wordDiff(text, '') })),
  ]
  return places.filter(({ parts }) => parts.some(({ kind }) => kind !== 'same'))
}

const named = { headline: 'Headline', intro: 'Introduction' } as const

interface Words {
  readonly title: string
  readonly text: string
}

/** All that is said in each place, one line each; an entry without a line says its title. */
function wordsOf({ pinned, composition }: PageWords): Map<string, Words> {
  const headline = composition.headline ?? pinned.content.basics?.label ?? ''
  return new Map<string, Words>([
    ['headline', { title: named.headline, text: headline }],
    ['intro', { title: named.intro, text: textOf(composition.intro) }],
    ...entriesOf(composition).map(({ id, lines, caseStudy }): [string, Words] => {
      const title = titleOf(anyEntry(pinned.content, id))
      const texts = [title, textOf(lines), ...(caseStudy ? textsOfStudy(caseStudy) : [])]
      return [id, { title, text: texts.filter((text) => text !== '').join('\n') }]
    }),
  ])
}

/** Without its addresses. */
const textsOfStudy = (study: CaseStudy): string[] =>
  partsOfStudy(study).flatMap(([part, text]) => (part === 'slug' || part === 'former' ? [] : [text]))

const entriesOf = ({ sections }: PageComposition) => sections.flatMap(({ entries }) => entries)
const textOf = (lines: readonly PageLine[]): string => lines.map(({ text }) => text).join('\n')
