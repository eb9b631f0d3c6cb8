import { movedTo, withEntry } from './change-words.js'
import { emptyBlocks, writtenParts, type StudyBlock, type StudyWords } from './study-words.js'
import type { Words } from './words.js'

const withStudy = (words: Words, key: string, change: (study: StudyWords) => StudyWords): Words =>
  withEntry(words, key, (entry) =>
    entry.caseStudy ? { ...entry, caseStudy: change(entry.caseStudy) } : entry,
  )

/** Begins a case study of a project. */
export const withStudyBegun = (words: Words, key: string): Words =>
  withEntry(words, key, (entry) =>
    entry.caseStudy ? entry : { ...entry, caseStudy: { facts: {}, blocks: [emptyBlocks.text] } },
  )

export const withoutStudy = (words: Words, key: string): Words =>
  withEntry(words, key, ({ caseStudy: _removed, ...entry }) => entry)

/** Changes a fact; an empty text removes it. */
export const withFact = (words: Words, key: string, name: string, text: string): Words =>
  withStudy(words, key, (study) => {
    const { [name]: _before, ...others } = study.facts
    return { ...study, facts: text === '' ? others : { ...others, [name]: text } }
  })

const withBlocks = (
  words: Words,
  key: string,
  change: (blocks: readonly StudyBlock[]) => readonly StudyBlock[],
): Words => withStudy(words, key, (study) => ({ ...study, blocks: change(study.blocks) }))

export const withBlockAdded = (words: Words, key: string, block: StudyBlock): Words =>
  withBlocks(words, key, (blocks) => [...blocks, block])

/** Adds an empty text for each question. What is empty at the end makes room. */
export const withQuestions = (words: Words, key: string, questions: readonly string[]): Words =>
  withBlocks(words, key, (blocks) => {
    return [
      ...blocks.slice(0, writtenParts(blocks)),
      ...questions.map((hint): StudyBlock => ({ kind: 'text', text: '', hint })),
    ]
  })

export const withBlockInserted = (words: Words, key: string, at: number, block: StudyBlock): Words =>
  withBlocks(words, key, (blocks) => blocks.toSpliced(at, 0, block))

export const withBlock = (words: Words, key: string, at: number, block: StudyBlock): Words =>
  withBlocks(words, key, (blocks) => blocks.with(at, block))

export const withoutBlock = (words: Words, key: string, at: number): Words =>
  withBlocks(words, key, (blocks) => blocks.toSpliced(at, 1))

export const withBlockMoved = (words: Words, key: string, at: number, to: number): Words =>
  withBlocks(words, key, (blocks) => movedTo(blocks, at, to))
