import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { loadConfig } from '../../base/config/config.js'
import {
  developmentIdentity,
  freshServiceKeys,
  publicKeyText,
} from '../../http/service-calls/service-keys.js'
import { processConfig, refuseStandIns } from './platform-config.js'

const schema = z.object(processConfig).superRefine(refuseStandIns)
const production = { NODE_ENV: 'production', PUBLIC_URL: 'https://app.example.org' }
const keys = freshServiceKeys()('auth')
const load = (more: Record<string, string>) => () => loadConfig(schema, { ...production, ...more })

describe('the keys of services in production', () => {
  it('when all are there, then the configuration is valid', () => {
    expect(load(keys)).not.toThrow()
  })

  it('when none is there, then both variables are named with the command that makes them', () => {
    expect(load({})).toThrow(
      /SERVICE_KEY: required in production: .*make env PRODUCTION=on[\s\S]*SERVICE_PUBLIC_KEYS: required in production: .*make env PRODUCTION=on/,
    )
  })

  it('when a caller has none, then the start says whose calls would be refused', () => {
    const entries = keys.SERVICE_PUBLIC_KEYS.split(' ')
    const some = entries.filter((entry) => !/^(gateway|admin)=/.test(entry)).join(' ')
    expect(load({ ...keys, SERVICE_PUBLIC_KEYS: some })).toThrow(
      'SERVICE_PUBLIC_KEYS: has no key of gateway, admin, so their calls would be refused',
    )
  })

  it('when one is of development, then it is refused', () => {
    const [known] = developmentIdentity('payment').privateKeys
    const more = `${keys.SERVICE_PUBLIC_KEYS} payment=${publicKeyText(known)}`
    expect(load({ ...keys, SERVICE_PUBLIC_KEYS: more })).toThrow(/has a key of development/)
  })
})
