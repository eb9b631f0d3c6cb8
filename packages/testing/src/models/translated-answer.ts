import type { ModelBehaviour } from './behaviours.js'

/** Lines as they stand in a question about a translation. */
export interface AskedTranslation {
  readonly from: string
  readonly to: string
  readonly lines: readonly { readonly id: string; readonly text: string }[]
}

/** Finds the lines within the text of a question; undefined when there are none or they are broken. */
export function translationIn(question: string): AskedTranslation | undefined {
  const found = /<lines>\n([\s\S]*?)\n<\/lines>/.exec(question)?.[1]
  if (found === undefined) return undefined
  try {
    return JSON.parse(found) as AskedTranslation
  } catch {
    return undefined
  }
}

/** Each line with a word of the other language before it, or exactly the text of a behaviour. */
export const translatedAnswer = ({ to, lines }: AskedTranslation, behaviour: ModelBehaviour): string =>
  behaviour.kind === 'text'
    ? behaviour.text
    : JSON.stringify({ lines: lines.map(({ id, text }) => ({ id, text: `«${to}» ${text}` })) })
