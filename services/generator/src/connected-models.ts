import { models, ModelVendor, vendorOf, type ModelId } from '@thumbfolio/contracts'
import { openModel } from './models/adapters/models.js'
import { modelSettings, type GeneratorConfig } from './config.js'
import { Breaker } from './models/domain/breaker.js'
import { examinationSchema } from './models/domain/suggestions/examination.js'
import { translationSchema } from './models/domain/translation.js'
import { examinerOf } from './models/domain/suggestions/examiner.js'

/** The models that have a key, each vendor behind a breaker of its own. */
export function connectedModels(config: GeneratorConfig, now: () => number) {
  const connected = ModelVendor.options.flatMap((vendor) => {
    const settings = modelSettings(config, vendor)
    if (settings === undefined) return []
    const open = openModel[vendor]
    // An examiner's question is a fresh one, which knows nothing of the one that made the suggestions.
    return [
      {
        vendor,
        writer: open(settings),
        examiner: open({ ...settings, schema: examinationSchema }),
        translator: open({ ...settings, schema: translationSchema }),
      },
    ]
  })
  const breakers = new Map(ModelVendor.options.map((vendor) => [vendor, new Breaker(now)]))
  const missingModels = new Set<ModelId>()
  const isThere = (vendor: ModelVendor) =>
    !models.some(({ id, vendorId }) => vendorId === vendor && missingModels.has(id))
  const connectedBy = (model: ModelId) => connected.find(({ vendor }) => vendor === vendorOf(model))
  return {
    missingModels,
    modelFor: (model: ModelId) => connectedBy(model)?.writer,
    translatorFor: (model: ModelId) => connectedBy(model)?.translator,
    examinerFor: (suggestedBy: ModelVendor, consents: readonly ModelVendor[]) =>
      examinerOf(connected.map(({ examiner }) => examiner))(suggestedBy, consents.filter(isThere)),
    breakerOf: (vendor: ModelVendor) => breakers.get(vendor)!,
    dailyBudgetMicroUsd: Math.round(config.MODEL_DAILY_BUDGET_USD * 1_000_000),
    modelTimeoutMs: config.MODEL_TIMEOUT_SECONDS * 1000,
  }
}
