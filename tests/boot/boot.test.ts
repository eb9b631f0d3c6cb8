import { generateKeyPairSync } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { freePort, temporaryDirectory } from '@thumbfolio/testing'
import { startEntry, type EntryName } from './entry-process.js'

/** Runs an entry that must refuse to start. Answers with what it said, line by line. */
async function refusal(name: EntryName, environment: Record<string, string>): Promise<string[]> {
  await using directory = await temporaryDirectory()
  await using entry = startEntry(name, { DATA_DIR: directory.path, ENGINE_WAIT_SECONDS: '0', ...environment })
  expect([name, await entry.ended]).toEqual([name, 78])
  return entry.output().trim().split('\n')
}

const developmentKey = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  .privateKey.export({ type: 'pkcs8', format: 'pem' })
  .toString()

const namesOf = (lines: readonly string[]) => lines.slice(1).map((line) => line.trim().split(':')[0])

const keys = ['SERVICE_KEY', 'SERVICE_PUBLIC_KEYS']
const service = [...keys, 'MONGODB_URI', 'KAFKA_BROKERS', 'REDIS_URL', 'PUBLIC_URL']
const withMail = [...service, 'SMTP_URL']
const models = ['GEMINI_API_KEY', 'ANTHROPIC_API_KEY']

describe('a start in production', () => {
  it.each<[EntryName, string[]]>([
    ['gateway', [...keys, 'REDIS_URL', 'PUBLIC_URL', 'STAND_INS_URL']],
    ['auth', [...withMail, 'AUTH_SIGNING_KEY', 'PASSWORD_COST']],
    ['resume', service],
    ['payment', [...withMail, 'SOLANA_ADMIN_WALLET', 'SOLANA_RPC_URL']],
    ['generator', [...withMail, ...models]],
    ['worker', [...withMail, ...models]],
    ['dashboard', service],
    ['support', withMail],
    ['standIns', ['NODE_ENV']],
    [
      'embedded',
      [
        'PUBLIC_URL',
        'STAND_INS_URL',
        'PASSWORD_COST',
        'SMTP_URL',
        'MAIL_FROM',
        'SUPPORT_EMAIL',
        'SITES_DOMAIN',
        'BACKUP_DIR',
        'SOLANA_ADMIN_WALLET',
        'SOLANA_RPC_URL',
        ...models,
      ],
    ],
  ])('when %s has stand-ins or lacks secrets, then every reason is in one message', async (name, reasons) => {
    const careless = {
      NODE_ENV: 'production',
      PUBLIC_URL: 'http://thumbfolio.example',
      STAND_INS_URL: 'http://127.0.0.1:1',
      PASSWORD_COST: '4',
    }
    const port = name === 'embedded' ? { PORT: '8080' } : {}
    expect(namesOf(await refusal(name, { ...careless, ...port })).sort()).toEqual([...reasons].sort())
  })

  it('when a variable does not parse, then engines, keys and https are still in the same message', async () => {
    const lines = await refusal('resume', { NODE_ENV: 'production', LOG_LEVEL: 'verbose' })
    expect(namesOf(lines).sort()).toEqual([...service, 'LOG_LEVEL'].sort())
  })
})

/** Every variable that the small production requires. */
const small: Readonly<Record<string, string>> = {
  PUBLIC_URL: 'https://app.example.org',
  SITES_DOMAIN: 'sites.example.net',
  SMTP_URL: 'smtps://ada:secret@mail.example.org',
  MAIL_FROM: 'Thumbfolio <no-reply@example.org>',
  SUPPORT_EMAIL: 'support@example.org',
  BACKUP_DIR: '/backups',
  SOLANA_RPC_URL: 'https://solana.example.org',
  SOLANA_ADMIN_WALLET: 'vines1vzrYbzLMRdu58ou5XTby4qAXVRLmqo36NKPTg',
  GEMINI_API_KEY: 'secret',
  ANTHROPIC_API_KEY: 'secret',
}
const startSmall = (changes: Readonly<Record<string, string>>) =>
  refusal('embedded', { NODE_ENV: 'production', PORT: '8080', ...small, ...changes })

describe('a start of the small production', () => {
  it.each(Object.keys(small))('when only %s is missing, then only it is named', async (name) => {
    expect(namesOf(await startSmall({ [name]: '' }))).toEqual([name])
  })

  it.each([
    ['MONGODB_URI', 'mongodb://127.0.0.1:1'],
    ['KAFKA_BROKERS', '127.0.0.1:1'],
    ['REDIS_URL', 'redis://127.0.0.1:1'],
    ['SOLANA_CLUSTER', 'local'],
    ['RESUME', 'resume.pdf'],
    ['BACKUP_RECIPIENT', 'AGE-SECRET-KEY-1X'],
    ['BACKUP_TIME', '25:00'],
    ['SERVICE_SECRET', 'short'],
  ])('when %s is %s, then that is refused', async (name, value) => {
    expect(namesOf(await startSmall({ [name]: value }))).toEqual([name])
  })

  it('when a secret is a folder, then its file is named', async () => {
    const mistakes = await startSmall({ GEMINI_API_KEY: '', GEMINI_API_KEY_FILE: '/' })
    expect(mistakes.join('\n')).toContain('GEMINI_API_KEY_FILE: / cannot be read (EISDIR)')
  })
})

describe('a start with addresses that are none', () => {
  it('when all three are wrong, then each is one line that names the variable and hides what may be a password', async () => {
    const lines = await refusal('resume', {
      MONGODB_URI: 'postgres://ada:hunter2@db',
      KAFKA_BROKERS: 'kafka',
      REDIS_URL: 'http://ada:hunter2@cache',
    })
    expect(namesOf(lines)).toEqual(['MONGODB_URI', 'KAFKA_BROKERS', 'REDIS_URL'])
    expect(lines.join('\n')).not.toContain('hunter2')
  })

  it('when the gateway is given a Redis that is none, then it says so', async () => {
    expect(namesOf(await refusal('gateway', { REDIS_URL: 'localhost:6379' }))).toEqual(['REDIS_URL'])
  })
})

describe('a start whose engines do not answer', () => {
  it('when none of them answers, then all are in one message with what was tried and what to do, and no password', async () => {
    const port = await freePort()
    const lines = await refusal('auth', {
      MONGODB_URI: `mongodb://ada:hunter2@127.0.0.1:${port}/?serverSelectionTimeoutMS=300`,
      KAFKA_BROKERS: `127.0.0.1:${port}`,
      REDIS_URL: `redis://ada:hunter2@127.0.0.1:${port}`,
      AUTH_SIGNING_KEY: developmentKey,
      LOG_LEVEL: 'silent',
    })
    expect(namesOf(lines)).toEqual(['MONGODB_URI', 'KAFKA_BROKERS', 'REDIS_URL'])
    for (const line of lines.slice(1)) {
      expect(line).toContain(`127.0.0.1:${port}`)
      expect(line).toContain('start it there, or correct the variable')
    }
    expect(lines.join('\n')).not.toContain('hunter2')
  })
})

describe('a start without a place for its files', () => {
  it('when the data directory is a file, then it says so in one line, and what to do', async () => {
    const lines = await refusal('resume', { DATA_DIR: fileURLToPath(import.meta.url), LOG_LEVEL: 'silent' })
    expect(lines).toEqual([
      expect.stringMatching(/^DATA_DIR cannot be used: .*boot\.test.*Choose another one/),
    ])
  })
})

describe('a start that makes no sense', () => {
  it('when a worker has no engines to share, then each is asked for', async () => {
    expect(namesOf(await refusal('worker', {}))).toEqual(['MONGODB_URI', 'KAFKA_BROKERS', 'REDIS_URL'])
  })

  it('when the generator leaves launches to workers it cannot share with, then it is refused', async () => {
    const lines = await refusal('generator', { GENERATOR_ROLE: 'api', REDIS_URL: 'redis://127.0.0.1:1' })
    expect(namesOf(lines)).toEqual(['MONGODB_URI', 'KAFKA_BROKERS'])
  })

  it('when auth shares a database and has a key of its own alone, then the key is asked for', async () => {
    const lines = await refusal('auth', { MONGODB_URI: 'mongodb://127.0.0.1:1' })
    expect(namesOf(lines)).toEqual(['AUTH_SIGNING_KEY'])
  })
})
