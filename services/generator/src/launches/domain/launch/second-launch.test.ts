import { expect, it } from '@jest/globals'
import { admit, finish, hold, live, pendingOf, take } from '../../../../tests/site-states.js'
import { composedPage } from '../edits/compose-page.js'
import { isOwn, linesByPlace } from '@thumbfolio/site-page'
import type { Site } from '../site/site.js'
import type { Suggestion } from '../../../models/domain/suggestions/suggestion.js'
import { wentLive } from './endings.js'

const pinned = { etag: '1', language: 'en', content: { basics: { name: 'Ada', summary: 'She weaves.' } } }
const wording: Suggestion = {
  id: 'w',
  place: 'intro',
  text: 'A weaver.',
  sources: [{ id: 'basics/summary#0', text: 'She weaves.' }],
  verdict: { kind: 'passed' },
  status: 'accepted',
  decidedAt: 1,
}
const answer = { intro: [], best: [], theme: 'editorial', sections: [], suggestions: [] }
const where = { url: 'http://ada.localhost/', appOrigin: 'http://localhost' }

/** A page whose introduction a model suggested. */
function suggested(more: object): Site {
  const site = live()
  const { composition } = site.live!.source
  const intro = [{ text: wording.text, by: 'owner' as const, line: 'basics/summary#0' }]
  const source = { pinned, composition: { ...composition, intro } }
  return { ...site, live: { ...site.live!, source, edited: true, suggestions: [{ ...wording, ...more }] } }
}

it.each([
  ['was switched on by itself', {}, [], 'open'],
  ['was accepted', { acceptedAt: 1 }, ['A weaver.'], 'accepted'],
])(
  'when a wording %s before, then the next launch keeps it only if its owner accepted it',
  (_how, more, own, status) => {
    const site = suggested(more)
    const composed = composedPage({ site, made: { pinned, answer }, where })
    const lines = linesByPlace(composed.composition).flatMap(([, each]) => each)
    expect(lines.filter(isOwn).map(({ text }) => text)).toEqual(own)
    const launching = finish(take(hold(admit(site, { launchId: 'l2.ada' }))), 'verify')
    const launch = pendingOf(launching)
    const outputs = { ...launch.outputs, pinned, composed }
    const after = wentLive(launching, { ...launch, outputs }, 'http://ada.localhost/', 9_000)
    expect(after.live?.suggestions?.map((one) => one.status)).toEqual([status])
  },
)

it('when the page of a launch was composed before that, then what stands on it keeps its record, without an acceptance', () => {
  const site = suggested({})
  const composed = { composition: site.live!.source.composition, removed: [] }
  const launching = finish(take(hold(admit(site, { launchId: 'l2.ada' }))), 'verify')
  const launch = pendingOf(launching)
  const outputs = { ...launch.outputs, pinned, composed }
  const after = wentLive(launching, { ...launch, outputs }, 'http://ada.localhost/', 9_000)
  expect(after.live?.suggestions).toEqual([wording])
})
