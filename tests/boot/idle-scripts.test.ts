import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from '@jest/globals'

const loadedScripts = fileURLToPath(new URL('loaded-scripts.mjs', import.meta.url))
const heavy =
  /node_modules\/(@anthropic-ai|@google|@octokit|bottleneck|nodemailer|sharp|pdfjs-dist|@solana|@opentelemetry\/sdk)/

describe('a process that has nothing to do', () => {
  it.each(['auth', 'resume', 'payment', 'generator'])(
    'when %s is loaded, then the libraries of vendors, mail, pictures and the chain are not',
    async (service) => {
      const { stdout } = await promisify(execFile)(process.execPath, [loadedScripts, service])
      const scripts = stdout.split('\n')
      expect(scripts.some((url) => url.endsWith(`services/${service}/dist/service.js`))).toBe(true)
      expect(scripts.filter((url) => heavy.test(url))).toEqual([])
    },
  )
})
