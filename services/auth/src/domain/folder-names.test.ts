import { describe, expect, it } from '@jest/globals'
import fc from 'fast-check'
import { folderNames, safeName } from './folder-names.js'

describe('safeName', () => {
  it.each([
    ['Nurse 2026', 'Nurse 2026'],
    ['Lebenslauf – Zoë (final)', 'Lebenslauf – Zoë (final)'],
    ['履歴書', '履歴書'],
    ['../../etc/passwd', '__.._etc_passwd'],
    ['..', 'unnamed'],
    ['.', 'unnamed'],
    ['', 'unnamed'],
    [' . ', 'unnamed'],
    ['/', '_'],
    ['C:\\Windows\\x', 'C__Windows_x'],
    ['.bashrc', '_bashrc'],
    ['cv.', 'cv'],
    ['a\u0000b\nc', 'a b c'],
    ['gpj.\u202Efdp.exe', 'gpj. fdp.exe'],
    ['half \ud800 a pair', 'half a pair'],
    ['CON', '_CON'],
    ['nul.txt', '_nul.txt'],
    ['console', 'console'],
    ['con', '_con'],
    ['é'.repeat(200), 'é'.repeat(40)],
    [`${'x'.repeat(79)}. y`, 'x'.repeat(79)],
  ])('when it is %j, then it becomes %j', (wanted, name) => expect(safeName(wanted)).toBe(name))

  it('when it is anything at all, then it is one plain segment of a path, and stays as it is when asked again', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 300 }), (wanted) => {
        const name = safeName(wanted)
        expect(name).toMatch(/^[^\p{C}\p{Zl}\p{Zp}<>:"/\\|?*]+$/u)
        expect(name).not.toMatch(/^[. ]|[. ]$/)
        expect(Buffer.byteLength(name)).toBeLessThanOrEqual(81)
        expect(safeName(name)).toBe(name)
      }),
    )
  })
})

describe('folderNames', () => {
  it('when names are the same on some file system, then each is another', () => {
    const nameOf = folderNames()
    const wanted = ['CV', 'cv', 'CV (2)', 'ＣＶ', 're\u0301sume\u0301', 'r\u00e9sum\u00e9', 'a/b', 'a:b']
    expect(wanted.map(nameOf)).toEqual([
      'CV',
      'cv (2)',
      'CV (2) (2)',
      'ＣＶ (3)',
      'résumé',
      'résumé (2)',
      'a_b',
      'a_b (2)',
    ])
  })
})
