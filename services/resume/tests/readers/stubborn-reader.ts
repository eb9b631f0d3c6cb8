import { writeFileSync } from 'node:fs'
import type { Reading } from '@thumbfolio/contracts'
import { cpuMs } from '../../src/adapters/reader-guard.js'
import { serveReadings } from '../../src/adapters/serve-readings.js'

/**
 * Writes its process id where a PDF should be; then, by the name of the file, works or waits without end, or answers after
 * some work or none.
 */
serveReadings((path) => {
  writeFileSync(path, String(process.pid))
  while (path.endsWith('busy'));
  const startedAt = cpuMs()
  while (path.endsWith('hard') && cpuMs() < startedAt + 200);
  return path.endsWith('waiting') ? new Promise(() => {}) : Promise.resolve({} as Reading)
})
