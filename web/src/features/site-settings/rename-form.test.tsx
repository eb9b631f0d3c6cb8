/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answeringApi, press } from '../../lib/tests/answering-api.js'
import { problemBody } from '../../lib/tests/answering-server.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { aDraft } from '../../lib/tests/a-draft.js'
import { RenameForm } from './rename-form.js'

const soon = { timeout: 20_000 }

describe('another name for a site', () => {
  const api = answeringApi()
  const open = () =>
    renderInApp(<RenameForm site="ada" url="http://ada.localhost" own={{ live: ['ada'], resting: [] }} />, {
      at: '/sites/ada/settings',
      path: '/sites/ada/settings',
    })
  const name = () => screen.getByLabelText('New site name')

  it('when the name is taken, then it cannot be chosen, and the field keeps the focus', async () => {
    api.answerTo('repos', 200, {})
    open()
    await userEvent.type(name(), 'babbage')
    expect(await screen.findByText('This site name is already taken.', undefined, soon)).toBeVisible()
    await press('Rename site')
    expect(name()).toHaveFocus()
    expect(api.calls.some(({ method }) => method === 'POST')).toBe(false)
  })

  it('when it is refused at the last moment, then the reason is shown; when it works, then the studio opens', async () => {
    api.answerTo('repos', 404, problemBody('not-found', 404, 'Not Found'))
    api.answerTo('POST ', 409, problemBody('site-name-taken', 409, 'Somebody was faster.'))
    const { address } = open()
    await userEvent.type(name(), 'countess')
    await screen.findByText('This name is available.', undefined, soon)
    await press('Rename site')
    expect(await screen.findByText(/Somebody was faster/, undefined, soon)).toBeVisible()
    const renamed = { name: 'countess', url: 'http://countess.localhost' }
    api.answerTo('POST ', 202, { ...renamed, message: 'Renamed', data: renamed })
    api.answerTo('GET /api/v1/make/sites/countess/content', 200, {
      data: { ...aDraft().content, suggestions: [], published: true },
    })
    await press('Rename site')
    await waitFor(() => expect(address()).toBe('/sites/countess/studio'), soon)
  })
})
