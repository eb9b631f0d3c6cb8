import { metrics, type Counter, type Histogram, type ObservableGauge } from '@opentelemetry/api'
import { metricCatalogue, type AttributesOf, type MetricName, type MetricOf } from './metric-catalogue.js'
import type { MetricDeclaration } from './metric-declaration.js'
import { isTelemetryOn } from './start-telemetry.js'

const meter = () => metrics.getMeter('thumbfolio')
const descriptionOf = ({ means, unit }: MetricDeclaration) => ({ description: means, unit })

/** Instruments that are made before the SDK has started never measure anything, so they are made at their first use. */
function lazily<Name extends MetricName, I>(make: (name: Name, declared: MetricDeclaration) => I) {
  const made = new Map<Name, I>()
  return (name: Name): I => {
    const known = made.get(name)
    if (known) return known
    const instrument = make(name, metricCatalogue[name])
    made.set(name, instrument)
    return instrument
  }
}

const counterOf = lazily<MetricOf<'counter'>, Counter>((name, declared) =>
  meter().createCounter(name, descriptionOf(declared)),
)
const histogramOf = lazily<MetricOf<'histogram'>, Histogram>((name, declared) =>
  meter().createHistogram(name, {
    ...descriptionOf(declared),
    ...(declared.buckets && { advice: { explicitBucketBoundaries: [...declared.buckets] } }),
  }),
)
const gaugeOf = lazily<MetricOf<'gauge'>, ObservableGauge>((name, declared) =>
  meter().createObservableGauge(name, descriptionOf(declared)),
)

/** Counts one. */
export function count<Name extends MetricOf<'counter'>>(name: Name, attributes: AttributesOf<Name>): void {
  if (isTelemetryOn()) counterOf(name).add(1, attributes)
}

/** Measures a duration, given in milliseconds and exported in seconds. */
export function recordMs<Name extends MetricOf<'histogram'>>(
  name: Name,
  durationMs: number,
  attributes: AttributesOf<Name>,
): void {
  if (isTelemetryOn()) histogramOf(name).record(durationMs / 1000, attributes)
}

/** Asks for a value at every export. What it throws leaves the value out. Answers with the way to stop it. */
export function observe<Name extends MetricOf<'gauge'>>(
  name: Name,
  attributes: AttributesOf<Name>,
  read: () => number | Promise<number>,
): () => void {
  if (!isTelemetryOn()) return () => undefined
  const gauge = gaugeOf(name)
  const callback: Parameters<ObservableGauge['addCallback']>[0] = async (result) => {
    const value = await Promise.resolve()
      .then(read)
      .catch(() => undefined)
    if (value !== undefined) result.observe(value, attributes)
  }
  gauge.addCallback(callback)
  return () => gauge.removeCallback(callback)
}
