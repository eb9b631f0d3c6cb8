/**
 * The development loop, for `make dev`: the server from its sources, restarted when one of them changes; the web app
 * with hot reload; accounts in the states that a developer needs. PORT (8080), WEB_PORT (5173), DATA_DIR (./.data/dev).
 */
import { spawn } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { say, sayTable, seedAccounts } from '../deploy/start/dist/index.js'

const root = fileURLToPath(new URL('..', import.meta.url))
const { PORT = '8080', WEB_PORT = '5173', DATA_DIR = './.data/dev' } = process.env
const serverUrl = `http://localhost:${PORT}`
const appUrl = `http://localhost:${WEB_PORT}`
const environment = {
  ...process.env,
  PORT,
  DATA_DIR,
  PUBLIC_URL: appUrl,
  DEMO: 'off',
  RATE_LIMIT_FACTOR: '1000',
}
mkdirSync(DATA_DIR, { recursive: true })

const fromSource = ['--conditions=source', '--no-warnings', '--import', './tools/from-source.mjs']
const children = [
  run(process.execPath, ['--watch', '--watch-preserve-output', ...fromSource, 'deploy/embedded/src/main.ts']),
  run(process.execPath, ['../node_modules/vite/bin/vite.js', '--port', WEB_PORT, '--strictPort'], {
    cwd: `${root}web`,
    env: { ...environment, THUMBFOLIO_URL: serverUrl },
  }),
]
let isStopping = false
for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stop(0))
for (const child of children) child.once('exit', (code) => isStopping || stop(code || 1))

await untilReady()
try {
  const accounts = await seedAccounts(serverUrl, `${root}deploy/embedded/samples/nurse.pdf`)
  say('\nAccounts:')
  sayTable(accounts.map(({ email, password, state }) => [`${email}  ${password}`, state]))
} catch (error) {
  say(`\nThe accounts could not be prepared: ${error.message}\nTo begin again: stop, then rm -r ${DATA_DIR}`)
}
say()
sayTable([
  ['App with hot reload', appUrl],
  ['All components in all themes', `${appUrl}/components`],
  ['Mail inbox', `${serverUrl}/dev/mail`],
  ['All mails with example data', `${serverUrl}/dev/mail/templates`],
  ['Solana chain', `${serverUrl}/dev/chain`],
])
say('\n  A change below src/ restarts the server or reloads the page. Ctrl-C stops both.')

function run(command, args, options = {}) {
  return spawn(command, args, {
    cwd: root,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
    ...options,
  })
}

async function untilReady() {
  while (!isStopping) {
    const isReady = await fetch(`${serverUrl}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    )
    if (isReady) return
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
}

/** The process ends when both have ended. */
function stop(code) {
  if (isStopping) return
  isStopping = true
  process.exitCode = code
  for (const child of children) child.kill('SIGTERM')
}
