import type { Provenance, ResumeReading } from '@thumbfolio/contracts'
import { Check } from 'lucide-react'
import { useRef } from 'react'
import { a4, PageSketch } from '../../ui/page-sketch.js'
import { DraftField } from './draft-field.js'
import { loadedText } from './draft.js'
import type { Question } from './questions.js'
import type { Pointing } from './use-pointing.js'
import type { Editor } from './use-editor.js'

interface QuestionListProps {
  questions: readonly Question[]
  editor: Editor
  onAnswer: (question: Question) => void
  pointing: Pointing
}

/** What the reading is not sure of, asked of the one who knows. */
export function QuestionList({ questions, editor, onAnswer, pointing }: QuestionListProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  if (questions.length === 0) return null
  return (
    <section aria-labelledby="questions-title">
      <h2 id="questions-title" ref={heading} tabIndex={-1} className="title text-xl outline-none">
        {questions.length === 1 ? 'One question' : `${questions.length} questions`}
      </h2>
      <p className="mt-1 text-sm text-muted">
        We weren’t sure about {questions.length === 1 ? 'this' : 'these'}. Fix or confirm{' '}
        {questions.length === 1 ? 'it' : 'them'}.
      </p>
      <ol className="mt-5 grid gap-8">
        {questions.map((question) => (
          <QuestionItem
            key={question.path}
            question={question}
            editor={editor}
            pointing={pointing}
            onAnswer={() => {
              onAnswer(question)
              // The button that was pressed goes away with its question.
              const isLast = questions.length === 1
              if (isLast) document.getElementById('basics-title')?.focus()
              else heading.current?.focus()
            }}
          />
        ))}
      </ol>
    </section>
  )
}

interface QuestionItemProps {
  question: Question
  editor: Editor
  onAnswer: () => void
  pointing: Pointing
}

/** The page of the first place, with what was read on it. */
function sketchOf({ pageSizes, provenance, unplaced }: ResumeReading, places: readonly Provenance[]) {
  const page = places[0]?.page ?? 1
  const isThere = (place: { page: number }) => place.page === page
  return {
    size: pageSizes[page - 1] ?? a4,
    places: [...Object.values(provenance), ...unplaced].filter(isThere),
    marked: places.filter(isThere),
    label: `Its place on page ${page}`,
  }
}

function QuestionItem({ question, editor, onAnswer, pointing }: QuestionItemProps) {
  const { path, entry, field, context, ask, places } = question
  const value = valueIn(editor, question)
  const isCorrected = value !== loadedText(entry, field.key)
  const done = useRef<HTMLButtonElement>(null)
  return (
    <li
      className="grid grid-cols-[4rem_minmax(0,1fr)] gap-4 sm:grid-cols-[5rem_minmax(0,1fr)] sm:gap-6"
      onFocus={() => pointing.point(path)}
      onMouseEnter={() => pointing.point(path)}
      onMouseLeave={() => pointing.point(undefined)}
    >
      <div>
        <PageSketch {...sketchOf(editor.reading, places)} />
      </div>
      <div>
        <h3 className="font-semibold">{ask}</h3>
        <p className="mt-0.5 mb-3 text-sm wrap-anywhere text-muted">
          {context}. {sourceOf(question)}
        </p>
        <DraftField
          field={field}
          value={value}
          problem={editor.problems[path]}
          onShow={pointing.showing(path, field.label, value)}
          onChange={(text) => editor.setField(entry.id, field.key, text)}
        />
        <div className="mt-3 flex flex-wrap gap-2">
          <button ref={done} type="button" className="btn btn-sm text-sm" onClick={onAnswer}>
            <Check className="size-4" aria-hidden="true" />
            {isCorrected ? 'Done' : 'Yes, that is right'}
          </button>
          {!isCorrected && (
            <button
              type="button"
              className="btn btn-ghost btn-sm text-sm"
              onClick={() => {
                editor.setField(entry.id, field.key, '')
                done.current?.focus()
              }}
            >
              No, leave it out
            </button>
          )}
        </div>
      </div>
    </li>
  )
}

const valueIn = ({ draft }: Editor, { entry, field }: Question): string =>
  [draft.basics, ...Object.values(draft.lists).flat()].find(({ id }) => id === entry.id)?.values[field.key] ??
  ''

const shownSources = 3

function sourceOf({ places }: Question): string {
  const texts = places
    .slice(0, shownSources)
    .map(({ text }) => `“${text.length > 160 ? `${text.slice(0, 159)}…` : text}”`)
  return `Page ${places[0]?.page} says ${texts.join(', ')}${places.length > shownSources ? ' and more' : ''}`
}
