import type { SiteVisits } from '@thumbfolio/contracts'

const dayName = (day: string) =>
  new Date(`${day}T00:00:00Z`).toLocaleDateString('en', { month: 'short', day: 'numeric', timeZone: 'UTC' })

/** Views of each day as bars; a table says the same to screen readers. */
export function DayBars({ days }: { days: SiteVisits['days'] }) {
  const highest = Math.max(1, ...days.map(({ views }) => views))
  const [first, last] = [days[0], days.at(-1)]
  return (
    <div className="relative">
      <div className="mt-6 flex h-40 items-end gap-px border-b border-line" aria-hidden="true">
        {days.map(({ day, views }) => (
          <div key={day} className="flex h-full min-w-0 flex-1 items-end" title={`${dayName(day)}: ${views}`}>
            <svg viewBox="0 0 1 100" preserveAspectRatio="none" className="h-full w-full text-primary">
              <rect
                width="1"
                y={100 - (views / highest) * 100}
                height={(views / highest) * 100}
                fill="currentColor"
              />
            </svg>
          </div>
        ))}
      </div>
      <p className="mt-1 flex justify-between text-sm text-muted" aria-hidden="true">
        <span>{first && dayName(first.day)}</span>
        <span>{last && dayName(last.day)}</span>
      </p>
      <div className="sr-only">
        <table>
          <caption>Views and robots by day</caption>
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Views</th>
              <th scope="col">Robots</th>
            </tr>
          </thead>
          <tbody>
            {days.map(({ day, views, bots }) => (
              <tr key={day}>
                <th scope="row">{dayName(day)}</th>
                <td>{views}</td>
                <td>{bots}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </div>
  )
}
