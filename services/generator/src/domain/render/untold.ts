import { readingOf, type Reading } from '../check/reading.js'
import { mayTell, tellsAll } from '../check/tells-all.js'
import type { Sentence } from '../composition.js'

interface Left {
  readonly prose: readonly Sentence[]
  readonly language: string
  readonly highlights: readonly string[]
}

/** A page is drawn anew for each detail that it is tried at, mostly of the same texts. */
const left = new WeakMap<readonly string[], Left>()

/**
 * The highlights of an entry that no sentence of its prose tells completely, in their order. It depends on both alone:
 * when the sentence is another one, the highlight is there again.
 */
export function untold(
  highlights: readonly string[] | undefined,
  prose: readonly Sentence[] | undefined,
  language: string,
): readonly string[] {
  if (!highlights || highlights.length === 0 || !prose) return highlights ?? []
  const known = left.get(highlights)
  if (known?.prose === prose && known.language === language) return known.highlights
  const own = { prose, language, highlights: untoldOf(highlights, prose, language) }
  left.set(highlights, own)
  return own.highlights
}

function untoldOf(highlights: readonly string[], prose: readonly Sentence[], language: string) {
  const whole = prose.filter(({ text }) => !isCut(text))
  if (whole.length === 0) return highlights
  return highlights.filter((highlight, at) => {
    const mayTellIt = mayTell(highlight)
    const near = isCut(highlight) ? [] : whole.filter(({ text }) => mayTellIt(text))
    return !near.some((sentence) =>
      tellsAll(readOnce(sentence, sentence.text, language), readOnce(highlights, highlight, language, at)),
    )
  })
}

/** What is cut to fit may have lost what made it say something else. */
const isCut = (text: string) => text.trimEnd().endsWith('…')

const read = new WeakMap<object, Reading[]>()

function readOnce(owner: object, text: string, language: string, at = 0): Reading {
  const known = read.get(owner) ?? []
  read.set(owner, known)
  const reading = known[at]
  if (reading?.text === text && reading.language === language) return reading
  return (known[at] = readingOf(text, language))
}
