import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from '@jest/globals'

const tellsScripts = fileURLToPath(new URL('tells-scripts.mjs', import.meta.url))

describe('a process that has nothing to do', () => {
  it('when the service is loaded, then the libraries of vendors, mail and pictures are not', async () => {
    const { stdout } = await promisify(execFile)(process.execPath, [tellsScripts])
    const scripts = stdout.split('\n')
    expect(scripts.some((url) => url.endsWith('services/generator/dist/service.js'))).toBe(true)
    const heavy =
      /node_modules\/(@anthropic-ai|@google|@octokit|bottleneck|nodemailer|sharp|@opentelemetry\/sdk)/
    expect(scripts.filter((url) => heavy.test(url))).toEqual([])
  })
})
