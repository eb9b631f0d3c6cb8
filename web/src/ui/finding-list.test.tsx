/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { afterEach, describe, expect, it } from '@jest/globals'
import type { Confirmations, FindingAnswer, PersonalFinding } from '@thumbfolio/contracts'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { ApiProblem } from '../lib/api-problem.js'
import { FindingList } from './finding-list.js'
import { useAnswers } from './use-answers.js'

afterEach(cleanup)
// jsdom has no modal dialogs.
HTMLDialogElement.prototype.showModal = function () {
  this.open = true
}
HTMLDialogElement.prototype.close = function () {
  this.open = false
}

const number: PersonalFinding = {
  id: 'a',
  kind: 'phone',
  text: '+49 171 5550123',
  line: 'Ring +49 171 5550123 at night',
  where: 'Work, Globex',
  pointer: 'work/0/highlights/0',
  answers: ['hide', 'show', 'not-personal'],
}
const other: PersonalFinding = {
  ...number,
  id: 'b',
  kind: 'contact-of-others',
  text: 'bob@example.org',
  line: 'bob@example.org',
  where: 'References',
  pointer: '/references/0/name',
  answers: ['hide', 'not-personal'],
}

describe('the list of personal details', () => {
  const List = ({ findings }: { findings: readonly PersonalFinding[] }) => {
    const [answers, setAnswers] = useState<Record<string, FindingAnswer>>({})
    return (
      <FindingList
        findings={findings}
        answerOf={({ id }) => answers[id]}
        isReady
        onAnswer={(given, answer) =>
          setAnswers((now) => ({ ...now, ...Object.fromEntries(given.map(({ id }) => [id, answer])) }))
        }
      />
    )
  }

  it('when there is one, then its line is shown with the value marked, where it is, and nothing is chosen', () => {
    render(<List findings={[number]} />)
    expect(screen.getByText('+49 171 5550123', { selector: 'mark' })).toBeVisible()
    expect(screen.getByText('Phone number · Work, Globex')).toBeVisible()
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked()
    expect(screen.queryByRole('button')).toBeNull()
  })

  it('when it is answered from the keyboard, then the answer holds and says what it means', async () => {
    render(<List findings={[number]} />)
    expect(screen.getByRole('group', { name: 'What to do with +49 171 5550123' })).toBeVisible()
    screen.getByRole('radio', { name: 'Hide' }).focus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('radio', { name: 'Show' })).toBeChecked()
    expect(screen.getByText('Everybody can read it.')).toBeVisible()
  })

  it('when all are hidden at once, then every one is, and contact details of others cannot be shown', async () => {
    render(<List findings={[number, other]} />)
    expect(screen.getAllByRole('radio', { name: 'Show' })).toHaveLength(1)
    await userEvent.click(screen.getByRole('button', { name: 'Hide all 2' }))
    for (const radio of screen.getAllByRole('radio', { name: 'Hide' })) expect(radio).toBeChecked()
    expect(screen.queryByRole('button')).toBeNull()
  })
})

describe('a change that the server asks about', () => {
  const asks = new ApiProblem('confirmation-needed', { status: 409, findings: [number, other] })

  function Change({
    problem = asks,
    onSent,
    onEnd,
  }: {
    problem?: ApiProblem | undefined
    onSent: (confirm?: Confirmations) => void
    onEnd: (end: string) => void
  }) {
    const { run, dialog } = useAnswers('Save')
    const send = (confirm?: Confirmations) => {
      onSent(confirm)
      return confirm ? Promise.resolve('saved') : Promise.reject(problem)
    }
    return (
      <>
        <button type="button" onClick={() => void run(send).then(onEnd, () => onEnd('given up'))}>
          Change
        </button>
        {dialog}
      </>
    )
  }
  const changed = async (problem?: ApiProblem) => {
    const sent: (Confirmations | undefined)[] = []
    const ends: string[] = []
    render(
      <Change problem={problem} onSent={(confirm) => sent.push(confirm)} onEnd={(end) => ends.push(end)} />,
    )
    await userEvent.click(screen.getByRole('button', { name: 'Change' }))
    return { sent, ends }
  }

  it('when each is answered, then it is sent again with the answers, and not before', async () => {
    const { sent, ends } = await changed()
    await userEvent.click(screen.getByRole('button', { name: '2 left to answer' }))
    expect(sent).toEqual([undefined])
    await userEvent.click(screen.getByRole('radio', { name: 'Show' }))
    await userEvent.click(screen.getAllByRole('radio', { name: 'Hide' })[1]!)
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(sent[1]).toEqual([
      { id: 'a', answer: 'show' },
      { id: 'b', answer: 'hide' },
    ])
    expect(ends).toEqual(['saved'])
    expect(screen.queryByRole('dialog')).toBeNull()
  })

  it('when the question is closed, then nothing is sent again', async () => {
    const { sent, ends } = await changed()
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }))
    expect([sent, ends]).toEqual([[undefined], ['given up']])
  })
  it('when there is only a reason to stop, then it is shown, and going on confirms it', async () => {
    const reasons = [
      { id: 'r', code: 'hidden-text', detail: 'This PDF holds text that cannot be seen.' },
    ] as const
    const problem = new ApiProblem('confirmation-needed', { status: 409, reasons: [...reasons] })
    const { sent, ends } = await changed(problem)
    expect(screen.getByText(reasons[0].detail)).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(sent[1]).toEqual([{ id: 'r', answer: 'ok' }])
    expect(ends).toEqual(['saved'])
  })
})
