import { backupMetrics } from './backup-metrics.js'
import type { MetricDeclaration } from './metric-declaration.js'

const seconds = 's'
const quick = [0.001, 0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]
const slow = [0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 20, 40, 60, 90, 120]

/** Every metric. `docs/telemetry.md` is written from it. */
export const metricCatalogue = {
  'http.server.request.duration': {
    kind: 'histogram',
    unit: seconds,
    means:
      'Requests answered, from their head to their end, by route as declared; an event stream ends with its client',
    attributes: ['http.route', 'http.request.method', 'status_class', 'thumbfolio.service'],
    buckets: quick,
  },
  'thumbfolio.launches': {
    kind: 'counter',
    unit: '{launch}',
    means: 'Launches that ended: `live`, or `failed` with the code of the problem',
    attributes: ['outcome', 'problem'],
  },
  'thumbfolio.launch.duration': {
    kind: 'histogram',
    unit: seconds,
    means: 'From the request of a launch to its end',
    attributes: ['outcome'],
    buckets: slow,
  },
  'thumbfolio.launch.step.duration': {
    kind: 'histogram',
    unit: seconds,
    means: 'One try of one step of a launch: `done`, or `broken off` by a failure, a lost lease or a stop',
    attributes: ['step', 'outcome'],
    buckets: slow,
  },
  'thumbfolio.launches.due': {
    kind: 'gauge',
    unit: '{site}',
    means:
      'Sites that wait for a worker; counts to 1,000. Every generator reports the same: take the maximum',
    attributes: [],
  },
  'thumbfolio.code_host.lag': {
    kind: 'gauge',
    unit: seconds,
    means:
      'How long the oldest change of a site waits for its repository. Every generator reports the same: take the maximum',
    attributes: [],
  },
  'thumbfolio.code_host.pushes': {
    kind: 'counter',
    unit: '{push}',
    means:
      'Repositories worked on: `pushed`, `unchanged`, `removed`, or what stopped it: `unavailable`, `rate-limited`, `misconfigured`, `name-taken`, `refused`',
    attributes: ['outcome'],
  },
  'thumbfolio.code_host.requests': {
    kind: 'counter',
    unit: '{request}',
    means:
      'Requests to the code host, by `read` or `write` and the class of their status; `none` without an answer',
    attributes: ['kind', 'status_class'],
  },
  'thumbfolio.code_host.creations': {
    kind: 'gauge',
    unit: '{request}',
    means:
      'Writes of this process to the code host within the last hour. GitHub limits content creation to 500 an hour: at that many, pushes wait',
    attributes: [],
  },
  'thumbfolio.code_host.remaining': {
    kind: 'gauge',
    unit: '{request}',
    means:
      'Requests that the code host still allows in its current hour. Below 500, name checks no longer ask it',
    attributes: [],
  },
  'thumbfolio.launches.due.age': {
    kind: 'gauge',
    unit: seconds,
    means:
      'How long the site has waited that is due longest; 0 when none is due. Every generator reports the same: take the maximum',
    attributes: [],
  },
  'thumbfolio.pool.used': {
    kind: 'gauge',
    unit: '{slot}',
    means: 'Slots of a pool of workers that are at work',
    attributes: ['pool'],
  },
  'thumbfolio.pool.slots': {
    kind: 'gauge',
    unit: '{slot}',
    means: 'Slots that a pool of workers has',
    attributes: ['pool'],
  },
  'thumbfolio.engine.up': {
    kind: 'gauge',
    unit: '{engine}',
    means: '1 while an engine answers a process, 0 while it does not; `/readyz` fails only without the store',
    attributes: ['engine', 'thumbfolio.service'],
  },
  ...backupMetrics,
  'thumbfolio.outbox.age': {
    kind: 'gauge',
    unit: seconds,
    means: 'Age of the oldest committed event that the bus has not taken; 0 when there is none',
    attributes: ['thumbfolio.service'],
  },
  'thumbfolio.event.lag': {
    kind: 'histogram',
    unit: seconds,
    means: 'From the commit of an event to the moment that a group begins to handle it, each try anew',
    attributes: ['group', 'type'],
    buckets: [...quick, 30, 60, 300],
  },
  'thumbfolio.group.lag': {
    kind: 'gauge',
    unit: '{event}',
    means:
      'Events on Kafka that wait for a group, published and not handled; that of `generator-workers` is what to scale on. Every member reports the same: take the maximum',
    attributes: ['group'],
  },
  'thumbfolio.events.handled': {
    kind: 'counter',
    unit: '{event}',
    means: 'Tries to handle an event: `handled` or `failed`',
    attributes: ['group', 'type', 'outcome'],
  },
  'thumbfolio.dead_letters': {
    kind: 'counter',
    unit: '{event}',
    means: 'Events that a group gave up; `unknown` is a type that this release does not know',
    attributes: ['group', 'type'],
  },
  'thumbfolio.credits.holds': {
    kind: 'gauge',
    unit: '{hold}',
    means:
      'Credits holds that are open, of at most 1,000 accounts. Every auth reports the same: take the maximum',
    attributes: [],
  },
  'thumbfolio.credits.hold.age': {
    kind: 'gauge',
    unit: seconds,
    means:
      'Age of the oldest open hold of at most 1,000 accounts; 0 when there is none. Every auth reports the same: take the maximum',
    attributes: [],
  },
  'thumbfolio.model.call.duration': {
    kind: 'histogram',
    unit: seconds,
    means: 'One call of a vendor of models: `answered`, or the kind of its failure',
    attributes: ['vendor', 'outcome'],
    buckets: slow,
  },
  'thumbfolio.model.budget.used': {
    kind: 'gauge',
    unit: '1',
    means:
      'Share of MODEL_DAILY_BUDGET_USD that is spent or set aside today (UTC), 0 to 1. Every generator reports the same: take the maximum',
    attributes: [],
  },
  'thumbfolio.model.misconfigured': {
    kind: 'gauge',
    unit: '{model}',
    means: '1 while a model does not accept our key or its name, so launches with it fail',
    attributes: ['model'],
  },
  'thumbfolio.incidents': {
    kind: 'counter',
    unit: '{incident}',
    means: 'Incidents opened: what needs manual review, by kind',
    attributes: ['kind'],
  },
  'thumbfolio.chain.calls': {
    kind: 'counter',
    unit: '{call}',
    means:
      'Calls of Solana nodes: `answered`, `refused`, or what kept the node from answering; `endpoint` counts from 1 as configured',
    attributes: ['method', 'endpoint', 'outcome'],
  },
  'thumbfolio.chain.cursor_lag': {
    kind: 'gauge',
    unit: seconds,
    means:
      'Since the recorded payments of a wallet last added up to its balance. Every payment service reports the same: take the maximum',
    attributes: ['wallet'],
  },
  'thumbfolio.orders': {
    kind: 'gauge',
    unit: '{order}',
    means: 'Orders in a state; counts to 1,000. Every payment service reports the same: take the maximum',
    attributes: ['status'],
  },
  'thumbfolio.payment.items': {
    kind: 'gauge',
    unit: '{item}',
    means:
      'What needs the operator: payments by kind, money owed on settled and abandoned orders, tokens received; counts to 1,000. Take the maximum',
    attributes: ['kind'],
  },
  'thumbfolio.orders.uncredited': {
    kind: 'gauge',
    unit: '{order}',
    means:
      'Orders that settled more than 5 minutes ago and have no credits yet; counts to 1,000. Take the maximum',
    attributes: [],
  },
  'process.memory.limit': {
    kind: 'gauge',
    unit: 'By',
    means: 'Memory limit of the container that the process runs in; 0 without a limit',
    attributes: [],
  },
  'thumbfolio.disk.free': {
    kind: 'gauge',
    unit: '1',
    means: 'Free share of the disk that the embedded engines of a service write to',
    attributes: ['thumbfolio.service'],
  },
  'thumbfolio.pictures': {
    kind: 'counter',
    unit: '{picture}',
    means: 'Share cards and icons of pages: `drawn` or `failed`; a page is published without one that failed',
    attributes: ['outcome'],
  },
  'process.memory.usage': {
    kind: 'gauge',
    unit: 'By',
    means: 'Resident memory of the process',
    attributes: [],
  },
  'process.cpu.utilization': {
    kind: 'gauge',
    unit: '1',
    means: 'Processor time of the process since the export before, as a share of one processor',
    attributes: [],
  },
  'nodejs.eventloop.delay.p99': {
    kind: 'gauge',
    unit: seconds,
    means: 'What 99 of 100 turns of the event loop were late by at most, since the export before',
    attributes: [],
  },
  'nodejs.eventloop.utilization': {
    kind: 'gauge',
    unit: '1',
    means: 'Share of the time that the event loop was busy, since the export before',
    attributes: [],
  },
  'v8js.memory.heap.used': {
    kind: 'gauge',
    unit: 'By',
    means: 'Heap that is in use',
    attributes: [],
  },
  'thumbfolio.limits.failed_open': {
    kind: 'counter',
    unit: '{check}',
    means: 'Checks of a limit that let through uncounted because the counters could not be reached',
    attributes: ['rate'],
  },
} as const satisfies Readonly<Record<string, MetricDeclaration>>

type Catalogue = typeof metricCatalogue
/** A metric that is declared. */
export type MetricName = keyof Catalogue
/** The declared metrics of one kind. */
export type MetricOf<Kind extends MetricDeclaration['kind']> = {
  [Name in MetricName]: Catalogue[Name]['kind'] extends Kind ? Name : never
}[MetricName]

/** What a value of this metric may carry. */
export type AttributesOf<Name extends MetricName> = {
  readonly [Key in Catalogue[Name]['attributes'][number]]?: string
}
