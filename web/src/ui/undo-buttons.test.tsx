/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { UndoButtons } from './undo-buttons.js'

describe('undo and redo', () => {
  afterEach(cleanup)
  const open = (isDisabled = false) => {
    const done: string[] = []
    render(
      <>
        <UndoButtons
          canUndo
          canRedo={false}
          isDisabled={isDisabled}
          onUndo={() => done.push('undo')}
          onRedo={() => done.push('redo')}
          onSave={() => done.push('save')}
        />
        <input aria-label="Name" />
      </>,
    )
    return done
  }

  it('when buttons and keys are pressed, then each does its action', async () => {
    const done = open()
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await userEvent.keyboard('{Control>}z{/Control}{Control>}{Shift>}z{/Shift}y{/Control}{Meta>}s{/Meta}')
    expect(done).toEqual(['undo', 'undo', 'redo', 'redo', 'save'])
    expect(screen.getByRole('button', { name: 'Redo' })).toHaveAttribute('aria-disabled', 'true')
  })

  it('when a field has the focus, then undo is the browser’s own, and saving still works', async () => {
    const done = open()
    await userEvent.click(screen.getByLabelText('Name'))
    await userEvent.keyboard('{Control>}z{/Control}{Control>}s{/Control}')
    expect(done).toEqual(['save'])
  })

  it('when it is disabled, then neither buttons nor keys do anything', async () => {
    const done = open(true)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    await userEvent.keyboard('{Control>}zs{/Control}')
    expect(done).toEqual([])
  })
})
