import {
  PersonalFactKind,
  ResumeAward,
  ResumeBasics,
  ResumeCertificate,
  ResumeCustomEntry,
  ResumeEducation,
  ResumeInterest,
  ResumeLanguage,
  ResumeLocation,
  ResumePersonalFact,
  ResumeProfile,
  ResumeProject,
  ResumePublication,
  ResumeReference,
  ResumeSkill,
  ResumeVolunteer,
  ResumeWork,
  type Reading,
} from '@thumbfolio/contracts'
import { ImportRefused } from '../refusals/import-refused.js'
import { longestText } from '../result/placed-text.js'
import { readingOf, SourcedText } from './import-draft.js'

const sections = {
  work: ResumeWork,
  volunteer: ResumeVolunteer,
  education: ResumeEducation,
  awards: ResumeAward,
  certificates: ResumeCertificate,
  publications: ResumePublication,
  skills: ResumeSkill,
  languages: ResumeLanguage,
  interests: ResumeInterest,
  references: ResumeReference,
  projects: ResumeProject,
  custom: ResumeCustomEntry,
  personal: ResumePersonalFact,
}
/** Names of earlier versions of the schema. */
const formerNames: Readonly<Record<string, string>> = { company: 'name', website: 'url' }
const deepest = 12
const mostLines = 5_000

type Json = Readonly<Record<string, unknown>>
const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The file as indented lines, with the line of each value by its JSON pointer. */
function printed(value: unknown): { lines: string[]; rows: Map<string, number> } {
  const lines: string[] = []
  const rows = new Map<string, number>()
  const print = (node: unknown, pointer: string, lead: string, depth: number): void => {
    if (depth > deepest || lines.length > mostLines) throw new ImportRefused('import-too-heavy')
    rows.set(pointer, lines.length)
    const pad = '  '.repeat(depth)
    if (Array.isArray(node) || isObject(node)) {
      const isList = Array.isArray(node)
      lines.push(`${pad}${lead}${isList ? '[' : '{'}`)
      for (const [key, child] of Object.entries(node))
        print(child, `${pointer}/${key}`, isList ? '' : `${key}: `, depth + 1)
      lines.push(`${pad}${isList ? ']' : '}'}`)
    } else lines.push(`${pad}${lead}${lineOf(String(node))}`)
  }
  print(value, '', '', 0)
  return { lines, rows }
}

/** A picture may stand in the file as a text of megabytes. */
const lineOf = (text: string): string => {
  const shown = text.length > longestText ? `${text.slice(0, longestText)}…` : text
  return shown.replace(/\s+/g, ' ')
}

const date = /^\d{4}(?:-(?:0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?/
const isKind = (pointer: string): boolean => /^\/personal\/\d+\/kind$/.test(pointer)
const isDateKey = (key: string): boolean => /date$|^expires$/i.test(key)

/**
 * A resume in the JSON Resume schema. Keys that the schema does not have are kept as unplaced text; a value of the wrong
 * type is left out.
 * @throws ImportRefused `import-damaged`, `import-not-json-resume`, `import-without-text`, `import-too-heavy`
 */
export function readJsonResume(text: string, name: string): Reading {
  const root = parsed(text)
  if (!isObject(root) || !looksLikeJsonResume(root)) throw new ImportRefused('import-not-json-resume')
  const { lines, rows } = printed(root)
  const spare: SourcedText[] = []
  const sourced = (pointer: string, key: string, value: unknown): SourcedText | undefined => {
    if (typeof value !== 'string' && typeof value !== 'number') return undefined
    const found = isDateKey(key) ? date.exec(String(value))?.[0] : String(value)
    if (isKind(pointer) && !PersonalFactKind.safeParse(value).success) return undefined
    return found === undefined
      ? undefined
      : new SourcedText(found, { file: 0, row: rows.get(pointer) ?? 0 }, String(value))
  }
  const keep = (pointer: string, key: string, value: unknown): void => {
    const text = typeof value === 'string' && value.trim() !== '' ? sourced(pointer, key, value) : undefined
    if (text && !/^(?:https?:|data:)/.test(text.value)) spare.push(text)
  }
  const picked = (shape: object, value: unknown, pointer: string): object => {
    if (!isObject(value)) return {}
    const out: Record<string, unknown> = {}
    for (const [raw, child] of Object.entries(value)) {
      const former = formerNames[raw]
      const key = !(raw in shape) && former !== undefined ? former : raw
      const place = `${pointer}/${raw}`
      if (!(key in shape) || key === 'image') keep(place, raw, child)
      else if (Array.isArray(child))
        out[key] = child.flatMap((one: unknown, at) => sourced(`${place}/${at}`, '', one) ?? [])
      else out[key] = sourced(place, key, child)
    }
    return out
  }
  const basics = isObject(root['basics']) ? root['basics'] : {}
  const draft: Record<string, unknown> = {
    basics: {
      ...picked(
        ResumeBasics.omit({ location: true, profiles: true }).shape,
        omitted(basics, ['location', 'profiles', 'picture']),
        '/basics',
      ),
      location: picked(ResumeLocation.shape, basics['location'], '/basics/location'),
      profiles: listOf(basics['profiles']).map((one, at) =>
        picked(ResumeProfile.shape, one, `/basics/profiles/${at}`),
      ),
    },
  }
  for (const [section, schema] of Object.entries(sections))
    draft[section] = listOf(root[section]).map((one, at) => picked(schema.shape, one, `/${section}/${at}`))
  return readingOf('json-resume', [{ name, lines }], draft, spare)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch (cause) {
    throw new ImportRefused('import-damaged', { cause })
  }
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : [])

const omitted = (value: Json, keys: readonly string[]): Json =>
  Object.fromEntries(Object.entries(value).filter(([key]) => !keys.includes(key)))

const looksLikeJsonResume = (root: Json): boolean =>
  (isObject(root['basics']) && Object.keys(root['basics']).some((key) => key in ResumeBasics.shape)) ||
  Object.keys(sections).some((section) => listOf(root[section]).some(isObject))
