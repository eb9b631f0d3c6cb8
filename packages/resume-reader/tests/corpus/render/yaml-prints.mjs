/** What YAMLResume's templates print; the networks of profiles are icons. */
export const yamlPrints = {
  basics: [
    'name',
    'label',
    'email',
    'phone',
    'url',
    'summary',
    'location.address',
    'location.postalCode',
    'location.city',
    'location.region',
    'location.countryCode',
    'profiles.username',
  ],
  work: ['name', 'position', 'url', 'startDate', 'endDate', 'summary', 'highlights'],
  volunteer: ['organization', 'position', 'url', 'startDate', 'endDate', 'summary', 'highlights'],
  education: ['institution', 'url', 'area', 'studyType', 'startDate', 'endDate', 'score', 'courses'],
  awards: ['title', 'awarder', 'date', 'summary'],
  certificates: ['name', 'issuer', 'date', 'url'],
  publications: ['name', 'publisher', 'releaseDate', 'url', 'summary'],
  skills: ['name', 'level', 'keywords'],
  languages: ['language', 'fluency'],
  interests: ['name', 'keywords'],
  references: ['name', 'reference'],
  projects: ['name', 'description', 'url', 'startDate', 'endDate', 'highlights', 'keywords'],
}

/** The country is only given to people who print it. */
export const withoutGermanCountry = (person) => {
  if (!['US', 'GB'].includes(person.basics.location.countryCode)) delete person.basics.location.countryCode
  return person
}

/** In the pages for the web, addresses of firms, schools and works are only links, and networks are named. */
export const yamlWebPrints = {
  ...Object.fromEntries(
    Object.entries(yamlPrints).map(([section, keys]) => [
      section,
      section === 'basics' ? keys : keys.filter((key) => key !== 'url'),
    ]),
  ),
  basics: [...yamlPrints.basics, 'profiles.network'],
}
