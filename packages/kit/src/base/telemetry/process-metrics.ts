import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import { observe } from './metrics.js'
import { isTelemetryOn } from './start-telemetry.js'

const nanosecondsPerSecond = 1e9
const microsecondsPerMillisecond = 1e3

/** Reports memory, processor time and the event loop of this process, if anybody collects them. */
export function observeProcess(): void {
  if (!isTelemetryOn()) return
  const delays = monitorEventLoopDelay({ resolution: 10 })
  delays.enable()
  let loop = performance.eventLoopUtilization()
  let cpu = process.cpuUsage()
  let cpuAt = performance.now()

  observe('process.memory.usage', {}, () => process.memoryUsage.rss())
  // Without a limit Node answers with 0, or with a number beyond any memory.
  observe('process.memory.limit', {}, () => {
    const limitBytes = process.constrainedMemory()
    return limitBytes < Number.MAX_SAFE_INTEGER ? limitBytes : 0
  })
  observe('v8js.memory.heap.used', {}, () => process.memoryUsage().heapUsed)
  observe('process.cpu.utilization', {}, () => {
    const { user, system } = process.cpuUsage(cpu)
    const elapsedMs = performance.now() - cpuAt
    cpu = process.cpuUsage()
    cpuAt = performance.now()
    return (user + system) / microsecondsPerMillisecond / elapsedMs
  })
  observe('nodejs.eventloop.delay.p99', {}, () => {
    const delaySeconds = delays.percentile(99) / nanosecondsPerSecond
    delays.reset()
    return delaySeconds
  })
  observe('nodejs.eventloop.utilization', {}, () => {
    const now = performance.eventLoopUtilization()
    const { utilization } = performance.eventLoopUtilization(now, loop)
    loop = now
    return utilization
  })
}
