/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { answeringApi, press } from '../../lib/tests/answering-api.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { SiteMenu } from './site-menu.js'

const soon = { timeout: 20_000 }

describe('the menu of a site', () => {
  const api = answeringApi()
  const message = { name: 'Bob', email: 'b@example.org', text: 'Hello', at: '2026-01-01T00:00:00.000Z' }
  const open = async () => {
    renderInApp(<SiteMenu name="ada" url="http://ada.localhost" />)
    expect(api.calls).toEqual([])
    await press('More for ada')
  }

  it('when it is opened, then it links to the messages with their number', async () => {
    api.answerTo('/messages', 200, { data: [{ ...message, id: 'm1', isMailed: true }] })
    await open()
    expect(await screen.findByRole('link', { name: 'Messages 1' }, soon)).toHaveAttribute(
      'href',
      '/sites/ada/messages',
    )
  })

  it('when the messages cannot be loaded, then it links to them without a number', async () => {
    await open()
    expect(screen.getByRole('link', { name: 'Messages' })).toBeVisible()
  })
})
