import { DomainError } from '@thumbfolio/contracts'

/** Asks every engine, by the name it is told by. Each answers within seconds, or rejects. */
export type Checks = Readonly<Record<string, () => Promise<unknown>>>

/**
 * Whether every engine answers.
 * @throws DomainError `unavailable` naming those that do not, without address or reason
 */
export async function requireReady(checks: Checks): Promise<void> {
  const names = Object.keys(checks)
  const answers = await Promise.allSettled(Object.values(checks).map(async (check) => check()))
  const away = names.filter((_, index) => answers[index]?.status === 'rejected')
  if (away.length === 0) return
  const causes = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []))
  throw new DomainError('unavailable', {
    detail: `Away: ${away.join(', ')}.`,
    cause: new AggregateError(causes, away.join(', ')),
  })
}
