import { planted, type ModelBehaviour } from './behaviours.js'

/** The resume as a question contains it: entries with ids, and their lines with ids. */
export interface AskedResume {
  readonly language: string
  readonly entries: readonly AskedEntry[]
}

interface AskedEntry {
  readonly id: string
  readonly lines?: Readonly<Record<string, string>>
  readonly [field: string]: unknown
}

interface Suggested {
  place: string
  text: string
  sources: string[]
}

interface Answer {
  intro: string[]
  best: string[]
  theme: string
  sections: { name: string; entries: { id: string; emphasis: string; lines: string[] }[] }[]
  suggestions: Suggested[]
}

/** The text a model would answer with, for the behaviours that differ in the text alone. */
export function writtenAnswer(resume: AskedResume, { kind }: ModelBehaviour): string {
  const answer = goodAnswer(resume)
  switch (kind) {
    case 'suggests':
      return JSON.stringify({ ...answer, suggestions: suggestionsFor(resume.entries) })
    case 'invented-facts':
      return JSON.stringify(withPlanted(answer, planted.invented))
    case 'slip':
      return JSON.stringify({ ...answer, suggestions: withSlip(suggestionsFor(resume.entries)) })
    case 'markup':
      return JSON.stringify(withPlanted(answer, planted.markup))
    case 'obeyed-injection':
      return JSON.stringify(withPlanted(answer, [...planted.obeyed, ...ordersIn(resume)]))
    case 'sparse':
      return JSON.stringify({ ...answer, intro: [], best: [], sections: answer.sections.slice(0, 1) })
    case 'unknown-ids':
      return JSON.stringify(withUnknownIds(answer))
    case 'prose':
      return JSON.stringify(asProse(resume))
    case 'markdown-fences':
      return `Here is the page:\n\`\`\`json\n${JSON.stringify(answer, undefined, 2)}\n\`\`\`\n`
    case 'wrong-json':
      return `${JSON.stringify(answer).slice(0, -2)}, }`
    case 'wrong-shape':
      return JSON.stringify({ page: answer.sections, html: '<h1>A page</h1>' })
    case 'max-tokens': {
      const text = JSON.stringify(answer)
      return text.slice(0, Math.ceil(text.length / 2))
    }
    case 'well':
    case 'slowly':
    case 'without-usage':
    case 'no-answer':
    case 'half':
    case 'never':
    case 'error':
    case 'refusal':
    case 'safety-block':
    case 'huge':
    case 'text':
      return JSON.stringify(answer)
  }
}

/** Every entry once, the last bullet of each first, two lines at the top. */
function goodAnswer({ entries }: AskedResume): Answer {
  const sections = new Map<string, Answer['sections'][number]>()
  for (const entry of entries) {
    if (entry.id === 'basics') continue
    const name = entry.id.split('/')[0]!
    const section = sections.get(name) ?? { name, entries: [] }
    sections.set(name, section)
    const emphasis = section.entries.length === 0 && name === 'work' ? 'lead' : 'normal'
    section.entries.push({ id: entry.id, emphasis, lines: bulletsOf(entry).slice(-1) })
  }
  const bullets = entries.flatMap((entry) => bulletsOf(entry).slice(0, 1))
  return {
    intro: linesOf(entries.find(({ id }) => id === 'basics')).slice(0, 1),
    best: bullets.slice(0, 2),
    theme: 'editorial',
    sections: [...sections.values()],
    suggestions: [],
  }
}

const linesOf = (entry: AskedEntry | undefined) => Object.keys(entry?.lines ?? {})
const bulletsOf = (entry: AskedEntry) => linesOf(entry).filter((id) => id.includes('/highlights/'))

const mostWordings = 6

/** Wordings that say what their line says: the same words with their end put in front. */
function suggestionsFor(entries: readonly AskedEntry[]): Suggested[] {
  const person = entries.find(({ id }) => id === 'basics')
  const intro = Object.entries(person?.lines ?? {})
  const introduction =
    intro.length > 1
      ? [
          {
            place: 'intro',
            text: intro
              .map(([, text]) => text)
              .reverse()
              .join(' '),
            sources: intro.map(([id]) => id),
          },
        ]
      : []
  const lines = entries.flatMap((entry) => (entry.id === 'basics' ? [] : Object.entries(entry.lines ?? {})))
  const wordings = lines.flatMap(([id, text]): Suggested[] => {
    const words = text.replace(/[.!?]+$/, '').split(' ')
    return words.length < 4 ? [] : [{ place: id, text: `${words.join(' ')}!`, sources: [id] }]
  })
  return [...introduction, ...wordings].slice(0, mostWordings)
}

function withSlip(suggestions: readonly Suggested[]): Suggested[] {
  const [first, ...others] = suggestions
  return first ? [{ ...first, text: `${first.text} ${planted.invented[0]}` }, ...others] : []
}

/** What an entry orders between quotation marks, as a model that obeys would write it. */
const ordersIn = ({ entries }: AskedResume): string[] =>
  [
    ...JSON.stringify(entries).matchAll(/(?:write|say|add|print)[^"“]{0,40}(?:\\"|“)(.{3,200}?)(?:\\"|”)/gi),
  ].map(([, order]) => order!)

/** Texts in every place where an answer has an id or a name, and as wordings. */
function withPlanted(answer: Answer, texts: readonly string[]): Answer {
  const line = answer.best[0] ?? answer.intro[0]
  return {
    intro: [...texts, ...answer.intro],
    best: [...texts, ...answer.best],
    theme: texts[0] ?? answer.theme,
    sections: [
      ...answer.sections.map(({ name, entries }) => ({
        name,
        entries: entries.map((entry) => ({ ...entry, lines: [...texts, ...entry.lines] })),
      })),
      { name: texts[0] ?? 'work', entries: texts.map((id) => ({ id, emphasis: 'lead', lines: [id] })) },
    ],
    suggestions: texts.map((text, at) => ({
      place: at === 0 ? 'intro' : 'headline',
      text,
      sources: line === undefined ? [] : [line],
    })),
  }
}

function withUnknownIds(answer: Answer): Answer {
  const foreign = ['work/99', '__proto__/0', 'constructor', 'skills/0/highlights/7', '../basics']
  return {
    ...answer,
    intro: [...foreign, ...answer.intro, ...answer.intro],
    best: [...foreign, ...answer.best],
    sections: [
      { name: 'work', entries: foreign.map((id) => ({ id, emphasis: 'lead', lines: foreign })) },
      ...answer.sections.slice(0, 1),
    ],
  }
}

/** The form that answers once had: sentences instead of ids. */
function asProse({ language, entries }: AskedResume): object {
  const sentence = { text: planted.invented[0], sources: ['basics'] }
  return {
    language,
    intro: [sentence],
    sections: [
      { name: 'work', entries: entries.map(({ id }) => ({ id, emphasis: 'lead', prose: [sentence] })) },
    ],
  }
}
