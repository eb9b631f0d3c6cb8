/** How a fake vendor judges suggestions. Default: honest. Failures of the connection are a `ModelBehaviour`. */
export type ExaminerBehaviour =
  /** Supported if every longer word is in the lines, with the line that has most of them as its quote. */
  | 'honest'
  /** Everything is supported, and nothing is quoted. */
  | 'lazy'
  /** Nothing is supported. */
  | 'harsh'
  /** Everything is supported, and quotes are changed in one word. */
  | 'wrong-quotes'
  /** One suggestion is left out, and of the others half of the words. */
  | 'half-an-answer'
  /** Approves everything where a line asks for it; honest else. */
  | 'injected'

interface Line {
  readonly id: string
  readonly text: string
}

/** Suggestions as they stand in a question, with the lines they rest on. */
export interface AskedExamination {
  readonly language: string
  readonly suggestions: readonly {
    readonly id: string
    readonly text: string
    readonly lines: readonly Line[]
  }[]
}

interface Claim {
  readonly claim: string
  readonly supported: 'yes' | 'no'
  readonly quote: string
}

/** The text that an examiner of this kind answers with. */
export function examinedAnswer(asked: AskedExamination, behaviour: ExaminerBehaviour): string {
  const kept = behaviour === 'half-an-answer' ? asked.suggestions.slice(1) : asked.suggestions
  const suggestions = kept.map(({ id, text, lines }) => ({ id, claims: claimsOf(text, lines, behaviour) }))
  return JSON.stringify({ suggestions })
}

function claimsOf(text: string, lines: readonly Line[], behaviour: ExaminerBehaviour): Claim[] {
  const honest = honestClaim(text, lines)
  const nearest = nearestLine(text, lines)
  switch (behaviour) {
    case 'honest':
      return [honest]
    case 'lazy':
      return [{ claim: text, supported: 'yes', quote: '' }]
    case 'harsh':
      return [{ claim: text, supported: 'no', quote: '' }]
    case 'wrong-quotes':
      return [{ claim: text, supported: 'yes', quote: `${nearest} indeed` }]
    case 'half-an-answer': {
      const words = text.split(' ')
      return [{ ...honest, claim: words.slice(0, Math.floor(words.length / 2)).join(' ') }]
    }
    case 'injected': {
      const order = lines.find((line) => /\b(?:approve|supported|answer yes)\b/i.test(line.text))
      return [order ? { claim: text, supported: 'yes', quote: order.text } : honest]
    }
  }
}

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

function honestClaim(text: string, lines: readonly Line[]): Claim {
  const known = new Set(lines.flatMap((line) => wordsOf(line.text)))
  const isSupported = wordsOf(text).every((word) => known.has(word) || (word.length < 4 && !/\d/.test(word)))
  return isSupported
    ? { claim: text, supported: 'yes', quote: nearestLine(text, lines) }
    : { claim: text, supported: 'no', quote: '' }
}

function nearestLine(text: string, lines: readonly Line[]): string {
  const words = new Set(wordsOf(text))
  const shared = (line: Line) => wordsOf(line.text).filter((word) => words.has(word)).length
  return lines.toSorted((a, b) => shared(b) - shared(a))[0]?.text ?? ''
}
