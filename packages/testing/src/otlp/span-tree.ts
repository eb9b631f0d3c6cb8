import type { ReceivedSpan } from './otlp-json.js'

/** A span with those that it led to, in the order they began. */
export interface SpanNode {
  readonly span: ReceivedSpan
  readonly children: readonly SpanNode[]
}

/**
 * The spans of one trace as trees. A root has no parent among them: the first one's is the click in the browser, and any
 * other root is an orphan.
 */
export function spanTree(all: readonly ReceivedSpan[], traceId: string): SpanNode[] {
  const spans = all.filter((span) => span.traceId === traceId).toSorted((a, b) => a.startedAt - b.startedAt)
  const known = new Set(spans.map(({ spanId }) => spanId))
  const under = (parent: string | undefined): SpanNode[] =>
    spans
      .filter(({ parentSpanId }) => parentSpanId === parent)
      .map((span) => ({ span, children: under(span.spanId) }))
  const outside = new Set(
    spans.map(({ parentSpanId }) => parentSpanId).filter((id) => id === undefined || !known.has(id)),
  )
  return [...outside].flatMap(under)
}

/** A span as one reads it: `auth: process site.generated.v1 (consumer auth)`. */
export function spanLabel({ name, kind, service, process, attributes }: ReceivedSpan): string {
  const group = attributes['messaging.consumer.group.name']
  const about = [
    kind === 'internal' ? '' : kind,
    group === undefined || group === service ? '' : String(group),
  ]
  const details = about.filter((part) => part !== '').join(' ')
  return `${service ?? process}: ${name}${details === '' ? '' : ` (${details})`}`
}

/** The labels of a tree, a line each, two spaces deeper for each level; siblings by name, for many run at once. */
export const labelsOf = (nodes: readonly SpanNode[], depth = 0): string[] =>
  nodes
    .map((node) => ({ ...node, label: spanLabel(node.span) }))
    .toSorted((one, other) => (one.label < other.label ? -1 : 1))
    .flatMap(({ label, children }) => [`${'  '.repeat(depth)}${label}`, ...labelsOf(children, depth + 1)])

/** The tree with times: begin after the first span and duration in ms, links to other traces' or spans' ends. */
export function drawTree(
  nodes: readonly SpanNode[],
  origin = nodes[0]?.span.startedAt ?? 0,
  indent = '',
): string[] {
  return nodes.flatMap(({ span, children }, at) => {
    const isLast = at === nodes.length - 1
    const branch = indent === '' && nodes.length === 1 ? '' : isLast ? '└─ ' : '├─ '
    const deeper = indent + (branch === '' ? ' ' : isLast ? '   ' : '│  ')
    const label = `${indent}${branch}${spanLabel({ ...span, service: whereOf(span) })}`
    const times = `${ms(span.startedAt - origin)}  ${ms(span.durationMs)}`
    const notes = [
      span.isFailed ? 'failed' : '',
      span.links.length > 0 ? `linked to ${span.links.map(({ spanId }) => spanId).join(', ')}` : '',
    ].filter((note) => note !== '')
    return [
      `${label.padEnd(84)} ${times}${notes.length > 0 ? `  ${notes.join('; ')}` : ''}`,
      ...drawTree(children, origin, deeper),
    ]
  })
}

/** The process, where there is more than one. */
const whereOf = ({ process, service }: ReceivedSpan) => (process === 'thumbfolio' ? service : process)

const ms = (duration: number) => duration.toFixed(1).padStart(8)
