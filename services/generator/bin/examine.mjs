/**
 * `node bin/examine.mjs [--examiner google|anthropic] [--limit N] [--record FILE] [--answers FILE]`: what the filters of
 * suggestions stop of invented sentences and mark of true ones, on the labelled file. Without a key and without recorded
 * answers it measures hard facts alone. Keys and models: `GEMINI_API_KEY`, `GEMINI_MODEL`, `ANTHROPIC_API_KEY`, ...
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadConfig } from '@thumbfolio/kit/base'
import { openModel } from '../dist/models/adapters/models.js'
import { GeneratorConfig, modelSettings } from '../dist/config.js'
import { costMicroUsd } from '../dist/models/domain/model-price.js'
import {
  examinationQuestion,
  examinationSchema,
  readExamination,
  verdictOf,
} from '../dist/models/domain/suggestions/examination.js'
import { unsupportedTokens } from '../dist/models/domain/suggestions/hard-facts.js'
import { examineInstructions } from '../dist/models/prompts/examine-1.js'
import { hardSlips, labelledSentences, sharesOf, stoppedBy } from './examine-score.mjs'

const { values: options } = parseArgs({
  options: {
    examiner: { type: 'string' },
    limit: { type: 'string' },
    record: { type: 'string' },
    answers: { type: 'string' },
  },
})
/** As many as one launch may have: the examiner is measured on the questions it gets. */
const perQuestion = 12
const timeoutMs = 120_000

const sentences = spread(labelledSentences(), Number(options.limit ?? Infinity))
const hasHardFact = new Map(
  sentences.map((one) => [
    one.id,
    unsupportedTokens(one.text, Object.values(one.lines), one.language).length > 0,
  ]),
)
print('hard facts alone', ({ id }) => hasHardFact.get(id))

const answers = options.answers ? recorded(options.answers) : await asked(chosenExaminer())
if (answers.length === 0) console.log('\nNo examiner was measured: there is no key, and no --answers FILE.')
else {
  const judged = new Map(answers.flatMap(verdictsIn))
  const examined = sentences.filter(({ id }) => judged.has(id))
  print(`${answers[0].model} alone`, ({ id }) => judged.get(id), examined)
  print(`hard facts, then ${answers[0].model}`, ({ id }) => hasHardFact.get(id) || judged.get(id), examined)
  const cost = answers.reduce((sum, { costMicroUsd: micro }) => sum + micro, 0)
  console.log(
    `\n${answers.length} questions, ${(cost / 1e6).toFixed(4)} USD, ${(cost / answers.length).toFixed(0)} micro-dollars each`,
  )
}

/** Every language and slip in equal shares, however few are asked about. */
function spread(all, limit) {
  return limit >= all.length ? all : all.filter(({ id }) => (id * 7919) % all.length < limit)
}

function chosenExaminer() {
  const config = loadConfig(GeneratorConfig)
  const vendor = options.examiner ?? (config.ANTHROPIC_API_KEY ? 'anthropic' : 'google')
  const settings = modelSettings(config, vendor)
  return settings && openModel[vendor]({ ...settings, schema: examinationSchema })
}

/** One row of a recording is one question: `{ model, promptVersion, language, ids, text, costMicroUsd }`. */
async function asked(examiner) {
  if (!examiner) return []
  const rows = []
  for (const group of groupsOf(sentences)) {
    const prompt = examinationQuestion(examineInstructions, group[0].language, group.map(asExamined))
    const signal = AbortSignal.timeout(timeoutMs)
    const { text, usage } = await examiner.ask(prompt, { signal, timeoutMs })
    const costs = usage ? costMicroUsd(examiner.price, usage) : 0
    const ids = group.map(({ id }) => id)
    rows.push({
      model: examiner.id,
      promptVersion: prompt.version,
      language: group[0].language,
      ids,
      text,
      costMicroUsd: costs,
    })
    if (options.record) writeFileSync(options.record, rows.map((row) => `${JSON.stringify(row)}\n`).join(''))
  }
  return rows
}

function recorded(file) {
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((row) => JSON.parse(row))
  const other = rows.find(({ promptVersion }) => promptVersion !== examineInstructions.version)
  if (other)
    throw new Error(`${file} was recorded with ${other.promptVersion}, not ${examineInstructions.version}`)
  return rows
}

function groupsOf(all) {
  const languages = [...new Set(all.map(({ language }) => language))]
  return languages.flatMap((language) => {
    const ofLanguage = all.filter((one) => one.language === language)
    return Array.from({ length: Math.ceil(ofLanguage.length / perQuestion) }, (_, at) =>
      ofLanguage.slice(at * perQuestion, (at + 1) * perQuestion),
    )
  })
}

function asExamined({ id, text, lines }) {
  return {
    id: String(id),
    text,
    lines: Object.entries(lines).map(([line, said]) => ({ id: line, text: said })),
  }
}

/** Whether each sentence of a question was stopped, as a launch would have it. */
function verdictsIn({ ids, text }) {
  const examination = readExamination(text)
  const byId = new Map(sentences.map((one) => [one.id, one]))
  return ids
    .filter((id) => byId.has(id))
    .map((id) => [id, verdictOf(asExamined(byId.get(id)), examination).kind !== 'passed'])
}

function print(name, isStopped, of = sentences) {
  const percent = (part, whole) => `${((100 * part) / Math.max(1, whole)).toFixed(1)} %`
  console.log(`\n${name}, ${of.length} sentences`)
  const invented = of.filter(({ label }) => label === 'invented')
  const rows = (list, key) => [...stoppedBy(list, isStopped, key)].sort(([a], [b]) => a.localeCompare(b))
  for (const [slip, { all, stopped }] of rows(invented, ({ slip: one }) => one))
    console.log(
      `  invented  ${slip.padEnd(28)}${String(all).padStart(5)}  stopped ${percent(stopped, all).padStart(8)}${hardSlips.includes(slip) ? '  hard' : ''}`,
    )
  for (const [language, { all, stopped }] of rows(invented, ({ language: one }) => one))
    console.log(
      `  invented  ${language.padEnd(28)}${String(all).padStart(5)}  stopped ${percent(stopped, all).padStart(8)}`,
    )
  for (const [language, { all, stopped }] of rows(
    of.filter(({ label }) => label === 'true'),
    ({ language: one }) => one,
  ))
    console.log(
      `  true      ${language.padEnd(28)}${String(all).padStart(5)}  marked  ${percent(stopped, all).padStart(8)}`,
    )
  const { precision, recall, trueMarked } = sharesOf(of, isStopped)
  console.log(
    `  precision ${percent(precision, 1)}, recall ${percent(recall, 1)}, true ones marked ${percent(trueMarked, 1)}`,
  )
}
