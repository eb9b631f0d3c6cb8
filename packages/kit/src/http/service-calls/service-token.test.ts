import { describe, expect, it } from '@jest/globals'
import { DomainError } from '@thumbfolio/contracts'
import { z } from 'zod'
import { loadConfig } from '../../base/config/config.js'
import { platformConfig } from '../../platform/config/platform-config.js'
import { signServiceToken, verifyServiceToken } from './service-token.js'

const [old, next] = ['o'.repeat(32), 'n'.repeat(32)]
const secretsOf = (SERVICE_SECRET: string) =>
  loadConfig(z.object(platformConfig), { SERVICE_SECRET }).SERVICE_SECRET

describe('SERVICE_SECRET while it is rotated', () => {
  it('when processes know both in another order, then each accepts the other, and the first one signs', () => {
    const [before, after] = [secretsOf(`${old},${next}`), secretsOf(`${next}, ${old}`)]
    expect(verifyServiceToken(after, signServiceToken(before, 'auth', 'resume'), 'resume')).toBe('auth')
    expect(verifyServiceToken(before, signServiceToken(after, 'auth', 'resume'), 'resume')).toBe('auth')
    expect(verifyServiceToken([next], signServiceToken(after, 'auth', 'resume'), 'resume')).toBe('auth')
  })

  it('when a secret is removed, then what it signed is refused', () => {
    expect(() => verifyServiceToken([next], signServiceToken([old], 'auth', 'resume'), 'resume')).toThrow(
      DomainError,
    )
  })

  it('when one of several is short, then it is refused and says how they are written', () => {
    expect(() => secretsOf(`${old},short`)).toThrow(
      'SERVICE_SECRET: each secret must have at least 32 characters; separate several with commas',
    )
  })
})
