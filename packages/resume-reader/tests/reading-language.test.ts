import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { languageOf } from '../src/result/language.js'
import { readResume } from '../src/stages/read-resume.js'
import { latin, onePage, text } from '@thumbfolio/testing/pdf-builder'

interface Short {
  name: string
  label: string
  titles: readonly [work: string, education: string, skills: string]
  job: string
  present: string
  degree: string
  skills: string
}

const read = async ({
  name,
  label,
  titles: [work, education, skills],
  job,
  present,
  degree,
  skills: words,
}: Short) => {
  const at = (y: number, line: string, size = 10, font = 'F1') => text(50, y, size, latin(line), font)
  const content =
    at(760, name, 22, 'F2') +
    at(740, label) +
    at(700, work, 14, 'F2') +
    at(680, `${job}, 2019 - ${present}`) +
    at(650, education, 14, 'F2') +
    at(630, `${degree}, 2012 - 2016`) +
    at(600, skills, 14, 'F2') +
    at(580, words)
  return readResume(await pdfText(new Uint8Array(onePage(content))))
}
const english = ['Experience', 'Education', 'Skills'] as const

describe('the language of a short resume', () => {
  it.each<[string, Short]>([
    [
      'en',
      {
        name: 'Étienne Garnier',
        label: 'Chef',
        titles: english,
        job: 'Chef de partie, Maison Dupont, Lyon',
        present: 'Present',
        degree: 'CAP Cuisine, Lycée de Lyon',
        skills: 'Sauces, Pâtisserie, Menus',
      },
    ],
    [
      'en',
      {
        name: 'Giulia Bianchi',
        label: 'Barista',
        titles: english,
        job: 'Barista, Caffè Torino, Milano',
        present: 'Present',
        degree: 'Diploma, Liceo Galileo',
        skills: 'Espresso, Latte, Cassa',
      },
    ],
    [
      'en',
      {
        name: 'Jürgen Schäfer',
        label: 'Electrician',
        titles: ['Work Experience', 'Education', 'Skills'],
        job: 'Electrician, Stadtwerke Köln',
        present: 'Present',
        degree: 'Gesellenbrief, IHK Köln',
        skills: 'Wiring, Lighting',
      },
    ],
    [
      'fr',
      {
        name: 'Anna Smith',
        label: 'Comptable',
        titles: ['Expérience', 'Formation', 'Compétences'],
        job: 'Comptable, Hill and Sons, London',
        present: 'Présent',
        degree: 'BSc Accounting, Leeds',
        skills: 'Excel, Sage',
      },
    ],
    [
      'de',
      {
        name: 'Anna Smith',
        label: 'Controllerin',
        titles: ['Berufserfahrung', 'Ausbildung', 'Kenntnisse'],
        job: 'Controllerin, Hill and Sons, London',
        present: 'heute',
        degree: 'BSc Accounting, Leeds',
        skills: 'Excel, Sage',
      },
    ],
    [
      'it',
      {
        name: 'Anna Smith',
        label: 'Contabile',
        titles: ['Esperienza', 'Istruzione', 'Competenze'],
        job: 'Contabile, Hill and Sons',
        present: 'oggi',
        degree: 'BSc Accounting, Leeds',
        skills: 'Excel, Sage',
      },
    ],
    [
      'es',
      {
        name: 'Anna Smith',
        label: 'Contable',
        titles: ['Experiencia laboral', 'Formación', 'Habilidades'],
        job: 'Contable, Hill and Sons',
        present: 'actualidad',
        degree: 'BSc Accounting, Leeds',
        skills: 'Excel, Sage',
      },
    ],
    [
      'pt',
      {
        name: 'Anna Smith',
        label: 'Contadora',
        titles: ['Experiência', 'Educação', 'Competências'],
        job: 'Contadora, Hill and Sons',
        present: 'atual',
        degree: 'BSc Accounting, Leeds',
        skills: 'Excel, Sage',
      },
    ],
  ])(
    'when its titles are those of %s, then it is that, whatever names and firms are',
    async (language, short) => {
      const { language: found, quality } = await read(short)
      expect(found).toBe(language)
      expect(quality?.reasons.map(({ code }) => code)).not.toContain('language-guess')
    },
  )

  it('when nothing tells the language, then it is a guess, and the quality says so', async () => {
    const { language, quality } = await read({
      name: 'Maja Lind',
      label: 'Kock',
      titles: ['Tjänster', 'Skola', 'Kunnande'],
      job: 'Kock, Krogen, Lund',
      present: '2021',
      degree: 'Restaurangskolan, Lund',
      skills: 'Fisk, Bröd',
    })
    expect(language).toBe('und')
    expect(quality?.reasons.map(({ code }) => code)).toContain('language-guess')
  })
})

describe('statistics on words', () => {
  const german =
    'Die Aufgaben in diesem Bereich waren vielseitig und wir haben gemeinsam mit den Kunden neue Lösungen entwickelt, die heute noch verwendet werden. '
  it('when there are titles, then they are asked first, and long sentences in another language make it a guess', () => {
    expect(languageOf(['Experience', 'Education', 'Skills'], german.repeat(12))).toEqual({
      code: 'en',
      isGuess: true,
    })
  })

  it('when there are none, then they decide from 200 words on', () => {
    expect(languageOf([], german.repeat(12))).toEqual({ code: 'de', isGuess: false })
    expect(languageOf([], german)).toEqual({ code: 'und', isGuess: true })
  })
})
