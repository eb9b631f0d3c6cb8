import { expect, test } from '@jest/globals'
import { isPrivateField, privateKeys } from './private-fields.js'

test.each([
  '/basics/email',
  '/basics/phone',
  '/basics/url',
  '/basics/image',
  '/basics/profiles/0/username',
  '/basics/location/address',
  '/basics/location/postalCode',
  '/work/3/url',
  '/custom/0/url',
  '/references/0/name',
  '/references/0/reference',
  '/personal/12/text',
])('when a value stands at %s, then it is private', (pointer) => {
  expect(isPrivateField(pointer)).toBe(true)
})

test.each([
  '/basics/name',
  '/basics/location/city',
  '/work/0/name',
  '/certificates/0/expires',
  '/custom/0/section',
  '',
])('when a value is at %s, then it is not private', (pointer) => {
  expect(isPrivateField(pointer)).toBe(false)
})

test('when the fields of an entry are asked for by name, then names that others have are not among them', () => {
  const keys = [...privateKeys]
  expect(keys).toEqual(
    expect.arrayContaining(['address', 'email', 'personal', 'phone', 'postalCode', 'references']),
  )
  for (const key of ['name', 'label', 'summary', 'city', 'countryCode', 'highlights', 'startDate'])
    expect(keys).not.toContain(key)
})
