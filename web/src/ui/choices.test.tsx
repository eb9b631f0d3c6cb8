/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { afterEach, describe, expect, it } from '@jest/globals'
import type { ThemePalette } from '@thumbfolio/contracts'
import { cleanup, render, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { useState } from 'react'
import type { Availability } from '../lib/use-availability.js'
import { PaletteField } from './palette-field.js'
import { Pager } from './pager.js'
import { Segments } from './segments.js'
import { SiteNameField } from './site-name-field.js'

afterEach(cleanup)

const options = [
  { id: 'light', title: 'Light', hint: 'Dark on white.' },
  { id: 'dark', title: 'Dark', hint: 'White on black.' },
] as const

it('when another segment is chosen from the keyboard, then it holds, with its hint', async () => {
  const Look = () => {
    const [chosen, setChosen] = useState<'light' | 'dark'>('light')
    return <Segments legend="Look" name="look" chosen={chosen} options={options} onChoose={setChosen} />
  }
  render(<Look />)
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}')
  expect(screen.getByRole('radio', { name: 'Dark' })).toBeChecked()
  expect(screen.getByText('White on black.')).toBeVisible()
  expect(screen.queryByText('Dark on white.')).toBeNull()
})

describe('the pager', () => {
  it('when there is one page, then there is none', () => {
    const { container } = render(<Pager page={1} pages={1} onPage={() => undefined} />)
    expect(container).toBeEmptyDOMElement()
  })

  it('when it is at an end, then it goes the other way only', async () => {
    const turned: number[] = []
    render(<Pager page={3} pages={3} onPage={(page) => turned.push(page)} />)
    expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
    await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
    expect(turned).toEqual([2])
  })
})

it('when a palette is chosen by keys, then the colours of the name can be chosen again', async () => {
  const swatch = { ground: '#ffffff', accent: '#000000' }
  const palettes = [
    { id: 'ink', title: 'Ink', light: swatch, dark: swatch },
    { id: 'moss', title: 'Moss', light: swatch, dark: swatch },
  ] as const
  const Colours = () => {
    const [chosen, setChosen] = useState<ThemePalette>()
    return (
      <PaletteField
        name="colours"
        palettes={palettes}
        scheme="light"
        chosen={chosen}
        onChoose={(id) => setChosen(id)}
      />
    )
  }
  render(<Colours />)
  const group = screen.getByRole('group', { name: 'Colours' })
  expect(group).toHaveTextContent('From your name')
  expect(screen.getByRole('radio', { name: 'From your name' })).toBeChecked()
  await userEvent.tab()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  expect(screen.getByRole('radio', { name: 'Moss' })).toBeChecked()
  await userEvent.tab()
  expect(document.body).toHaveFocus()
  await userEvent.click(screen.getByRole('radio', { name: 'From your name' }))
  expect(screen.getByRole('radio', { name: 'Moss' })).not.toBeChecked()
})

describe('the field of a site name', () => {
  const Field = ({ kind, purpose }: { kind: 'free' | 'own'; purpose: 'launch' | 'rename' }) => {
    const [name, setName] = useState('')
    const availability: Availability = { kind }
    return (
      <SiteNameField ref={null} label="Site name" {...{ purpose, name, availability }} onChange={setName} />
    )
  }

  it('when a name is typed as a person writes it, then it becomes one of an address', async () => {
    render(<Field kind="free" purpose="launch" />)
    const field = screen.getByLabelText('Site name')
    await userEvent.type(field, '  Ada Lovelace ')
    expect(field).toHaveValue('ada-lovelace ')
    await userEvent.tab()
    expect(field).toHaveValue('ada-lovelace')
    expect(field).toHaveAccessibleDescription('This name is available.')
  })

  it("when it is one's own name, then it is wrong for a rename and right for a launch", () => {
    const { rerender } = render(<Field kind="own" purpose="launch" />)
    expect(screen.getByLabelText('Site name')).toBeValid()
    rerender(<Field kind="own" purpose="rename" />)
    expect(screen.getByLabelText('Site name')).toBeInvalid()
    expect(screen.getByText('One of your sites has this name already.')).toBeVisible()
  })
})
