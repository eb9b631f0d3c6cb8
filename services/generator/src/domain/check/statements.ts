import { gathered } from '../gathered.js'
import { changesIn } from './changes.js'
import { groundOf, groundOfTokens, type Ground } from './ground.js'
import { tokensOf, type Token } from './tokens.js'

/** An entry taken apart. */
export interface Parts {
  /** What goes with all of it: its name, position, place and the like. */
  readonly whole: Ground
  /** What it was about: its summary. */
  readonly frames: readonly Ground[]
  /** The same with all its sentences together, where it has several. */
  readonly wholeFrames: readonly Ground[]
  /** What it tells one by one: each highlight, of the person each sentence of the summary. */
  readonly statements: readonly Ground[]
}

/** Of an entry that does not say which of its texts tell something: names and titles are shorter. */
const longText = 6
/** Not behind `Prof.` or `bzw.`, and not within `z. B.`. */
const sentenceEnd = /(?<=\p{Ll}{4}[.!?])\s+(?=\p{Lu})/u
const semicolon = /;\s+/u
/** It goes on about the thing of the part before it: `Rebuilt the picker; works with a keyboard`. */
const goingOn: Readonly<Record<string, RegExp>> = {
  en: /^(?:works|runs|is|are|was|were|has|had|now|used|covers|includes|supports|serves)\b/u,
  nl: /^(?:in het eerste|er|daar\p{L}*|inmiddels)\b/u,
}

const isGoingOn = (part: string, language: string) => goingOn[language]?.test(part) === true

interface Part {
  readonly text: string
  /** The sentence that it is a part of. */
  readonly line: string
}

/** What each sentence of a text says; behind a semicolon a change is what came of what stands before it. */
function sentencesOf(text: string, language: string): readonly Part[] {
  return gathered(text.split(sentenceEnd), (line) => {
    const parts: string[] = []
    for (const part of line.split(semicolon))
      if (parts.length > 0 && (isGoingOn(part, language) || changesIn(tokensOf(part, language)).length > 0))
        parts.push(`${parts.pop()}; ${part}`)
      else parts.push(part)
    return parts.map((part) => ({ text: part, line }))
  })
}

const lines = new WeakMap<Ground, string>()
/** Whether some statements are parts of one sentence, which semicolons part. */
export const areOfOneLine = (one: Ground, other: Ground): boolean =>
  one === other || (lines.has(one) && lines.get(one) === lines.get(other))

const taken = new WeakMap<Ground, Parts>()

/** Each entry is taken apart once. */
export function partsOf(ground: Ground, language: string): Parts {
  const known = taken.get(ground)
  if (known) return known
  const { id, name, written, telling } = ground
  const { told = longOnes(ground), frame = [] } = telling
  const alone = new Set([...told, ...frame])
  const ofTexts = (texts: readonly string[]) => {
    const own = new Map<string, readonly Token[]>()
    for (const text of texts) {
      const said = written.get(text)
      if (said) own.set(text, said)
    }
    return groundOfTokens(id, { texts, written: own }, language, { name })
  }
  const oneByOne = (texts: readonly string[]) =>
    gathered(texts, (text) => {
      const sentences = sentencesOf(text, language)
      if (sentences.length === 1) return [ofTexts([text])]
      return sentences.map(({ text: part, line }) => {
        const statement = groundOf(id, [part], language)
        lines.set(statement, line)
        return statement
      })
    })
  const frames = oneByOne(frame)
  const parts = {
    whole: ofTexts([...written.keys()].filter((text) => !alone.has(text))),
    frames,
    wholeFrames: frames.length > frame.length ? frame.map((text) => ofTexts([text])) : [],
    statements: oneByOne(told),
  }
  taken.set(ground, parts)
  return parts
}

const longOnes = ({ written }: Ground) =>
  [...written.keys()].filter((text) => text.split(/\s+/).length >= longText)
