import { ChevronDown } from 'lucide-react'
import type { ReactNode } from 'react'
import { suggestedText } from '../../lib/suggested-text.js'
import type { SourceRow, SourceSection } from './sources.js'

interface SourceListProps {
  sections: readonly SourceSection[]
  /** The key of the line that is open. */
  open: string | undefined
  onToggle: (row: SourceRow, isOpen: boolean) => void
  /** Shown in an open line if there is no column for the drawing. */
  picture: (row: SourceRow) => ReactNode
}

/** Everything the page says, line by line; an open line shows where it comes from. */
export const SourceList = ({ sections, open, onToggle, picture }: SourceListProps) => (
  <div className="grid gap-10">
    {sections.map(({ title, groups }) => (
      <section key={title} aria-label={title}>
        <h2 className="mb-2 text-lg font-semibold capitalize">{title}</h2>
        <div className="grid gap-5">
          {groups.map((group) => (
            <div key={group.key}>
              {group.title !== '' && <h3 className="font-medium">{group.title}</h3>}
              <div className="-mx-2 mt-0.5">
                {group.rows.map((row) => (
                  <Row key={row.key} row={row} onToggle={onToggle}>
                    {row.key === open && <Origin row={row}>{row.places.length > 0 && picture(row)}</Origin>}
                  </Row>
                ))}
              </div>
            </div>
          ))}
        </div>
      </section>
    ))}
  </div>
)

function Row({
  row,
  onToggle,
  children,
}: {
  row: SourceRow
  onToggle: SourceListProps['onToggle']
  children: ReactNode
}) {
  return (
    <details
      name="source"
      className="group rounded-sm open:bg-base-200"
      onToggle={({ currentTarget }) => onToggle(row, currentTarget.open)}
    >
      <summary className="flex cursor-pointer items-baseline gap-3 rounded-sm px-2 py-1.5 text-sm hover:bg-base-200">
        <span className="min-w-0 flex-1 wrap-anywhere">
          {row.label !== undefined && <span className="text-muted">{row.label} </span>}
          {row.text}
          {row.suggested && <span className="block text-muted">{suggestedText(row.suggested)}</span>}
        </span>
        <span className="tabular shrink-0 text-muted">{pagesOf(row)}</span>
        <ChevronDown
          className="mt-1 size-4 shrink-0 self-start text-muted transition-transform duration-150 group-open:rotate-180"
          aria-hidden="true"
        />
      </summary>
      {children}
    </details>
  )
}

/** The content of an open line. */
const Origin = ({ row, children }: { row: SourceRow; children: ReactNode }) => (
  <div className="grid animate-open gap-1 px-2 pb-3 text-sm text-muted">
    {row.about !== undefined && <p>It speaks about {row.about.join(' and ')}.</p>}
    {row.places.length === 1 && (
      <p>
        Your resume says <q>{row.printed ?? row.text}</q>
      </p>
    )}
    {row.from === 'owner' && (
      <p>
        {row.about === undefined
          ? 'You wrote this yourself. It needs no source.'
          : 'Based on your correction.'}
      </p>
    )}
    {row.from === 'suggested' && <p>It is not a line of your resume.</p>}
    {row.from === 'github' && <p>GitHub, as of {row.asOf}.</p>}
    {row.from === 'unknown' && <p>It was written before sources were kept.</p>}
    {children}
  </div>
)

function pagesOf({ from, places }: SourceRow): string {
  if (from === 'owner') return 'Yours'
  if (from === 'suggested') return 'Suggested'
  if (from === 'github') return 'GitHub'
  const pages = [...new Set(places.map(({ page }) => page))].sort((a, b) => a - b)
  if (pages.length === 0) return ''
  return pages.length === 1 ? `Page ${pages[0]}` : `Pages ${pages.join(', ')}`
}
