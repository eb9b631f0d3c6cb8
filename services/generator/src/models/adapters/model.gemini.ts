import type { GoogleGenerativeAIFetchError, Schema } from '@google/generative-ai'
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
  failureOf,
  inForm,
  Tokens,
  tooLong,
  withinTime,
  type ModelOptions,
} from './vendor-request.js'

/** Loaded by the first question: an idle process can do without. */
const loadSdk = () => import('@google/generative-ai')
type Sdk = Awaited<ReturnType<typeof loadSdk>>

const standardBaseUrl = 'https://generativelanguage.googleapis.com'

/** Gemini, over `generateContent` with a response schema. */
export function geminiModel({
  apiKey,
  model,
  baseUrl = standardBaseUrl,
  price: configuredPrice,
  schema = answerSchema,
}: ModelOptions): Model {
  const price = priceOf('google', model, configuredPrice)
  // The SDK's types are older than this field, and older models than the SDK do not know it.
  const thinking = price.isKnown ? { thinkingConfig: { thinkingLevel: 'low' } } : {}
  return {
    name: 'gemini',
    vendor: 'google',
    id: model,
    price,
    ask: ({ instructions, data }, limits) =>
      withinTime(limits, async (signal) => {
        const sdk = await loadSdk()
        const asked = new sdk.GoogleGenerativeAI(apiKey).getGenerativeModel(
          {
            model,
            systemInstruction: instructions,
            generationConfig: {
              responseMimeType: 'application/json',
              responseSchema: schemaFor(schema),
              maxOutputTokens: mostOutputTokens,
              ...thinking,
            },
          },
          { baseUrl },
        )
        const { response } = await asked.generateContent(data, { signal }).catch((error: unknown) => {
          throw asFailure(error, sdk)
        })
        return answerOf(inForm(Answer, response))
      }),
    // The SDK cannot ask about a model.
    verify: (signal) => {
      const headers = { 'x-goog-api-key': apiKey }
      return askAbout({ baseUrl, path: `/v1beta/models/${encodeURIComponent(model)}`, headers }, signal)
    },
  }
}

/** Gemini's schema has no `additionalProperties`, and names the format of a choice. */
function schemaFor(node: Readonly<Record<string, unknown>>): Schema {
  const { additionalProperties: _closed, properties, items, ...rest } = node
  return {
    ...rest,
    ...(rest['enum'] !== undefined && { format: 'enum' }),
    ...(items !== undefined && { items: schemaFor(items as Record<string, unknown>) }),
    ...(properties !== undefined && {
      properties: Object.fromEntries(
        Object.entries(properties as Record<string, Record<string, unknown>>).map(([name, value]) => [
          name,
          schemaFor(value),
        ]),
      ),
    }),
  } as unknown as Schema
}

/**
 * What is read of an answer; the SDK gives whatever came with a 200. Thinking is charged as output and not counted among
 * the candidates' tokens.
 */
const Answer = z
  .object({
    candidates: z
      .array(
        z.object({
          finishReason: z.string().nullish(),
          // A vendor that cuts an answer at once may leave its content out.
          content: z
            .object({ parts: z.array(z.object({ text: z.string().optional() })).nullish() })
            .nullish(),
        }),
      )
      .nullish(),
    promptFeedback: z.object({ blockReason: z.string().nullish() }).nullish(),
    usageMetadata: z
      .object({
        promptTokenCount: Tokens,
        candidatesTokenCount: Tokens.nullish(),
        thoughtsTokenCount: Tokens.nullish(),
      })
      .transform(({ promptTokenCount, candidatesTokenCount, thoughtsTokenCount }) => ({
        inputTokens: promptTokenCount,
        outputTokens: (candidatesTokenCount ?? 0) + (thoughtsTokenCount ?? 0),
      }))
      .optional()
      .catch(undefined),
  })
  .refine(({ candidates, promptFeedback }) => candidates?.length || promptFeedback, 'There is no candidate')

function answerOf({ candidates, promptFeedback, usageMetadata: usage }: z.infer<typeof Answer>): ModelAnswer {
  const [candidate] = candidates ?? []
  if (!candidate)
    throw new ModelFailure('refused', `No candidate: ${promptFeedback?.blockReason ?? 'no reason told'}`, {
      usage,
    })
  const reason = candidate.finishReason ?? 'STOP'
  if (reason !== 'STOP' && reason !== 'MAX_TOKENS')
    throw new ModelFailure('refused', `finishReason: ${reason}`, { usage })
  const text = (candidate.content?.parts ?? []).map((part) => part.text ?? '').join('')
  if (text.length > longestAnswer) throw tooLong()
  return { text, stop: reason === 'STOP' ? 'complete' : 'cut', usage }
}

function asFailure(error: unknown, sdk: Sdk): ModelFailure {
  if (error instanceof sdk.GoogleGenerativeAIFetchError && error.status !== undefined)
    return failureOf(error.status, error.message, { cause: error, ...retryDelay(error.errorDetails) })
  // An error of its own without a status: nothing was answered. Any other came while the body was read.
  const usage = error instanceof sdk.GoogleGenerativeAIError ? nothingUsed : undefined
  return new ModelFailure('unavailable', String(error), { cause: error, usage })
}

/** Google says how long to wait in the body: `"retryDelay": "13s"`; the SDK hides the header. */
function retryDelay(details: GoogleGenerativeAIFetchError['errorDetails']): { retryAfterMs?: number } {
  const delay = details?.map((detail) => detail['retryDelay']).find((one) => typeof one === 'string')
  const seconds = Number.parseFloat(delay ?? '')
  return Number.isFinite(seconds) ? { retryAfterMs: seconds * 1000 } : {}
}
