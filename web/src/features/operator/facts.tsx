import type { ReactNode } from 'react'

/** Names with what belongs to them. What is undefined is left out. */
export const Facts = ({ facts }: { facts: readonly (readonly [name: string, value: ReactNode])[] }) => (
  <dl className="mt-4 grid text-sm">
    {facts
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => (
        <div key={name} className="grid gap-x-6 border-t border-line py-2 sm:grid-cols-[10rem_minmax(0,1fr)]">
          <dt className="text-muted">{name}</dt>
          <dd className="tabular min-w-0 wrap-anywhere">{value}</dd>
        </div>
      ))}
  </dl>
)
