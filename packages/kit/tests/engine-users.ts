import { execFile } from 'node:child_process'
import { cp, mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { engineUsers } from '../src/platform/access/engine-access.js'
import { prefixMark, userFiles } from '../src/platform/access/render-users.js'

const run = promisify(execFile)
/** What applies the users to the engines, in compose and in the chart. */
export const userScripts = fileURLToPath(new URL('../../../deploy/docker/users/', import.meta.url))

/** The scripts beside fresh user files, and secrets for them. */
export async function prepareUsers(directory: string, secrets: Readonly<Record<string, string>>) {
  const secretsPath = join(directory, 'secrets')
  await mkdir(secretsPath)
  for (const [name, secret] of Object.entries(secrets))
    await writeFile(join(secretsPath, name), `${secret}\n`)
  await cp(userScripts, join(directory, 'users'), { recursive: true })
  for (const [name, text] of Object.entries(userFiles(engineUsers(prefixMark))))
    await writeFile(join(directory, 'users', name), text)
  return (script: string, environment: Readonly<Record<string, string>>) =>
    run('bash', [join(directory, 'users', script)], {
      env: { ...process.env, SECRETS: secretsPath, ...environment },
    })
}
