export type Source = 'pdf' | 'other'

const tabs: readonly (readonly [Source, string])[] = [
  ['pdf', 'PDF'],
  ['other', 'Word, LinkedIn and other files'],
]

/** What a resume comes from. Arrow keys go from tab to tab. */
export function SourceTabs({ source, onSource }: { source: Source; onSource: (source: Source) => void }) {
  return (
    <div role="tablist" aria-label="Kind of file" className="mb-6 flex gap-6 border-b border-line">
      {tabs.map(([value, label]) => {
        const isChosen = value === source
        return (
          <button
            key={value}
            type="button"
            role="tab"
            id={`source-${value}`}
            aria-selected={isChosen}
            aria-controls="source-panel"
            tabIndex={isChosen ? 0 : -1}
            className={`-mb-px min-h-11 cursor-pointer border-b-2 text-left ${isChosen ? 'border-base-content font-medium' : 'border-transparent text-muted hover:text-base-content'}`}
            onClick={() => onSource(value)}
            onKeyDown={(event) => {
              if (event.key !== 'ArrowLeft' && event.key !== 'ArrowRight') return
              const other = value === 'pdf' ? 'other' : 'pdf'
              onSource(other)
              document.getElementById(`source-${other}`)?.focus()
            }}
          >
            {label}
          </button>
        )
      })}
    </div>
  )
}
