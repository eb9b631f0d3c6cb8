import { parentPort, workerData } from 'node:worker_threads'
import { cpuMs, type CpuDeadline, type GuardPost } from './reader-guard.js'

const lookEveryMs = 100
/** What a reading may take on until the next look: the limit itself is never passed. */
const headroomBytes = 32 * 2 ** 20

const { parentPid, memoryLimitBytes } = workerData as GuardPost
let deadline: CpuDeadline = undefined

parentPort?.on('message', (next: CpuDeadline) => (deadline = next))
/**
 * A reading over its limits ends by a signal that nothing else sends, so the parent can distinguish it from a kill from
 * outside. Like SIGKILL it leaves no core dump.
 */
setInterval(() => {
  const isOrphan = process.ppid !== parentPid
  const isLate = deadline !== undefined && cpuMs() > deadline
  const isLarge = process.memoryUsage.rss() > memoryLimitBytes - headroomBytes
  if (isLate || isLarge) process.kill(process.pid, 'SIGVTALRM')
  if (isOrphan) process.kill(process.pid, 'SIGKILL')
}, lookEveryMs)
