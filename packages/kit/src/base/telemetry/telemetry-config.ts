import { z } from 'zod'
import { httpUrl } from '../config/config.js'

/** What every process reads about telemetry. The SDK reads more of its own: `OTEL_EXPORTER_OTLP_HEADERS`, `OTEL_BSP_*`. */
export const TelemetryConfig = z.object({
  OTEL_EXPORTER_OTLP_ENDPOINT: httpUrl()
    .optional()
    .describe('Where traces, metrics and logs go, by OTLP over HTTP: http://localhost:4318. Default: off'),
  OTEL_SERVICE_NAME: z
    .string()
    .optional()
    .describe('Reported as `service.name` in place of the process name'),
  OTEL_RESOURCE_ATTRIBUTES: z
    .string()
    .optional()
    .describe('Reported beside it: `deployment.environment=live`'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number()
    .min(0)
    .max(1)
    .default(1)
    .describe('The share of traces that are kept, 0 to 1; the same in every process'),
  OTEL_LOGS_EXPORTER: z
    .enum(['otlp', 'none'])
    .default('otlp')
    .describe('`none` keeps log lines out of the export, for a collector that takes none'),
  OTEL_METRIC_EXPORT_INTERVAL: z.coerce
    .number()
    .int()
    .min(100)
    .default(60_000)
    .describe('Milliseconds between exports of the metrics'),
})
export type TelemetryConfig = z.infer<typeof TelemetryConfig>
