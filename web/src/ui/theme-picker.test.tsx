/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { describe, expect, it } from '@jest/globals'
import type { SiteTheme } from '@thumbfolio/contracts'
import { fireEvent, screen } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { answeringApi, press } from '../lib/tests/answering-api.js'
import { renderInApp } from '../lib/tests/in-app.js'
import { withWidth } from '../lib/tests/with-width.js'
import { LayoutCard } from './layout-card.js'
import { LivePage } from './live-page.js'
import { ThemePicker } from './theme-picker.js'

const soon = { timeout: 20_000 }
const previewUrl = 'http://preview.localhost/?v=1'
const editorial = { id: 'editorial', title: 'Editorial', description: 'Large serif.', type: 'serif' } as const
const bold = { id: 'bold', title: 'Bold', description: 'One strong colour.', type: 'grotesk' } as const
const swatch = { ground: '#ffffff', accent: '#224466' }
const sourceOf = (title: string) => screen.getByTitle<HTMLIFrameElement>(title).src

describe('a page shown in a frame', () => {
  withWidth(640)

  it('when there is room of 640 px, then the page is scaled to it, runs no script and is no tab stop', async () => {
    let opened = 0
    renderInApp(<LivePage url={previewUrl} title="My page" ratio={0.5} onOpen={() => opened++} />)
    const frame = screen.getByTitle('My page')
    expect(frame).toHaveAttribute('sandbox', '')
    expect(frame).toHaveStyle({ width: '1280px', height: '640px', transform: 'scale(0.5)' })
    await userEvent.tab()
    expect(frame).not.toHaveFocus()
    fireEvent.load(frame)
    expect(opened).toBe(1)
  })
})

describe('a layout to choose', () => {
  withWidth(300)
  const open = (more: object = {}) => {
    let chosen = 0
    const card = { group: 'g', option: bold, isChosen: false, isRecommended: true, isCompact: false }
    renderInApp(<LayoutCard {...card} previewUrl={undefined} onChoose={() => chosen++} {...more} />)
    return () => chosen
  }

  it('when it is pressed, then it is chosen; its name and for whom it is are read aloud', async () => {
    const chosen = open()
    const card = screen.getByRole('radio', { name: 'Bold', description: 'One strong colour.' })
    expect(screen.getByText('Recommended')).toBeVisible()
    await userEvent.click(card)
    expect(chosen()).toBe(1)
  })

  it('when there is a preview, then the page itself is in the card; else a picture of a sample page', () => {
    open({ previewUrl })
    expect(sourceOf('Your page in the layout Bold')).toBe(previewUrl)
  })
})

describe('the look of a page', () => {
  const api = answeringApi()
  withWidth(300)
  const data = {
    layouts: [editorial, bold],
    schemes: ['auto', 'light', 'dark'],
    types: [
      { id: 'serif', title: 'Serif', heading: 'Newsreader', text: 'Source Sans' },
      { id: 'sans', title: 'Sans', heading: 'Inter', text: 'Inter' },
    ],
    palettes: [{ id: 'moss', title: 'Moss', light: swatch, dark: swatch }],
  }
  const open = (value?: SiteTheme) => {
    const changes: SiteTheme[] = []
    const onChange = (theme: SiteTheme) => void changes.push(theme)
    renderInApp(<ThemePicker {...{ previewUrl, value, onChange }} recommended="bold" />)
    return changes
  }

  it('when nothing is chosen yet, then the recommended layout is, and each card has the page in its layout', async () => {
    api.answerTo('/make/themes', 200, { data })
    const changes = open()
    expect(await screen.findByRole('radio', { name: 'Bold' }, soon)).toBeChecked()
    expect(sourceOf('Your page in the layout Editorial')).toBe(`${previewUrl}&layout=editorial`)
    await userEvent.click(screen.getByRole('radio', { name: 'Editorial' }))
    expect(changes).toEqual([{ layout: 'editorial' }])
  })

  it('when the scheme is changed, then the rest of the theme stays', async () => {
    api.answerTo('/make/themes', 200, { data })
    const changes = open({ layout: 'editorial', type: 'serif' })
    await userEvent.click(await screen.findByRole('radio', { name: 'Dark' }, soon))
    expect(changes).toEqual([{ layout: 'editorial', type: 'serif', scheme: 'dark' }])
  })

  it('when the themes cannot be loaded, then another try loads them', async () => {
    open()
    await screen.findByText('The themes could not be loaded', undefined, soon)
    api.answerTo('/make/themes', 200, { data })
    await press('Try again')
    expect(await screen.findByRole('radio', { name: 'Bold' }, soon)).toBeVisible()
  })
})
