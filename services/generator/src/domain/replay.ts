import type { Removed } from '@thumbfolio/contracts'
import { judge, type Judgement } from './arbiter.js'
import { check } from './check/check.js'
import { groundsOf } from './check/grounds.js'
import type { Composition } from './composition.js'
import { readAnswer } from './model-answer.js'
import { modelData } from './model-data.js'
import { question } from './questions.js'
import { render } from './render/render.js'
import { defaultSettings } from './site.js'
import { hashOf, type ModelCall, type Transcript } from './transcript.js'
import { whole } from './whole.js'

export interface ReplayedCall extends Pick<ModelCall, 'vendor' | 'model' | 'promptVersion' | 'askedAt'> {
  readonly outcome: string
  readonly costMicroUsd: number
  /** Would today's instructions and data ask the very same first question. */
  readonly isAskedTheSame: boolean
  /** Why no page can be made of the answer. */
  readonly mistakes: readonly string[]
  readonly removed: readonly Removed[]
  readonly judgement?: Judgement
  /** What today's check and render make of the answer. */
  readonly page?: { readonly hash: string; readonly bytes: number; readonly html: string }
}

/**
 * Reads the recorded answers of a launch with the code as it is now. Nobody is asked, nothing is charged. What its owner
 * wrote or hid on the version before is no part of an answer, so the page is the one without it.
 */
export function replay(
  { siteName, pinned, calls }: Transcript,
  instructions: { readonly version: string; readonly text: string },
): ReplayedCall[] {
  const { content, language, day } = pinned
  const asked = question(instructions, modelData(content, language))
  return calls.map(({ vendor, model, promptVersion, askedAt, inputHash, reservedMicroUsd, outcome }) => {
    const told = {
      ...{ vendor, model, promptVersion, askedAt },
      outcome: outcome
        ? [outcome.kind, outcome.detail].filter(Boolean).join(': ')
        : 'nobody lived to hear it',
      costMicroUsd: outcome?.costMicroUsd ?? reservedMicroUsd,
      isAskedTheSame: inputHash === hashOf(asked, model),
    }
    if (outcome?.text === undefined) return { ...told, mistakes: [], removed: [] }
    const read = readAnswer(outcome.text)
    if ('mistakes' in read) return { ...told, mistakes: read.mistakes, removed: [] }
    const checkedOn = (composition: Composition) =>
      check(composition, content, groundsOf(content, composition.language, day))
    const written = checkedOn(read.composition)
    const checked = checkedOn(whole(read.composition, content, language))
    const bundle = render({
      content,
      composition: checked.composition,
      site: { name: siteName, url: `https://${siteName}.example`, appOrigin: 'https://example' },
      ...{ contact: defaultSettings.contact, indexed: defaultSettings.indexed },
    })
    const file = bundle.files.find(({ path }) => path === 'index.html')
    const html = new TextDecoder().decode(file?.body)
    return {
      ...told,
      ...{ mistakes: [], removed: checked.removed },
      judgement: judge(read.composition, written, content),
      page: { hash: bundle.hash, bytes: file?.body.length ?? 0, html },
    }
  })
}
