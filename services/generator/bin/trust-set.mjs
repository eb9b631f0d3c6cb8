/** The labelled set as model answers; see tests/trust/README.md. */
import { readdirSync, readFileSync } from 'node:fs'

const read = (url) => JSON.parse(readFileSync(url, 'utf8'))
const trust = new URL('../tests/trust/', import.meta.url)
const corpus = new URL('../../resume/tests/corpus/', import.meta.url)

/** The day that the labels hold on: what ends later goes on. */
export const labelDay = '2026-11-01'

/** Free prose, and answers as a model gives them that is asked with the product's prompt; of both, what is never looked at. */
export const parts = ['improved', 'held back', 'as asked', 'as asked, held back']

const partOf = ({ isAsAsked = false, heldBack = false }) => parts[2 * isAsAsked + heldBack]

/** Every answer: whose it is, the content, and sentences labelled true or invented. The same ones each time. */
export function labelledAnswers() {
  const hostile = read(new URL('hostile.json', trust))
  return readdirSync(new URL('answers/', trust))
    .sort()
    .flatMap((file) => {
      const person = read(new URL(`answers/${file}`, trust))
      const content = read(new URL(person.content, person.content.startsWith('people/') ? trust : corpus))
      const said = person.true.map(([kind, text, ids]) => trueSentence(kind, text, ids))
      const invented = [
        ...person.invented.map(([kind, text, ids, more]) => inventedSentence(kind, text, ids, more)),
        ...said.flatMap((sentence) => spoiled(sentence, content, person.language)),
        ...hostile.map((text) => inventedSentence('hostile', text, 'basics', text)),
      ]
      const owner = { person: file.replace('.json', ''), language: person.language, content }
      const answer = (sentences) => ({ ...owner, part: partOf(person), sentences })
      return [
        ...said.map((_, at) => answer([0, 1, 2].map((next) => said[(at + next) % said.length]))),
        ...said.map(({ text, sources }) =>
          answer([trueSentence('without diacritics', bare(text), sources.join(' '))]),
        ),
        ...invented.map((sentence, at) =>
          answer([said[at % said.length], sentence, said[(at + 1) % said.length]]),
        ),
      ]
    })
}

const trueSentence = (kind, text, ids) => ({ label: 'true', kind, text, sources: ids.split(' ') })
const inventedSentence = (kind, text, ids, more) => ({
  ...{ label: 'invented', kind, text, sources: ids.split(' '), more },
})

const bare = (text) => text.normalize('NFD').replace(/\p{M}/gu, '').normalize('NFC')

const praise = {
  en: 'award-winning',
  de: 'herausragend',
  es: 'excelente',
  fr: 'exceptionnel',
  it: 'eccellente',
}
Object.assign(praise, { pt: 'excelente', nl: 'uitstekend', pl: 'wybitny' })

const skills = ['COBOL', 'Fortran', 'Simulink']

/** Everyday words that together say where, when or how it was, or what else. */
const plain = {
  en: [
    'for years',
    'in person',
    'from home',
    'and spoke about it',
    'which she enjoyed',
    'and was asked to stay',
  ],
  de: ['über Jahre', 'von zu Hause', 'und sprach darüber', 'was ihr Freude machte', 'und kam später zurück'],
  fr: ['pendant des années', 'et aime cela', 'et en a parlé', 'et est revenue plus tard'],
  es: ['durante años', 'en persona', 'y habló de ello', 'y volvió después', 'y le gustó'],
  it: ['per anni', 'per la prima volta', 'e ne ha parlato', 'e le è piaciuto'],
  pt: ['durante anos', 'e falou disso', 'e gostou'],
  nl: ['en sprak erover', 'en kwam later terug', 'voor jaren'],
  pl: ['przez lata', 'i mówiła o tym', 'i wróciła później', 'i to lubi'],
}

/** The sentence with an amount, a year, praise, a skill or a plain phrase that the resume has nowhere. */
function spoiled({ text, sources }, content, language) {
  const whole = JSON.stringify(content)
  const ids = sources.join(' ')
  const out = []
  const amount = /(?<![\p{L}\d.,])\d{1,3}(?![\d.,\p{L}])/u.exec(text)
  const year = /\b(?:19|20)\d\d\b/.exec(text)
  const end = /\.$/
  const wrong = (digits, step) => {
    let value = Number(digits) + step
    while (whole.includes(`${value}`)) value += 1
    return `${value}`
  }
  if (amount) {
    const other = wrong(amount[0], 7 + Number(amount[0]))
    out.push(inventedSentence('number put in', text.replace(amount[0], other), ids, other))
  }
  if (year) {
    const other = wrong(year[0], -16)
    out.push(inventedSentence('year put in', text.replace(year[0], other), ids, other))
  }
  if (end.test(text)) {
    const word = praise[language]
    out.push(inventedSentence('praise put in', text.replace(end, `, ${word}.`), ids, word))
    const skill = skills.find((one) => !whole.includes(one))
    out.push(inventedSentence('skill put in', text.replace(end, `, ${skill}.`), ids, skill))
    const phrase = plainPhraseFor(text, whole, language)
    // What somebody does for pleasure they like, and who speaks a language speaks.
    if (phrase && !sources.some((id) => /^(?:interests|languages)/.test(id)))
      out.push(inventedSentence('plain phrase put in', text.replace(end, ` ${phrase}.`), ids, phrase))
  }
  return out
}

/** One that has no word of the resume's; another for another sentence. */
function plainPhraseFor(text, whole, language) {
  const resume = whole.toLowerCase()
  const fresh = plain[language].filter(
    (phrase) => !phrase.split(' ').some((word) => word.length > 4 && resume.includes(word.slice(0, 5))),
  )
  return fresh[text.length % Math.max(1, fresh.length)]
}
