/** What arrives by OTLP/HTTP in JSON, as far as it is read here. */

type Value = {
  readonly stringValue?: string
  readonly intValue?: string | number
  readonly doubleValue?: number
  readonly boolValue?: boolean
}
type Attributes = readonly { readonly key: string; readonly value: Value }[]
type Point = {
  readonly attributes?: Attributes
  readonly asInt?: string | number
  readonly asDouble?: number
  readonly count?: string | number
  readonly sum?: number
}
type Points = { readonly dataPoints: readonly Point[] }

export interface TracesMessage {
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: Attributes }
    readonly scopeSpans: readonly {
      readonly spans: readonly {
        readonly traceId: string
        readonly spanId: string
        readonly parentSpanId?: string
        readonly name: string
        readonly kind: number
        readonly startTimeUnixNano: string
        readonly endTimeUnixNano: string
        readonly attributes?: Attributes
        readonly links?: readonly { readonly traceId: string; readonly spanId: string }[]
        readonly status?: { readonly code?: number }
      }[]
    }[]
  }[]
}

export interface MetricsMessage {
  readonly resourceMetrics: readonly {
    readonly resource: { readonly attributes: Attributes }
    readonly scopeMetrics: readonly {
      readonly metrics: readonly {
        readonly name: string
        readonly unit?: string
        readonly sum?: Points
        readonly gauge?: Points
        readonly histogram?: Points
      }[]
    }[]
  }[]
}

export interface LogsMessage {
  readonly resourceLogs: readonly {
    readonly resource: { readonly attributes: Attributes }
    readonly scopeLogs: readonly {
      readonly logRecords: readonly {
        readonly severityText?: string
        readonly body?: Value
        readonly attributes?: Attributes
        readonly traceId?: string
        readonly spanId?: string
      }[]
    }[]
  }[]
}

export type AttributeValues = Readonly<Record<string, string | number | boolean>>

const kinds = ['unspecified', 'internal', 'server', 'client', 'producer', 'consumer'] as const

/** A span that was received. */
export interface ReceivedSpan {
  readonly traceId: string
  readonly spanId: string
  readonly parentSpanId: string | undefined
  readonly name: string
  readonly kind: (typeof kinds)[number]
  /** `service.name` of the process. */
  readonly process: string
  /** The service within it. */
  readonly service: string | undefined
  /** Epoch milliseconds with fractions. */
  readonly startedAt: number
  readonly durationMs: number
  readonly attributes: AttributeValues
  readonly links: readonly { readonly traceId: string; readonly spanId: string }[]
  readonly isFailed: boolean
}

/** One value of a metric as it stood at an export. */
export interface ReceivedPoint {
  readonly name: string
  readonly unit: string
  readonly process: string
  readonly attributes: AttributeValues
  /** Of a histogram the number of values. */
  readonly value: number
  /** Of a histogram the sum of its values. */
  readonly sum: number | undefined
}

/** A log record that was received. */
export interface ReceivedLog {
  readonly process: string
  readonly severity: string
  readonly body: string | undefined
  readonly traceId: string | undefined
  readonly spanId: string | undefined
  readonly attributes: AttributeValues
}

const plain = (attributes: Attributes = []): AttributeValues =>
  Object.fromEntries(
    attributes.map(({ key, value: { stringValue, intValue, doubleValue, boolValue } }) => [
      key,
      stringValue ?? boolValue ?? Number(intValue ?? doubleValue),
    ]),
  )

const millis = (nanos: string) => Number(BigInt(nanos) / 1000n) / 1000
const processOf = (attributes: Attributes) => String(plain(attributes)['service.name'])

export const spansOf = ({ resourceSpans }: TracesMessage): ReceivedSpan[] =>
  resourceSpans.flatMap(({ resource, scopeSpans }) =>
    scopeSpans
      .flatMap(({ spans }) => spans)
      .map((span) => {
        const attributes = plain(span.attributes)
        const service = attributes['thumbfolio.service']
        return {
          traceId: span.traceId,
          spanId: span.spanId,
          name: span.name,
          attributes,
          parentSpanId: span.parentSpanId === '' ? undefined : span.parentSpanId,
          kind: kinds[span.kind] ?? 'unspecified',
          process: processOf(resource.attributes),
          service: service === undefined ? undefined : String(service),
          startedAt: millis(span.startTimeUnixNano),
          durationMs: millis(span.endTimeUnixNano) - millis(span.startTimeUnixNano),
          links: (span.links ?? []).map(({ traceId, spanId }) => ({ traceId, spanId })),
          isFailed: span.status?.code === 2,
        }
      }),
  )

export const pointsOf = ({ resourceMetrics }: MetricsMessage): ReceivedPoint[] =>
  resourceMetrics.flatMap(({ resource, scopeMetrics }) =>
    scopeMetrics
      .flatMap(({ metrics }) => metrics)
      .flatMap(({ name, unit = '', sum, gauge, histogram }) =>
        ((sum ?? gauge ?? histogram)?.dataPoints ?? []).map((point) => ({
          name,
          unit,
          process: processOf(resource.attributes),
          attributes: plain(point.attributes),
          value: Number(point.asInt ?? point.asDouble ?? point.count),
          sum: point.sum,
        })),
      ),
  )

export const logsOf = ({ resourceLogs }: LogsMessage): ReceivedLog[] =>
  resourceLogs.flatMap(({ resource, scopeLogs }) =>
    scopeLogs
      .flatMap(({ logRecords }) => logRecords)
      .map((record) => ({
        process: processOf(resource.attributes),
        severity: record.severityText ?? '',
        body: record.body?.stringValue,
        traceId: record.traceId,
        spanId: record.spanId,
        attributes: plain(record.attributes),
      })),
  )
