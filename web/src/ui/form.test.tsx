/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { afterEach, describe, expect, it } from '@jest/globals'
import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { z } from 'zod'
import { ApiProblem } from '../lib/api-problem.js'
import { useForm } from '../lib/use-form.js'
import { Form } from './form.js'
import { PasswordField } from './password-field.js'
import { TextField } from './text-field.js'

afterEach(cleanup)

const schema = z.object({ name: z.string(), secret: z.string().min(3, 'At least three characters') })

function Login({ submit }: { submit: () => Promise<void> }) {
  const form = useForm({
    initial: { name: '', secret: '' },
    schema,
    submit,
    fallback: 'It did not work.',
    fieldOfProblem: { 'wrong-password': 'secret' },
  })
  return (
    <Form form={form} action="Send">
      <TextField label="Name" hint="As your friends call you." {...form.field('name')} />
      <PasswordField label="Secret" autoComplete="new-password" {...form.field('secret')} />
    </Form>
  )
}

describe('a form', () => {
  const send = () => userEvent.click(screen.getByRole('button', { name: 'Send' }))
  const secret = () => screen.getByLabelText('Secret', { exact: true })

  it('when a field is wrong, then it says so, has the focus, and nothing is sent', async () => {
    let sent = 0
    render(<Login submit={async () => void (sent += 1)} />)
    await send()
    expect(secret()).toHaveFocus()
    expect(secret()).toBeInvalid()
    expect(secret()).toHaveAccessibleDescription('At least three characters')
    expect(sent).toBe(0)
  })

  it('when a wrong field is changed, then its problem is gone', async () => {
    render(<Login submit={async () => undefined} />)
    await send()
    await userEvent.type(secret(), 'x')
    expect(secret()).toBeValid()
    expect(secret()).toHaveAccessibleDescription('')
  })

  it('when it is sent twice before the answer, then it is sent once', async () => {
    let sent = 0
    let answer = () => {}
    render(<Login submit={() => new Promise((resolve) => ((sent += 1), (answer = resolve)))} />)
    await userEvent.type(secret(), 'abc')
    await send()
    expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'true')
    await send()
    expect(sent).toBe(1)
    answer()
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Send' })).toHaveAttribute('aria-disabled', 'false'),
    )
  })

  it('when the server refuses what one field holds, then that field says so', async () => {
    const refused = new ApiProblem('wrong-password', { message: 'That is not it.' })
    render(<Login submit={() => Promise.reject(refused)} />)
    await userEvent.type(secret(), 'abc')
    await send()
    expect(secret()).toHaveAccessibleDescription('That is not it.')
    expect(secret()).toHaveFocus()
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })

  it('when the server refuses for another reason, then the form says so', async () => {
    render(<Login submit={() => Promise.reject(new ApiProblem('unavailable', { message: 'Later.' }))} />)
    await userEvent.type(secret(), 'abc')
    await send()
    expect(screen.getByRole('alert')).toHaveTextContent('Later.')
  })

  it('when a field is right, then its hint describes it', () => {
    render(<Login submit={async () => undefined} />)
    expect(screen.getByLabelText('Name')).toHaveAccessibleDescription('As your friends call you.')
  })

  it('when a password is shown and hidden, then it is text and dots, and the button says what it does', async () => {
    render(<Login submit={async () => undefined} />)
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(secret()).toHaveAttribute('type', 'text')
    await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
    expect(secret()).toHaveAttribute('type', 'password')
  })
})
