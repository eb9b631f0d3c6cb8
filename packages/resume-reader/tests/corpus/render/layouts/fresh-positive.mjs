import { hackMyResume } from '../tools.mjs'

/** The theme `positive` of HackMyResume: large light titles, skill groups as spaced capitals at the left. */
export const freshPositive = {
  only: ['postgrad'],
  linked: true,
  dates: 'iso',
  prints: {
    basics: ['name', 'label', 'email', 'phone', 'url', 'summary'],
    work: ['name', 'position', 'startDate', 'endDate', 'summary', 'highlights'],
    volunteer: ['organization', 'position', 'startDate', 'endDate', 'summary', 'highlights'],
    education: ['institution', 'startDate', 'endDate', 'courses'],
    awards: ['title', 'awarder', 'date', 'summary'],
    publications: ['name', 'releaseDate', 'summary'],
    skills: ['name', 'keywords'],
    references: ['name', 'reference'],
  },
  /** Of awards and publications only the year is printed. */
  asPrinted(person) {
    for (const award of person.awards) award.date = award.date.slice(0, 4)
    for (const text of person.publications) text.releaseDate = text.releaseDate.slice(0, 4)
    return person
  },
  html: (person, folder) => hackMyResume(person, 'positive', folder),
}
