import { CodeHostFailure } from '../domain/code-host/failure.js'

const secondaryPauseMs = 60_000

/** What an error of the client has, as far as it is used. */
interface Refusal {
  readonly status?: number
  readonly message?: string
  readonly request?: { readonly method?: string; readonly url?: string }
  readonly response?: {
    readonly headers?: Readonly<Record<string, string | number | undefined>>
    readonly data?: unknown
  }
}

export const statusOf = (error: unknown): number | undefined =>
  (error as Refusal).response ? (error as Refusal).status : undefined

/** A refusal in our words, without headers or bodies that were sent. */
export function failureOf(error: unknown, now: number): unknown {
  if (error instanceof CodeHostFailure) return error
  const { request, response } = error as Refusal
  // A defect of ours has never been sent.
  if (!request) return error
  const status = statusOf(error)
  const what = `${request.method ?? ''} ${pathOf(request.url)}`
  if (status === undefined) return new CodeHostFailure('unavailable', `${what}: no answer`)
  const text = `${status} ${what}: ${saidBy(response?.data)}`
  const retryAfterMs = pauseOf(status, response?.headers ?? {}, text, now)
  if (retryAfterMs !== undefined) return new CodeHostFailure('rate-limited', text, retryAfterMs)
  if (isFinal(status, saidBy(response?.data)))
    return new CodeHostFailure('refused', text, 0, saidBy(response?.data))
  const isOurs = status === 401 || status === 403
  return new CodeHostFailure(isOurs ? 'misconfigured' : 'unavailable', text)
}

/** What a rule, a policy or the state of the repository refuses; a lack of rights is about our access, and not final. */
const byRule = /rule|polic|archived|read-only|disabled|blocked|not allowed|protected|forbid/i
const isAccess = /not accessible|must have|credentials|saml/i
/** Somebody else pushed, or GitHub has not stored yet what it took: the next try begins from what is there then. */
const passes = /fast.forward|does not exist|already exists|try again/i

function isFinal(status: number, said: string): boolean {
  if (status === 451) return true
  if (status === 422) return !passes.test(said)
  return (status === 403 || status === 409) && byRule.test(said) && !isAccess.test(said)
}

/** How long GitHub wants us to wait; undefined where the refusal is no matter of limits. */
function pauseOf(
  status: number,
  headers: NonNullable<NonNullable<Refusal['response']>['headers']>,
  text: string,
  now: number,
): number | undefined {
  if (status !== 403 && status !== 429) return undefined
  const after = Number(headers['retry-after'] ?? NaN)
  if (Number.isFinite(after)) return after * 1000
  const isSpent = String(headers['x-ratelimit-remaining']) === '0'
  if (isSpent) return Math.max(1_000, Number(headers['x-ratelimit-reset'] ?? 0) * 1000 - now + 1_000)
  return status === 429 || /rate limit/i.test(text) ? secondaryPauseMs : undefined
}

const pathOf = (url = ''): string => (URL.canParse(url) ? new URL(url).pathname : url)

function saidBy(data: unknown): string {
  const { message, errors } = (data ?? {}) as { message?: unknown; errors?: unknown }
  const details = Array.isArray(errors)
    ? errors.map((one: unknown) => (one as { message?: unknown }).message).filter(Boolean)
    : []
  return [message, ...details].map(String).join('; ').slice(0, 200)
}
