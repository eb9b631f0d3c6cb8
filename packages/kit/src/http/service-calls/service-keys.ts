import {
  createECDH,
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  hkdfSync,
  type KeyObject,
} from 'node:crypto'
import { callerNames, type CallerName } from '@thumbfolio/contracts'
import { ConfigError } from '../../base/config/config.js'
import type { Logger } from '../../base/log/log.js'

/** The secrets that builds before 1.0 signed calls with: the first one signs, all are accepted. */
export type ServiceSecrets = readonly [string, ...string[]]

export type PublicKeys = Readonly<Partial<Record<CallerName, readonly KeyObject[]>>>

/** Who a process is to the others. */
export interface ServiceIdentity {
  readonly name: CallerName
  /** The first one signs. */
  readonly privateKeys: readonly [KeyObject, ...KeyObject[]]
  /** The keys that each caller may sign with: the current one, and the previous one during a rotation. */
  readonly publicKeys: PublicKeys
  /** The secret that all services shared in the previous release; set only while that still runs. */
  readonly legacySecrets?: ServiceSecrets | undefined
}

/** What a process reads of its environment about itself. */
export interface ServiceKeyConfig {
  readonly SERVICE_KEY?: readonly [string, ...string[]] | undefined
  readonly SERVICE_PUBLIC_KEYS?: PublicKeys | undefined
  readonly SERVICE_SECRET?: ServiceSecrets | undefined
}

/** A public key as SERVICE_PUBLIC_KEYS has it: SPKI in base64url. */
export const publicKeyText = (key: KeyObject): string =>
  (key.type === 'private' ? createPublicKey(key) : key)
    .export({ type: 'spki', format: 'der' })
    .toString('base64url')

/**
 * Reads `auth=KEY gateway=KEY auth=OLD-KEY`; a name that occurs twice has two keys. Two names must not have the same key: its
 * owner could sign as both.
 * @throws Error that says which entry is wrong
 */
export function parsePublicKeys(text: string): PublicKeys {
  const found: Partial<Record<CallerName, KeyObject[]>> = {}
  const owners = new Map<string, CallerName>()
  for (const entry of text.split(/[\s,]+/).filter(Boolean)) {
    const [name = '', encoded = ''] = entry.split('=', 2)
    if (!isCallerName(name)) throw new Error(`"${name}" is not one of ${callerNames.join(', ')}`)
    const key = publicKeyIn(name, encoded)
    const owner = owners.get(publicKeyText(key)) ?? name
    if (owner !== name) throw new Error(`${owner} and ${name} have the same key; make one for each`)
    owners.set(publicKeyText(key), name)
    ;(found[name] ??= []).push(key)
  }
  return found
}

const isCallerName = (name: string): name is CallerName => (callerNames as readonly string[]).includes(name)

function publicKeyIn(name: CallerName, encoded: string): KeyObject {
  const key = Buffer.from(encoded, 'base64url')
  try {
    const read = createPublicKey({ key, format: 'der', type: 'spki' })
    if (read.asymmetricKeyDetails?.namedCurve === 'prime256v1') return read
  } catch {
    // Reported below, with its name.
  }
  throw new Error(`the key of ${name} is not a public key on P-256 (SPKI in base64url)`)
}

/**
 * The identity of a process; without keys in the environment the one of development, which everybody knows.
 * @throws ConfigError when the others would refuse what it signs
 */
export function serviceIdentity(
  name: CallerName,
  config: ServiceKeyConfig,
  log?: Pick<Logger, 'warn'>,
): ServiceIdentity {
  const { SERVICE_KEY: pems, SERVICE_PUBLIC_KEYS: publicKeys, SERVICE_SECRET: legacySecrets } = config
  if (legacySecrets)
    log?.warn(
      'SERVICE_SECRET is set: a service that has it can sign calls in the name of every other service. Remove it once no process of a build before 1.0 runs.',
    )
  if (pems === undefined || publicKeys === undefined) return { ...developmentIdentity(name), legacySecrets }
  const [first, ...others] = pems
  const privateKeys = [createPrivateKey(first), ...others.map((pem) => createPrivateKey(pem))] as const
  const own = publicKeyText(privateKeys[0])
  if (!publicKeys[name]?.some((key) => publicKeyText(key) === own))
    throw new ConfigError(
      `SERVICE_KEY: its public key is not one of ${name} in SERVICE_PUBLIC_KEYS, so other services would refuse each call. Give every process the same SERVICE_PUBLIC_KEYS, or this one the key of ${name}.`,
    )
  return { name, privateKeys, publicKeys, legacySecrets }
}

/** Keys derived from the names alone, for development and tests: they protect nothing. */
export function developmentIdentity(name: CallerName): ServiceIdentity {
  return { name, privateKeys: [developmentKey(name)], publicKeys: (developmentKeys ??= allDevelopmentKeys()) }
}

let developmentKeys: PublicKeys | undefined
const allDevelopmentKeys = (): PublicKeys =>
  Object.fromEntries(callerNames.map((name) => [name, [createPublicKey(developmentKey(name))]]))

function developmentKey(name: CallerName): KeyObject {
  const d = createHash('sha256').update(`development-only service key of ${name}`).digest()
  const curve = createECDH('prime256v1')
  curve.setPrivateKey(d)
  const point = curve.getPublicKey()
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = { kty: 'EC', crv: 'P-256', d: d.toString('base64url'), x: x!, y: y! }
  return createPrivateKey({ key, format: 'jwk' })
}

/** What a process reads to prove who it is. */
export type ServiceKeyVariables = Readonly<Record<'SERVICE_KEY' | 'SERVICE_PUBLIC_KEYS', string>>

/** The variables of each caller, with these private keys. */
export function serviceKeyVariables(
  keys: Readonly<Record<CallerName, KeyObject>>,
): (name: CallerName) => ServiceKeyVariables {
  const known = callerNames.map((name) => `${name}=${publicKeyText(keys[name])}`).join(' ')
  return (name) => ({
    SERVICE_KEY: keys[name].export({ type: 'pkcs8', format: 'pem' }).toString(),
    SERVICE_PUBLIC_KEYS: known,
  })
}

/** The same with random keys. */
export function freshServiceKeys(): (name: CallerName) => ServiceKeyVariables {
  const newKey = () => generateKeyPairSync('ec', { namedCurve: 'P-256' }).privateKey
  const keys = callerNames.map((name) => [name, newKey()] as const)
  return serviceKeyVariables(Object.fromEntries(keys) as Record<CallerName, KeyObject>)
}

/** The callers that have no key here, so that their calls would be refused. */
export const callersWithoutKey = (publicKeys: PublicKeys): readonly CallerName[] =>
  callerNames.filter((name) => publicKeys[name] === undefined)

/** Whether one of these keys is of development, which everybody knows. */
export const hasDevelopmentKey = (publicKeys: PublicKeys): boolean =>
  callerNames.some((name) =>
    publicKeys[name]?.some((key) => key.equals(createPublicKey(developmentKey(name)))),
  )

/**
 * Secrets for what a service hands out and takes back itself, the current one first. While the shared secret is set it
 * comes first, since the previous release knows no other.
 */
export function ownSecrets({ privateKeys, legacySecrets = [] as never }: ServiceIdentity): ServiceSecrets {
  const derived = privateKeys.map((key) => {
    const bytes = key.export({ type: 'pkcs8', format: 'der' })
    return Buffer.from(hkdfSync('sha256', bytes, '', 'own-secrets', 32)).toString('base64url')
  })
  return [...legacySecrets, ...derived] as unknown as ServiceSecrets
}
