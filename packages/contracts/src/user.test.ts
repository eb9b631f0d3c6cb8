import type { z } from 'zod'
import { ResumeName } from './http/resume-routes.js'
import { Email, OneTimeCode, Password, User, UserName } from './user.js'

const refusal = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues[0]?.message

describe('e-mails', () => {
  test('when an e-mail has spaces around it and capitals, then it is stored in lower case without them', () => {
    expect(Email.parse('  Ada@Example.COM ')).toBe('ada@example.com')
  })

  test.each(['Jo@Bücher.Example', 'jo@bu\u0308cher.example', 'jo@xn--bcher-kva.example'])(
    'when an e-mail has an international domain (%s), then all forms of it are one',
    (email) => {
      expect(Email.parse(email)).toBe('jo@xn--bcher-kva.example')
    },
  )

  test.each([
    'jo@bücher',
    'jo@bücher.example:80',
    'jo@bü/cher.example',
    'jo@bü cher.example',
    'jö@bücher.example',
  ])('when an e-mail is %s, then it is refused', (email) => {
    expect(refusal(Email, email)).toBe('Invalid email format')
  })

  test.each([
    [undefined, 'Email is required'],
    [{ $gt: '' }, 'Email is required'],
    ['   ', 'Email is required'],
    ['ada', 'Invalid email format'],
    ['ada@localhost@example.com', 'Invalid email format'],
    [`${'a'.repeat(250)}@b.co`, 'Invalid email format'],
  ])('when an e-mail is %j, then the answer is %j', (value, message) => {
    expect(refusal(Email, value)).toBe(message)
  })
})

describe('passwords', () => {
  test.each([
    ['', 'Password is required'],
    ['12345', 'Password must be at least 6 characters'],
    ['x'.repeat(73), 'Password must be at most 72 bytes'],
    ['ü'.repeat(37), 'Password must be at most 72 bytes'],
  ])('when a password is %j, then the answer is %j', (value, message) => {
    expect(refusal(Password, value)).toBe(message)
  })

  test.each(['kq7 vd', 'x'.repeat(72), 'ü'.repeat(36), '      '])(
    'when a password has 6 characters to 72 bytes (%j), then it is kept as it is',
    (password) => {
      expect(Password.parse(password)).toBe(password)
    },
  )
})

describe('user names and codes', () => {
  test('when a user name has spaces around it, then they are dropped before it is measured', () => {
    expect(UserName.parse(`  ${'x'.repeat(50)}  `)).toHaveLength(50)
    expect(refusal(UserName, 'x'.repeat(51))).toBe('User name must be at most 50 characters')
    expect(refusal(UserName, '  ')).toBe('User name is required')
  })

  test.each(['12345', '1234567', '12345a', '', 123456, '١٢٣٤٥٦'])(
    'when a code is not six digits (%j), then it is incomplete',
    (code) => {
      expect(refusal(OneTimeCode, code)).toBe('Please enter complete OTP')
    },
  )
})

describe('a user on the wire', () => {
  test('when state holds more than the contract names, then nothing of it leaves', () => {
    const user = {
      _id: 'u_1',
      username: 'ada',
      email: 'ada@example.com',
      profilePicture: '',
      credits: 3,
      isVerified: true,
      createdAt: '2026-01-15T09:30:00.000Z',
    }
    expect(User.parse({ ...user, passwordHash: 'secret', holds: {} })).toEqual(user)
  })
})

describe('what a user name shows', () => {
  test.each([
    ['a\r\nb', 'a b'],
    ['a\u0000b', 'a b'],
    ['a\u2028b', 'a b'],
    ['a\u202eb', 'ab'],
    ['\u2066a\u2069', 'a'],
    ['\u200fעדה\u200e', 'עדה'],
    ['\u061cآدا', 'آدا'],
  ])('when a user name is %j, then it is kept as %j', (name, kept) => {
    expect(UserName.parse(name)).toBe(kept)
  })

  test.each(['\u200b', '\u200d\u00ad', '\u3164', '\u2800', '\u115f\u1160', '\ufe0f', '\u{e0020}'])(
    'when nothing of a name can be seen (%j), then it is refused',
    (name) => {
      expect(refusal(UserName, name)).toBe('User name must have characters that can be seen')
      expect(refusal(ResumeName, name)).toBe('Please give the resume a name that can be seen')
    },
  )

  test('when a name is only controls of the direction of text, then there is none', () => {
    expect(refusal(UserName, '\u200e\u202e\r\n')).toBe('User name is required')
    expect(refusal(ResumeName, '\u200e\u202e\r\n')).toBe('Please give the resume a name')
  })

  test.each(['Ada L.', 'Zoë', '田中', '👩‍🚀', 'می‌خواهم', 'क्‍ष'])(
    'when a name is %s, then it is kept',
    (name) => {
      expect(UserName.parse(name)).toBe(name)
      expect(ResumeName.parse(name)).toBe(name)
    },
  )
})
