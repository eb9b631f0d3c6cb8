import type { Confirmations, ProblemBody } from '@thumbfolio/contracts'

interface Answer {
  // eslint-disable-next-line @typescript-eslint/no-explicit-any -- the body of any answer
  readonly body: any
}

/** Sends a request; what it is asked then is answered: nothing personal is shown, and nothing else is wrong. */
export async function confirming<T extends Answer>(
  send: (confirm?: Confirmations) => Promise<T>,
): Promise<T> {
  const asked = await send()
  const { code, findings = [], reasons = [] } = (asked.body ?? {}) as Partial<ProblemBody>
  if (code !== 'confirmation-needed') return asked
  return send([
    ...findings.map(({ id }) => ({ id, answer: 'hide' as const })),
    ...reasons.map(({ id }) => ({ id, answer: 'ok' as const })),
  ])
}
