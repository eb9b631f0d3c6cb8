import { describe, expect, it } from '@jest/globals'
import type { FindingAnswer } from '@thumbfolio/contracts'
import { live, published } from '../../../../tests/site-states.js'
import type { StoredAnswer } from '@thumbfolio/site-page'
import { hostedSite } from '../../../launches/domain/site/hosted-site.js'
import type { Site, SiteSettings } from '../../../launches/domain/site/site.js'
import {
  changeNoted,
  newRepository,
  postponed,
  settled,
  taskOf,
  disclosesMore,
  type SiteRepository,
} from './site-repository.js'

const optional = { isRequired: false }
const repository = (change: Partial<SiteRepository> = {}): SiteRepository => ({
  ...newRepository(live()),
  ...change,
})
/** A live site whose resume has an e-mail. */
const withContact = ({ email }: { email: boolean }): Site => {
  const site = live()
  const { pinned, composition } = site.live!.source
  const basics = { ...pinned.content.basics, email: 'ada@example.org' }
  const source = { composition, pinned: { ...pinned, content: { ...pinned.content, basics } } }
  const contact = { ...site.settings.contact, email }
  return { ...site, live: { ...site.live!, source }, settings: { ...site.settings, contact } }
}

/** A live site whose resume has personal details and a reference. */
const withPersonal = (change: Partial<SiteSettings>): Site => {
  const site = live()
  const { pinned, composition } = site.live!.source
  const content = {
    ...pinned.content,
    personal: [{ kind: 'birth' as const, label: 'Born', text: '15 March 1990' }],
    references: [{ name: 'Charles Babbage', reference: 'She is splendid.' }],
  }
  const source = { composition, pinned: { ...pinned, content } }
  return { ...site, live: { ...site.live!, source }, settings: { ...site.settings, ...change } }
}
const githubOf = (more: { hiddenSince?: string }): Pick<SiteSettings, 'github'> => {
  const project = { id: 11, name: 'engine', fullName: 'ada/engine', url: 'https://github.com/ada/engine' }
  return {
    github: { user: 'ada', weekly: true, projects: [{ ...project, stars: 0, asOf: '2026-05-01', ...more }] },
  }
}
const answer = (given: FindingAnswer): StoredAnswer => ({
  kind: 'birth',
  key: 'k',
  value: 'v',
  place: 'work/highlights',
  where: 'w',
  answer: given,
  at: 0,
})

describe('what is to do about a repository', () => {
  it('when the site is live, then its live bundle is pushed', () => {
    expect(taskOf(repository(), hostedSite(live()), optional)).toMatchObject({
      kind: 'push',
      bundleHash: live().live!.bundleHash,
    })
  })

  it('when settings changed and the page does not show them yet, then nothing is pushed', () => {
    const site = { ...live(), republish: { retryAt: 0, tries: 0 } }
    expect(taskOf(repository(), hostedSite(site), optional)).toEqual({ kind: 'wait' })
  })

  it('when the site moves to another name, then its repository is not taken for abandoned', () => {
    const renaming = { id: 'r', to: 'other', requestedAt: 0, retryAt: 0 }
    expect(taskOf(repository(), hostedSite({ ...live(), renaming }), optional)).toEqual({ kind: 'wait' })
    expect(taskOf(repository(), undefined, optional)).toEqual({ kind: 'wait' })
  })

  it('when another site has the name by now, then it gets nothing of this one', () => {
    expect(taskOf(repository({ id: 'another~1' }), hostedSite(live()), optional)).toEqual({ kind: 'wait' })
  })

  it('when the site was deleted, or its only launch failed, then the repository goes', () => {
    expect(taskOf(repository({ isSiteDeleted: true }), hostedSite(live()), optional)).toEqual({
      kind: 'remove',
    })
    const { live: _live, ...failed } = live()
    expect(taskOf(repository(), hostedSite(failed), optional)).toEqual({ kind: 'remove' })
  })

  it('when a launch is not live yet, then it is pushed only where launches need it', () => {
    const site = published()
    expect(taskOf(repository(), hostedSite(site), optional)).toEqual({ kind: 'wait' })
    expect(taskOf(repository(), hostedSite(site), { isRequired: true })).toMatchObject({ kind: 'push' })
  })
})

describe('what a history discloses', () => {
  const disclosedOf = (site: Site): string[] => {
    const task = taskOf(repository(), hostedSite(site), optional)
    return task.kind === 'push' ? [...task.disclosed] : []
  }

  it('when contact data is hidden that was pushed, then the history tells more than the page', () => {
    const shown = disclosedOf(withContact({ email: true }))
    expect(shown).toHaveLength(1)
    expect(disclosesMore(repository({ disclosed: shown }), disclosedOf(withContact({ email: true })))).toBe(
      false,
    )
    expect(disclosesMore(repository({ disclosed: shown }), disclosedOf(withContact({ email: false })))).toBe(
      true,
    )
  })

  it.each([
    ['a switch for personal details', { personal: ['birth' as const] }, { personal: [] }],
    ['the switch for references', { references: true }, { references: false }],
    ['a project that became private', githubOf({}), githubOf({ hiddenSince: '2026-05-02' })],
    ['an answer', { answers: [answer('show')] }, { answers: [answer('hide')] }],
  ])('when %s takes back what was pushed, then the history tells more than the page', (_what, on, off) => {
    const was = disclosedOf(withPersonal(on))
    expect(was).toHaveLength(1)
    expect(disclosesMore(repository({ disclosed: was }), disclosedOf(withPersonal(on)))).toBe(false)
    expect(disclosesMore(repository({ disclosed: was }), disclosedOf(withPersonal(off)))).toBe(true)
  })

  it('when a fact is shown in the PDF alone, then no history has it', () => {
    const site = withPersonal({ answers: [{ ...answer('show'), place: 'pdf/r1' }] })
    expect(disclosedOf(site)).toEqual([])
  })

  it('when a draft is launched, then the photo that its page shows is the site’s', () => {
    const { current, ...site } = published()
    if (current?.status !== 'pending') throw new Error('The launch is not pending')
    const photo = { id: 'p1', on: true, sides: { normal: 320, dense: 640 } } as SiteSettings['photo']
    const outputs = { ...current.outputs, settings: site.settings }
    const task = taskOf(
      repository(),
      hostedSite({ ...site, settings: { ...site.settings, photo }, current: { ...current, outputs } }),
      { isRequired: true },
    )
    expect(task).toMatchObject({ disclosed: [expect.any(String)] })
  })

  it('when more is shown than before, then the history may stay', () => {
    expect(disclosesMore(repository({ disclosed: [] }), disclosedOf(withContact({ email: true })))).toBe(
      false,
    )
  })
})

describe('a repository that is due', () => {
  it('when the site changes under a push, then its end leaves the repository due', () => {
    const seen = changeNoted(repository(), { siteName: 'ada' }, 1_000)
    expect(settled(seen, seen)).not.toHaveProperty('dueAt')
    const again = changeNoted(seen, { siteName: 'ada' }, 2_000)
    expect(settled(again, seen)).toMatchObject({ dueAt: 2_000, waitingSince: 1_000 })
  })

  it('when it fails over and over, then the pause grows to ten minutes, or what the code host asks for', () => {
    let state = changeNoted(repository(), { siteName: 'ada' }, 0)
    const pauses = Array.from({ length: 12 }, () => {
      state = postponed(state, { problem: 'unavailable', retryAfterMs: 0 }, 0)
      return state.dueAt
    })
    expect(pauses.slice(0, 3)).toEqual([2_000, 4_000, 8_000])
    expect(pauses.at(-1)).toBe(600_000)
    expect(postponed(state, { problem: 'rate-limited', retryAfterMs: 3_600_000 }, 0).dueAt).toBe(3_600_000)
  })
})
