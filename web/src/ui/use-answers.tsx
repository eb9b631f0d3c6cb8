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

/** Each reason is shown with the action: who takes it confirms them all. */
export const confirmationsOfReasons = (reasons: Reasons): Confirmations =>
  reasons.map(({ id }) => ({ id, answer: 'ok' }))

type Reasons = ApiProblem['reasons']

/** What may be wrong, before somebody goes on. */
export const ReasonList = ({ reasons }: { reasons: Reasons }) =>
  reasons.length > 0 && (
    <ul className="mb-4 grid gap-2 text-base-content">
      {reasons.map(({ id, detail }) => (
        <li key={id}>{detail}</li>
      ))}
    </ul>
  )

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
        if (!isProblem(error, 'confirmation-needed') || error.findings.length + error.reasons.length === 0)
          throw error
        try {
          confirm = await ask(error)
        } finally {
          setAsked(undefined)
        }
      }
  }
  const dialog = asked && (
    <AnswerDialog
      key={[...asked.problem.findings, ...asked.problem.reasons][0]?.id}
      action={action}
      {...asked}
    />
  )
  return { run, dialog }
}

function AnswerDialog({ action, problem, answer, giveUp }: Asked & { action: string }) {
  const [chosen, setChosen] = useState<Chosen>(new Map())
  const { findings, reasons } = problem
  const left = findings.length - chosen.size
  return (
    <ConfirmDialog
      title={findings.length > 0 ? 'Personal details on this page' : 'Please check before you publish'}
      action={left > 0 ? `${left} left to answer` : action}
      tone="primary"
      isWorking={false}
      isBlocked={left > 0}
      onConfirm={() => answer([...confirmationsOfReasons(reasons), ...confirmationsOf(chosen)])}
      onClose={giveUp}
    >
      <ReasonList reasons={reasons} />
      {findings.length > 0 && (
        <>
          <p className="mb-4">Nothing is published before you decide about each.</p>
          <FindingList
            findings={findings}
            answerOf={({ id }) => chosen.get(id)}
            isReady
            onAnswer={(some, given) => setChosen((now) => withAnswer(now, some, given))}
          />
        </>
      )}
    </ConfirmDialog>
  )
}
