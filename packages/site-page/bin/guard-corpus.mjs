/** The corpora that the guard is measured on. Everybody in them is invented. */
import { readdirSync, readFileSync } from 'node:fs'

const tests = new URL('../tests/', import.meta.url)

const rowsOf = (file) =>
  readFileSync(new URL(`guard/${file}`, tests), 'utf8')
    .split('\n')
    .filter((row) => row.trim() !== '' && !row.startsWith('#'))
    .map((row) => row.split(' | ').map((cell) => cell.trim()))

/** Leaks with the kinds of finding that name them. In the first file every third one of a kind is held out of tuning. */
export function seededLeaks(file = 'leaks.txt') {
  const seen = new Map()
  return rowsOf(file).map(([kind, findings, language, text]) => {
    const at = seen.get(kind) ?? 0
    seen.set(kind, at + 1)
    return {
      kind,
      findings: findings.split(' '),
      language,
      parts: text.split(' // '),
      isHeldOut: file === 'leaks.txt' && at % 3 === 2,
    }
  })
}

/** Lines that state nothing personal. */
export const harmlessLines = () => rowsOf('not-personal.txt').map(([language, text]) => ({ language, text }))

const people = readdirSync(new URL('trust/people/', tests))
  .filter((file) => /^(?:en|de|fr|es|it|pt|nl|pl)-/.test(file))
  .sort()
  .map((file) => ({
    name: file.slice(0, -5),
    language: file.slice(0, 2),
    content: JSON.parse(readFileSync(new URL(`trust/people/${file}`, tests), 'utf8')),
  }))

/** Good resumes with their languages. */
export const goodResumes = () => people

const lists = {
  profiles: ['network', 'username'],
  work: ['name', 'position', 'location', 'description', 'summary', 'highlights'],
  volunteer: ['organization', 'position', 'location', 'summary', 'highlights'],
  education: ['institution', 'area', 'studyType', 'location', 'score', 'summary', 'courses'],
  awards: ['title', 'awarder', 'summary'],
  certificates: ['name', 'issuer'],
  publications: ['name', 'publisher', 'summary'],
  skills: ['name', 'level', 'keywords'],
  languages: ['language', 'fluency'],
  interests: ['name', 'keywords'],
  references: ['name', 'reference'],
  projects: ['name', 'description', 'highlights', 'keywords', 'roles', 'entity', 'type'],
}
const many = new Set(['highlights', 'keywords', 'courses', 'roles'])
const naming = {
  work: { name: 'Globex', position: 'Lead' },
  volunteer: { organization: 'Tafel', position: 'Helper' },
  education: { institution: 'Northfield College', area: 'Design' },
  awards: { title: 'Best Paper' },
  certificates: { name: 'First Aid' },
  publications: { name: 'On Bridges' },
  skills: { name: 'Tools', keywords: ['Excel'] },
  languages: { language: 'English' },
  interests: { name: 'Chess' },
  references: { name: 'A colleague', reference: 'A pleasure to work with.' },
  projects: { name: 'Harbour', description: 'A map of the harbour.' },
  profiles: { network: 'Mastodon', username: 'ida' },
}

/** Every text field of a resume, as ways to put a text into it. */
export const textFields = [
  ...['name', 'label', 'summary'].map((field) => ({
    name: `basics.${field}`,
    put: (content, text) => ({ ...content, basics: { ...content.basics, [field]: text } }),
  })),
  ...['city', 'region', 'countryCode'].map((field) => ({
    name: `basics.location.${field}`,
    put: (content, text) => ({
      ...content,
      basics: { ...content.basics, location: { ...content.basics?.location, [field]: text } },
    }),
  })),
  ...Object.entries(lists).flatMap(([section, fields]) =>
    fields.map((field) => ({
      name: `${section}.${field}`,
      put: (content, ...texts) => putInto(content, section, field, texts),
    })),
  ),
]

/** Fields of which two neighbours stand on two lines of the page. */
export const splitFields = textFields.filter(({ name }) =>
  [
    'work.highlights',
    'volunteer.highlights',
    'projects.highlights',
    'interests.name',
    'languages.language',
    'certificates.name',
    'awards.title',
  ].includes(name),
)

function putInto(content, section, field, texts) {
  const holder = section === 'profiles' ? content.basics : content
  const [first = naming[section], ...others] = holder[section] ?? []
  const entries = many.has(field)
    ? [
        {
          ...first,
          [field]: [...(first[field] ?? []).slice(0, 1), ...texts, ...(first[field] ?? []).slice(1)],
        },
        ...others,
      ]
    : [...texts.map((text, at) => (at === 0 ? { ...first, [field]: text } : { [field]: text })), ...others]
  return section === 'profiles'
    ? { ...content, basics: { ...content.basics, profiles: entries } }
    : { ...content, [section]: entries }
}

/** A good resume with three lines that look personal and are not: page `at` of as many as are wanted. */
export function harmlessResume(at) {
  const person = people[(at * 7) % people.length]
  const lines = harmlessLines().filter(({ language }) => language === person.language || language === 'en')
  const fields = textFields.filter(({ name }) =>
    /highlights|keywords|summary|courses|certificates.name|projects.name/.test(name),
  )
  const content = [0, 1, 2].reduce(
    (filled, of) =>
      fields[(at * 5 + of * 3) % fields.length].put(filled, lines[(at * 3 + of) % lines.length].text),
    person.content,
  )
  return { name: `${person.name}, ${at}`, language: person.language, content }
}
