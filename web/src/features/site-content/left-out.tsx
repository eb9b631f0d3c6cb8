import type { SiteContent } from '@thumbfolio/contracts'

/** What the check took off the page, and why: the promise that nothing is invented, made visible. */
export function LeftOut({ removed }: { removed: SiteContent['removed'] }) {
  return (
    <section aria-labelledby="left-out-title">
      <h2 id="left-out-title" className="mb-3 text-lg font-semibold">
        What was left out
      </h2>
      {removed.length === 0 ? (
        <p className="text-sm text-muted">Nothing. Everything that was written stands on your resume.</p>
      ) : (
        <ul className="grid gap-2 text-sm text-muted">
          {removed.map(({ fact, reason }) => (
            <li key={fact + reason}>
              <q>{fact}</q> {reason}
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
