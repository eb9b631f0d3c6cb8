import type { Confirmations, FindingAnswer, PersonalFinding } from '@thumbfolio/contracts'
import { useState, type ReactNode } from 'react'
import { isProblem, type ApiProblem } from '../lib/api-problem.js'
import { ConfirmDialog } from './confirm-dialog.js'
import { FindingList } from './finding-list.js'

/** Chosen so far, by the finding's id. */
export type Chosen = ReadonlyMap<string, FindingAnswer>

export const withAnswer = (
  chosen: Chosen,
  findings: readonly PersonalFinding[],
  answer: FindingAnswer,
): Chosen => new Map([...chosen, ...findings.map(({ id }) => [id, answer] as const)])

export const confirmationsOf = (chosen: Chosen): Confirmations =>
  [...chosen].map(([id, answer]) => ({ id, answer }))

interface Asked {
  readonly problem: ApiProblem
  readonly answer: (confirm: Confirmations) => void
  readonly giveUp: () => void
}

/**
 * Runs a change that may publish personal details. Where the server asks, its owner answers in a dialog and the change is
 * sent again; one who closes the dialog has changed nothing, and the change is rejected as the server refused it.
 */
export function useAnswers(action = 'Publish'): {
  run: <T>(change: (confirm: Confirmations | undefined) => Promise<T>) => Promise<T>
  dialog: ReactNode
} {
  const [asked, setAsked] = useState<Asked>()
  const ask = (problem: ApiProblem) =>
    new Promise<Confirmations>((resolve, reject) =>
      setAsked({ problem, answer: resolve, giveUp: () => reject(problem) }),
    )

  async function run<T>(change: (confirm: Confirmations | undefined) => Promise<T>): Promise<T> {
    let confirm: Confirmations | undefined
    for (;;)
      try {
        return await change(confirm)
      } catch (error) {
        if (!isProblem(error, 'confirmation-needed') || error.findings.length === 0) throw error
        try {
          confirm = await ask(error)
        } finally {
          setAsked(undefined)
        }
      }
  }
  const dialog = asked && <AnswerDialog key={asked.problem.findings[0]?.id} action={action} {...asked} />
  return { run, dialog }
}

function AnswerDialog({ action, problem, answer, giveUp }: Asked & { action: string }) {
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const left = problem.findings.length - chosen.size
  return (
    <ConfirmDialog
      title="Personal details on this page"
      action={left > 0 ? `${left} left to answer` : action}
      tone="primary"
      isWorking={false}
      isBlocked={left > 0}
      onConfirm={() => answer(confirmationsOf(chosen))}
      onClose={giveUp}
    >
      <p className="mb-4">Nothing is published before you decide about each.</p>
      <FindingList
        findings={problem.findings}
        answerOf={({ id }) => chosen.get(id)}
        isReady
        onAnswer={(findings, given) => setChosen((now) => withAnswer(now, findings, given))}
      />
    </ConfirmDialog>
  )
}
