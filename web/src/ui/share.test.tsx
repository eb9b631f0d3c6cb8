/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { beforeEach, describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import toast from 'react-hot-toast/headless'
import { answeringApi, press } from '../lib/tests/answering-api.js'
import { problemBody } from '../lib/tests/answering-server.js'
import { renderInApp } from '../lib/tests/in-app.js'
import { aDraft } from '../lib/tests/a-draft.js'
import { ShareDialog } from './share-dialog.js'

const soon = { timeout: 20_000 }
const url = 'http://ada.localhost/'

describe('sharing a site', () => {
  const api = answeringApi()
  const listing = (indexed: boolean) => ({ data: { ...aDraft().content, suggestions: [], indexed } })
  const open = () => {
    let count = 0
    renderInApp(<ShareDialog url={url} name="ada" onClose={() => count++} />)
    return () => count
  }
  beforeEach(() => toast.remove())

  it('when it is opened, then every way carries the address, and Close ends it', async () => {
    const closed = open()
    const linkedIn = screen.getByRole('link', { name: 'LinkedIn' })
    expect(linkedIn).toHaveAttribute('href', expect.stringContaining(encodeURIComponent(url)))
    expect(screen.getByRole('img', { name: 'QR code of ada.localhost' })).toBeInTheDocument()
    await press('Close')
    expect(closed()).toBe(1)
  })

  it('when the address is copied, then it is in the clipboard', async () => {
    userEvent.setup()
    open()
    await press('Copy address')
    await waitFor(async () => expect(await navigator.clipboard.readText()).toBe(url), soon)
  })

  it('when the page is unlisted, then a note says what that means, until it is listed', async () => {
    api.answerTo('GET /api/v1/make/sites/ada/content', 200, listing(false))
    open()
    const listed = await screen.findByRole('switch', { name: 'Search engines may list the page' }, soon)
    expect(screen.getByText(/Your page is unlisted/)).toBeInTheDocument()
    api.answerTo('PATCH ', 409, problemBody('launch-in-progress', 409, 'Please wait for the launch.'))
    await userEvent.click(listed)
    await waitFor(() => expect(listed).toBeEnabled(), soon)
    expect(listed).not.toBeChecked()
    api.answerTo('PATCH ', 200, listing(true))
    await userEvent.click(listed)
    await waitFor(() => expect(listed).toBeEnabled(), soon)
    expect(listed).toBeChecked()
    expect(screen.queryByText(/Your page is unlisted/)).not.toBeInTheDocument()
  })
})
