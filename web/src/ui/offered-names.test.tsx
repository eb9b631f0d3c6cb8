/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answeringApi } from '../lib/tests/answering-api.js'
import { renderInApp } from '../lib/tests/in-app.js'
import type { Availability } from '../lib/use-availability.js'
import { OfferedNames } from './offered-names.js'

const soon = { timeout: 20_000 }

describe('names that are offered', () => {
  const api = answeringApi()
  const open = (name: string, availability: Availability) => {
    const chosen: string[] = []
    const suggestions = ['ada', 'ada-lovelace']
    renderInApp(
      <OfferedNames {...{ name, availability, suggestions }} onChoose={(one) => chosen.push(one)} />,
    )
    return chosen
  }
  const names = () => screen.queryAllByRole('button').map(({ textContent }) => textContent)

  it('when nothing is wrong, then the other suggestions are offered, and one press takes one', async () => {
    const chosen = open('ada', { kind: 'free' })
    expect(screen.getByText('How about')).toBeVisible()
    expect(names()).toEqual(['ada-lovelace'])
    await userEvent.click(screen.getByRole('button', { name: 'ada-lovelace' }))
    expect(chosen).toEqual(['ada-lovelace'])
    expect(api.calls).toEqual([])
  })

  it('when a name is not allowed as it is typed, then the nearest allowed one is offered', () => {
    open('Ada Lovelace', { kind: 'invalid', detail: 'Only lowercase letters' })
    expect(screen.getByText('Did you mean')).toBeVisible()
    expect(names()).toEqual(['ada-lovelace'])
  })

  it('when a name is taken, then free ones near it are offered', async () => {
    api.answerTo('/ada', 200, { data: { state: 'taken', alternatives: ['ada-2', 'ada-3'] } })
    open('ada', { kind: 'taken' })
    expect(await screen.findByText('These are free', undefined, soon)).toBeVisible()
    expect(names()).toEqual(['ada-2', 'ada-3'])
  })

  it('when the server has no advice, then the suggestions stay', async () => {
    open('ada', { kind: 'taken' })
    expect(names()).toEqual(['ada-lovelace'])
  })
})
