import { describe, expect, it } from '@jest/globals'
import { replay } from './replay.js'
import { accountOf, type ModelCall, type Transcript } from './transcript.js'

const call = (more: Pick<ModelCall, 'vendor' | 'model' | 'promptVersion'>, text: string): ModelCall => ({
  ...more,
  inputHash: more.promptVersion,
  askedAt: 1,
  reservedMicroUsd: 9,
  outcome: { at: 2, kind: 'answered', text, stop: 'complete', costMicroUsd: 3 },
})
const transcript: Transcript = {
  id: 'a.ada',
  version: 1,
  schemaVersion: 1,
  siteName: 'ada',
  ownerId: 'ada',
  startedAt: 1,
  pinned: { etag: '1', language: 'en', content: { basics: { name: 'Ada' } } },
  calls: [
    call({ vendor: 'anthropic', model: 'claude', promptVersion: 'arrange-2' }, '{"sections":[]}'),
    call({ vendor: 'google', model: 'gemini', promptVersion: 'examine-1' }, '{"suggestions":[]}'),
  ],
}

const settings = { indexed: false, contact: { email: true, phone: false, address: false } }

describe('a launch whose suggestions another model examined', () => {
  it('when it is accounted for, then the model is the one that arranged, and all that was asked is paid', () => {
    expect(accountOf(transcript)).toMatchObject({
      model: 'claude',
      promptVersion: 'arrange-2',
      inputHash: 'arrange-2',
      calls: 2,
      costMicroUsd: 6,
    })
  })

  it('when it is replayed, then the examination is listed, and no page is asked of it', () => {
    const replayed = replay(transcript, { version: 'arrange-2', text: 'Arrange.' }, settings)
    expect(replayed.map(({ mistakes, page }) => [mistakes, page !== undefined])).toEqual([
      [[], true],
      [[], false],
    ])
  })
})
