import { planted, type ModelBehaviour } from './behaviours.js'

/** The resume as it stands in a question: entries with ids. */
export interface AskedResume {
  readonly language: string
  readonly entries: readonly Readonly<Record<string, unknown> & { id: string }>[]
}

interface Sentence {
  text: string
  sources: string[]
}

interface Answer {
  language: string
  intro: Sentence[]
  sections: { name: string; entries: { id: string; emphasis: string; prose: Sentence[] }[] }[]
}

/** Finds the resume within the text of a question; undefined when there is none or it is broken. */
export function resumeIn(question: string): AskedResume | undefined {
  const found = /<resume>\n([\s\S]*?)\n<\/resume>/.exec(question)?.[1]
  if (found === undefined) return undefined
  try {
    return JSON.parse(found) as AskedResume
  } catch {
    return undefined
  }
}

/** The text a model would answer with, for the behaviours that differ in the text alone. */
export function writtenAnswer(resume: AskedResume, { kind }: ModelBehaviour): string {
  const answer = trueAnswer(resume)
  switch (kind) {
    case 'invented-facts':
      return JSON.stringify(withPlanted(answer, planted.invented))
    case 'slip': {
      const [text] = planted.invented
      return JSON.stringify({ ...answer, intro: [...answer.intro, { text, sources: ['basics'] }] })
    }
    case 'markup':
      return JSON.stringify(withPlanted(answer, planted.markup))
    case 'obeyed-injection':
      return JSON.stringify(withPlanted(answer, [...planted.obeyed, ...ordersIn(resume)]))
    case 'sparse':
      return JSON.stringify({ ...answer, intro: [], sections: answer.sections.slice(0, 1) })
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

function trueAnswer({ language, entries }: AskedResume): Answer {
  const sections = new Map<string, Answer['sections'][number]>()
  for (const entry of entries) {
    if (entry.id === 'basics') continue
    const name = entry.id.split('/')[0]!
    const section = sections.get(name) ?? { name, entries: [] }
    sections.set(name, section)
    const emphasis = section.entries.length === 0 && name === 'work' ? 'lead' : 'normal'
    section.entries.push({ id: entry.id, emphasis, prose: proseOf(entry) })
  }
  const person = entries.find(({ id }) => id === 'basics')
  return { language, intro: person ? introOf(person) : [], sections: [...sections.values()] }
}

const textOf = (value: unknown) => (typeof value === 'string' ? value.trim() : '')
const ended = (text: string) => (/[.!?]$/.test(text) ? text : `${text}.`)

function introOf(person: AskedResume['entries'][number]): Sentence[] {
  const summary = textOf(person['summary'])
  const label = textOf(person['label'])
  const titled = [textOf(person['name']), label].filter((text) => text !== '').join(', ')
  const text = summary === '' && label !== '' ? titled : summary
  return text === '' ? [] : [{ text: ended(text), sources: ['basics'] }]
}

function proseOf(entry: AskedResume['entries'][number]): Sentence[] {
  const own = textOf(entry['summary']) || textOf(entry['description'])
  const [highlight] = Array.isArray(entry['highlights']) ? entry['highlights'] : []
  const [position, name] = [textOf(entry['position']), textOf(entry['name']) || textOf(entry['organization'])]
  const text = own || textOf(highlight) || (position !== '' && name !== '' ? `${position} at ${name}` : '')
  return text === '' ? [] : [{ text: ended(text.slice(0, 400)), sources: [entry.id] }]
}

/** What an entry orders between quotation marks, as a model that obeys would write it. */
const ordersIn = ({ entries }: AskedResume): string[] =>
  [
    ...JSON.stringify(entries).matchAll(/(?:write|say|add|print)[^"“]{0,40}(?:\\"|“)(.{3,200}?)(?:\\"|”)/gi),
  ].map(([, order]) => order!)

function withPlanted(answer: Answer, texts: readonly string[]): Answer {
  const [first] = answer.sections
  const about = first?.entries[0]?.id ?? 'basics'
  const sentences = texts.map((text) => ({ text, sources: ['basics', about] }))
  const [section, ...others] = answer.sections.map((known) => ({ ...known }))
  if (section?.entries[0])
    section.entries = [
      { ...section.entries[0], prose: [...section.entries[0].prose, ...sentences] },
      ...section.entries.slice(1),
    ]
  return { ...answer, intro: [...answer.intro, ...sentences], sections: section ? [section, ...others] : [] }
}
