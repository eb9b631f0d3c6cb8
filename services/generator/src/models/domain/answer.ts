import { Arrangement } from '@thumbfolio/site-page'

export type ReadAnswer = { readonly answer: Arrangement } | { readonly mistakes: string[] }

const mostMistakes = 8

/** Reads an answer, also out of a Markdown fence. Lists what is wrong with any other. */
export function readAnswer(text: string): ReadAnswer {
  const start = text.indexOf('{')
  const end = text.lastIndexOf('}')
  if (start < 0 || end < start) return { mistakes: ['There is no JSON object in it.'] }
  let value: unknown
  try {
    value = JSON.parse(text.slice(start, end + 1))
  } catch {
    return { mistakes: ['It is not valid JSON.'] }
  }
  const read = Arrangement.safeParse(value)
  if (read.success) return { answer: read.data }
  const mistakes = read.error.issues.map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`)
  return { mistakes: mistakes.slice(0, mostMistakes) }
}
