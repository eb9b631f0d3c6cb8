import { load, offline } from '../tools.mjs'

/** jsonresume-theme-straightforward: one column, rules under the titles; of projects the highlights, run together. */
export const straightforward = {
  only: ['marketer', 'postgrad'],
  linked: true,
  dates: 'short',
  prints: {
    basics: [
      'name',
      'email',
      'phone',
      'url',
      'summary',
      'location.city',
      'location.region',
      'profiles.network',
      'profiles.username',
      'profiles.url',
    ],
    work: ['name', 'position', 'location', 'startDate', 'endDate', 'summary', 'highlights'],
    volunteer: ['organization', 'position', 'startDate', 'endDate', 'highlights'],
    education: ['institution', 'area', 'studyType', 'startDate', 'endDate', 'score'],
    awards: ['title', 'awarder', 'date'],
    publications: ['name', 'releaseDate'],
    skills: ['name', 'keywords'],
    interests: ['name', 'keywords'],
    projects: ['name', 'description'],
  },
  asPrinted(person) {
    for (const project of person.projects)
      project.description = project.highlights.map((text) => `${text}.`).join(' ')
    return person
  },
  html: (person) => offline(load('jsonresume-theme-straightforward').render(person)),
}
