import { z } from 'zod'
import { answerSchema } from '../domain/answer-schema.js'
import { priceOf } from '../domain/model-price.js'
import {
  longestAnswer,
  ModelFailure,
  mostOutputTokens,
  nothingUsed,
  type Model,
  type ModelAnswer,
} from '../domain/model.js'
import {
  askAbout,
  boundedFetch,
  failureOf,
  failureWithin,
  inForm,
  Tokens,
  tooLong,
  withinTime,
  type ModelOptions,
} from './vendor-request.js'

/** Loaded by the first question: an idle process can do without. */
const loadSdk = () => import('@anthropic-ai/sdk').then(({ Anthropic }) => Anthropic)
type Sdk = Awaited<ReturnType<typeof loadSdk>>

const version = '2023-06-01'
const standardBaseUrl = 'https://api.anthropic.com'

/** Claude, over the Messages API with structured output. */
export function anthropicModel({
  apiKey,
  model,
  baseUrl = standardBaseUrl,
  price: configuredPrice,
  schema = answerSchema,
}: ModelOptions): Model {
  const clientOf = (sdk: Sdk) =>
    new sdk({
      apiKey,
      baseURL: baseUrl,
      // Retries are ours, because they cost money.
      maxRetries: 0,
      fetch: boundedFetch,
      logLevel: 'off',
    })
  const price = priceOf('anthropic', model, configuredPrice)
  return {
    name: 'anthropic',
    vendor: 'anthropic',
    id: model,
    price,
    ask: ({ instructions, data }, limits) =>
      withinTime(limits, async (signal) => {
        const sdk = await loadSdk()
        const message = await clientOf(sdk)
          .messages.create(
            {
              model,
              max_tokens: mostOutputTokens,
              system: instructions,
              messages: [{ role: 'user', content: data }],
              output_config: {
                format: { type: 'json_schema', schema },
                // Not every older model knows it; without it the current ones think for a minute.
                ...(price.isKnown && { effort: 'low' as const }),
              },
            },
            { signal, timeout: limits.timeoutMs },
          )
          .catch((error: unknown) => {
            throw asFailure(error, sdk)
          })
        return answerOf(inForm(Message, message))
      }),
    verify: (signal) => {
      const headers = { 'x-api-key': apiKey, 'anthropic-version': version }
      return askAbout({ baseUrl, path: `/v1/models/${encodeURIComponent(model)}`, headers }, signal)
    },
  }
}

/** What is read of a message. The SDK gives whatever came with a 200. */
const Message = z.object({
  content: z.array(z.object({ type: z.string(), text: z.string().optional() })),
  stop_reason: z.string().nullish(),
  usage: z
    .object({
      input_tokens: Tokens,
      output_tokens: Tokens,
      cache_creation_input_tokens: Tokens.nullish(),
      cache_read_input_tokens: Tokens.nullish(),
    })
    .transform(({ input_tokens, output_tokens, cache_creation_input_tokens, cache_read_input_tokens }) => ({
      inputTokens: input_tokens + (cache_creation_input_tokens ?? 0) + (cache_read_input_tokens ?? 0),
      outputTokens: output_tokens,
    }))
    .optional()
    .catch(undefined),
})

function answerOf({ content, stop_reason, usage }: z.infer<typeof Message>): ModelAnswer {
  if (stop_reason === 'refusal') throw new ModelFailure('refused', 'stop_reason: refusal', { usage })
  const text = content.flatMap((block) => (block.type === 'text' ? [block.text ?? ''] : [])).join('')
  if (text.length > longestAnswer) throw tooLong()
  const isCut = stop_reason === 'max_tokens' || stop_reason === 'model_context_window_exceeded'
  return { text, stop: isCut ? 'cut' : 'complete', usage }
}

function asFailure(error: unknown, sdk: Sdk): unknown {
  const known = failureWithin(error)
  if (known) return known
  if (error instanceof sdk.APIConnectionTimeoutError)
    return new ModelFailure('timeout', error.message, { cause: error })
  if (error instanceof sdk.APIConnectionError)
    return new ModelFailure('unavailable', error.message, { cause: error, usage: nothingUsed })
  if (error instanceof sdk.APIError && typeof error.status === 'number')
    return failureOf(error.status, error.message, {
      cause: error,
      ...retryAfter(error.headers as Headers | undefined),
    })
  return new ModelFailure('unavailable', String(error), { cause: error })
}

/** In seconds, or as the time when. */
function retryAfter(headers: Headers | undefined): { retryAfterMs?: number } {
  const header = headers?.get('retry-after') ?? ''
  const waitMs = /^\d+(?:\.\d+)?$/.test(header) ? Number(header) * 1000 : Date.parse(header) - Date.now()
  return Number.isFinite(waitMs) ? { retryAfterMs: Math.max(0, waitMs) } : {}
}
