import { modelData } from './model-data.js'
import { readAnswer } from './answer.js'
import { question } from './question.js'
import { arrange, type ArrangementReport, type PageSettings } from '@thumbfolio/site-page'
import { shownParts, render } from '@thumbfolio/site-page/render'
import { hashOf, isExamination, type ModelCall, type Transcript } from './transcript.js'

export interface ReplayedCall extends Pick<ModelCall, 'vendor' | 'model' | 'promptVersion' | 'askedAt'> {
  readonly outcome: string
  readonly costMicroUsd: number
  /** Would today's instructions and data ask the very same first question. */
  readonly isAskedTheSame: boolean
  /** Why no page can be made of the answer. */
  readonly mistakes: readonly string[]
  /** What became of the ids in the answer. */
  readonly report?: ArrangementReport
  /** What today's code makes of the answer. */
  readonly page?: { readonly hash: string; readonly bytes: number; readonly html: string }
}

/**
 * Reads the recorded answers of a launch with the current code. Calls no model, costs nothing. What its owner
 * wrote or hid on the version before is no part of an answer, so the page is the one without it.
 */
export function replay(
  { siteName, pinned, calls }: Transcript,
  instructions: { readonly version: string; readonly text: string },
  settings: PageSettings,
): ReplayedCall[] {
  const { content, language } = pinned
  const asked = question(instructions, modelData(content, language))
  return calls.map(({ vendor, model, promptVersion, askedAt, inputHash, reservedMicroUsd, outcome }) => {
    const recorded = {
      vendor,
      model,
      promptVersion,
      askedAt,
      outcome: outcome
        ? [outcome.kind, outcome.detail].filter(Boolean).join(': ')
        : 'nobody lived to hear it',
      costMicroUsd: outcome?.costMicroUsd ?? reservedMicroUsd,
      isAskedTheSame: inputHash === hashOf(asked, model),
    }
    if (outcome?.text === undefined || isExamination({ promptVersion })) return { ...recorded, mistakes: [] }
    const read = readAnswer(outcome.text)
    if ('mistakes' in read) return { ...recorded, mistakes: read.mistakes }
    const { composition, report } = arrange(read.answer, content, language)
    const bundle = render({
      ...shownParts(content, composition, settings),
      site: { url: `https://${siteName}.example`, appOrigin: 'https://example' },
      contact: settings.contact,
      indexed: settings.indexed,
    })
    const file = bundle.files.find(({ path }) => path === 'index.html')
    const html = new TextDecoder().decode(file?.body)
    return {
      ...recorded,
      mistakes: [],
      report,
      page: { hash: bundle.hash, bytes: file?.body.length ?? 0, html },
    }
  })
}
