/**
 * Writes `.env` from `.env.example`, with secrets made for it; with PRODUCTION=on from `.env.production.example`, with
 * PRODUCTION=small from `.env.small.example`, and the secrets as files into the folder `secrets` next to it. What exists
 * is not changed: an `.env` of an older release gets the secrets that it lacks. `new-env.mjs FILE` writes another `.env`.
 */
import { createPublicKey, generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const file = process.argv[2] ?? at('.env')
// eslint-disable-next-line no-restricted-properties -- outside of every service there is no config.ts
const { PRODUCTION: production } = process.env
const isProduction = production === 'on' || production === 'small'
const random = () => randomBytes(32).toString('hex')
const newKey = () =>
  generateKeyPairSync('ec', { namedCurve: 'P-256' })
    .privateKey.export({ type: 'pkcs8', format: 'pem' })
    .trim()
/** `callerNames` of packages/contracts; the key of `admin` is for thumbfolio-admin, and no service is given it. */
const callers = ['gateway', 'auth', 'resume', 'payment', 'generator', 'dashboard', 'support', 'admin']
const keyName = (caller) => (caller === 'admin' ? 'ADMIN_KEY' : `${caller.toUpperCase()}_SERVICE_KEY`)

if (isProduction) {
  writeEnv(production === 'small' ? '.env.small.example' : '.env.production.example', {})
  writeSecrets(join(dirname(file), 'secrets'))
} else {
  const existing = existsSync(file) ? readFileSync(file, 'utf8') : undefined
  const kept = (name) => valueIn(existing, name).replaceAll('\\n', '\n')
  const keys = { AUTH_SIGNING_KEY: kept('AUTH_SIGNING_KEY') || newKey(), ...serviceKeys(kept) }
  // On one line: an .env file knows no others.
  const onOneLine = Object.entries(keys).map(([name, key]) => [name, key.replaceAll('\n', '\\n')])
  if (existing === undefined) writeEnv('.env.example', Object.fromEntries(onOneLine))
  else addTo(existing, onOneLine)
}

function valueIn(text = '', name) {
  const [, value = ''] = new RegExp(`^${name}=(.*)$`, 'm').exec(text) ?? []
  return value.trim().replace(/^(["'])(.*)\1$/, '$2')
}

function writeEnv(example, secrets) {
  if (existsSync(file)) return console.log(`${file} is there already`)
  const filled = readFileSync(at(example), 'utf8').replace(/^(\w+)=$/gm, (line, name) =>
    name in secrets ? line + secrets[name] : line,
  )
  writeFileSync(file, filled, { mode: 0o600, flag: 'wx' })
  console.log(`Wrote ${file}${isProduction ? '' : ', with secrets of its own'}`)
}

/** Writes the secrets that have another value there, or none. */
function addTo(existing, secrets) {
  const missing = secrets.filter(([name, value]) => valueIn(existing, name).replaceAll('\n', '\\n') !== value)
  if (missing.length === 0) return console.log(`${file} is there already`)
  let text = existing.endsWith('\n') ? existing : `${existing}\n`
  for (const [name, value] of missing) {
    const line = new RegExp(`^${name}=.*$`, 'm')
    text = line.test(text) ? text.replace(line, () => `${name}=${value}`) : `${text}${name}=${value}\n`
  }
  writeFileSync(file, text)
  console.log(`Added ${missing.map(([name]) => name).join(', ')} to ${file}`)
}

/**
 * The folder is its owner's alone. The files in it are readable to all: containers read them as users of their own, and
 * compose mounts each file where its container is to have it.
 */
function writeSecrets(directory) {
  const kept = (name) =>
    existsSync(join(directory, name)) && readFileSync(join(directory, name), 'utf8').trim()
  // The small production generates its own, in its data directory.
  const secrets = production === 'small' ? {} : secretsOfEngines(kept)
  const yours = ['SMTP_URL', 'SOLANA_RPC_URL', 'GEMINI_API_KEY', 'ANTHROPIC_API_KEY']
  // The containers run as other users; a stricter umask would take their right to read.
  process.umask(0o022)
  mkdirSync(directory, { recursive: true, mode: 0o700 })
  const optional = [
    'BACKUP_S3_SECRET_ACCESS_KEY',
    'GITHUB_TOKEN',
    'GITHUB_APP_PRIVATE_KEY',
    ...(production === 'small' ? [] : ['S3_SECRET_ACCESS_KEY']),
  ]
  const missing = [...Object.keys(secrets), ...yours, ...optional].filter(
    (name) => !existsSync(join(directory, name)),
  )
  if (missing.length === 0) return console.log(`${directory} is there already`)
  const known = kept('SERVICE_PUBLIC_KEYS')
  if (known && known !== secrets.SERVICE_PUBLIC_KEYS)
    console.log(
      `SERVICE_PUBLIC_KEYS there lacks new keys. Write this into it:\n${secrets.SERVICE_PUBLIC_KEYS}`,
    )
  for (const name of missing) {
    const [content, mode] = name in secrets ? [`${secrets[name]}\n`, 0o444] : ['', 0o644]
    writeFileSync(join(directory, name), content, { mode, flag: 'wx' })
  }
  console.log(`Wrote ${missing.join(', ')} into ${directory}. Write your own into ${yours.join(', ')} there.`)
}

/** A key for each caller, and the public ones of all. Keeps existing keys; those that another key signs by are added. */
function serviceKeys(kept) {
  const keys = callers.map((caller) => [caller, kept(keyName(caller)) || newKey()])
  const known = (kept('SERVICE_PUBLIC_KEYS') || '').split(/[\s,]+/).filter(Boolean)
  const own = keys.map(([caller, pem]) => `${caller}=${publicText(keyName(caller), pem)}`)
  return {
    ...Object.fromEntries(keys.map(([caller, pem]) => [keyName(caller), pem])),
    SERVICE_PUBLIC_KEYS: [...known, ...own.filter((entry) => !known.includes(entry))].join(' '),
  }
}

function publicText(name, pem) {
  try {
    return createPublicKey(pem).export({ type: 'spki', format: 'der' }).toString('base64url')
  } catch {
    console.error(`${name} is not a private key (PEM). Correct it, or remove it and run this again.`)
    process.exit(1)
  }
}

/**
 * Of an administrator of each engine, and of the user of each service. Keeps an existing password, so that it matches its
 * address.
 */
function secretsOfEngines(kept) {
  const mongo = kept('MONGODB_PASSWORD') || random()
  const redis = kept('REDIS_PASSWORD') || random()
  const inMongo = (user, password) =>
    `mongodb://${user}:${password}@mongo:27017/?authSource=admin&directConnection=true`
  const services = callers.filter((caller) => caller !== 'admin')
  const stored = services.filter((service) => service !== 'gateway')
  const ofEach = (names, variable, make) =>
    Object.fromEntries(names.map((name) => [`${name.toUpperCase()}_${variable}`, make(name)]))
  return {
    ...serviceKeys(kept),
    AUTH_SIGNING_KEY: newKey(),
    MONGODB_PASSWORD: mongo,
    MONGODB_URI: inMongo('thumbfolio', mongo),
    ...ofEach(stored, 'MONGODB_URI', (name) => inMongo(name, random())),
    REDIS_PASSWORD: redis,
    REDIS_URL: `redis://default:${redis}@redis:6379`,
    ...ofEach(services, 'REDIS_URL', (name) => `redis://${name}:${random()}@redis:6379`),
    KAFKA_PASSWORD: random(),
    ...ofEach(stored, 'KAFKA_PASSWORD', random),
  }
}
