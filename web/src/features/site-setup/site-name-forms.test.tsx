/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { problemBody } from '../../lib/tests/answering-server.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { NameForm } from './name-form.js'
import { answeringApi } from '../../lib/tests/answering-api.js'

const api = answeringApi()

describe('choosing a site name', () => {
  const soon = { timeout: 20_000 }
  const open = (initial: string) =>
    renderInApp(<NameForm resumeId="r1" initial={initial} />, { at: '/site-setup', path: '/site-setup' })
  const go = () => screen.getByRole('button', { name: 'Continue' })

  it('when it cannot be a name, then it cannot be gone on with, and nothing is asked about it', async () => {
    open('')
    await userEvent.type(screen.getByLabelText('Site name'), '-')
    expect(go()).toBeDisabled()
    expect(api.calls.some(({ path }) => path.includes('repos'))).toBe(false)
  })

  it('when a free name is filled in, then it is selected with the same drawing, so that typing replaces it', async () => {
    api.answerTo('names', 200, { data: { name: 'x', state: 'free', alternatives: [] } })
    open('')
    const field = screen.getByLabelText<HTMLInputElement>('Site name')
    const selected = await new Promise<string>((resolve) =>
      new MutationObserver(() =>
        resolve(field.value.slice(field.selectionStart ?? 0, field.selectionEnd ?? 0)),
      ).observe(field, { attributeFilter: ['value'] }),
    )
    expect(selected).not.toBe('')
    expect(selected).toBe(field.value)
  })

  it('when it is free, then the address is shown, and Continue leads to the launch with it', async () => {
    api.answerTo('repos', 404, problemBody('not-found', 404, 'Not Found'))
    const { address } = open('ada')
    expect(await screen.findByText('This name is available.', undefined, soon)).toBeVisible()
    await userEvent.click(go())
    await waitFor(() => expect(address()).toMatch(/^\/launch\?.*site=ada/))
  })

  it('when it is taken, then that is said, and Continue is not possible', async () => {
    api.answerTo('repos', 200, {})
    open('ada')
    expect(await screen.findByText('This site name is already taken.', undefined, soon)).toBeVisible()
    expect(go()).toBeDisabled()
  })

  it('when Continue is pressed before it is known, then it goes on as soon as it is', async () => {
    api.answerTo('repos', 404, problemBody('not-found', 404, 'Not Found'))
    const { address } = open('ada')
    await userEvent.click(go())
    await waitFor(() => expect(address()).toMatch(/^\/launch/), soon)
  })

  it('when it cannot be looked up, then the form can still be sent', async () => {
    const { address } = open('ada')
    await waitFor(() => expect(api.calls.some(({ path }) => path.includes('repos'))).toBe(true), soon)
    await userEvent.click(go())
    await waitFor(() => expect(address()).toMatch(/^\/launch/), soon)
  })
})
