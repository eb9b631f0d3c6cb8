import type { ModelVendor } from '@thumbfolio/contracts'
import { mostOutputTokens, type Price, type Prompt, type Usage } from './model.js'

interface PricedModel extends Price {
  readonly id: string
  readonly vendor: ModelVendor
}

/**
 * List prices of the models that can be chosen by configuration.
 * Anthropic: platform.claude.com/docs/en/about-claude/pricing, read 2026-11.
 * Google: ai.google.dev/gemini-api/docs/pricing, read 2026-11. Until the end of 2026 Gemini 3.8 Flash costs half of this.
 */
const prices: readonly PricedModel[] = [
  { vendor: 'anthropic', id: 'claude-sonnet-5-5', input: 2, output: 10 },
  { vendor: 'anthropic', id: 'claude-sonnet-5', input: 2, output: 10 },
  { vendor: 'anthropic', id: 'claude-sonnet-4-6', input: 3, output: 15 },
  { vendor: 'anthropic', id: 'claude-opus-5-5', input: 4, output: 20 },
  { vendor: 'google', id: 'gemini-3.8-flash', input: 1.5, output: 7.5 },
  { vendor: 'google', id: 'gemini-3.5-flash', input: 1.5, output: 9 },
]

/**
 * What is configured, else the list price. Unknown ids count as the vendor's dearest one here, so that a spend cap holds
 * for them too.
 */
export function priceOf(vendor: ModelVendor, id: string, configured?: Price): Price & { isKnown: boolean } {
  const ofVendor = prices.filter((price) => price.vendor === vendor)
  const known = ofVendor.find((price) => price.id === id)
  const { input, output } = configured ?? known ?? ofVendor.toSorted((a, b) => b.output - a.output)[0]!
  return { input, output, isKnown: known !== undefined }
}

/** In micro-dollars, rounded up. */
export const costMicroUsd = (price: Price, { inputTokens, outputTokens }: Usage): number =>
  Math.ceil(inputTokens * price.input + outputTokens * price.output)

/** What a question may cost at most: two bytes a token in, all the tokens it may answer with out. */
export const mostMicroUsd = (price: Price, { instructions, data }: Prompt): number =>
  costMicroUsd(price, {
    inputTokens: Math.ceil(new TextEncoder().encode(instructions + data).length / 2) + 1_000,
    outputTokens: mostOutputTokens,
  })
