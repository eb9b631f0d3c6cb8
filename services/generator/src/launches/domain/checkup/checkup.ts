import { createHash } from 'node:crypto'
import { CheckupProblem } from '@thumbfolio/contracts'
import { z } from 'zod'
import { dayMs } from '../../../time.js'

/** One problem of a page, and how often it was found in a row. */
const FoundProblem = CheckupProblem.pick({ kind: true, subject: true, reason: true }).extend({
  since: z.number(),
  looks: z.number().int().positive(),
  /** Its owner got a mail about it. */
  mailed: z.boolean().optional(),
  /** It was solved. It is kept for some weeks, so that one that comes and goes is mailed once. */
  endedAt: z.number().optional(),
})
export type FoundProblem = z.infer<typeof FoundProblem>
export type Finding = Pick<FoundProblem, 'kind' | 'subject' | 'reason'>

/** The weekly checkup of a live page. */
export const Checkup = z.object({
  dueAt: z.number(),
  /** Finished checkups. */
  count: z.number().int(),
  last: z
    .object({
      at: z.number(),
      /** Links that answered, or could not be opened. */
      links: z.number().int(),
      certificate: z.object({ host: z.string(), validUntil: z.number() }).optional(),
    })
    .optional(),
  problems: z.array(FoundProblem),
})
export type Checkup = z.infer<typeof Checkup>

/** What a checkup found. */
export interface Findings {
  readonly links: number
  readonly certificate?: { readonly host: string; readonly validUntil: number } | undefined
  readonly problems: readonly Finding[]
  /** What could not be checked this time, by `subjectOf`: it counts as it was. */
  readonly unchecked: ReadonlySet<string>
}

const everyMs = 7 * dayMs
const rememberedMs = 28 * dayMs
/** Servers have bad minutes: what is on the network is a problem once two checkups a day apart found it. */
const looksNeeded = { page: 2, link: 2, domain: 1, certificate: 1 } as const satisfies Record<
  Finding['kind'],
  number
>

export const subjectOf = ({ kind, subject }: Pick<Finding, 'kind' | 'subject'>): string =>
  `${kind} ${subject}`

/** A link is as bad whatever it answers; a domain and a certificate get worse. */
const identityOf = (found: Finding): string =>
  found.kind === 'link' || found.kind === 'page' ? subjectOf(found) : `${subjectOf(found)} ${found.reason}`

export const isConfirmed = ({ kind, looks }: FoundProblem): boolean => looks >= looksNeeded[kind]

/** What its owner has to know of. */
export const openProblems = ({ problems }: Pick<Checkup, 'problems'>): FoundProblem[] =>
  problems.filter((problem) => problem.endedAt === undefined && isConfirmed(problem))

/** What is new, and was not mailed before. */
export const newProblems = (checkup: Pick<Checkup, 'problems'>): FoundProblem[] =>
  openProblems(checkup).filter(({ mailed }) => !mailed)

/** The state after a checkup. One that found something not yet confirmed is repeated the next day. */
export function checkedUp(before: Checkup | undefined, findings: Findings, now: number): Checkup {
  const known = new Map((before?.problems ?? []).map((problem) => [identityOf(problem), problem]))
  const found = findings.problems.map((finding) => foundAgain(known.get(identityOf(finding)), finding, now))
  const identities = new Set(found.map(identityOf))
  const others = [...known.values()]
    .filter((problem) => !identities.has(identityOf(problem)))
    .flatMap((problem) => (findings.unchecked.has(subjectOf(problem)) ? [problem] : ended(problem, now)))
  const problems = [...found, ...others]
  const isWaiting = problems.some((problem) => problem.endedAt === undefined && !isConfirmed(problem))
  return {
    dueAt: now + (isWaiting ? dayMs : everyMs),
    count: (before?.count ?? 0) + 1,
    last: {
      at: now,
      links: findings.links,
      ...(findings.certificate && { certificate: findings.certificate }),
    },
    problems,
  }
}

function foundAgain(known: FoundProblem | undefined, finding: Finding, now: number): FoundProblem {
  if (!known) return { ...finding, since: now, looks: 1 }
  const { endedAt, ...rest } = known
  if (endedAt !== undefined) return { ...rest, ...finding, since: now, looks: 1 }
  return { ...rest, ...finding, looks: known.looks + 1 }
}

/** One that was never mailed is forgotten at once. */
function ended(problem: FoundProblem, now: number): FoundProblem[] {
  const endedAt = problem.endedAt ?? now
  return problem.mailed && now - endedAt < rememberedMs ? [{ ...problem, endedAt }] : []
}

export const withAllMailed = (checkup: Checkup): Checkup => ({
  ...checkup,
  problems: checkup.problems.map((problem) =>
    problem.endedAt === undefined && isConfirmed(problem) ? { ...problem, mailed: true } : problem,
  ),
})

/** Names a mail by what it says: the same checkup, repeated after a crash, sends none again. */
export const mailIdOf = ({ count }: Pick<Checkup, 'count'>, problems: readonly FoundProblem[]): string =>
  `${count}-${createHash('sha256').update(problems.map(identityOf).sort().join('\n')).digest('hex').slice(0, 16)}`

/** A moment of the week that follows, the same for one name each time: pages are not due all at once. */
export const momentOfWeek = (name: string, now: number): number =>
  now + (createHash('sha256').update(name).digest().readUInt32BE() / 2 ** 32) * everyMs
