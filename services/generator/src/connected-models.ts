import { vendorOf, type ModelId, type ModelVendor } from '@thumbfolio/contracts'
import { anthropicModel } from './adapters/composer.anthropic.js'
import { geminiModel } from './adapters/composer.gemini.js'
import { anthropicExaminer } from './adapters/examiner.anthropic.js'
import { geminiExaminer } from './adapters/examiner.gemini.js'
import { anthropicSorter } from './adapters/sorter.anthropic.js'
import { geminiSorter } from './adapters/sorter.gemini.js'
import type { GeneratorConfig } from './config.js'
import { Breaker } from './domain/models/breaker.js'
import type { Model } from './domain/models/model.js'
import { examinerOf } from './domain/suggestions/examiner.js'

/** The models that have a key, each vendor behind a breaker of its own. */
export function connectedModels(config: GeneratorConfig, now: () => number) {
  const { GEMINI_API_KEY: gemini, ANTHROPIC_API_KEY: anthropic } = config
  const google =
    gemini === undefined
      ? undefined
      : {
          apiKey: gemini,
          model: config.GEMINI_MODEL,
          baseUrl: config.GEMINI_BASE_URL,
          price: config.GEMINI_PRICE_USD,
        }
  const claude =
    anthropic === undefined
      ? undefined
      : {
          apiKey: anthropic,
          model: config.ANTHROPIC_MODEL,
          baseUrl: config.ANTHROPIC_BASE_URL,
          price: config.ANTHROPIC_PRICE_USD,
        }
  const models: Partial<Record<ModelId, Model>> = {
    ...(google && { 'gemini-flash': geminiModel(google) }),
    ...(claude && { sonnet: anthropicModel(claude) }),
  }
  const sorters: Partial<Record<ModelId, Model>> = {
    ...(google && { 'gemini-flash': geminiSorter(google) }),
    ...(claude && { sonnet: anthropicSorter(claude) }),
  }
  const examiners = [
    ...(google ? [geminiExaminer(google)] : []),
    ...(claude ? [anthropicExaminer(claude)] : []),
  ]
  const breakers: Record<ModelVendor, Breaker> = { google: new Breaker(now), anthropic: new Breaker(now) }
  const missingModels = new Set<ModelId>()
  const isThere = (vendor: ModelVendor) => ![...missingModels].some((model) => vendorOf(model) === vendor)
  return {
    missingModels,
    modelFor: (model: ModelId) => models[model],
    sorterFor: (model: ModelId) => sorters[model],
    examinerFor: (suggestedBy: ModelVendor, consents: readonly ModelVendor[]) =>
      examinerOf(examiners)(suggestedBy, consents.filter(isThere)),
    breakerOf: (vendor: ModelVendor) => breakers[vendor],
    dailyBudgetMicroUsd: Math.round(config.MODEL_DAILY_BUDGET_USD * 1_000_000),
    modelTimeoutMs: config.MODEL_TIMEOUT_SECONDS * 1000,
  }
}
