import { describe, expect, it } from '@jest/globals'
import { pdfText } from '../src/characters/pdf-text.pdfjs.js'
import { readResume } from '../src/stages/read-resume.js'
import { latin, onePage, text } from '@thumbfolio/testing/pdf-builder'

interface Words {
  contact: string
  skills: readonly string[]
  summary: string
  experience: string
  education: string
  present: string
  month: string
}

/** What LinkedIn's own export of a profile is titled in each language. */
const exports: Readonly<Record<string, Words>> = {
  en: {
    contact: 'Contact',
    skills: ['Top Skills'],
    summary: 'Summary',
    experience: 'Experience',
    education: 'Education',
    present: 'Present',
    month: 'March',
  },
  es: {
    contact: 'Contactar',
    skills: ['Aptitudes', 'principales'],
    summary: 'Extracto',
    experience: 'Experiencia',
    education: 'Educación',
    present: 'actualidad',
    month: 'marzo de',
  },
  fr: {
    contact: 'Coordonnées',
    skills: ['Principales', 'compétences'],
    summary: 'Résumé',
    experience: 'Expérience',
    education: 'Formation',
    present: 'aujourd\x92hui',
    month: 'mars',
  },
  de: {
    contact: 'Kontakt',
    skills: ['Top-Kenntnisse'],
    summary: 'Zusammenfassung',
    experience: 'Berufserfahrung',
    education: 'Ausbildung',
    present: 'heute',
    month: 'März',
  },
  it: {
    contact: 'Contatti',
    skills: ['Competenze', 'principali'],
    summary: 'Riepilogo',
    experience: 'Esperienza',
    education: 'Formazione',
    present: 'oggi',
    month: 'marzo',
  },
  pt: {
    contact: 'Contactar',
    skills: ['Principais', 'competências'],
    summary: 'Resumo',
    experience: 'Experiência',
    education: 'Formação acadêmica',
    present: 'presente',
    month: 'março de',
  },
  nl: {
    contact: 'Contact',
    skills: ['Belangrijkste', 'vaardigheden'],
    summary: 'Samenvatting',
    experience: 'Ervaring',
    education: 'Opleiding',
    present: 'heden',
    month: 'maart',
  },
  id: {
    contact: 'Hubungi',
    skills: ['Keahlian Utama'],
    summary: 'Ringkasan',
    experience: 'Pengalaman',
    education: 'Pendidikan',
    present: 'sekarang',
    month: 'Maret',
  },
  sv: {
    contact: 'Kontakt',
    skills: ['Främsta kompetenser'],
    summary: 'Sammanfattning',
    experience: 'Erfarenhet',
    education: 'Utbildning',
    present: 'nu',
    month: 'mars',
  },
  da: {
    contact: 'Kontakt',
    skills: ['Vigtigste kompetencer'],
    summary: 'Resumé',
    experience: 'Erfaring',
    education: 'Uddannelse',
    present: 'nu',
    month: 'marts',
  },
  nb: {
    contact: 'Kontakt',
    skills: ['Viktigste ferdigheter'],
    summary: 'Sammendrag',
    experience: 'Erfaring',
    education: 'Utdanning',
    present: 'nå',
    month: 'mars',
  },
  fi: {
    contact: 'Yhteystiedot',
    skills: ['Tärkeimmät taidot'],
    summary: 'Yhteenveto',
    experience: 'Kokemus',
    education: 'Koulutus',
    present: 'nykyhetki',
    month: 'maaliskuuta',
  },
}

const exported = ({ contact, skills, summary, experience, education, present, month }: Words): Buffer => {
  const rows: string[] = []
  const side = (y: number, words: string, size = 9.5) => rows.push(text(20, y, size, latin(words)))
  const main = (y: number, words: string, size = 10.5) => rows.push(text(200, y, size, latin(words)))
  side(750, contact, 13)
  side(732, '0612 345 678 \\(Mobile\\)')
  side(721, 'noor.vandale@example.com')
  side(703, 'www.linkedin.com/in/noor-')
  side(692, 'vandale-hydro \\(LinkedIn\\)')
  skills.forEach((line, at) => side(664 - 15 * at, line, 13))
  side(630, 'Beheer van pompgemalen')
  side(619.5, 'Hydraulische modellen')
  side(609, 'Onderhoud')
  main(750, 'Noor van Dale', 24)
  main(732, 'Engineer waterbeheer | Polders en dijken')
  main(720, 'Utrecht, Nederland', 9.5)
  main(690, summary, 15)
  main(670, 'Tien jaar ervaring met gemalen in het rivierengebied, van ontwerp tot beheer.')
  main(640, experience, 15)
  main(620, 'Waterschap Lek', 12)
  main(606, 'Engineer waterbeheer')
  main(594, `${month} 2019 - ${present} \\(6\\)`, 9.5)
  main(560, education, 15)
  main(540, 'Hogeschool Utrecht', 12)
  main(528, 'Bachelor, Civiele techniek \\267 \\(2009 - 2013\\)', 9.5)
  return onePage(rows.join(''))
}

describe.each(Object.keys(exports))('an export of LinkedIn in %s', (language) => {
  it('when its sidebar is read, then contact data is contact data, and each skill is one', async () => {
    const words = exports[language]!
    const reading = readResume(await pdfText(new Uint8Array(exported(words))))
    const { basics, skills, work, education } = reading.content
    expect(basics).toMatchObject({
      name: 'Noor van Dale',
      label: 'Engineer waterbeheer | Polders en dijken',
      email: 'noor.vandale@example.com',
      phone: '0612 345 678',
      summary: 'Tien jaar ervaring met gemalen in het rivierengebied, van ontwerp tot beheer.',
      profiles: [{ network: 'LinkedIn', username: 'noor-vandale-hydro' }],
    })
    expect(skills?.map((skill) => skill.name)).toEqual([
      'Beheer van pompgemalen',
      'Hydraulische modellen',
      'Onderhoud',
    ])
    expect(work?.[0]).toMatchObject({ name: 'Waterschap Lek', startDate: '2019-03' })
    expect(work?.[0]).not.toHaveProperty('endDate')
    expect(education?.[0]).toMatchObject({ institution: 'Hogeschool Utrecht', area: 'Civiele techniek' })
    expect(reading.language).toBe(language)
    const loose = reading.unplaced.map((line) => line.text)
    for (const title of [words.contact, ...words.skills, words.summary]) expect(loose).not.toContain(title)
  })
})
