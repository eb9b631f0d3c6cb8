import { generateKeyPairSync } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from '@jest/globals'
import type { CallerName } from '@thumbfolio/contracts'
import { freshServiceKeys } from '@thumbfolio/kit/http'
import { temporaryDirectory } from '@thumbfolio/testing'
import { parse } from 'yaml'
import { startEntry, type EntryName } from './entry-process.js'

interface Component {
  readonly port: number
  readonly env: Readonly<Record<string, string>>
  readonly secrets: readonly string[]
  readonly identity?: CallerName
}
const values = parse(
  readFileSync(new URL('../../deploy/helm/thumbfolio/values.yaml', import.meta.url), 'utf8'),
) as { env: Record<string, string>; components: Record<string, Component> }

const closedPort = '127.0.0.1:1'
/** What the operator adds: everything that the chart leaves empty. */
const own: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'https://app.example.org',
  SITES_DOMAIN: 'sites.example.org',
  KAFKA_BROKERS: closedPort,
  MAIL_FROM: 'Thumbfolio <no-reply@example.org>',
  SOLANA_ADMIN_WALLET: 'vines1vzrYbzLMRdu58ou5XTby4qAXVRLmqo36NKPTg',
  SUPPORT_EMAIL: 'support@example.org',
}
/** Processes of the generator: the worker has an entry of its own, the pages a role. */
const entryNames: Readonly<Record<string, EntryName>> = {
  'generator-worker': 'worker',
  'generator-hosting': 'generator',
}
const keysOf = freshServiceKeys()
const secrets: Readonly<Record<string, string>> = {
  AUTH_SIGNING_KEY: generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .toString(),
  MONGODB_URI: `mongodb://ada:secret@${closedPort}/?serverSelectionTimeoutMS=300`,
  REDIS_URL: `redis://:secret@${closedPort}`,
  KAFKA_PASSWORD: 'secret',
  SMTP_URL: 'smtps://ada:secret@mail.example.org',
  SOLANA_RPC_URL: 'https://solana.example.org',
  GEMINI_API_KEY: 'secret',
  ANTHROPIC_API_KEY: 'secret',
}

describe('the values of the Helm chart', () => {
  it.each(Object.keys(values.components))(
    'when %s starts with them in production, then its configuration fits, and it waits for the engines alone',
    async (name) => {
      const { port, env, secrets: names, identity = name as CallerName } = values.components[name]!
      const known: Readonly<Record<string, string>> = { ...secrets, ...keysOf(identity) }
      await using directory = await temporaryDirectory()
      for (const secret of names) await writeFile(join(directory.path, secret), `${known[secret]}\n`)
      const given = Object.entries({ ...values.env, ...env, ...own }).filter(([, value]) => value !== '')
      const entryName = (entryNames[name] ?? name) as EntryName
      await using entry = startEntry(entryName, {
        // As the chart derives it from `ownSecrets`.
        ...(names.includes('KAFKA_PASSWORD') && { KAFKA_USERNAME: identity }),
        ...Object.fromEntries(given),
        ...Object.fromEntries(names.map((secret) => [`${secret}_FILE`, join(directory.path, secret)])),
        DATA_DIR: directory.path,
        PORT: String(port),
        ENGINE_WAIT_SECONDS: '0',
        LOG_LEVEL: 'silent',
      })
      expect(await entry.ended).toBe(78)
      const engines = name === 'gateway' ? ['REDIS_URL'] : ['MONGODB_URI', 'KAFKA_BROKERS', 'REDIS_URL']
      const [first, ...lines] = entry.output().trim().split('\n')
      expect(first).toBe('The engines cannot be reached:')
      expect(lines.map((line) => line.trim().split(':')[0])).toEqual(engines)
    },
  )
})
