import { readFileSync } from 'node:fs'

const fixtureOf = (type) =>
  JSON.parse(readFileSync(new URL(`../fixtures/events/${type}.json`, import.meta.url), 'utf8'))

/**
 * `docs/events.md`. `consumers` holds the groups that subscribe, by event type; each has a note in the catalogue.
 * @throws Error naming every difference between the catalogue and the subscriptions
 */
export function renderEvents(catalogue, consumers) {
  const mistakes = Object.entries(catalogue).flatMap(([type, { to }]) => {
    const groups = consumers.get(type) ?? []
    return [
      ...(groups.length === 0 ? [`${type} has no consumer: subscribe to it, or delete the event`] : []),
      ...groups
        .filter((group) => !to[group])
        .map((group) => `${type}: say in \`to\` what ${group} does with it`),
      ...Object.keys(to)
        .filter((group) => !groups.includes(group))
        .map((group) => `${type}: ${group} does not subscribe to it; remove it from \`to\``),
    ]
  })
  if (mistakes.length > 0)
    throw new Error(`packages/contracts/src/events/event-catalogue.ts:\n  ${mistakes.join('\n  ')}`)

  const sections = Object.entries(catalogue).map(([type, { from, subject, means, to }]) =>
    [
      `## ${type}`,
      means,
      `Published by **${from}**; the subject is the ${subject}. Consumed by`,
      consumers
        .get(type)
        .map((group) => `- \`${group}\`: ${to[group]}`)
        .join('\n'),
      `\`\`\`json\n${JSON.stringify(fixtureOf(type).data, null, 2)}\n\`\`\``,
    ].join('\n\n'),
  )
  return `# Events

CloudEvents 1.0 in structured JSON: \`specversion id type source subject time datacontenttype traceparent data\`.
An event is delivered at least once and in order per subject; a consumer commits with the event's id as its cause,
which makes it count once. A published version is never edited: \`packages/contracts/fixtures/events\` holds one of each.
The consumers are the groups that the running product subscribes.

${sections.join('\n\n')}
`
}
