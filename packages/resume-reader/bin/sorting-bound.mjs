/**
 * `node bin/sorting-bound.mjs FOLDER OUT [--all]`: what sorting lines can reach at best. An oracle made from the truth
 * names the pieces that hold each value; no model answers here. Writes the reading before to OUT/before and the sorted one
 * to OUT/after, for the scorer, of the PDFs that were read badly (with `--all` of every one).
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { sortableFields } from '@thumbfolio/contracts'
import { pdfText } from '../dist/characters/pdf-text.pdfjs.js'
import { findDates } from '../dist/recognizers/dates.js'
import { readResume } from '../dist/stages/read-resume.js'
import { linesOfPdf } from '../dist/sorting/document-lines.js'
import { piecesOf } from '../dist/sorting/pieces.js'
import { sortLines } from '../dist/sorting/sort-lines.js'
import { bareText, withheldIn } from '../dist/sorting/withheld.js'

const [folder, out, which] = process.argv.slice(2)
if (folder === undefined || out === undefined) {
  console.error('usage: node bin/sorting-bound.mjs FOLDER OUT [--all]; FOLDER has pdf/ and truth/ in it')
  process.exit(2)
}

const sums = { values: 0, found: 0, files: 0 }
for (const kind of ['before', 'after', 'truth']) await mkdir(join(out, kind), { recursive: true })
for (const file of (await readdir(join(folder, 'pdf'))).filter((name) => name.endsWith('.pdf')).sort()) {
  const name = file.slice(0, -4)
  const bytes = new Uint8Array(await readFile(join(folder, 'pdf', file)))
  const truthText = await readFile(join(folder, 'truth', `${name}.json`), 'utf8')
  const text = await pdfText(bytes)
  const base = readResume(text)
  if (which !== '--all' && base.quality.level === 'good') continue
  const lines = linesOfPdf(text)
  const answer = answerFrom(JSON.parse(truthText), lines, base)
  const { reading, report } = sortLines(answer, lines, base, { model: 'gemini-flash', vendor: 'google' })
  sums.files++
  console.log(`${name}: ${base.quality.score} -> ${reading.quality.score}, ${JSON.stringify(report)}`)
  await writeFile(join(out, 'before', `${name}.json`), JSON.stringify(base.content))
  await writeFile(join(out, 'after', `${name}.json`), JSON.stringify(reading.content))
  await writeFile(join(out, 'truth', `${name}.json`), truthText)
}
console.log(`${sums.files} files; ${sums.found} of ${sums.values} values stand in whole pieces`)

/** The best answer that there is: the pieces that spell each value of the truth, near those of the entry before. */
function answerFrom(truth, lines, base) {
  const pieces = piecesOf(lines)
  const withheld = withheldIn(pieces, base)
  const used = new Set([...withheld.contact, ...withheld.references])
  const bare = pieces.map((piece) => bareText(piece.text))
  const parts = []

  const spanOf = (matches, cursor) => {
    const starts = [...pieces.keys()]
    for (const start of [...starts.slice(cursor), ...starts.slice(0, cursor)]) {
      let joined = ''
      for (let end = start; end < pieces.length && !used.has(pieces[end].id); end++) {
        joined += bare[end]
        const state = matches(joined, start, end)
        if (state === true) return [start, end]
        if (state === false) break
      }
    }
    return undefined
  }
  const spelling = (value) => {
    const wanted = bareText(value)
    return (joined) =>
      joined === wanted && wanted !== '' ? true : wanted.startsWith(joined) ? undefined : false
  }
  const dating = (start, end) => (_joined, from, to) => {
    const text = pieces
      .slice(from, to + 1)
      .map((piece) => piece.text)
      .join(' – ')
    const isIt = findDates(text).some(
      (date) => (date.start ?? date.end) === (start ?? end) && (!end || date.end === end),
    )
    return isIt ? true : to - from > 2 ? false : undefined
  }
  const put = (section, entry, field, matches, cursor) => {
    sums.values++
    const span = spanOf(matches, cursor)
    if (!span) return undefined
    sums.found++
    for (let at = span[0]; at <= span[1]; at++) used.add(pieces[at].id)
    parts.push({ section, entry, field, from: pieces[span[0]].id, to: pieces[span[1]].id })
    return span[0]
  }

  const { name, label, summary, location = {} } = truth.basics ?? {}
  for (const [field, value] of Object.entries({
    name,
    label,
    summary,
    city: location.city,
    region: location.region,
    countryCode: location.countryCode,
  }))
    if (value) put('basics', '1', field, spelling(value), 0)
  for (const section of Object.keys(sortableFields).filter((one) => one !== 'basics')) {
    let cursor = 0
    for (const [at, entry] of (truth[section] ?? []).entries()) {
      let first
      const note = (place) => {
        if (place !== undefined) first = Math.min(first ?? place, place)
      }
      const from = () => first ?? cursor
      for (const field of sortableFields[section]) {
        if (field === 'dates' && (entry.startDate || entry.endDate))
          note(put(section, String(at), field, dating(entry.startDate, entry.endDate), from()))
        else if (field === 'date' && (entry.date ?? entry.releaseDate))
          note(put(section, String(at), field, dating(undefined, entry.date ?? entry.releaseDate), from()))
        else
          for (const value of [entry[field] ?? []].flat())
            note(put(section, String(at), field, spelling(value), from()))
      }
      cursor = first ?? cursor
    }
  }
  return parts
}
