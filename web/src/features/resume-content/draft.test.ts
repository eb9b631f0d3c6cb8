import { describe, expect, it } from '@jest/globals'
import { ResumeContent } from '@thumbfolio/contracts'
import type { z } from 'zod'
import { contentOf, draftOf, emptyEntry, isChanged, titleOf, withEntries, withField } from './draft.js'
import { basicsFields, listShapes } from '../../lib/field-catalogue.js'

const content: ResumeContent = {
  basics: {
    name: 'Ada',
    image: 'https://example.org/ada.png',
    location: { city: 'London', countryCode: 'GB' },
    profiles: [{ network: 'GitHub', username: 'ada' }],
  },
  work: [
    { name: 'Analytical Engines', position: 'Programmer', highlights: ['Note G', 'two\nlines'] },
    { name: 'Jacquard', startDate: '1842' },
  ],
  skills: [{ keywords: ['Bernoulli numbers'] }],
}

const keysOf = (schema: z.ZodType): string[] => {
  const { shape, element, innerType } = (schema as unknown as { def: Record<string, unknown> }).def
  if (shape) return Object.keys(shape)
  return keysOf((element ?? innerType) as z.ZodType)
}

describe('a draft of what was read', () => {
  it('when nothing is touched, then it is written to the letter, also what no field shows', () => {
    const draft = draftOf(content)
    expect(contentOf(draft)).toEqual(content)
    expect(isChanged(draft, content)).toBe(false)
  })

  it('when a value is typed, then it alone changes', () => {
    const draft = withField(draftOf(content), '/work/1', 'startDate', ' 1843 ')
    expect(contentOf(draft)).toEqual({
      ...content,
      work: [content.work![0], { name: 'Jacquard', startDate: '1843' }],
    })
    expect(isChanged(draft, content)).toBe(true)
  })

  it('when a value is emptied, then it is left out, and so is what holds nothing any more', () => {
    let draft = withField(draftOf(content), '/basics', 'location/city', '')
    draft = withField(draft, '/basics', 'location/countryCode', '  ')
    draft = withField(draft, '/skills/0', 'keywords', '\n')
    expect(contentOf(draft)).not.toHaveProperty('basics.location')
    expect(contentOf(draft)).not.toHaveProperty('skills')
  })

  it('when only spaces are added, then nothing has changed', () => {
    expect(isChanged(withField(draftOf(content), '/basics', 'name', 'Ada '), content)).toBe(false)
  })

  it('when an entry is added and left empty, then it is not sent', () => {
    const add = withEntries(draftOf(content), '/work', (now) => [emptyEntry('/work/new'), ...now])
    expect(isChanged(add, content)).toBe(false)
    const named = withField(add, '/work/new', 'name', 'Royal Society')
    expect((contentOf(named) as ResumeContent).work?.map(({ name }) => name)).toEqual([
      'Royal Society',
      'Analytical Engines',
      'Jacquard',
    ])
  })

  it('when an entry is named, then by its first values, else by any', () => {
    const { lists } = draftOf(content)
    const fields = (root: string) => listShapes.find((shape) => shape.root === root)!.fields
    expect(titleOf(lists['/work']![0]!, fields('/work'))).toBe('Programmer, Analytical Engines')
    expect(titleOf(lists['/skills']![0]!, fields('/skills'))).toBe('Bernoulli numbers')
  })
})

describe('the catalogue of fields', () => {
  it('when the contract knows a value, then it can be edited', () => {
    const shape = ResumeContent.shape
    for (const { root, fields } of listShapes) {
      const key = root.slice(1) as keyof typeof shape
      const schema = root === '/basics/profiles' ? shape.basics.unwrap().shape.profiles : shape[key]
      // What kind of a fact it is follows from what it is called.
      const keys = keysOf(schema).filter((key) => key !== 'kind')
      expect([root, fields.map((field) => field.key).sort()]).toEqual([root, keys.sort()])
    }
    const basics = shape.basics.unwrap().shape
    const known = Object.keys(basics).filter((key) => !['image', 'location', 'profiles'].includes(key))
    const places = keysOf(basics.location).map((key) => `location/${key}`)
    expect(basicsFields.map(({ key }) => key).sort()).toEqual([...known, ...places].sort())
    expect(listShapes).toHaveLength(Object.keys(shape).length)
  })
})
