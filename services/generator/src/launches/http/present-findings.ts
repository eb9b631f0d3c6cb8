import type { AnsweredFinding, PersonalFinding } from '@thumbfolio/contracts'
import type { Question } from '@thumbfolio/site-page'

/** What is open of a question, and what is answered. */
export function presentFindings({ findings, present }: Pick<Question, 'findings' | 'present'>): {
  findings: PersonalFinding[]
  answered: AnsweredFinding[]
} {
  return {
    findings: findings.flatMap((one) => (one.answer === undefined ? [present(one)] : [])),
    answered: findings.flatMap((one) =>
      one.answer === undefined ? [] : [{ ...present(one), answer: one.answer }],
    ),
  }
}
