import type { RestingName } from '@thumbfolio/contracts'
import { exactDay } from '../../lib/time.js'

/** The names that a person's sites have left, and until when each is reserved. */
export function FormerNames({ names }: { names: readonly RestingName[] }) {
  if (names.length === 0) return null
  return (
    <section aria-labelledby="former-title">
      <h2 id="former-title" className="text-lg font-semibold">
        Your former names
      </h2>
      <ul className="mt-3 max-w-prose text-sm">
        {names.map(({ name, freeAt, redirectsTo }) => (
          <li key={name} className="border-t border-line py-3 first:border-t-0 first:pt-0">
            <p className="font-semibold wrap-anywhere">{name}</p>
            <p className="text-muted">
              {redirectsTo === undefined ? 'Redirects nowhere' : `Redirects to ${redirectsTo}`} · reserved for
              you until {exactDay(freeAt)}
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
