/** Writes `.env` from `.env.example`, with secrets made for it. An existing `.env` stays as it is. `new-env.mjs FILE` writes another one. */
import { generateKeyPairSync, randomBytes } from 'node:crypto'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const at = (path) => fileURLToPath(new URL(`../../${path}`, import.meta.url))
const file = process.argv[2] ?? at('.env')
const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
const secrets = {
  SERVICE_SECRET: randomBytes(32).toString('hex'),
  // On one line: an .env file knows no others.
  AUTH_SIGNING_KEY: privateKey.export({ type: 'pkcs8', format: 'pem' }).trim().replaceAll('\n', '\\n'),
}

if (existsSync(file)) console.log(`${file} is there already`)
else {
  const example = readFileSync(at('.env.example'), 'utf8')
  const filled = example.replace(/^(\w+)=$/gm, (line, name) =>
    name in secrets ? line + secrets[name] : line,
  )
  writeFileSync(file, filled, { mode: 0o600, flag: 'wx' })
  console.log(`Wrote ${file}, with secrets of its own`)
}
