import { html, type Html, type Part } from './html.js'

const isoDate = /^(\d{4})(?:-(\d{2}))?(?:-(\d{2}))?$/

/** Making one takes longer than a page. */
const formats = new Map<string, Intl.DateTimeFormat>()
const mostFormats = 100

function formatOf(language: string, hasDay: boolean): Intl.DateTimeFormat {
  const key = `${language} ${hasDay}`
  const known = formats.get(key)
  if (known) return known
  const format = new Intl.DateTimeFormat(`${language}-u-ca-gregory-nu-latn`, {
    year: 'numeric',
    month: 'short',
    timeZone: 'UTC',
    ...(hasDay && { day: 'numeric' }),
  })
  if (formats.size >= mostFormats) formats.clear()
  formats.set(key, format)
  return format
}

/** A date as precise as it is printed on the resume, in the words of a language. Digits and calendar stay ours. */
export function dateText(date: string, language: string): string {
  const [, year, month, day] = isoDate.exec(date) ?? []
  if (year === undefined || month === undefined) return date
  return formatOf(language, day !== undefined).format(
    Date.UTC(Number(year), Number(month) - 1, Number(day ?? 1)),
  )
}

const time = (date: string, language: string) =>
  html`<time datetime="${date}">${dateText(date, language)}</time>`

/** From when to when. An entry that began and has no end is still going on. */
export function period(
  { startDate, endDate }: { startDate?: string | undefined; endDate?: string | undefined },
  { language, present }: { language: string; present: Part },
): Html | undefined {
  if (startDate && endDate && startDate !== endDate)
    return html`${time(startDate, language)} – ${time(endDate, language)}`
  if (endDate) return time(endDate, language)
  if (startDate) return html`${time(startDate, language)} – ${present}`
  return undefined
}

export const moment = (date: string | undefined, language: string): Html | undefined =>
  date ? time(date, language) : undefined
