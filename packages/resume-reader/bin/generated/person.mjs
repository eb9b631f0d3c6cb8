import { readFileSync } from 'node:fs'

export const languages = ['en', 'de', 'fr', 'es', 'it', 'pt', 'nl', 'pl']

const listsIn = (value) =>
  typeof value === 'string'
    ? value.split('|')
    : Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, listsIn(inner)]))

const words = new Map(
  languages.map((language) => [
    language,
    listsIn(JSON.parse(readFileSync(new URL(`words/${language}.json`, import.meta.url), 'utf8'))),
  ]),
)

export const wordsOf = (language) => words.get(language)

const ascii = (text) =>
  text
    .normalize('NFD')
    .replaceAll('ł', 'l')
    .replaceAll('Ł', 'L')
    .replaceAll('ß', 'ss')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()

/** Months since the year 0: `year * 12 + month`, month 0 to 11. The newest first; one may be under way. */
const spans = (random, count) => {
  let end = 2025 * 12 + random.between(0, 11)
  return Array.from({ length: count }, (_, at) => {
    const start = end - random.between(10, 50)
    const span = { start, end: at === 0 && random.chance(0.6) ? undefined : end }
    end = start - random.between(1, 5)
    return span
  })
}

/** Somebody who does not exist, with all that a page might print. */
export const personOf = (random, language) => {
  const said = wordsOf(language)
  const [first, last] = [random.of(said.first), random.of(said.last)]
  const pairs = (list) => list.map((item) => item.split(':'))
  const jobs = random.chance(0.2) ? random.between(5, 7) : random.between(2, 4)
  const roles = random.shuffled(said.roles)
  const companies = random.shuffled(said.companies)
  const dates = spans(random, jobs + 2)
  const school = random.shuffled(said.schools)
  const areas = random.shuffled(said.areas)
  return {
    name: `${first} ${last}`,
    label: roles[0],
    email: `${ascii(first)}.${ascii(last)}@example.${random.of(['com', 'org', 'net'])}`,
    phone: `+44 1632 960${random.between(100, 999)}`,
    city: random.of(said.towns),
    summary: random.some(said.profiles, 1, 3).join(' '),
    work: Array.from({ length: jobs }, (_, at) => ({
      name: companies[at],
      position: roles[at],
      location: random.of(said.towns),
      ...dates[at],
      highlights: random.some(said.sentences, 1, 4),
    })),
    education: Array.from({ length: random.between(1, 2) }, (_, at) => ({
      institution: school[at],
      studyType: random.of(said.degrees),
      area: areas[at],
      start: dates[jobs + at].start,
      end: dates[jobs + at].end,
    })),
    skills: pairs(random.some(said.skills, 2, 3)).map(([name, list]) => ({
      name,
      keywords: list.split(','),
    })),
    languages: pairs(random.some(said.spoken, 2, 4)).map(([name, fluency]) => ({ language: name, fluency })),
    certificates: pairs(random.some(said.certificates, 1, 3)).map(([name, issuer]) => ({ name, issuer })),
    interests: random.some(said.interests, 3, 5),
  }
}
