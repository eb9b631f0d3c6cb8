/** @jest-environment ./web/tests/page-environment.mjs */
import { describe, expect, it } from '@jest/globals'
import { addTextPlaceholders } from './page-placeholders.js'

const parsed = (html: string) => new DOMParser().parseFromString(html, 'text/html')

describe('placeholders of a page', () => {
  it('when there is no name yet, then its place and that of the headline can be written in', () => {
    const page = parsed('<h1>Portfolio</h1>')
    addTextPlaceholders(page)
    expect(page.querySelector('[data-field="basics:name"]')?.textContent).toBe('')
    const headline = page.querySelector('[data-field="headline"]')
    expect(headline?.getAttribute('data-placeholder')).toBe('What you do')
  })

  it('when the page is a case study, then its title stays', () => {
    const page = parsed('<h1 data-block="projects/0:title">Line rounds</h1>')
    addTextPlaceholders(page)
    expect(page.body.innerHTML).toBe('<h1 data-block="projects/0:title">Line rounds</h1>')
  })
})
