import { ConfigError } from '../../base/config/config.js'

/** The parts of a URI that may be shown. */
export interface MongoAddress {
  /** As they stand there, with commas between them. */
  readonly hosts: string
  /** Empty where the URI names none. */
  readonly database: string
  /** The names of those that are set. */
  readonly options: ReadonlySet<string>
}

const uriShape = /^(mongodb(?:\+srv)?):\/\/([^/?]*)(?:\/([^?]*))?(?:\?(.*))?$/s
const hostShape = /^(?:[^\s:[\]]+|\[[0-9a-f:.]+\])(?::(\d{1,5}))?$/i

/**
 * Reads `mongodb://user:password@host:port,host:port/database?options`, or `mongodb+srv://` with one host and no port. What
 * the options mean is the driver's business.
 * @throws ConfigError naming the variable, never the password
 */
export function parseMongoUri(uri: string, variable = 'MONGODB_URI'): MongoAddress {
  const [, scheme, authority = '', database = '', query = ''] = uriShape.exec(uri) ?? []
  if (scheme === undefined)
    throw new ConfigError(
      `${variable}: that is no address of a MongoDB; write mongodb://host:port or mongodb+srv://host`,
    )
  const hostsFrom = authority.lastIndexOf('@') + 1
  const hosts = authority.slice(hostsFrom)
  const all = hosts.split(',')
  const isService = scheme === 'mongodb+srv'
  const fits = all.every((host) => isHost(host, isService)) && (!isService || all.length === 1)
  if (!fits || !isEncoded(authority.slice(0, hostsFrom)) || /[^\w-]/.test(database))
    throw unreadableUri(variable)
  return { hosts, database, options: new Set(new URLSearchParams(query).keys()) }
}

function isHost(host: string, isService: boolean): boolean {
  const found = hostShape.exec(host)
  if (!found) return false
  if (found[1] === undefined) return true
  return !isService && Number(found[1]) >= 1 && Number(found[1]) <= 65_535
}

function isEncoded(userAndPassword: string): boolean {
  try {
    decodeURIComponent(userAndPassword)
    return true
  } catch {
    return false
  }
}

/** The database of a service. `base` is the one that the URI names, or empty. */
export const mongoDatabase = (base: string, service: string): string => `${base || 'thumbfolio'}-${service}`

/** A URI that cannot be read, or that the driver refuses. */
export const unreadableUri = (variable: string): ConfigError =>
  new ConfigError(
    `${variable}: the address of MongoDB cannot be read; write mongodb://user:password@host:port/database?options, ` +
      'with special characters of user and password percent-encoded, and options that the driver knows',
  )
