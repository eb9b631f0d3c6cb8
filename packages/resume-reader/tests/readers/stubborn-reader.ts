import { writeFileSync } from 'node:fs'
import type { Reading } from '@thumbfolio/contracts'
import { cpuMs } from '../../src/process/reader-guard.js'
import { serveReadings } from '../../src/process/serve-readings.js'

/**
 * Writes its process id where a PDF should be; then, by the name of the file, works or waits without end, is stopped or
 * killed as by the system, breaks, or answers: after some work, with much memory that it keeps, or at once.
 */
const broken = () => {
  throw new Error('Nobody hears this')
}

const hoard: Buffer[] = []

serveReadings((path) => {
  writeFileSync(path, String(process.pid))
  while (path.endsWith('busy'));
  if (path.endsWith('starving')) process.kill(process.pid, 'SIGSTOP')
  if (path.endsWith('killed')) process.kill(process.pid, 'SIGKILL')
  if (path.endsWith('breaking')) setImmediate(() => void broken())
  if (path.endsWith('hoarding')) hoard.push(Buffer.alloc(220 * 2 ** 20, 'kept'))
  const startedAt = cpuMs()
  while (path.endsWith('hard') && cpuMs() < startedAt + 200);
  return /(waiting|breaking)$/.test(path) ? new Promise(() => {}) : Promise.resolve({} as Reading)
})
