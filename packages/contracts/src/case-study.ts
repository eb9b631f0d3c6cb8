import { z } from 'zod'
import { isReservedSlug, mostSlugCharacters, slugPattern } from './case-slug.js'
import { PictureId } from './pictures.js'

/** Limits: case studies of a page; blocks and characters of one. */
export const mostCaseStudies = { page: 20, blocks: 100, characters: 20_000 } as const

/** Characters of each text, and items of a list. */
export const mostCaseText = {
  title: 120,
  role: 120,
  year: 40,
  heading: 160,
  paragraph: 6_000,
  items: 40,
  item: 1_000,
  quote: 1_500,
  by: 120,
  code: 6_000,
  language: 30,
  link: 160,
  url: 500,
} as const

type TextName = Exclude<keyof typeof mostCaseText, 'items'>

const optionalText = (name: TextName) => {
  const most = mostCaseText[name]
  return z
    .string()
    .trim()
    .max(most, `At most ${most.toLocaleString('en')} characters`)
}
const text = (name: TextName) => optionalText(name).min(1, 'Please write something')

const linkProblem = 'Please give an address that begins with https://, http:// or mailto:'

/** A web address without a password, or a mailbox. Scripts and files are refused. */
export function isCaseLink(address: string): boolean {
  if (/^mailto:[^\s@]+@[^\s@?]+\.[^\s@?]+$/i.test(address)) return true
  const url = URL.canParse(address) ? new URL(address) : undefined
  if (url?.protocol !== 'https:' && url?.protocol !== 'http:') return false
  return url.username === '' && url.password === ''
}

/** A part of a case study. A picture is one of its project's, with the texts of that picture. */
export const CaseBlock = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('heading'), text: text('heading') }),
  z.strictObject({ kind: z.literal('text'), text: text('paragraph') }),
  z.strictObject({
    kind: z.literal('list'),
    items: z
      .array(text('item'))
      .min(1, 'Please write something')
      .max(mostCaseText.items, `A list has at most ${mostCaseText.items} items`),
    isNumbered: z.boolean().optional(),
  }),
  z.strictObject({ kind: z.literal('quote'), text: text('quote'), by: text('by').optional() }),
  z.strictObject({ kind: z.literal('picture'), id: PictureId }),
  /** Line breaks and indents count. */
  z.strictObject({
    kind: z.literal('code'),
    text: z
      .string()
      .max(mostCaseText.code, `At most ${mostCaseText.code.toLocaleString('en')} characters`)
      .regex(/\S/, 'Please write something'),
    language: text('language').optional(),
  }),
  z.strictObject({
    kind: z.literal('link'),
    text: text('link'),
    url: text('url').refine(isCaseLink, linkProblem),
  }),
])
export type CaseBlock = z.infer<typeof CaseBlock>
export type CaseBlockKind = CaseBlock['kind']

const facts = {
  /** Default: the name of the project. */
  title: optionalText('title').optional(),
  role: optionalText('role').optional(),
  year: optionalText('year').optional(),
  /** The picture at the top: one of the project's. */
  lead: PictureId.optional(),
}
const blocks = z
  .array(CaseBlock)
  .max(mostCaseStudies.blocks, `A case study has at most ${mostCaseStudies.blocks} parts`)
const slug = z.string().max(mostSlugCharacters).regex(slugPattern)

/** A page of its own about a project, at `/work/<slug>`. Pages store and show it. */
export const CaseStudy = z.strictObject({
  slug,
  ...facts,
  /** Former slugs, which redirect to the current one. Newest first. */
  formerSlugs: z.array(slug).max(10).optional(),
  blocks,
})
export type CaseStudy = z.infer<typeof CaseStudy>

const slugProblem = 'Use only lowercase letters, digits and single hyphens'

/** A case study as an edit has it. */
export const CaseStudyEdit = z
  .strictObject({
    ...facts,
    /** Absent: as it is, or made from the title. One that another project has gets a number. */
    slug: z
      .string()
      .trim()
      .max(mostSlugCharacters, `At most ${mostSlugCharacters} characters`)
      .regex(slugPattern, slugProblem)
      .refine((wanted) => !isReservedSlug(wanted), 'This word is reserved. Please choose another one.')
      .optional(),
    blocks,
  })
  .refine(
    (study) => charactersOf(study) <= mostCaseStudies.characters,
    `A case study has at most ${mostCaseStudies.characters.toLocaleString('en')} characters. Please write less, or divide it.`,
  )
export type CaseStudyEdit = z.infer<typeof CaseStudyEdit>

/** The texts that an owner wrote in a part of a case study. */
export function textsOfBlock(block: CaseBlock): string[] {
  switch (block.kind) {
    case 'list':
      return block.items
    case 'picture':
      return []
    case 'quote':
      return [block.text, ...(block.by === undefined ? [] : [block.by])]
    case 'code':
      return [block.text, ...(block.language === undefined ? [] : [block.language])]
    case 'link':
      return [block.text, block.url]
    case 'heading':
    case 'text':
      return [block.text]
  }
}

type StudyTexts = Pick<CaseStudy, 'title' | 'role' | 'year' | 'blocks'>

/** All texts that an owner wrote in a case study. */
export const textsOfStudy = ({ title = '', role = '', year = '', blocks: parts }: StudyTexts): string[] =>
  [title, role, year, ...parts.flatMap(textsOfBlock)].filter((text) => text !== '')

const charactersOf = (study: StudyTexts): number =>
  textsOfStudy(study).reduce((sum, { length }) => sum + length, 0)
