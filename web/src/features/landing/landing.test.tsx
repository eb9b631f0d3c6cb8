/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { describe, expect, it } from '@jest/globals'
import { screen, waitFor } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answeringApi } from '../../lib/tests/answering-api.js'
import { renderInApp } from '../../lib/tests/in-app.js'
import { Demo } from './demo.js'
import { FreeLaunches } from './free-launches.js'

const api = answeringApi(null)

describe('the start page', () => {
  it.each([
    [3, '3 free launches. See your page before you pay.'],
    [1, '1 free launch. See your page before you pay.'],
    [0, 'See your page before you pay.'],
  ])('when %s launches are free here, then it says: %s', async (launches, text) => {
    api.answerTo('/auth/welcome', 200, { data: { credits: launches, launches } })
    renderInApp(<FreeLaunches />)
    expect(screen.getByText('See your page before you pay.')).toBeVisible()
    await waitFor(() => expect(api.calls).toHaveLength(1))
    expect(await screen.findByText(text, { exact: true })).toBeVisible()
  })

  it('when the server is unreachable, then it promises only the draft', async () => {
    renderInApp(<FreeLaunches />)
    await waitFor(() => expect(api.calls).toHaveLength(1))
    expect(screen.getByText('See your page before you pay.', { exact: true })).toBeVisible()
  })

  it('when another theme is chosen by a key, then the example is shown in it, and the switch is one tab stop', async () => {
    renderInApp(<Demo />)
    const themes = screen.getAllByRole('radio')
    expect(themes).toHaveLength(6)
    await userEvent.tab()
    expect(themes[0]).toHaveFocus()
    await userEvent.keyboard('{ArrowRight}')
    expect(screen.getByRole('img')).toHaveAccessibleName(/in the theme Bold/)
    await userEvent.tab()
    expect(screen.getByRole('region', { name: 'A published portfolio' })).toHaveFocus()
  })
})
