import { generateKeyPairSync } from 'node:crypto'
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'
import { exampleOf, hardened, projectFile, readCompose, variablesOf } from './compose-file.js'

const text = projectFile('compose.small.yml')
const { services, volumes, secrets } = readCompose(text)
const { thumbfolio: product, caddy } = services

describe('compose.small.yml', () => {
  it('when it runs, then it is one container with one volume, and only Caddy is reachable from outside', () => {
    expect(Object.keys(services).sort()).toEqual(['caddy', 'thumbfolio'])
    expect(product!.volumes).toEqual(['data:/data'])
    expect([product!.ports, caddy!.ports?.length]).toEqual([undefined, 3])
    expect(Object.keys(volumes).sort()).toEqual(['caddy', 'data'])
    expect(product!.build?.args).toEqual({ WORKSPACE: 'deploy/embedded' })
    expect(caddy!.environment['GATEWAY']).toBe(`thumbfolio:${product!.environment['PORT']}`)
  })

  it('when a container runs, then its resources and privileges are limited, and it restarts by itself', () => {
    for (const service of Object.values(services)) {
      expect(service).toMatchObject(hardened)
    }
    expect(product!.user).toBe('1000:1000')
  })

  it('when the data are restored, then they are on the volume of the backups, since a restore renames their folder', () => {
    const { DATA_DIR, BACKUP_DIR } = product!.environment
    expect([DATA_DIR, BACKUP_DIR]).toEqual(['/data/product', '/data/backups'])
  })

  it('when there is a secret, then it is a file that only the product can read', () => {
    const isSecret = /SECRET|PASSWORD|TOKEN|_KEY(?:_FILE)?$|SMTP_URL|RPC_URL/
    const paths = Object.entries(product!.environment).filter(([name]) => isSecret.test(name))
    expect(paths.map(([name]) => name.replace('_FILE', '')).sort()).toEqual(Object.keys(secrets).sort())
    for (const [name, path] of paths)
      expect([name, path]).toEqual([
        expect.stringMatching(/_FILE$/),
        expect.stringMatching(/^(\/run\/secrets\/|\$\{\w+_FILE:-\}$)/),
      ])
    expect(product!.secrets?.toSorted()).toEqual(Object.keys(secrets).sort())
  })

  it('when a variable is read, then the example explains it with its default, and the reverse', () => {
    const variables = variablesOf(text)
    const example = exampleOf('.env.small.example')
    expect(new Set(example.map(({ name }) => name))).toEqual(new Set(variables.map(({ name }) => name)))
    for (const { name, comment, value } of example) {
      expect([name, value]).toEqual([name, ''])
      const read = variables.filter((variable) => variable.name === name && variable.kind !== undefined)
      if (read.some(({ kind }) => kind === '?')) expect(comment).toMatch(/^# Required\./)
      else expect(comment).toContain(read[0]?.rest ?? '')
    }
  })
})

it('when `make env PRODUCTION=small` runs, then it writes empty secrets, and no passwords of engines', async () => {
  await using directory = await temporaryDirectory()
  const script = fileURLToPath(new URL('../../deploy/docker/new-env.mjs', import.meta.url))
  const { status } = spawnSync(process.execPath, [script, join(directory.path, '.env')], {
    env: { ...process.env, PRODUCTION: 'small' },
  })
  expect(status).toBe(0)
  const folder = join(directory.path, 'secrets')
  expect(readdirSync(folder).sort()).toEqual(Object.keys(secrets).sort())
  expect(readFileSync(join(directory.path, '.env'), 'utf8')).toContain('BACKUP_RECIPIENT=')

  // Moving to the engines adds their passwords and keeps existing secrets.
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const existing = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  writeFileSync(join(folder, 'AUTH_SERVICE_KEY'), existing)
  writeFileSync(join(folder, 'SMTP_URL'), 'smtps://mine')
  const env = { ...process.env, PRODUCTION: 'on' }
  expect(spawnSync(process.execPath, [script, join(directory.path, '.env')], { env }).status).toBe(0)
  expect(readFileSync(join(folder, 'AUTH_SERVICE_KEY'), 'utf8')).toBe(existing)
  expect(readFileSync(join(folder, 'SMTP_URL'), 'utf8')).toBe('smtps://mine')
  const password = readFileSync(join(folder, 'MONGODB_PASSWORD'), 'utf8').trim()
  expect(readFileSync(join(folder, 'MONGODB_URI'), 'utf8')).toContain(`:${password}@mongo`)
})
