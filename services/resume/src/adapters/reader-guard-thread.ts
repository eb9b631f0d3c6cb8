import { parentPort, workerData } from 'node:worker_threads'
import { cpuMs, type GuardOrders, type GuardPost } from './reader-guard.js'

const lookEveryMs = 100

const { parentPid, memoryLimitBytes } = workerData as GuardPost
let cpuEndMs: GuardOrders = undefined

parentPort?.on('message', (orders: GuardOrders) => (cpuEndMs = orders))
setInterval(() => {
  const isOrphan = process.ppid !== parentPid
  const isLate = cpuEndMs !== undefined && cpuMs() > cpuEndMs
  if (isOrphan || isLate || process.memoryUsage.rss() > memoryLimitBytes) process.kill(process.pid, 'SIGKILL')
}, lookEveryMs)
