import type { Finding } from './checkup.js'

/** The HTTP status after all redirects, or why no server answered. */
export type LinkAnswer = number | 'no-such-host' | 'no-answer' | 'not-public'

/**
 * What is wrong with a link; undefined for one that opens. Many servers refuse robots with 401, 403, 429 or 999: that says
 * nothing about what a visitor sees.
 */
export function linkProblem(answer: LinkAnswer): Finding['reason'] | undefined {
  if (typeof answer === 'string') return answer
  if (answer === 404 || answer === 410) return 'gone'
  return answer >= 500 && answer < 600 ? 'server-error' : undefined
}
