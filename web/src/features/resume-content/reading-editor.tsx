import { useEffect, useMemo, useRef, useState } from 'react'
import { Link } from 'react-router-dom'
import { answeredOf, rememberAnswer } from '../../lib/answered-questions.js'
import { useLeftLaunch, withLaunch } from '../../lib/left-launch.js'
import { ActionBar } from '../../ui/action-bar.js'
import { BesidePage } from '../../ui/beside-page.js'
import { LeaveGuard } from '../../ui/leave-guard.js'
import { QualityNotice } from '../../ui/quality-notice.js'
import { Working } from '../../ui/spinner.js'
import { draftOf } from './draft.js'
import { basicsFields, listShapes } from '../../lib/field-catalogue.js'
import { LanguageChoice } from './language-choice.js'
import { AddEntry, addLabel, FieldGrid, ListEditor } from './list-editor.js'
import { LeftOverList } from './left-over-list.js'
import { PlaceBar } from './place-bar.js'
import { PlaceSheet } from './place-sheet.js'
import { QuestionList } from './question-list.js'
import { placeKey, questionsOf, type Question } from './questions.js'
import { RereadPanel } from './reread-panel.js'
import type { TaggedReading } from './resume-content-api.js'
import { saveId, SaveNotice } from './save-notice.js'
import { SourceView } from './source-view.js'
import { EditorUndoButtons } from './editor-undo-buttons.js'
import { useEditor, type Editor } from './use-editor.js'
import { usePlacing, type PlacingLines } from './use-placing.js'
import { usePointing, type Pointing } from './use-pointing.js'

/** What has the focus never lies under the bar of actions. */
const keepClear = '[&_:is(input,textarea,summary,button)]:scroll-mb-36'

/** The page of the PDF on one side; on the other what was read from it, doubts first. */
export function ReadingEditor({ resumeId, loaded }: { resumeId: string; loaded: TaggedReading }) {
  const editor = useEditor(resumeId, loaded)
  const { reading, problems, hasChanges, working } = editor
  const { pointing, shown, hide, pdf, isWide, pointed, open } = usePointing(resumeId, reading)
  const { questions, answer } = useQuestions(resumeId, reading)
  const placing = usePlacing(editor)
  const form = useRef<HTMLDivElement>(null)

  useEffect(() => {
    form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [problems])

  return (
    <BesidePage>
      <SourceView {...{ pdf, isWide, reading, pointed, placing }} onOpen={open} />
      <div ref={form} className={`@container ${keepClear}`}>
        <QualityNotice reading={reading} className="mb-8">
          You can correct it here, or upload another file. Text without a place is listed first.
        </QualityNotice>
        <LeftOverList placing={placing} hidden={reading.hidden} />
        <fieldset disabled={working === 'save'}>
          <legend className="sr-only">What was read</legend>
          <QuestionList questions={questions} editor={editor} onAnswer={answer} pointing={pointing} />
          <Sections editor={editor} pointing={pointing} isAfterQuestions={questions.length > 0} />
        </fieldset>
        <RereadPanel editor={editor} />
        <SaveNotice editor={editor} />
        <Actions resumeId={resumeId} editor={editor} placing={placing} />
      </div>
      {shown && !isWide && <PlaceSheet pdf={pdf} reading={reading} shown={shown} onClose={hide} />}
      <LeaveGuard when={hasChanges} />
    </BesidePage>
  )
}

interface SectionsProps {
  editor: Editor
  pointing: Pointing
  isAfterQuestions: boolean
}

/** Who it is about, each section with entries, and a way to begin one of the others. */
function Sections({ editor, pointing, isAfterQuestions }: SectionsProps) {
  const { draft } = editor
  const empty = listShapes.filter(({ root }) => (draft.lists[root] ?? []).length === 0)
  return (
    <>
      <section aria-labelledby="basics-title" className={isAfterQuestions ? 'mt-14' : ''}>
        <h2 id="basics-title" tabIndex={-1} className="mb-3 text-lg font-semibold outline-none">
          About you
        </h2>
        <FieldGrid entry={draft.basics} fields={basicsFields} editor={editor} pointing={pointing} />
        <LanguageChoice editor={editor} />
      </section>
      {listShapes
        .filter((shape) => !empty.includes(shape))
        .map((shape) => (
          <ListEditor key={shape.root} shape={shape} editor={editor} pointing={pointing} />
        ))}
      {empty.length > 0 && (
        <section aria-labelledby="more-title" className="mt-12">
          <h2 id="more-title" className="text-lg font-semibold">
            Nothing was read of these
          </h2>
          <div className="mt-1 flex flex-wrap gap-x-2">
            {empty.map((shape) => (
              <AddEntry key={shape.root} shape={shape} editor={editor} label={addLabel(shape.one)} />
            ))}
          </div>
        </section>
      )}
    </>
  )
}

interface ActionsProps {
  resumeId: string
  editor: Editor
  placing: PlacingLines
}

/** What can be done next: place what is marked, save, undo, go on. */
function Actions({ resumeId, editor, placing }: ActionsProps) {
  const { hasChanges, working } = editor
  const left = withLaunch(useLeftLaunch())
  const note =
    placing.marked.length > 0 ? (
      <PlaceBar placing={placing} editor={editor} />
    ) : hasChanges ? (
      'You have corrections that are not saved.'
    ) : undefined
  return (
    <ActionBar note={note}>
      <button
        id={saveId}
        type="button"
        className={`btn btn-primary ${hasChanges ? '' : 'btn-disabled'}`}
        aria-disabled={!hasChanges || working !== undefined}
        onClick={() => hasChanges && working === undefined && void editor.save()}
      >
        {working === 'save' && <Working />}
        Save corrections
      </button>
      {hasChanges ? (
        <button type="button" className="btn" disabled={working !== undefined} onClick={editor.reset}>
          Undo all
        </button>
      ) : (
        <Link to={`/site-setup?resume=${encodeURIComponent(resumeId)}`} state={left} className="btn">
          Publish Portfolio
        </Link>
      )}
      <EditorUndoButtons editor={editor} />
    </ActionBar>
  )
}

/** The questions that are not answered in this browser; saving answers them for the server too. */
function useQuestions(resumeId: string, reading: TaggedReading['reading']) {
  const [answered, setAnswered] = useState(() => answeredOf(resumeId))
  const all = useMemo(() => questionsOf(reading, draftOf(reading.content)), [reading])
  const isOpen = ({ places }: Question) => places.some((place) => !answered.includes(placeKey(place)))
  return {
    questions: all.filter(isOpen),
    answer: ({ places }: Question) => setAnswered(rememberAnswer(resumeId, places.map(placeKey))),
  }
}
