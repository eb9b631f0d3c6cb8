import { ConfigError, loadConfig } from '../config/config.js'
import { TelemetryConfig } from './telemetry-config.js'
import type { Logger } from '../log/log.js'
import { collapseRepeats } from '../log/collapse-repeats.js'
import { withTimeout } from '../time/with-timeout.js'

let isOn = false

/** Whether anybody collects spans and metrics. */
export const isTelemetryOn = (): boolean => isOn

const stopWithinMs = 1_000

/**
 * Loads the SDK and exports traces, metrics and log lines, if OTEL_EXPORTER_OTLP_ENDPOINT says where to; otherwise not a byte of it
 * is read. Nothing about it ends or holds up the process: a setting that does not fit is logged and leaves it off, and
 * disposing sends what is left for 1 s at most.
 */
export async function startTelemetry(process: string, log: Logger): Promise<AsyncDisposable> {
  const config = configOrNone(log)
  const endpoint = config?.OTEL_EXPORTER_OTLP_ENDPOINT
  if (!config || endpoint === undefined) return { async [Symbol.asyncDispose]() {} }
  const { startSdk } = await import('./sdk.js')
  const shutdown = startSdk({ process, endpoint, config, complain: complainer(log) })
  isOn = true
  return {
    async [Symbol.asyncDispose]() {
      await withTimeout(stopWithinMs, shutdown).catch(() => undefined)
    },
  }
}

function configOrNone(log: Logger): TelemetryConfig | undefined {
  try {
    return loadConfig(TelemetryConfig)
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    log.error(`Telemetry stays off. ${error.message}`)
    return undefined
  }
}

const complainEveryMs = 300_000

/** An unavailable collector fails at every export: one line in five minutes counts them. */
function complainer(log: Logger): (reason: string) => void {
  const collapse = collapseRepeats(complainEveryMs)
  return (reason) =>
    collapse('export', (times) => log.warn({ reason, times }, 'telemetry could not be exported'))
}
