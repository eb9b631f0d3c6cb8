import { Composition, sectionNames } from './composition.js'

type Json = Readonly<Record<string, unknown>>

const text = { type: 'string' } as const
const listOf = (items: Json) => ({ type: 'array', items })
const oneOf = (values: readonly string[]) => ({ type: 'string', enum: [...values] })
const objectOf = (properties: Record<string, Json>) => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})

const sentences = listOf(objectOf({ text, sources: listOf(text) }))

/** The answer as a vendor's structured output is told it: what every vendor's subset of JSON Schema can say. */
export const answerSchema = objectOf({
  language: text,
  intro: sentences,
  sections: listOf(
    objectOf({
      name: oneOf(sectionNames),
      entries: listOf(
        objectOf({ id: text, emphasis: oneOf(['lead', 'normal', 'compact']), prose: sentences }),
      ),
    }),
  ),
})

export type ReadAnswer = { readonly composition: Composition } | { readonly mistakes: string[] }

const mostMistakes = 8

/** Reads an answer, also out of a Markdown fence. Tells what is wrong with any other. */
export function readAnswer(answer: string): ReadAnswer {
  const start = answer.indexOf('{')
  const end = answer.lastIndexOf('}')
  if (start < 0 || end < start) return { mistakes: ['There is no JSON object in it.'] }
  let value: unknown
  try {
    value = JSON.parse(answer.slice(start, end + 1))
  } catch {
    return { mistakes: ['It is not valid JSON.'] }
  }
  const read = Composition.safeParse(value)
  if (read.success) return { composition: read.data }
  const mistakes = read.error.issues.map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`)
  return { mistakes: mistakes.slice(0, mostMistakes) }
}
