import { createHmac, generateKeyPairSync } from 'node:crypto'
import { describe, expect, it } from '@jest/globals'
import { DomainError, type CallerName } from '@thumbfolio/contracts'
import jwt from 'jsonwebtoken'
import { z } from 'zod'
import { loadConfig } from '../../base/config/config.js'
import { serviceKeyConfig } from '../../platform/config/platform-config.js'
import { developmentIdentity, ownSecrets, publicKeyText, serviceIdentity } from './service-keys.js'
import { callerOf, serviceTokenHeaders } from './service-token.js'

const newKey = () => {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const pem = privateKey.export({ type: 'pkcs8', format: 'pem' }).toString()
  return { pem, known: publicKeyText(privateKey) }
}
type Key = ReturnType<typeof newKey>
const [payment, auth, nextAuth] = [newKey(), newKey(), newKey()]
const secret = 's'.repeat(32)

const read = (variables: Record<string, string>) => loadConfig(z.object(serviceKeyConfig), variables)
const known = (...keys: readonly [CallerName, Key][]) =>
  keys.map(([name, key]) => `${name}=${key.known}`).join(' ')
const identity = (name: CallerName, keys: readonly Key[], all: string, more = {}) =>
  serviceIdentity(
    name,
    read({ SERVICE_KEY: keys.map(({ pem }) => pem).join(''), SERVICE_PUBLIC_KEYS: all, ...more }),
  )
const heard = (headers: Record<string, string>) =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]))

const everybody = known(['payment', payment], ['auth', auth])

describe('a token of a service', () => {
  const receiver = identity('payment', [payment], everybody)
  const caller = identity('auth', [auth], everybody)

  it('when it is fresh and for this service, then it says who called', () => {
    expect(callerOf(receiver, heard(serviceTokenHeaders(caller, 'payment')), 'payment')).toBe('auth')
  })

  it('when it is for another service, signed by another one, without a signature or absent, then it is refused', () => {
    const posing = { ...caller, privateKeys: receiver.privateKeys }
    const [header, claims] = ['{"alg":"none"}', '{"iss":"auth","aud":"payment","exp":9999999999}'].map(
      (text) => Buffer.from(text).toString('base64url'),
    )
    const hs256 = Buffer.from('{"alg":"HS256"}').toString('base64url')
    const confused = createHmac('sha256', Buffer.from(auth.known, 'base64url'))
      .update(`${hs256}.${claims}`)
      .digest('base64url')
    const refused = [
      serviceTokenHeaders(caller, 'resume'),
      serviceTokenHeaders(posing, 'payment'),
      serviceTokenHeaders({ ...caller, name: 'support' }, 'payment'),
      { Authorization: `Bearer ${header}.${claims}.` },
      { Authorization: `Bearer ${hs256}.${claims}.${confused}` },
      { Authorization: 'Bearer x' },
      {},
    ]
    for (const headers of refused)
      expect(() => callerOf(receiver, heard(headers), 'payment')).toThrow(DomainError)
  })

  it('when it would be valid for longer than a minute, or names no time or no audience, then it is refused', () => {
    const [key] = caller.privateKeys
    const signed = (claims: object, options: jwt.SignOptions) => ({
      Authorization: `Bearer ${jwt.sign(claims, key, { algorithm: 'ES256', issuer: 'auth', ...options })}`,
    })
    const answer = (headers: Record<string, string>) => () => callerOf(receiver, heard(headers), 'payment')
    expect(answer(signed({}, { audience: 'payment', expiresIn: 60 }))()).toBe('auth')
    const exp = Math.floor(Date.now() / 1_000) + 30
    for (const headers of [
      signed({}, { audience: 'payment', expiresIn: '1d' }),
      signed({}, { audience: 'payment' }),
      signed({ exp }, { audience: 'payment', noTimestamp: true }),
      signed({}, { expiresIn: 60 }),
      signed({}, { audience: 'payment', expiresIn: -1 }),
    ])
      expect(answer(headers)).toThrow(DomainError)
  })

  it('when a key is rotated, then both are accepted while both are known, and the new one alone after', () => {
    const both = known(['payment', payment], ['auth', auth], ['auth', nextAuth])
    const during = identity('payment', [payment], both)
    const rotated = identity('auth', [nextAuth, auth], both)
    for (const from of [caller, rotated])
      expect(callerOf(during, heard(serviceTokenHeaders(from, 'payment')), 'payment')).toBe('auth')
    expect(ownSecrets(rotated)[1]).toBe(ownSecrets(caller)[0])
    const after = identity('payment', [payment], known(['payment', payment], ['auth', nextAuth]))
    expect(() => callerOf(after, heard(serviceTokenHeaders(caller, 'payment')), 'payment')).toThrow(
      DomainError,
    )
  })
})

describe('SERVICE_KEY and SERVICE_PUBLIC_KEYS', () => {
  it('when the others would refuse what it signs, then the start says so', () => {
    expect(() => identity('auth', [nextAuth], everybody)).toThrow(
      /SERVICE_KEY: its public key is not one of auth/,
    )
  })

  it('when an entry has no known name or no key, then it is named', () => {
    const load = (text: string) => () => read({ SERVICE_PUBLIC_KEYS: text })
    expect(load(`mallory=${auth.known}`)).toThrow(/SERVICE_PUBLIC_KEYS: "mallory" is not one of/)
    expect(load('auth=abc')).toThrow(/SERVICE_PUBLIC_KEYS: the key of auth is not a public key/)
    expect(load(known(['auth', auth], ['admin', auth]))).toThrow(/auth and admin have the same key/)
    expect(() => read({ SERVICE_KEY: 'x' })).toThrow(/SERVICE_KEY: must be an EC private key/)
  })
})

describe('SERVICE_SECRET beside the previous release', () => {
  const old = identity('auth', [auth], everybody, { SERVICE_SECRET: secret })
  const receiver = identity('payment', [payment], everybody, { SERVICE_SECRET: `other-${secret},${secret}` })

  it('when it is set, then both tokens are sent, and that of the previous release is accepted', () => {
    const { Authorization = '', ...own } = serviceTokenHeaders(old, 'payment')
    expect(callerOf(receiver, heard({ Authorization }), 'payment')).toBe('auth')
    expect(callerOf(receiver, heard(own), 'payment')).toBe('auth')
    expect(ownSecrets(old)[0]).toBe(secret)
  })

  it('when a process starts with it, then the log says to remove it', () => {
    const warnings: unknown[] = []
    const log = { warn: (text: unknown) => void warnings.push(text) }
    serviceIdentity('auth', {}, log)
    expect(warnings).toEqual([])
    serviceIdentity('auth', { SERVICE_SECRET: [secret] }, log)
    expect(warnings).toEqual([
      expect.stringContaining('Remove it once no process of a build before 1.0 runs'),
    ])
  })

  it('when it is not set, or it signs for admin, then it opens nothing', () => {
    const { Authorization = '' } = serviceTokenHeaders(old, 'payment')
    const strict = identity('payment', [payment], everybody)
    expect(() => callerOf(strict, heard({ Authorization }), 'payment')).toThrow(DomainError)
    const admin = { ...developmentIdentity('admin'), legacySecrets: [secret] as const }
    const { Authorization: posing = '' } = serviceTokenHeaders(admin, 'payment')
    expect(() => callerOf(receiver, heard({ Authorization: posing }), 'payment')).toThrow(DomainError)
  })
})
