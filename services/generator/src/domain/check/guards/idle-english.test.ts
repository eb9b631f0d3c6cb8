import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { tokensOf } from '../tokens.js'
import { isIdleInEnglish } from './idle-english.js'

const isIdle = (word: string, text: string, entry: string, end = '2014') => {
  const tokens = tokensOf(text, 'en')
  const at = tokens.findIndex(({ value }) => value === word)
  return isIdleInEnglish(tokens, at, [groundOf('work/0', [entry], 'en', { dates: { start: '2012', end } })])
}

describe('an English word beside what it claims nothing with', () => {
  it.each([
    ['more', 'To know more, read on', ''],
    ['once', 'It is sent once it was read', ''],
    ['built', 'A pipeline built on Kafka', ''],
    ['receives', 'The zoo receives about 400 visitors', '400 visitors'],
    ['drew', 'She drew up the rota', 'Wrote the rota'],
    ['ran', 'It ran in 3 minutes', ''],
    ['one', 'a weekly one for the yards', ''],
    ['passed', 'It passed 900 downloads', 'Over 900 downloads'],
    ['led', 'Her path led through two farms', ''],
    ['route', 'His route into nursing went from a shop to a ward', ''],
    ['grew', 'She grew into this job', ''],
    ['centres', 'His work centres on boilers', ''],
    ['long', 'The shift was twelve hours long', ''],
    ['strong', 'a 26-strong crew', ''],
    ['old', 'pupils from 11 to 16 years old', 'Pupils aged 11 to 16'],
    ['olds', '11- to 16-year-olds', 'Pupils aged 11 to 16'],
    ['worker', 'a seasonal worker', 'Seasonal picker'],
    ['completed', 'He completed an internship in Lyon', 'Internship in Lyon'],
    ['ashore', 'Ashore he sings', ''],
    ['pay', 'They did not have to pay', 'Free advice'],
    ['not', 'They did not have to pay', 'Free advice'],
    ['cost', 'Advice at no cost', 'Free advice'],
    ['all', 'She held 64 interviews in all and told the team', ''],
    ['once', 'She meets them once a week', 'Weekly meetings'],
    ['reports', 'A team of two reports to her', 'Manages a team of two'],
    ['behalf', 'Two projects on behalf of a buyer', ''],
    ['devoted', 'He devoted his thesis to membranes', ''],
    ['good', 'She stayed for a good four years', ''],
    ['worth', 'Orders worth 3 million', ''],
  ])('when “%s” stands in “%s” of “%s”, then it is idle', (word, text, entry) => {
    expect(isIdle(word, text, entry)).toBe(true)
  })

  it.each([
    ['more', 'She learned more crafts', ''],
    ['once', 'She sails once a week', ''],
    ['built', 'She built on sand', ''],
    ['receives', 'She receives about 400 visitors', '400 visitors'],
    ['drew', 'She drew the rota', 'Wrote the rota'],
    ['ran', 'She ran in 40 towns', ''],
    ['passed', 'It passed 900 downloads', '900 downloads'],
    ['led', 'Her career led a team', ''],
    ['led', 'She led to the altar', ''],
    ['route', 'She planned the route of the tour', ''],
    ['grew', 'She grew into a leader', ''],
    ['centres', 'He built two centres', ''],
    ['long', 'The long shift', ''],
    ['strong', 'She has 26 strong candidates', ''],
    ['old', 'The firm is 16 years old', 'Led 16 pupils'],
    ['all', 'She held interviews in all departments', ''],
    ['once', 'She meets them once a week', 'Monthly meetings'],
    ['reports', 'She reports to the board', 'Manages a team of two'],
    ['devoted', 'He was devoted to his pupils', ''],
    ['good', 'She stayed with a good team', ''],
    ['worth', 'It was worth it', ''],
    ['worker', 'a social worker', 'Social club'],
    ['worker', 'a seasonal worker', 'Picker'],
    ['completed', 'He completed a course in Lyon', 'Course in Lyon'],
    ['ashore', 'He moved the cargo ashore', ''],
    ['pay', 'They had to pay', 'Free advice'],
    ['not', 'They did not have to pay', 'Advice'],
    ['cost', 'Advice at no cost', 'Advice'],
  ])('when “%s” stands in “%s” of “%s”, then it is not', (word, text, entry) => {
    expect(isIdle(word, text, entry)).toBe(false)
  })

  it.each([
    ['2030', true],
    ['2014', false],
  ])('when a degree ends in %s, then who expects to graduate: %s', (end, is) => {
    const tokens = tokensOf('She expects to graduate', 'en')
    const ground = groundOf('education/0', ['Law'], 'en', { dates: { end }, goesOn: is })
    expect(isIdleInEnglish(tokens, 3, [ground])).toBe(is)
  })

  it('when an internship goes on, then nobody has completed it', () => {
    const tokens = tokensOf('He completed an internship', 'en')
    const ground = groundOf('work/0', ['Internship in Lyon'], 'en', { dates: { start: '2026' } })
    expect(isIdleInEnglish(tokens, 1, [ground])).toBe(false)
  })
})
