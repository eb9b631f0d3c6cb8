/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { problemBody } from '../../lib/tests/answering-server.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { DomainForm } from './domain-form.js'
import { answeringApi, press } from '../../lib/tests/answering-api.js'

const api = answeringApi()

describe('adding a domain', () => {
  let added: number
  beforeEach(() => {
    added = 0
    renderInApp(<DomainForm site="ada" isFirst onAdded={() => (added += 1)} />)
  })
  const field = () => screen.getByLabelText('Domain')

  it('when it is empty, then its field says so, and nothing is sent', async () => {
    await press('Add domain')
    expect(field()).toHaveAccessibleDescription(/Please enter a domain/)
    expect(api.calls).toEqual([])
  })

  it('when it is refused, then why is said at the field, and it can be changed', async () => {
    api.answerWith(409, problemBody('domain-taken', 409, 'Another site shows this domain.'))
    await userEvent.type(field(), ' ada.example ')
    await press('Add domain')
    await waitFor(() => expect(field()).toHaveAccessibleDescription(/Another site shows this domain/))
    expect(api.calls).toMatchObject([{ method: 'POST', body: { host: 'ada.example' } }])
    expect(field()).toHaveValue(' ada.example ')
    expect(added).toBe(0)
  })
})
