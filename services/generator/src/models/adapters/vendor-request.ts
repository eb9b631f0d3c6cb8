import { z } from 'zod'
import { ModelFailure, nothingUsed, type Price } from '../domain/model.js'

/** How a vendor's model is reached. */
export interface ModelOptions {
  readonly apiKey: string
  /** The vendor's own name of it. */
  readonly model: string
  readonly baseUrl?: string | undefined
  /** Default: the list price. */
  readonly price?: Price | undefined
  /** JSON Schema of the answer; default: a composer's. */
  readonly schema?: Readonly<Record<string, unknown>>
}

const mostBytes = 2 * 2 ** 20

/** Runs one request within its time. The signal's own reason is thrown on; its end is the caller's, not the vendor's. */
export async function withinTime<T>(
  { signal, timeoutMs }: { signal: AbortSignal; timeoutMs: number },
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const timeout = AbortSignal.timeout(Math.max(1, Math.ceil(timeoutMs)))
  const both = AbortSignal.any([signal, timeout])
  try {
    both.throwIfAborted()
    return await work(both)
  } catch (cause) {
    if (signal.aborted) throw signal.reason
    if (timeout.aborted) throw new ModelFailure('timeout', `No answer within ${timeoutMs} ms`, { cause })
    throw cause
  }
}

/** What a status of HTTP says about asking again. Nothing is charged for an answer that is an error. */
export function failureOf(status: number, message: string, more: ModelFailure['more'] = {}): ModelFailure {
  const isPassing = status === 408 || status === 409 || status === 429 || status >= 500
  return new ModelFailure(
    isPassing ? 'unavailable' : 'misconfigured',
    `${status}: ${message.slice(0, 500)}`,
    {
      ...more,
      usage: nothingUsed,
    },
  )
}

/** A number of tokens. */
export const Tokens = z.number().int().nonnegative().max(100_000_000)

/**
 * An answer in its vendor's form. Any other, whatever its status, is a proxy's or a broken one: a retry may succeed.
 * @throws ModelFailure `unavailable`, with unknown cost
 */
export function inForm<T>(form: z.ZodType<T>, answer: unknown): T {
  const read = form.safeParse(answer)
  if (read.success) return read.data
  const places = read.error.issues.map(({ path, message }) => `${path.join('.') || 'answer'}: ${message}`)
  throw new ModelFailure('unavailable', `Not in the vendor's form: ${places.slice(0, 3).join('; ')}`)
}

/** `fetch` that reads no more of a body than any page needs. Its error is a ModelFailure, whatever wraps it. */
export const boundedFetch: typeof fetch = async (input, init) => {
  const response = await fetch(input, init)
  if (!response.body) return response
  let bytes = 0
  const bounded = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(chunk, controller) {
        bytes += chunk.length
        if (bytes > mostBytes) controller.error(tooLong())
        else controller.enqueue(chunk)
      },
    }),
  )
  const { status, statusText, headers } = response
  return new Response(bounded, { status, statusText, headers })
}

const aboutWithinMs = 5_000

/** Where a vendor describes a model. */
interface About {
  readonly baseUrl: string
  readonly path: string
  readonly headers: Record<string, string>
}

/** Asks a vendor about a model, which costs nothing; not by its library, which a process that never launches would load. @throws ModelFailure */
export const askAbout = ({ baseUrl, path, headers }: About, signal: AbortSignal): Promise<void> =>
  withinTime({ signal, timeoutMs: aboutWithinMs }, async (limited) => {
    const url = `${baseUrl.replace(/\/$/, '')}${path}`
    const { ok, status, text } = await boundedFetch(url, { headers, signal: limited })
      .then(async (response) => ({ ok: response.ok, status: response.status, text: await response.text() }))
      .catch((cause: unknown) => {
        throw failureWithin(cause) ?? new ModelFailure('unavailable', String(cause), { cause })
      })
    if (!ok) throw failureOf(status, text)
  })

export const tooLong = () => new ModelFailure('unusable', 'The answer is too long')

/** The failure that lies in an error or in what caused it. */
export function failureWithin(error: unknown): ModelFailure | undefined {
  for (let cause = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof ModelFailure) return cause
  return undefined
}
