import type { ProblemBody } from '../problem-body.js'
import { problemCodes, problemType, type ProblemCode } from '../problems.js'
import type { RouteDeclaration } from '../route.js'

const busy = new Set<ProblemCode>(['reader-busy', 'photo-busy', 'upload-busy'])

/** Every refusal a caller of this route can meet: its own, and those that follow from its shape. */
export function problemsOf(declaration: RouteDeclaration): ProblemCode[] {
  const { access, method, params, query, body, bodyTooLarge, problems } = declaration
  const codes = new Set<ProblemCode>(problems)
  if (access !== 'public') codes.add('unauthenticated')
  if (access !== 'public' && method !== 'GET') codes.add('origin-refused')
  if (access === 'verified') codes.add('email-not-verified')
  if (params) codes.add('not-found')
  if (query || body) codes.add('validation-failed')
  if (body)
    codes
      .add('malformed-request')
      .add('unsupported-media-type')
      .add('request-timeout')
      .add(bodyTooLarge ?? 'body-too-large')
  codes.add('rate-limited').add('internal-error').add('unavailable').add('newer-data').add('maintenance')
  return problemCodes.filter((code) => codes.has(code))
}

/** One response per status, with an example for each of its codes. */
export function problemResponses(declaration: RouteDeclaration): Record<string, object> {
  const responses: Record<string, object> = {}
  for (const [status, types] of byStatus(problemsOf(declaration)))
    responses[status] = {
      description: types.map(({ title }) => title).join('; '),
      ...waitOf(status, types),
      content: {
        'application/problem+json': {
          schema: { $ref: '#/components/schemas/Problem' },
          examples: Object.fromEntries(
            types.map(({ code }) => [code, { $ref: `#/components/examples/${code}` }]),
          ),
        },
      },
    }
  return responses
}

/** Every 429 says how long to wait; of the others those do that are about a busy service. */
function waitOf(status: number, types: readonly { code: ProblemCode }[]): object {
  if (status === 429) return { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfter' } } }
  if (types.some(({ code }) => busy.has(code)))
    return { headers: { 'Retry-After': { $ref: '#/components/headers/RetryAfterIfBusy' } } }
  return {}
}

function byStatus(codes: readonly ProblemCode[]) {
  const groups = new Map<number, ReturnType<typeof problemType>[]>()
  for (const type of codes.map(problemType))
    groups.set(type.status, [...(groups.get(type.status) ?? []), type])
  return groups
}

/** An example body for every code of the problem table. */
export const problemExamples = (): Record<string, object> =>
  Object.fromEntries(
    problemCodes.map((code) => [code, { summary: problemType(code).title, value: example(code) }]),
  )

function example(code: ProblemCode): ProblemBody {
  const { uri, status, title, text } = problemType(code)
  return { type: uri, title, status, detail: text, code, message: text, error: text }
}
