import { describe, expect, it } from '@jest/globals'
import { dayMs } from '../../../time.js'
import { certificateProblem } from './certificate-problem.js'
import { checkedUp, momentOfWeek, newProblems, openProblems, withAllMailed, type Finding } from './checkup.js'
import { linkProblem } from './link-problem.js'
import { linksIn, linksInTurn, mostOfHost } from './page-links.js'

const link = (reason: Finding['reason'] = 'gone', subject = 'https://a.example/'): Finding => ({
  kind: 'link',
  subject,
  reason,
})
const certificate = (reason: Finding['reason']): Finding => ({
  kind: 'certificate',
  subject: 'ada.example',
  reason,
})
/** Checkups in a row, each followed by the mail about what is new. Answers with what each mail is about. */
function mails(...weeks: (readonly Finding[])[]) {
  let checkup: ReturnType<typeof checkedUp> | undefined
  return weeks.map((problems, week) => {
    const next = checkedUp(checkup, { links: 1, problems, unchecked: new Set() }, week * 7 * dayMs)
    checkup = withAllMailed(next)
    return newProblems(next).map(({ reason }) => reason)
  })
}

describe('what a checkup comes to', () => {
  it('when a link fails once, then it is looked at again the next day, and is a problem when it fails again', () => {
    const findings = { links: 1, problems: [link()], unchecked: new Set<string>() }
    const first = checkedUp(undefined, findings, 0)
    expect([first.dueAt, openProblems(first)]).toEqual([dayMs, []])
    const second = checkedUp(first, findings, dayMs)
    expect([second.dueAt, openProblems(second)]).toMatchObject([8 * dayMs, [{ since: 0, looks: 2 }]])
  })

  it('when a problem stays, changes its answer, or comes and goes, then it is mailed once', () => {
    const bad = [link()]
    expect(mails(bad, bad, bad, [link('no-answer')], [], bad, bad)).toEqual([
      [],
      ['gone'],
      [],
      [],
      [],
      [],
      [],
    ])
  })

  it('when it comes back after weeks, then it is mailed again', () => {
    const bad = [link()]
    expect(mails(bad, bad, [], [], [], [], [], bad, bad).at(-1)).toEqual(['gone'])
  })

  it('when a certificate gets worse, then that is mailed too, at once', () => {
    expect(mails([certificate('expires-soon')], [certificate('expired')], [certificate('expired')])).toEqual([
      ['expires-soon'],
      ['expired'],
      [],
    ])
  })

  it('when a link could not be checked, then it counts as it was', () => {
    const bad = checkedUp(undefined, { links: 1, problems: [link()], unchecked: new Set() }, 0)
    const unchecked = new Set(['link https://a.example/'])
    expect(checkedUp(bad, { links: 0, problems: [], unchecked }, dayMs).problems).toEqual(bad.problems)
  })

  it('when sites are scheduled, then each has its own moment of the week that follows', () => {
    const moments = ['ada', 'eve', 'bob', 'joe'].map((name) => momentOfWeek(name, 0))
    expect(new Set(moments.map((at) => Math.floor(at / 3_600_000))).size).toBe(4)
    expect(moments.every((at) => at >= 0 && at < 7 * dayMs)).toBe(true)
    expect(momentOfWeek('ada', 0)).toBe(moments[0])
  })
})

describe('what is wrong', () => {
  it.each([
    [200, undefined],
    [403, undefined],
    [429, undefined],
    [999, undefined],
    [404, 'gone'],
    [410, 'gone'],
    [503, 'server-error'],
    ['no-such-host', 'no-such-host'],
  ] as const)('when a link answers %s, then it is %s', (answer, reason) => {
    expect(linkProblem(answer)).toBe(reason)
  })

  it.each([
    [90, 30, undefined, undefined],
    [90, 13, undefined, 'expires-soon'],
    [6, 2, undefined, undefined],
    [6, 0.5, undefined, 'expires-soon'],
    [90, 0, undefined, 'expired'],
    [90, -1, 'other-host', 'expired'],
    [90, 60, 'other-host', 'other-host'],
  ] as const)(
    'when a certificate of %s days has %s left and is refused as %s, then it is %s',
    (lifetime, left, refusal, reason) => {
      const now = 100 * dayMs
      const validUntil = now + left * dayMs
      const seen = { validFrom: validUntil - lifetime * dayMs, validUntil, refusal }
      expect(certificateProblem(seen, now)).toBe(reason)
    },
  )
})

describe('the links of a page', () => {
  it('when pages link to the web, then each address is there once, without own hosts, mail and fragments', () => {
    const page = `<a class="x" href="https://a.example/?a=1&amp;b=2#part">a</a><a href="https://a.example/?a=1&#38;b=2">b</a>
      <a href="mailto:ada@example.org">m</a><a href="/resume.pdf">r</a><link href="https://css.example/"><a href="https://ada.example/">own</a><a href="https://[bad/">bad</a>`
    expect(linksIn([page, page], ['ada.example']).map(String)).toEqual(['https://a.example/?a=1&b=2'])
  })

  it('when a page has more links than a checkup asks for, then each has its turn, and those with a problem each time', () => {
    const links = Array.from({ length: 130 }, (_, at) => new URL(`https://a.example/${at}`))
    const problem = { kind: 'link', subject: links[70]!.href, reason: 'gone', since: 0, looks: 1 } as const
    const turns = [0, 1, 2, 3, 4, 5, 6].map((count) => linksInTurn(links, { count, problems: [problem] }))
    for (const turn of turns) expect([turn.length, turn[0]]).toEqual([60, links[70]])
    // Of one host no more are asked for at once.
    expect(new Set(turns.flatMap((turn) => turn.slice(0, mostOfHost + 1))).size).toBe(130)
    expect(linksInTurn([], { count: 3, problems: [] })).toEqual([])
  })
})
