/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import { emptyCode, type Code } from './code-boxes.js'
import { CodeEntry } from './code-entry.js'

afterEach(cleanup)

describe('the boxes of a code', () => {
  const Entry = ({ onComplete }: { onComplete?: (code: Code) => void }) => {
    const [code, setCode] = useState<Code>(emptyCode)
    return <CodeEntry code={code} isInvalid={false} onChange={setCode} {...(onComplete && { onComplete })} />
  }
  const box = (number: number) => screen.getByLabelText(`Digit ${number} of 6`)
  const digits = () => screen.getAllByRole<HTMLInputElement>('textbox').map(({ value }) => value)

  it('when digits are typed, the same one twice, then each goes into the next box', async () => {
    render(<Entry />)
    expect(box(1)).toHaveFocus()
    await userEvent.keyboard('4a42')
    expect(digits()).toEqual(['4', '4', '2', '', '', ''])
    expect(box(4)).toHaveFocus()
  })

  it('when backspace is pressed in an empty box, then the one before is emptied', async () => {
    render(<Entry />)
    await userEvent.keyboard('12{Backspace}')
    expect(digits()).toEqual(['1', '', '', '', '', ''])
    expect(box(2)).toHaveFocus()
  })

  it('when a whole code is pasted into any box, then it fills all of them and is handed on', async () => {
    const complete: Code[] = []
    render(<Entry onComplete={(code) => complete.push(code)} />)
    await userEvent.click(box(3))
    await userEvent.paste('123 456')
    expect(digits()).toEqual(['1', '2', '3', '4', '5', '6'])
    expect(complete).toEqual([['1', '2', '3', '4', '5', '6']])
  })

  it('when the sixth digit is typed, then the code is handed on once; one that is corrected later is not', async () => {
    const complete: string[] = []
    render(<Entry onComplete={(code) => complete.push(code.join(''))} />)
    await userEvent.keyboard('11111')
    expect(complete).toEqual([])
    await userEvent.keyboard('1')
    expect(complete).toEqual(['111111'])
    await userEvent.click(box(2))
    await userEvent.keyboard('7')
    expect(digits()).toEqual(['1', '7', '1', '1', '1', '1'])
    expect(complete).toEqual(['111111'])
    await userEvent.keyboard('{Backspace}8')
    expect(complete).toEqual(['111111', '178111'])
  })
})
