import { misspeltKind, titleKind } from './titles.js'

describe('section titles', () => {
  test.each([
    ['WORK EXPERIENCE', 'work'],
    ['Berufserfahrung', 'work'],
    ['Doświadczenie zawodowe', 'work'],
    ['Expérience professionnelle:', 'work'],
    ['Formación académica', 'education'],
    ['Istruzione e formazione', 'education'],
    ['Opleidingen', 'education'],
    ['SCHUL- UND BERUFSBILDUNG', 'education'],
    ['Competências', 'skills'],
    ['2. Languages', 'languages'],
    ['Hobbies & Interests', 'interests'],
    ['Certifications & Awards', 'certificates'],
    ['S K I L L S', 'skills'],
    ['Previous Positions', 'work'],
    ['Educational Qualifications', 'education'],
    ['Expériences professionnelles complémentaires', 'work'],
    ['Talks and Teaching', 'other'],
    ['Como contactar', undefined],
    ['相关工作经历', undefined],
    ['Key Achievements of Ada', undefined],
    ['Peachtree Memorial Hospital', undefined],
  ])('when a title reads %s, then it opens %s', (text, kind) => {
    expect(titleKind(text)).toBe(kind)
  })

  // What LinkedIn's own export calls its sections.
  test.each([
    [
      'contact',
      'Contact|Contactar|Coordonnées|Kontakt|Contatti|Contato|Contactgegevens|İletişim Bilgileri|Связаться|联系方式|連絡先|연락처|Kontak',
    ],
    [
      'skills',
      'Top Skills|Aptitudes principales|Principales compétences|Top-Kenntnisse|Competenze principali|Principais competências|Belangrijkste vaardigheden|Najważniejsze umiejętności|En Önemli Yetenekler|Основные навыки|热门技能|主なスキル|주요 보유기술|Keahlian Utama',
    ],
    [
      'summary',
      'Summary|Extracto|Résumé|Zusammenfassung|Riepilogo|Resumo|Samenvatting|Podsumowanie|Özet|个人简介|概要|요약|Ringkasan',
    ],
    [
      'work',
      'Experience|Experiencia|Expérience|Berufserfahrung|Esperienza|Experiência|Ervaring|Doświadczenie|Deneyim|Опыт работы|工作经历|職歴|경력|Pengalaman',
    ],
    [
      'education',
      'Education|Educación|Formation|Ausbildung|Formazione|Formação acadêmica|Opleiding|Wykształcenie|Eğitim|Образование|教育经历|学歴|학력|Pendidikan',
    ],
  ])('when LinkedIn titles a section of %s in any language, then it is known', (kind, titles) => {
    for (const title of titles.split('|')) expect([title, titleKind(title)]).toEqual([title, kind])
  })

  test.each([
    ['Eduction', 'education'],
    ['Work Experiance', 'work'],
    ['Langauges', 'languages'],
    ['Skillls', 'skills'],
    ['Peter Sprache', undefined],
    ['Workshop', undefined],
  ])('when the title %s is misspelt, then it opens %s', (text, kind) => {
    expect(misspeltKind(text)).toBe(kind)
  })
})
