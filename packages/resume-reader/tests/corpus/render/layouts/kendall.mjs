import { load, offline } from '../tools.mjs'

/** jsonresume-theme-kendall: work at the left, contacts, education and skills at the right, firms in boxes. */
export const kendall = {
  only: ['marketer', 'postgrad'],
  linked: true,
  dates: 'long',
  prints: {
    basics: [
      'name',
      'label',
      'email',
      'phone',
      'url',
      'summary',
      'location.address',
      'location.city',
      'location.region',
      'location.postalCode',
      'location.countryCode',
      'profiles.network',
      'profiles.username',
    ],
    work: ['name', 'position', 'location', 'url', 'startDate', 'endDate', 'summary', 'highlights'],
    volunteer: ['organization', 'position', 'url', 'startDate', 'endDate', 'summary', 'highlights'],
    education: ['institution', 'url', 'area', 'studyType', 'startDate', 'endDate', 'score', 'courses'],
    awards: ['title', 'awarder', 'date', 'summary'],
    publications: ['name', 'publisher', 'url', 'releaseDate', 'summary'],
    skills: ['name', 'level', 'keywords'],
    interests: ['name', 'keywords'],
    references: ['name', 'reference'],
    projects: ['name', 'description'],
  },
  /** Schools are printed with years. */
  asPrinted(person) {
    for (const school of person.education) {
      school.startDate = school.startDate.slice(0, 4)
      school.endDate = school.endDate.slice(0, 4)
    }
    return person
  },
  /** Without the picture, which comes from elsewhere. */
  html: (person) =>
    offline(load('jsonresume-theme-kendall').render(person)).replace(/<img src="[^"]*gravatar[^>]*>/, ''),
}
