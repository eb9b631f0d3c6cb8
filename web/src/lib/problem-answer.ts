import { ProblemBody } from '@thumbfolio/contracts'
import { z } from 'zod'
import { ApiProblem } from './api-problem.js'

/** The server's words in an answer that is not a complete problem document. */
const Words = z.object({ message: z.string().min(1) }).or(z.object({ error: z.string().min(1) }))

/** A refused call as a problem. `retryAfter` is the header, in seconds. */
export function problemOf(
  status: number,
  body: unknown,
  about: { retryAfter: string | undefined; reference: string | undefined },
): ApiProblem {
  const { retryAfter, reference } = about
  const parsed = ProblemBody.safeParse(body)
  const seconds = Number(retryAfter)
  return new ApiProblem(parsed.data?.code ?? 'unexpected-answer', {
    status,
    message: parsed.data?.message ?? wordsOf(body),
    errors: parsed.data?.errors,
    reasons: parsed.data?.reasons,
    findings: parsed.data?.findings,
    offers: parsed.data?.offers,
    retryAfterSeconds: Number.isFinite(seconds) && retryAfter !== undefined ? seconds : undefined,
    reference,
  })
}

function wordsOf(body: unknown): string | undefined {
  const words = Words.safeParse(body).data
  return words && ('message' in words ? words.message : words.error)
}
