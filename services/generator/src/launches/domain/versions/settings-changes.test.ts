import { describe, expect, it } from '@jest/globals'
import { themeChange } from './settings-changes.js'

describe('what a version says about a change of the look', () => {
  it('when the theme is another one, then it is named', () => {
    expect(themeChange({ layout: 'grid' }, { layout: 'bold' })).toEqual(['Theme: Bold'])
    expect(themeChange(undefined, { layout: 'bold' })).toEqual(['Theme: Bold'])
  })

  it('when only its colour is another one, then the theme that has it is named', () => {
    expect(themeChange({ layout: 'bold' }, { layout: 'bold', palette: 'moss' })).toEqual([
      'Look of Bold changed',
    ])
  })

  it('when nothing changed, then nothing is said', () => {
    expect(themeChange({ layout: 'bold' }, { layout: 'bold' })).toEqual([])
  })
})
