import { exactTime } from '../../lib/time.js'

interface PageBeforeProps {
  before: { publishedAt: string } | undefined
  /** Words that are not saved would go with the page. */
  hasChanges: boolean
  isBusy: boolean
  onRestore: () => void
}

/** The page as it was before the last launch: who likes it better has it back with a click, and this one in its place. */
export function PageBefore({ before, hasChanges, isBusy, onRestore }: PageBeforeProps) {
  if (!before) return null
  const isReady = !hasChanges && !isBusy
  return (
    <section aria-labelledby="before-title">
      <h2 id="before-title" className="mb-3 text-lg font-semibold">
        Another version
      </h2>
      <p className="text-sm text-muted">
        The page that went live on <time dateTime={before.publishedAt}>{exactTime(before.publishedAt)}</time>{' '}
        is kept, with what you changed on it. Going back costs nothing, what you took off stays off, and this
        version is kept in its place.
      </p>
      <button
        type="button"
        aria-disabled={!isReady}
        className={`btn btn-sm mt-3 ${isReady ? '' : 'btn-disabled'}`}
        onClick={() => isReady && onRestore()}
      >
        Go back to it
      </button>
      {hasChanges && <p className="mt-2 text-sm">Save or undo your changes first.</p>}
    </section>
  )
}
