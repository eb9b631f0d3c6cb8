/** @jest-environment ./web/tests/page-environment.mjs */
import { expect, it } from '@jest/globals'
import { unitOf } from './move-in-page.js'

const page = (text: string) => {
  document.body.innerHTML = text
  return (selector: string) =>
    unitOf(document.querySelector<HTMLElement>(selector)!, new Map([['custom/3', 'new:1']]))
}
const section = (title: string, ...entries: string[]) =>
  `<section data-section="custom"><h2 data-field="${title}">T</h2>${entries.map((id) => `<div data-entry="${id}"><p data-at="${id}:0">L</p></div>`).join('')}</section>`

it('when a section has its own title, then the section and its title are moved by themselves, its entries among each other', () => {
  const unit = page(
    `<section id="first" data-section="work"><h2 data-field="title:work">W</h2></section>${section('custom/0:section', 'custom/0')}<main>${section('custom/3:section', 'custom/3')}</main>`,
  )
  expect(unit('#first')).toEqual({ kind: 'section', id: 'work' })
  expect(unit('#first h2')).toEqual({ kind: 'section', id: 'work' })
  expect(unit('section ~ section')).toEqual({ kind: 'section', id: 'custom:custom/0' })
  expect(unit('section ~ section h2')).toEqual({ kind: 'section', id: 'custom:custom/0' })
  expect(unit('main section')).toEqual({ kind: 'section', id: 'custom:new:1' })
  expect(unit('main h2')).toEqual({ kind: 'section', id: 'custom:new:1' })
  expect(unit('main [data-entry]')).toEqual({ kind: 'entry', key: 'new:1' })
})

it('when a custom section has the standard title, then an entry of it identifies it', () => {
  const unit = page(section('title:custom', 'custom/1'))
  expect(unit('h2')).toEqual({ kind: 'section', id: 'custom:custom/1' })
})
