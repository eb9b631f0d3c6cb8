import { describe, expect, test } from '@jest/globals'
import { nameDoubtOf } from './name-doubt.js'

describe('whether a name is one', () => {
  test.each([
    'Ada Lovelace',
    'MARIA-JOSÉ GRIFFITHS, MSN, RN, CCRN',
    'Dr. Anna de la Cruz',
    'Ludwig van der Berg (he/him)',
    'Tom Baker',
    'Chef Lorenzo Mason',
    'J. R. Okafor',
    'ludwig lindqvist',
    '沈玉兰',
    '김민준',
    'Антон Белугин',
    'חנה לוי',
    'Nguyễn Thị Minh Khai',
    "Seán O'Brien | Engineer",
    'Grant Young',
    'Hope Primary',
  ])('when it is %s, then nothing speaks against it', (name) => {
    expect(nameDoubtOf(name, ['Engineer', 'Head Chef'])).toBeUndefined()
  })

  test.each([
    ['PERSONAL INFORMATION', 'heading'],
    ['Curriculum Vitae', 'heading'],
    ['Resume of Ada Lovelace', 'heading'],
    ['EDUCATION AND', 'heading'],
    ['Personal Details', 'heading'],
    ['Berufserfahrung', 'heading'],
    ['職務経歴書', 'heading'],
    ['Surname(s) / First name(s)', 'label'],
    ['Address:', 'label'],
    ['I build reliable software for hospitals', 'sentence'],
    ['class Ada Lovelace {', 'sentence'],
    ['ada@lovelace.example', 'sentence'],
    ['14 Rosehill Road', 'sentence'],
    ['Software Engineer', 'trade'],
    ['ADA LOVELACE MSC MARINE BIOLOGY STUDENT', 'trade'],
    ['University of Leeds', 'organisation'],
    ['MARTA', 'part'],
  ])('when it is %s, then it is likely a %s', (name, doubt) => {
    expect(nameDoubtOf(name, ['Software Engineer at Looms'])).toBe(doubt)
  })
})
