import { z } from 'zod'
import { storedAnswers } from './storage.js'

const Answers = z.record(z.string(), z.array(z.string()))

function all(): z.infer<typeof Answers> {
  try {
    return Answers.parse(JSON.parse(storedAnswers.read() ?? '{}'))
  } catch {
    return {}
  }
}

/** What the owner of a resume called right in this browser: the server keeps corrections, but no such word. */
export const answeredOf = (resumeId: string): readonly string[] => all()[resumeId] ?? []

/** Remembers it until the logout, and answers with all there is. */
export function rememberAnswer(resumeId: string, answered: readonly string[]): readonly string[] {
  const now = all()
  const next = [...new Set([...(now[resumeId] ?? []), ...answered])]
  storedAnswers.write(JSON.stringify({ ...now, [resumeId]: next }))
  return next
}

/** Remembers these alone until the logout. */
export function keepAnswers(id: string, answered: readonly string[]): void {
  const { [id]: _, ...others } = all()
  storedAnswers.write(JSON.stringify(answered.length === 0 ? others : { ...others, [id]: answered }))
}
