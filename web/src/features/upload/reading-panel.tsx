import type { ResumeReading } from '@thumbfolio/contracts'
import { CircleHelp } from 'lucide-react'
import { useRef } from 'react'
import { inWords } from '../../lib/counted.js'
import type { TaggedReading } from '../../lib/resume-api.js'
import { QualityNotice } from '../../ui/quality-notice.js'
import { nameOf, outlineOf, type OutlineEntry, type OutlineSection } from '../../lib/reading-outline.js'
import { IdentityForm } from './identity-form.js'
import { identityPointers } from './identity.js'
import { useLines } from './use-lines.js'

interface ReadingPanelProps {
  resumeId: string
  tagged: TaggedReading
  /** An entry is pointed at, by pointer or by keyboard; undefined when none is any more. */
  onPoint: (pointer: string | undefined) => void
  /** The owner said who they are. */
  onConfirmed: (tagged: TaggedReading) => void
}

/** What was read from the resume. Pointing at a line shows where it is on the page. */
export function ReadingPanel({ resumeId, tagged, onPoint, onConfirmed }: ReadingPanelProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  const { reading } = tagged
  const { content, identityConfirmedAt } = reading
  // While the three are asked for above, the list does not ask for them again.
  const questions = reading.questions.filter(({ pointer }) => !identityPointers.has(pointer))
  const outline = outlineOf(content)
  const { name, label } = content.basics ?? {}
  const lines = useLines(
    outline.flatMap(({ entries }) => entries.map(({ pointer }) => pointer)),
    onPoint,
  )
  return (
    <div className="animate-open">
      <QualityNotice reading={reading} className="mb-6">
        You can go on, or choose another file. The page is made from what was read here.
      </QualityNotice>
      <h2 ref={heading} tabIndex={-1} className="title text-xl outline-none">
        {name ?? 'No name was found'}
      </h2>
      {label !== undefined && <p className="mt-1 text-muted">{label}</p>}
      {identityConfirmedAt === undefined && (
        <IdentityForm
          resumeId={resumeId}
          tagged={tagged}
          onConfirmed={(next) => {
            onConfirmed(next)
            // The button that was pressed goes away with its form.
            heading.current?.focus()
          }}
        />
      )}
      <p className="tabular mt-3 text-sm text-muted">
        {outline
          .map(({ count }) => count.replaceAll(' ', '\u00a0'))
          .filter((count) => count !== '')
          .join(', ')}
      </p>

      {questions.length > 0 && <Questions questions={questions} outline={outline} onPoint={onPoint} />}

      <div
        role="group"
        aria-label="What we read. Arrow keys go from line to line."
        className="@container mt-8 grid gap-6"
        onKeyDown={lines.onKeyDown}
      >
        {outline.map((section) => (
          <Section key={section.key} section={section} line={lines.line} />
        ))}
      </div>
    </div>
  )
}

function Questions({
  questions,
  outline,
  onPoint,
}: {
  questions: ResumeReading['questions']
  outline: readonly OutlineSection[]
  onPoint: ReadingPanelProps['onPoint']
}) {
  const lines = useLines(
    questions.map(({ pointer, detail }) => pointer + detail),
    onPoint,
  )
  return (
    <section className="mt-6 rounded-box bg-base-200 p-4 sm:p-5" onKeyDown={lines.onKeyDown}>
      <h3 className="flex items-center gap-2 text-sm font-semibold">
        <CircleHelp className="size-4" aria-hidden="true" />
        Check {questions.length === 1 ? 'this one' : `these ${inWords(questions.length)}`}
      </h3>
      <ul className="mt-2 grid gap-1.5 text-sm">
        {questions.map(({ pointer, detail }) => (
          <li key={pointer + detail} className="rounded-xs" {...lines.line(pointer + detail, pointer)}>
            {nameOf(pointer, outline) !== '' && (
              <span className="font-medium">{nameOf(pointer, outline)}. </span>
            )}
            <span className="text-muted">{detail}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

const shownAtFirst = 4
/** As long as a span of years with its months, or less. */
const shortDetail = 20

type Line = ReturnType<typeof useLines>['line']

function Section({ section, line }: { section: OutlineSection; line: Line }) {
  const { title, entries } = section
  const rest = entries.slice(shownAtFirst)
  const isWordy = entries.some(({ detail }) => detail.length > shortDetail)
  return (
    <section>
      <h3 className="text-sm font-semibold">{title}</h3>
      <EntryList entries={entries.slice(0, shownAtFirst)} {...{ isWordy, line }} />
      {rest.length > 0 && (
        <details className="group">
          <summary className="cursor-pointer py-1 text-sm text-muted hover:underline group-open:hidden">
            {rest.length} more
          </summary>
          <EntryList entries={rest} {...{ isWordy, line }} />
        </details>
      )}
    </section>
  )
}

interface EntryListProps {
  entries: readonly OutlineEntry[]
  /** The texts beside the titles are words, not dates: on small screens they are below the titles. */
  isWordy: boolean
  line: Line
}

const beside = 'flex items-baseline justify-between gap-4'
const underneath = '@max-lg:flex-col @max-lg:gap-0'

function EntryList({ entries, isWordy, line }: EntryListProps) {
  return (
    <ul className="-mx-2 mt-0.5">
      {entries.map(({ pointer, title, detail }) => (
        <li
          key={pointer}
          {...line(pointer, pointer)}
          className={`rounded-sm px-2 py-1 text-sm hover:bg-base-200 focus-visible:bg-base-200 ${beside} ${isWordy ? underneath : ''}`}
        >
          <span className="min-w-0 wrap-anywhere">{title}</span>
          <span
            className={`tabular shrink-0 wrap-anywhere text-muted ${isWordy ? '@lg:max-w-[55%] @lg:text-right' : 'max-w-[55%] text-right'}`}
          >
            {detail}
          </span>
        </li>
      ))}
    </ul>
  )
}
