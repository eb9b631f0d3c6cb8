import { hackMyResume } from '../tools.mjs'

/** The theme `compact` of HackMyResume: plain lines, skills before work. */
export const freshCompact = {
  only: ['sre', 'midwife'],
  linked: true,
  dates: 'slash',
  prints: {
    basics: ['name', 'email', 'phone', 'url', 'summary'],
    work: ['name', 'position', 'startDate', 'endDate', 'summary', 'highlights'],
    volunteer: ['organization', 'position', 'startDate', 'endDate', 'summary', 'highlights'],
    education: ['institution', 'startDate', 'endDate', 'courses'],
    awards: ['title', 'awarder', 'date', 'summary'],
    publications: ['name', 'releaseDate', 'summary'],
    skills: ['name', 'keywords'],
    interests: ['name'],
    references: ['name', 'reference'],
  },
  /** Of awards and publications only the year is printed. */
  asPrinted(person) {
    for (const award of person.awards) award.date = award.date.slice(0, 4)
    for (const text of person.publications) text.releaseDate = text.releaseDate.slice(0, 4)
    return person
  },
  html: (person, folder) => hackMyResume(person, 'compact', folder),
}
