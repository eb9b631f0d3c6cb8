import { spawnSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from '@jest/globals'
import { callerNames } from '@thumbfolio/contracts'
import { serviceIdentity, type ServiceIdentity } from '@thumbfolio/kit/http'
import { loadConfig } from '@thumbfolio/kit/base'
import { processConfig } from '@thumbfolio/kit/run'
import { temporaryDirectory } from '@thumbfolio/testing'
import { z } from 'zod'

const script = fileURLToPath(new URL('../../deploy/docker/new-env.mjs', import.meta.url))
const makeEnv = (file: string) => spawnSync(process.execPath, [script, file], { encoding: 'utf8' })
const read = (file: string) => readFileSync(file, 'utf8')
const variablesIn = (file: string): Record<string, string> =>
  Object.fromEntries([...read(file).matchAll(/^(\w+)=(.*)$/gm)].map(([, name, value]) => [name, value]))

/** Who each service is with the keys of this file. @throws ConfigError where it would not start */
const identitiesIn = (file: string): ServiceIdentity[] => {
  const { SERVICE_PUBLIC_KEYS, ...keys } = variablesIn(file)
  return callerNames.map((name) => {
    const key = keys[name === 'admin' ? 'ADMIN_KEY' : `${name.toUpperCase()}_SERVICE_KEY`]
    const variables = { SERVICE_KEY: key, SERVICE_PUBLIC_KEYS }
    return serviceIdentity(name, loadConfig(z.object(processConfig), variables))
  })
}

describe('make env', () => {
  it('when there is an .env of a release without keys, then they are added, and nothing else is changed', async () => {
    await using directory = await temporaryDirectory()
    const file = join(directory.path, '.env')
    expect(makeEnv(file).status).toBe(0)
    const keys = /^(?:\w+_SERVICE_KEY|ADMIN_KEY|SERVICE_PUBLIC_KEYS)=.*\n/gm
    const older = `${read(file).replace(keys, '')}MINE=kept\n`
    writeFileSync(file, older)

    expect(makeEnv(file).stdout).toContain('Added GATEWAY_SERVICE_KEY')
    expect(read(file).startsWith(older)).toBe(true)
    expect(identitiesIn(file)).toHaveLength(callerNames.length)
    const made = read(file)
    expect(makeEnv(file).stdout).toContain('is there already')
    expect(read(file)).toBe(made)
  })

  it('when one key is gone, then a new one is made and known beside the others', async () => {
    await using directory = await temporaryDirectory()
    const file = join(directory.path, '.env')
    makeEnv(file)
    const { GATEWAY_SERVICE_KEY } = variablesIn(file)
    writeFileSync(file, read(file).replace(/^AUTH_SERVICE_KEY=.*$/m, 'AUTH_SERVICE_KEY='))
    expect(makeEnv(file).stdout).toContain('Added AUTH_SERVICE_KEY, SERVICE_PUBLIC_KEYS')
    expect(identitiesIn(file)).toHaveLength(callerNames.length)
    expect(variablesIn(file)).toMatchObject({ GATEWAY_SERVICE_KEY })
  })

  it('when a key is invalid, then it is named and nothing is written', async () => {
    await using directory = await temporaryDirectory()
    const file = join(directory.path, '.env')
    writeFileSync(file, 'AUTH_SERVICE_KEY=x\n')
    expect(makeEnv(file)).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('AUTH_SERVICE_KEY is not'),
    })
    expect(read(file)).toBe('AUTH_SERVICE_KEY=x\n')
  })
})
