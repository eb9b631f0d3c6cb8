import type { ModelBehaviour } from './behaviours.js'

/** Lines as they stand in a question about a translation. */
export interface AskedTranslation {
  readonly from: string
  readonly to: string
  readonly lines: readonly { readonly id: string; readonly text: string }[]
}

/** Each line with a word of the other language before it, or exactly the text of a behaviour. */
export const translatedAnswer = ({ to, lines }: AskedTranslation, behaviour: ModelBehaviour): string =>
  behaviour.kind === 'text'
    ? behaviour.text
    : JSON.stringify({ lines: lines.map(({ id, text }) => ({ id, text: `«${to}» ${text}` })) })
