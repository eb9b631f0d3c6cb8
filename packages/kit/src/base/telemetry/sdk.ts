import { randomUUID } from 'node:crypto'
import { diag, DiagLogLevel } from '@opentelemetry/api'
import { OTLPLogExporter } from '@opentelemetry/exporter-logs-otlp-http'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { logs, metrics, NodeSDK, resources, tracing } from '@opentelemetry/sdk-node'
import { forwardLines } from '../log/line-sink.js'
import { release } from '../release/release.js'
import { logRecordOf } from './log-records.js'
import type { TelemetryConfig } from './telemetry-config.js'

const exportWithinMs = 5_000

/** The only module that loads the SDK. It is imported only if telemetry is configured. Returns the function that flushes and stops it. */
export function startSdk(options: {
  process: string
  endpoint: string
  config: TelemetryConfig
  complain: (reason: string) => void
}): () => Promise<void> {
  const { endpoint, config } = options
  const to = (signal: string) => ({
    url: `${endpoint.replace(/\/$/, '')}/v1/${signal}`,
    timeoutMillis: exportWithinMs,
  })
  const resource = resourceOf(options.process).merge(
    resources.detectResources({ detectors: [resources.envDetector] }),
  )
  const sdk = new NodeSDK({
    resource,
    autoDetectResources: false,
    sampler: samplerOf(config.OTEL_TRACES_SAMPLER_ARG),
    traceExporter: new OTLPTraceExporter(to('traces')),
    metricReaders: [
      new metrics.PeriodicExportingMetricReader({
        exporter: new OTLPMetricExporter(to('metrics')),
        exportIntervalMillis: config.OTEL_METRIC_EXPORT_INTERVAL,
        exportTimeoutMillis: Math.min(exportWithinMs, config.OTEL_METRIC_EXPORT_INTERVAL),
      }),
    ],
    logRecordProcessors: [],
    instrumentations: [],
    textMapPropagator: null,
  })
  sdk.start()
  const complaints = { verbose() {}, debug() {}, info() {}, warn() {}, error: options.complain }
  diag.setLogger(complaints, { logLevel: DiagLogLevel.ERROR, suppressOverrideMessage: true })
  const stopLogs = config.OTEL_LOGS_EXPORTER === 'otlp' ? startLogs(resource, to('logs')) : undefined
  return async () => {
    await Promise.all([sdk.shutdown(), stopLogs?.()])
  }
}

/** Exports every line that is written from now on. Answers with the way to flush and stop. */
function startLogs(
  resource: resources.Resource,
  to: { url: string; timeoutMillis: number },
): () => Promise<void> {
  const exporter = new OTLPLogExporter(to)
  const provider = new logs.LoggerProvider({
    resource,
    processors: [new logs.BatchLogRecordProcessor({ exporter })],
  })
  const logger = provider.getLogger('thumbfolio')
  forwardLines((line) => logger.emit(logRecordOf(line)))
  return () => {
    forwardLines(undefined)
    return provider.shutdown()
  }
}

const resourceOf = (process: string) =>
  resources.defaultResource().merge(
    resources.resourceFromAttributes({
      'service.namespace': 'thumbfolio',
      'service.name': process,
      'service.version': release().version,
      'service.instance.id': randomUUID(),
    }),
  )

/**
 * Keeps that share of the traces, chosen by their ids, so that all processes keep the same ones. An incoming `sampled`
 * flag is ignored: the first one comes from a browser.
 */
function samplerOf(share: number): tracing.Sampler {
  const root = new tracing.TraceIdRatioBasedSampler(share)
  return new tracing.ParentBasedSampler({ root, remoteParentSampled: root, remoteParentNotSampled: root })
}
