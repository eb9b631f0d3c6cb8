import { describe, expect, test } from '@jest/globals'
import type { ResumeContent } from '@thumbfolio/contracts'
import { groundsOf } from './grounds.js'
import { spokenAbout } from './spoken-about.js'

const content: ResumeContent = {
  basics: { name: 'Zoë Łuczak', label: 'Platform Engineer', summary: 'Engineer with a love of small tools.' },
  work: [
    {
      name: 'Piedmont Mutual',
      position: 'Chief Architect',
      startDate: '2013-05',
      endDate: '2018-05',
      highlights: ['Retired eleven interfaces in favour of a message bus on Kafka'],
    },
    { name: 'Telvanta', position: 'Lead Solution Designer', startDate: '2008', endDate: '2013-04' },
  ],
  skills: [{ name: 'Languages', keywords: ['Kafka', 'TypeScript'] }],
}
const grounds = groundsOf(content, 'en')
const about = (text: string, sources: string[], language = 'en') =>
  spokenAbout({ text, sources }, language === 'en' ? grounds : groundsOf(content, language), language)

describe('what a sentence speaks about', () => {
  test('when one entry says all of it, then the others it cites do not count', () => {
    expect(about('Chief Architect at Piedmont Mutual.', ['work/1', 'work/0', 'skills/0'])).toEqual(['work/0'])
  })

  test('when each of two says a part, then both count, in the order they are cited', () => {
    expect(
      about('Lead Solution Designer at Telvanta, then Chief Architect.', ['work/0', 'work/1', 'skills/0']),
    ).toEqual(['work/0', 'work/1'])
  })

  test('when a word stands in several, then the one that says the rest too is enough', () => {
    expect(about('Retired interfaces for Kafka and wrote TypeScript.', ['work/0', 'skills/0'])).toEqual([
      'work/0',
      'skills/0',
    ])
    expect(about('Retired eleven interfaces for Kafka.', ['skills/0', 'work/0'])).toEqual(['work/0'])
  })

  test('when it names the person, then it speaks about them too, cited or not', () => {
    expect(about('Zoë Łuczak was Chief Architect.', ['work/0'])).toEqual(['work/0', 'basics'])
    expect(about('Zoë Łuczak loves small tools.', ['basics', 'work/0'])).toEqual(['basics'])
  })

  test('when it quotes an entry, then it speaks about that one alone', () => {
    expect(about('Engineer with a love of small tools.', ['work/0', 'basics'])).toEqual(['basics'])
  })

  test('when an amount follows from dates, then it speaks about the entry that they are of', () => {
    expect(about('Worked there for five years.', ['work/1', 'work/0'])).toEqual(['work/1'])
    expect(about('Five years at Piedmont Mutual.', ['work/0', 'skills/0'])).toEqual(['work/0'])
  })

  test('when it is of plain words alone, then it speaks about what it cites', () => {
    expect(about('They have worked here and there.', ['work/0', 'work/1'])).toEqual(['work/0', 'work/1'])
  })

  test('when the language has no plain words, then a quote still finds its entry', () => {
    const quote = 'Retired eleven interfaces in favour of a message bus'
    expect(about(quote, ['skills/0', 'work/0'], 'fi')).toEqual(['work/0'])
  })
})
