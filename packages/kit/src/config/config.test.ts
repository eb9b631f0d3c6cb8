import { describe, expect, it } from '@jest/globals'
import { z } from 'zod'
import { httpUrl, loadConfig, smtpUrl } from './config.js'

describe('an address in the environment', () => {
  const Addresses = z.object({ AUTH_URL: httpUrl().optional(), SMTP_URL: smtpUrl().optional() })

  it('when its scheme is forgotten, then it is refused, and says how it is written', () => {
    const load = () => loadConfig(Addresses, { AUTH_URL: 'auth:4001', SMTP_URL: 'mail.example.org:25' })
    expect(load).toThrow('AUTH_URL: must be an address with its scheme, like http://host:8080')
    expect(load).toThrow('SMTP_URL: must be an address with its scheme, like smtp://host:25')
  })

  it('when it ends in a slash, then paths can still be written after it', () => {
    expect(loadConfig(Addresses, { AUTH_URL: 'http://auth:4001/', SMTP_URL: 'smtps://mail' })).toEqual({
      AUTH_URL: 'http://auth:4001',
      SMTP_URL: 'smtps://mail',
    })
  })
})
