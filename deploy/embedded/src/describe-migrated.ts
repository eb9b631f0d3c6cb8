import type { Migrated } from './migrate.js'

/** What was moved, as lines: each kind with its count and hash. */
export function describeMigrated({ compared, events, left }: Migrated, what: string): string {
  const rows = compared
    .filter(({ source }) => source.count > 0)
    .map(
      ({ service, what: kind, source: { count, sha256 } }) =>
        `${`${service}/${kind}`.padEnd(32)}${String(count).padStart(9)}  ${sha256.slice(0, 16)}\n`,
    )
  const stay = left > 0 ? ` ${left} dead letters that no consumer can handle stay behind.` : ''
  return `${rows.join('')}${what} is in the engines, compared by count and hash; ${events} events were published to Kafka.${stay} Start the services there.`
}
