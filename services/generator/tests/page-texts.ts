import type { FactSources, ResumeContent } from '@thumbfolio/contracts'
import {
  isOwn,
  placedLines,
  sectionNames,
  type PageComposition,
  factsOf,
  linesOf,
  dateText,
  labelsFor,
  webLink,
  cleanText,
} from '@thumbfolio/site-page'
import { render } from '@thumbfolio/site-page/render'

const contact = { email: true, phone: true, address: true }
const site = { name: 'x', url: 'https://x.sites.example/', appOrigin: 'https://app.example' }

interface Shown {
  readonly content: ResumeContent
  readonly composition: PageComposition
}

/**
 * The texts of the rendered page that are not made of facts with a source, lines of the resume with a source, words that
 * its owner accepted, labels and separators alone.
 */
export function strangeTexts(shown: Shown, sources: FactSources): string[] {
  const known = knownTexts(shown, sources)
  return textsOf(htmlOf(shown)).filter((text) => {
    const rest = known.reduce((left, fact) => left.replaceAll(fact, '\0'), text)
    return /[^\0\s·,–،().…]/.test(rest)
  })
}

export function htmlOf({ content, composition }: Shown): string {
  const { files } = render({ content, composition, site, contact, indexed: true })
  return new TextDecoder().decode(files.find(({ path }) => path === 'index.html')!.body)
}

/** What is between the tags, in attributes that people come to see, in previews and in what machines read. */
function textsOf(document: string): string[] {
  const body = document.replace(/<(style|script)[^>]*>.*?<\/\1>/gs, '')
  const attributes = [...body.matchAll(/ (?:data-a|alt|aria-label|datetime)="([^"]*)"/g)].map(
    ([, value = '']) => value,
  )
  const named = [
    ...body.matchAll(
      /<meta (?:name|property)="(?:og:|og:image:)?(?:description|title|alt)" content="([^"]*)"/g,
    ),
  ]
  return [...body.split(/<[^>]*>/), ...attributes, ...named.map(([, value = '']) => value)]
    .map((text) => cleanText(unescaped(text)))
    .concat(personTexts(document))
    .filter((text) => text !== '')
}

/** The values of the JSON-LD, without its vocabulary. */
function personTexts(document: string): string[] {
  const found: string[] = []
  for (const [, json = 'null'] of document.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs))
    JSON.parse(json, (key, value: unknown) => {
      if (typeof value === 'string' && !key.startsWith('@'))
        found.push(value.replace(/^(?:mailto:|https?:\/\/(?:www\.)?)|\/$/g, ''))
      return value
    })
  return found
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replace(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code)))
    .replaceAll('&amp;', '&')

/** What a preview or a title has of them: they are cut between two words. */
const cutTo = (most: number, texts: readonly string[]): string[] =>
  texts
    .map((text) => [...cleanText(text)])
    .filter(({ length }) => length > most)
    .map((letters) => letters.slice(0, most - 1).join(''))
    .map((text) => `${text.replace(/[\s,;:–-]+\S{0,24}$/, '')}…`)

/** The longest first, so that no short one takes a part of a longer one away. */
function knownTexts({ content, composition }: Shown, sources: FactSources): string[] {
  const { language, intro } = composition
  const facts = factsOf(content, composition, contact)
    .filter(({ pointer }) => pointer in sources)
    .flatMap(({ text }) => [text, dateText(text, language), webLink(text)?.text ?? text])
  const lines = linesOf(content).filter(({ pointer }) => pointer in sources)
  const accepted = [...intro, ...placedLines(composition)].filter(isOwn)
  const said = [...lines, ...accepted].map(({ text }) => text).concat(composition.headline ?? [])
  const labels = labelsFor(language)
  const words = [
    language,
    labels.present,
    labels.contact,
    labels.grade,
    labels.updated,
    ...sectionNames.map((name) => labels.sections[name]),
  ]
  const heads = (content.work ?? [])
    .filter(({ position = '', name = '' }) => facts.includes(position) && facts.includes(name))
    .map(({ position, name }) => `${position}, ${name}`)
  const cut = [...cutTo(200, [intro.map(({ text }) => text).join(' ')]), ...cutTo(100, heads)]
  return [...facts, ...said, ...words, ...cut, 'x.sites.example']
    .map(cleanText)
    .filter((text) => text !== '')
    .sort((a, b) => b.length - a.length)
}
