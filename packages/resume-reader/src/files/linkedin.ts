import type { Reading } from '@thumbfolio/contracts'
import { ImportRefused } from '../refusals/import-refused.js'
import { findDates } from '../recognizers/dates.js'
import { readingOf, SourcedText } from './import-draft.js'

/** A CSV file of the export: its header, and rows by the header's names. */
export interface Table {
  readonly name: string
  readonly header: readonly string[]
  readonly rows: readonly Readonly<Record<string, string>>[]
}

/** The files that say what belongs on a resume; the others (messages, contacts, ads) are not even unpacked. */
export const linkedinFiles: readonly string[] = [
  'profile.csv',
  'email addresses.csv',
  'phonenumbers.csv',
  'phone numbers.csv',
  'positions.csv',
  'education.csv',
  'skills.csv',
  'languages.csv',
  'certifications.csv',
  'projects.csv',
  'honors.csv',
  'publications.csv',
  'volunteering.csv',
  'courses.csv',
]

type Row = (key: string) => SourcedText | undefined

const bulletStart = /^\s*[-*•▪‣–]\s+/

/** A date as LinkedIn writes it: `Mar 2019`, `2014`. */
const dated = (sourced: SourcedText | undefined): SourcedText | undefined => {
  const found = sourced && findDates(sourced.value)[0]
  const value = found?.end ?? found?.start
  return sourced && value !== undefined ? new SourcedText(value, sourced.place, sourced.value) : undefined
}

/** Lines that begin with a bullet are points, the others a summary. */
const proseOf = (sourced: SourcedText | undefined) => {
  const lines = sourced?.value.split(/\r?\n|(?=\s•\s)/).map((line) => line.trim()) ?? []
  const of = (values: readonly string[]) =>
    values.map((value) => new SourcedText(value, sourced?.place ?? { file: 0, row: 0 }))
  const [summary] = of([
    lines
      .filter((line) => !bulletStart.test(line))
      .join(' ')
      .trim(),
  ])
  return {
    summary,
    highlights: of(
      lines.filter((line) => bulletStart.test(line)).map((line) => line.replace(bulletStart, '')),
    ),
  }
}

/** `[PERSONAL:https://a.example,OTHER:https://b.example]`: the first is the person's own. */
const websiteOf = (sourced: SourcedText | undefined): SourcedText | undefined => {
  const url = /https?:\/\/[^\s,\]]+/.exec(sourced?.value ?? '')?.[0]
  return sourced && url !== undefined ? new SourcedText(url, sourced.place, sourced.value) : undefined
}

/**
 * A LinkedIn data export. Each value has its file and row.
 * @throws ImportRefused `import-not-linkedin` where no profile, position or school is in it
 */
export function readLinkedin(tables: readonly Table[]): Reading {
  const files = tables.map(({ name, header, rows }) => ({
    name,
    lines: [
      header.join(' | '),
      ...rows.map((row) =>
        header
          .map((key) => row[key] ?? '')
          .join(' | ')
          .replace(/\s+/g, ' '),
      ),
    ],
  }))
  const rowsOf = (...names: string[]): Row[] => {
    const file = tables.findIndex(({ name }) => names.includes(name.toLowerCase()))
    return (tables[file]?.rows ?? []).map((row, at) => (key) => {
      const value = row[key]?.trim() ?? ''
      return value === '' ? undefined : new SourcedText(value, { file, row: at + 1 })
    })
  }
  if (!['profile.csv', 'positions.csv', 'education.csv'].some((name) => rowsOf(name).length > 0))
    throw new ImportRefused('import-not-linkedin')

  const [profile = () => undefined] = rowsOf('profile.csv')
  const emails = rowsOf('email addresses.csv')
  const email = emails.find((row) => row('Primary')?.value.toLowerCase() === 'yes') ?? emails[0]
  const phone = rowsOf('phonenumbers.csv', 'phone numbers.csv').find((row) => row('Number'))
  const draft = {
    basics: {
      name: nameOf(profile('First Name'), profile('Last Name')),
      label: profile('Headline'),
      summary: profile('Summary'),
      email: email?.('Email Address'),
      phone: phone?.('Number'),
      url: websiteOf(profile('Websites')),
      location: {
        ...placeOf(profile('Geo Location')),
        address: profile('Address'),
        postalCode: profile('Zip Code'),
      },
    },
    work: rowsOf('positions.csv').map((row) => ({
      name: row('Company Name'),
      position: row('Title'),
      location: row('Location'),
      startDate: dated(row('Started On')),
      endDate: dated(row('Finished On')),
      ...proseOf(row('Description')),
    })),
    volunteer: rowsOf('volunteering.csv').map((row) => ({
      organization: row('Company Name'),
      position: row('Role'),
      startDate: dated(row('Started On')),
      endDate: dated(row('Finished On')),
      ...proseOf(row('Description')),
    })),
    education: rowsOf('education.csv').map((row) => ({
      institution: row('School Name'),
      ...degreeOf(row('Degree Name')),
      summary: row('Notes'),
      startDate: dated(row('Start Date')),
      endDate: dated(row('End Date')),
    })),
    skills: rowsOf('skills.csv').map((row) => ({ name: row('Name') })),
    languages: rowsOf('languages.csv').map((row) => ({ language: row('Name'), fluency: row('Proficiency') })),
    certificates: rowsOf('certifications.csv').map((row) => ({
      name: row('Name'),
      issuer: row('Authority'),
      url: row('Url'),
      date: dated(row('Started On')),
      expires: dated(row('Finished On')),
    })),
    projects: rowsOf('projects.csv').map((row) => ({
      name: row('Title'),
      description: row('Description'),
      url: row('Url'),
      startDate: dated(row('Started On')),
      endDate: dated(row('Finished On')),
    })),
    awards: rowsOf('honors.csv').map((row) => ({
      title: row('Title'),
      summary: row('Description'),
      date: dated(row('Issued On')),
    })),
    publications: rowsOf('publications.csv').map((row) => ({
      name: row('Name'),
      publisher: row('Publisher'),
      summary: row('Description'),
      url: row('Url'),
      releaseDate: dated(row('Published On')),
    })),
    personal: birthOf(profile('Birth Date')),
  }
  const courses = rowsOf('courses.csv').flatMap((row) => row('Name') ?? [])
  return readingOf('linkedin', files, draft, courses)
}

const nameOf = (first: SourcedText | undefined, last: SourcedText | undefined): SourcedText | undefined => {
  const [one] = [first, last].filter((sourced) => sourced !== undefined)
  const value = [first?.value, last?.value].filter((part) => part !== undefined).join(' ')
  return one && new SourcedText(value, one.place)
}

const birthOf = (born: SourcedText | undefined) =>
  born ? [{ kind: new SourcedText('birth', born.place, born.value), text: born }] : []

const placeOf = (sourced: SourcedText | undefined) => {
  const parts = sourced?.value.split(/\s*,\s*/) ?? []
  const part = (value: string | undefined) =>
    sourced && value !== undefined ? new SourcedText(value, sourced.place, sourced.value) : undefined
  const [city, ...rest] = parts
  return {
    city: part(city),
    region: part(rest.length > 1 ? rest[0] : undefined),
    countryCode: part(rest.at(-1)),
  }
}

/** `Bachelor of Science, Physics`: LinkedIn writes the degree, and behind a comma its subject. */
const degreeOf = (sourced: SourcedText | undefined) => {
  const comma = sourced?.value.indexOf(', ') ?? -1
  if (!sourced || comma < 0) return { studyType: sourced }
  return {
    studyType: new SourcedText(sourced.value.slice(0, comma), sourced.place, sourced.value),
    area: new SourcedText(sourced.value.slice(comma + 2), sourced.place, sourced.value),
  }
}
