import { z } from 'zod'
import { listOf, objectOf, text } from './json-schema.js'
import type { Prompt } from './model.js'

/** A text of a page by a name of its place. */
export interface Line {
  readonly id: string
  readonly text: string
}

/** The answer's schema for structured output. */
export const translationSchema = objectOf({ lines: listOf(objectOf({ id: text, text })) })

const Translated = z.object({
  lines: z.array(z.object({ id: z.string().max(100), text: z.string().max(12_000) })).max(1_000),
})

/** One question about all lines. What a line says can neither close the tag nor leave its place. */
export function translationQuestion(
  { version, text: instructions }: { readonly version: string; readonly text: string },
  { from, to, lines }: { readonly from: string; readonly to: string; readonly lines: readonly Line[] },
): Prompt {
  const json = JSON.stringify({ from, to, lines }).replaceAll('<', '\\u003c')
  return { version, instructions, data: `<lines>\n${json}\n</lines>` }
}

/** The texts by their ids. Undefined for anything that is no translation. */
export function readTranslation(answer: string): ReadonlyMap<string, string> | undefined {
  try {
    const { lines } = Translated.parse(
      JSON.parse(answer.slice(answer.indexOf('{'), answer.lastIndexOf('}') + 1)),
    )
    return new Map(lines.map(({ id, text: translated }) => [id, translated]))
  } catch {
    return undefined
  }
}
