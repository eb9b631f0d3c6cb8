import { execFile } from 'node:child_process'
import { checkConfigFlag } from '@thumbfolio/kit/run'
import type { DoctorConfig } from '../config.js'
import { checked, fine, notChecked, wrong, type Finding } from './finding.js'

const about = 'configuration'
const answerWithinMs = 30_000
/** EX_CONFIG */
const refusedStatus = 78

/**
 * The service of this container parses its environment as it does at a start: variables and mounted secrets may have changed
 * since.
 */
export async function checkConfig({ SERVICE_ENTRY: entry }: DoctorConfig): Promise<readonly Finding[]> {
  if (entry === undefined)
    return [notChecked(about, 'no service runs here; run this in the container of each service too')]
  return await checked(about, 'Is this image complete?', async () => {
    const mistakes = await mistakesOf(entry)
    if (mistakes.length === 0) return [fine(about, `is valid for ${entry}`)]
    return mistakes.map((mistake) =>
      wrong(about, mistake, 'Correct the variable, then start the service again.'),
    )
  })
}

/** @throws Error when the entry says something else than about its configuration */
const mistakesOf = (entry: string): Promise<readonly string[]> =>
  new Promise((resolve, reject) => {
    execFile(process.execPath, [entry, checkConfigFlag], { timeout: answerWithinMs }, (error, _out, text) => {
      const lines = text.trim().split('\n')
      if (!error) resolve([])
      else if (error.code === refusedStatus)
        resolve((lines.length > 1 ? lines.slice(1) : lines).map((line) => line.trim()))
      else reject(new Error(`${entry} cannot check it: ${lines.at(-1) || error.message}`))
    })
  })
