import type { SiteContent } from '@thumbfolio/contracts'
import { LeftOutList } from '../../ui/left-out-list.js'

/** The promise that nothing is invented, made visible. */
export function LeftOut({ removed }: { removed: SiteContent['removed'] }) {
  return (
    <section aria-labelledby="left-out-title">
      <h2 id="left-out-title" className="mb-3 text-lg font-semibold">
        What was left out
      </h2>
      {removed.length === 0 ? (
        <p className="text-sm text-muted">
          Nothing. Everything that was written for you stands on your resume.
        </p>
      ) : (
        <LeftOutList removed={removed} />
      )}
    </section>
  )
}
