import { readFileSync } from 'node:fs'

const labels = JSON.parse(readFileSync(new URL('labels.json', import.meta.url), 'utf8'))

export const escape = (text) => String(text).replace(/[&<>"]/g, (char) => `&#${char.charCodeAt(0)};`)
export const join = (parts, glue) => parts.filter((part) => part !== undefined && part !== '').join(glue)
const list = (value) => value ?? []

const monthStyles = { long: 'long', short: 'short' }

/** `style`: long (September 2021), short (Sep 2021), slash (09/2021), iso (2021-09) or year. */
const dateIn = (date, style, language) => {
  if (date === undefined) return undefined
  const [year, month] = date.split('-')
  if (style === 'year' || month === undefined) return year
  if (style === 'slash') return `${month}/${year}`
  if (style === 'iso') return `${year}-${month}`
  const day = new Date(Date.UTC(Number(year), Number(month) - 1, 15))
  return new Intl.DateTimeFormat(language, {
    month: monthStyles[style],
    year: 'numeric',
    timeZone: 'UTC',
  }).format(day)
}

/** An address on one line, in the order that its country uses; without the country. */
export const addressOf = ({ address, postalCode, city, region, countryCode }) =>
  ({
    US: `${address}, ${city}, ${region} ${postalCode}`,
    GB: `${address}, ${city} ${postalCode}`,
  })[countryCode] ?? `${address}, ${postalCode} ${city}`

/** What a layout needs to print a person: escaped text, titles in the person's language, dates in one style. */
export const sheetOf = (person, { dates, between = ' – ' }) => {
  const words = labels[person.language]
  const on = (date) => escape(dateIn(date, dates, person.language) ?? '')
  return {
    ...person.basics,
    lang: person.language,
    title: (section) => escape(words[section]),
    on,
    range: ({ startDate, endDate }) =>
      startDate === undefined && endDate === undefined
        ? ''
        : join([on(startDate), endDate === undefined ? escape(words.present) : on(endDate)], between),
    /** `print` for each entry, in `frame` when there is any. */
    section: (name, print, frame = (title, body) => `<section><h2>${title}</h2>${body}</section>`) =>
      list(person[name]).length === 0
        ? ''
        : frame(escape(words[name]), person[name].map(print).join('\n'), name),
    bullets: (texts) =>
      list(texts).length === 0 ? '' : `<ul>${texts.map((text) => `<li>${escape(text)}</li>`).join('')}</ul>`,
    commas: (texts, glue = ', ') => list(texts).map(escape).join(glue),
  }
}

export const page = ({ lang, name, css, body }) => `<!doctype html>
<html lang="${lang}"><head><meta charset="utf-8"><title>${escape(name)}</title><style>${css}</style></head>
<body>${body}</body></html>`
