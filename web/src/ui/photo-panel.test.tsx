/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answeringApi, press } from '../lib/tests/answering-api.js'
import { problemBody } from '../lib/tests/answering-server.js'
import { renderInApp } from '../lib/tests/in-app.js'
import type { PhotoHolder } from '../lib/photo-api.js'
import { PhotoPanel } from './photo-panel.js'

const soon = { timeout: 20_000 }
const photo = {
  id: 'p1',
  on: true,
  crop: { x: 0, y: 0, size: 1 },
  width: 800,
  height: 800,
}
const state = (more: object = {}) => ({ data: { published: false, suggestedAlt: 'Ada Lovelace', ...more } })

describe('the photo of a site', () => {
  const api = answeringApi()
  const open = (holder: PhotoHolder = { kind: 'site', name: 'ada' }) => {
    let count = 0
    renderInApp(<PhotoPanel holder={holder} onSaved={() => count++} />)
    return () => count
  }

  it('when it cannot be loaded, then that is said, and another try loads it', async () => {
    open()
    const again = await screen.findByRole('button', { name: 'Try again' }, soon)
    api.answerTo('GET /api/v1/make/sites/ada/photo', 200, state())
    await userEvent.click(again)
    expect(await screen.findByText(/The page shows no photo/, undefined, soon)).toBeVisible()
  })

  it('when it is that of a draft, then its own routes are called, and it is published with the launch', async () => {
    api.answerTo('GET /api/v1/make/drafts/d1/photo', 200, state())
    open({ kind: 'draft', id: 'd1' })
    expect(await screen.findByText(/is published with the launch/, undefined, soon)).toBeVisible()
    expect(screen.queryByText(/at once/)).not.toBeInTheDocument()
  })

  it('when a file is not a supported picture, then the reason is given and another one can be chosen', async () => {
    api.answerTo('GET /api/v1/make/sites/ada/photo', 200, state())
    open()
    const input = await screen.findByLabelText('Photo file', undefined, soon)
    const upload = userEvent.setup({ applyAccept: false })
    await upload.upload(input, new File(['x'], 'a.gif', { type: 'image/gif' }))
    expect(screen.getByText('Please choose a JPEG, PNG or WebP picture.')).toBeVisible()
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible()
  })

  it('when it is switched off, then that is saved at once; when that is refused, it stays on', async () => {
    api.answerTo('GET /api/v1/make/sites/ada/photo', 200, state({ photo }))
    const saved = open()
    const shown = await screen.findByRole('switch', { name: 'Show the photo on the page' }, soon)
    api.answerTo('PATCH ', 409, problemBody('launch-in-progress', 409, 'Please wait for the launch.'))
    await userEvent.click(shown)
    expect(await screen.findByText(/Please wait for the launch/, undefined, soon)).toBeVisible()
    expect(shown).toBeChecked()
    api.answerTo('PATCH ', 200, state({ photo: { ...photo, on: false } }))
    await userEvent.click(shown)
    await waitFor(() => expect(shown).not.toBeChecked(), soon)
    expect(saved()).toBe(1)
    expect(screen.queryByText(/Please wait/)).not.toBeInTheDocument()
  })

  it('when it is removed, then that is asked first', async () => {
    api.answerTo('GET /api/v1/make/sites/ada/photo', 200, state({ photo }))
    const saved = open()
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }, soon))
    expect(api.calls.filter(({ method }) => method === 'DELETE')).toHaveLength(0)
    api.answerTo('DELETE ', 200, state())
    await userEvent.click(screen.getAllByRole('button', { name: 'Remove', hidden: true }).at(-1)!)
    expect(await screen.findByText(/The page shows no photo/, undefined, soon)).toBeVisible()
    expect(saved()).toBe(1)
  })

  it('when another one is to be chosen, then the old one can be kept', async () => {
    api.answerTo('GET /api/v1/make/sites/ada/photo', 200, state({ photo }))
    open()
    await userEvent.click(await screen.findByRole('button', { name: 'Replace' }, soon))
    expect(screen.getByRole('button', { name: 'Choose a file' })).toBeVisible()
    await press('Keep the photo')
    expect(screen.getByRole('switch', { name: 'Show the photo on the page' })).toBeChecked()
  })
})
