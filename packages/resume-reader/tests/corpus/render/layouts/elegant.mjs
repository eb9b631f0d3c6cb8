import { load, offline, olderSchema } from '../tools.mjs'

/** jsonresume-theme-elegant: a card with the contacts beside the page, courses and keywords as labels. */
export const elegant = {
  only: ['sre', 'midwife'],
  linked: true,
  dates: 'short',
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
      'location.countryCode',
      'location.postalCode',
    ],
    work: ['name', 'position', 'startDate', 'endDate', 'summary', 'highlights'],
    volunteer: ['organization', 'position', 'startDate', 'endDate', 'summary', 'highlights'],
    education: ['institution', 'area', 'studyType', 'startDate', 'endDate', 'courses'],
    awards: ['title', 'awarder', 'date', 'summary'],
    certificates: ['name', 'issuer', 'date'],
    publications: ['name', 'publisher', 'releaseDate', 'summary'],
    skills: ['name', 'keywords'],
    languages: ['language'],
    interests: ['name', 'keywords'],
    references: ['name', 'reference'],
    projects: ['name', 'description', 'startDate', 'endDate', 'highlights'],
  },
  /** Without the picture, which comes from elsewhere. */
  html: (person) =>
    offline(load('jsonresume-theme-elegant').render(olderSchema(person))).replace(/<img[^>]*>/, ''),
}
