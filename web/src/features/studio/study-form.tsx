import { mostCaseStudies, mostCaseText, mostSlugCharacters, type CaseBlockKind } from '@thumbfolio/contracts'
import { BookOpen, Eye, Trash2 } from 'lucide-react'
import { useStore } from 'zustand'
import { TextField } from '../../ui/text-field.js'
import { BlockForm, blockNames } from './block-form.js'
import {
  withBlock,
  withBlockAdded,
  withBlockMoved,
  withFact,
  withQuestions,
  withoutBlock,
  withoutStudy,
  withStudyBegun,
} from './change-study.js'
import { PartAdder } from './part-adder.js'
import { PictureChoice } from './picture-choice.js'
import type { Studio } from './studio-store.js'
import { studyQuestions } from './study-questions.js'
import { emptyBlocks, factOf, savedIndex, writtenParts, type StudyWords } from './study-words.js'
import { useDragOrder } from './use-drag-order.js'
import { focusField } from './value-field.js'
import type { Entry } from './words.js'

interface StudyFormProps {
  studio: Studio
  entry: Entry
  name: string
  problemOf: (path: string) => string | undefined
}

/** The parts of the page that a press in the frame leads to, by `focusField`. */
const studyField = 'study'

/** The case study of a project: its page is in the frame while it is written. */
export function StudyForm(props: StudyFormProps) {
  const { studio, entry, name } = props
  const { key, caseStudy } = entry
  const show = (study: string | undefined) => studio.shown.setState({ study })
  if (!caseStudy)
    return (
      <div>
        <button
          type="button"
          className="btn btn-sm"
          data-path={`${key}/${studyField}`}
          aria-label={`Write a case study: ${name}`}
          onClick={() => {
            studio.apply((words) => withStudyBegun(words, key))
            show(key)
            focusField(`${key}/${studyField}/0`)
          }}
        >
          <BookOpen className="size-4" aria-hidden="true" />
          Write a case study
        </button>
        <p className="mt-2 text-sm text-muted">A page of its own, linked from this project.</p>
      </div>
    )
  return (
    <fieldset className="mt-2 grid gap-3">
      <legend className="mb-2 text-sm font-semibold">Case study</legend>
      <ShownSwitch {...{ studio, entry }} />
      <StudyFacts {...props} study={caseStudy} />
      <StudyBlocks {...props} study={caseStudy} />
      <button
        type="button"
        className="btn justify-self-start btn-ghost btn-sm"
        onClick={() => {
          show(undefined)
          studio.apply((words) => withoutStudy(words, key))
          focusField(`${key}/${studyField}`)
        }}
      >
        <Trash2 className="size-4" aria-hidden="true" />
        Remove the case study
      </button>
    </fieldset>
  )
}

function ShownSwitch({ studio, entry: { key } }: Pick<StudyFormProps, 'studio' | 'entry'>) {
  const isShown = useStore(studio.shown, ({ study }) => study === key)
  return (
    <button
      type="button"
      className="btn justify-self-start btn-sm"
      aria-pressed={isShown}
      onClick={() => studio.shown.setState({ study: isShown ? undefined : key })}
    >
      <Eye className="size-4" aria-hidden="true" />
      {isShown ? 'Back to the first page' : 'Show its page'}
    </button>
  )
}

type StudyProps = StudyFormProps & { study: StudyWords }

const factFields = [
  ['title', 'Title', mostCaseText.title],
  ['role', 'Your role', mostCaseText.role],
  ['year', 'Year', mostCaseText.year],
  ['slug', 'Address', mostSlugCharacters],
] as const

function StudyFacts({ studio, entry: { key, title, pictures = [] }, study, problemOf }: StudyProps) {
  const change = (fact: string, text: string) =>
    studio.apply((words) => withFact(words, key, fact, text), `${key}/${studyField}/${fact}`)
  return (
    <>
      {factFields.map(([fact, label, most]) => (
        <TextField
          key={fact}
          label={label}
          data-path={`${key}/${studyField}/${fact}`}
          value={factOf(study, fact)}
          maxLength={most}
          problem={problemOf(`caseStudy/${fact}`)}
          {...(fact === 'title' && { placeholder: title })}
          {...(fact === 'slug' && {
            hint: 'The last part of the link, after /work/. Old links lead to a new one.',
          })}
          autoComplete="off"
          onChange={({ target }) => change(fact, target.value)}
        />
      ))}
      <PictureChoice
        {...{ studio, pictures }}
        label="Picture at the top"
        mayBeNone
        chosen={factOf(study, 'lead')}
        path={`${key}/${studyField}/lead`}
        problem={problemOf('caseStudy/lead')}
        onChoose={(id) => change('lead', id)}
      />
    </>
  )
}

function StudyBlocks({ studio, entry: { key, pictures = [] }, study, problemOf }: StudyProps) {
  const { blocks } = study
  const pathOf = (at: number) => `${key}/${studyField}/${at}`
  const { list, handle, itemClass } = useDragOrder((at, to) => {
    studio.apply((words) => withBlockMoved(words, key, at, to))
    focusField(`${pathOf(Math.max(0, Math.min(to, blocks.length - 1)))}/move`)
  })
  return (
    <>
      <ol ref={list} className="grid gap-4">
        {blocks.map((block, at) => (
          // By place: a part has no identity but its texts.
          <li key={at} className={itemClass(at)}>
            <BlockForm
              {...{ studio, block, pictures }}
              path={pathOf(at)}
              name={`${blockNames[block.kind]}, part ${at + 1}`}
              handle={handle(at)}
              problemOf={(field) => problemOf(`caseStudy/blocks/${savedIndex(study, at)}/${field}`)}
              onChange={(next, burst) =>
                studio.apply((words) => withBlock(words, key, at, next), burst && `${pathOf(at)}/${burst}`)
              }
              onRemove={() => {
                studio.apply((words) => withoutBlock(words, key, at))
                focusField(`${key}/${studyField}/add`)
              }}
            />
          </li>
        ))}
      </ol>
      <Problem text={problemOf('caseStudy') ?? problemOf('caseStudy/blocks')} />
      <PartAdder
        label="Add a part"
        first="Choose what it is"
        path={`${key}/${studyField}/add`}
        room={mostCaseStudies.blocks - blocks.length}
        options={Object.entries(blockNames).map(([id, title]) => ({ id, title, parts: 1 }))}
        onAdd={(kind) => {
          studio.apply((words) => withBlockAdded(words, key, emptyBlocks[kind as CaseBlockKind]))
          focusField(pathOf(blocks.length))
        }}
      />
      <PartAdder
        label="Add questions to answer"
        first="Choose the kind of project"
        hint="Each is a hint in this form. Only what you write is published."
        path={`${key}/${studyField}/questions`}
        room={mostCaseStudies.blocks - blocks.length}
        options={studyQuestions.map(({ id, title, questions }) => ({ id, title, parts: questions.length }))}
        onAdd={(kind) => {
          const questions = studyQuestions.find(({ id }) => id === kind)?.questions ?? []
          studio.apply((words) => withQuestions(words, key, questions))
          focusField(pathOf(writtenParts(blocks)))
        }}
      />
    </>
  )
}

const Problem = ({ text }: { text: string | undefined }) =>
  text === undefined ? undefined : (
    <p role="alert" className="text-sm text-danger">
      {text}
    </p>
  )
