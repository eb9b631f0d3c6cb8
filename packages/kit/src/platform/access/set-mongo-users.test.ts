import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'
import { userScripts } from '../../../tests/engine-users.js'

interface Role {
  readonly role: string
  readonly db: string
}
type Users = Map<string, { readonly pwd: string; readonly roles: readonly Role[] }>
type Command = Readonly<Record<string, unknown>> & { readonly pwd?: string; readonly roles?: readonly Role[] }

/** `admin` as mongosh gives it to a script: it keeps users, and refuses what MongoDB refuses. */
function userCommands(users: Users): Admin {
  return {
    runCommand(command: Command) {
      if ('usersInfo' in command) {
        const name = String(command['usersInfo'])
        return { ok: 1, users: users.has(name) ? [{ user: name }] : [] }
      }
      const [verb, name] = Object.entries(command)[0] as [string, string]
      const { pwd, roles } = command
      if (verb === 'createUser' && users.has(name)) return { ok: 0, errmsg: `User "${name}" already exists` }
      if (verb === 'updateUser' && !users.has(name)) return { ok: 0, errmsg: `User ${name} not found` }
      if (!['createUser', 'updateUser'].includes(verb) || !pwd || !roles)
        return { ok: 0, errmsg: `no such command: '${verb}'` }
      users.set(name, { pwd, roles })
      return { ok: 1 }
    },
  }
}

type Admin = { runCommand(command: Command): object }

/** The script of compose and of the chart, as mongosh runs it. */
async function setUsers(secrets: string, admin: Admin): Promise<string[]> {
  const connections: string[] = []
  const script = await readFile(join(userScripts, 'set-mongo-users.js'), 'utf8')
  runInNewContext(script, {
    require: createRequire(import.meta.url),
    process: { env: { SECRETS: secrets, MONGODB_HOST: 'mongo' } },
    __dirname: userScripts,
    print: () => undefined,
    encodeURIComponent,
    decodeURIComponent,
    connect(uri: string) {
      connections.push(uri)
      return admin
    },
  })
  return connections
}

const services = ['auth', 'resume', 'payment', 'generator', 'dashboard', 'support']
/** Spelled out: a right that grows has to be written down here too. */
const alsoReads: Readonly<Record<string, string[]>> = {
  // The operators' console shows the age of the last backup.
  auth: ['thumbfolio-backup'],
}

async function secretsOf(directory: string, more: Readonly<Record<string, string>> = {}): Promise<string> {
  const folder = join(directory, 'secrets')
  await mkdir(folder, { recursive: true })
  const uris = services.map((name) => [
    `${name.toUpperCase()}_MONGODB_URI`,
    `mongodb://${name}:${name}%2Fsecret@mongo:27017/?authSource=admin`,
  ])
  const secrets: Readonly<Record<string, string>> = {
    MONGODB_PASSWORD: 'root@secret',
    ...Object.fromEntries(uris),
    ...more,
  }
  for (const [name, value] of Object.entries(secrets)) await writeFile(join(folder, name), `${value}\n`)
  return folder
}

describe('the users of MongoDB', () => {
  it('when they are set, then each service writes its own database and reads no other', async () => {
    await using directory = await temporaryDirectory()
    const users: Users = new Map()
    const connections = await setUsers(await secretsOf(directory.path), userCommands(users))
    expect(connections).toEqual([
      'mongodb://thumbfolio:root%40secret@mongo:27017/admin?directConnection=true',
    ])
    expect([...users.keys()]).toEqual(services)
    for (const service of services)
      expect([service, users.get(service)]).toEqual([
        service,
        {
          pwd: `${service}/secret`,
          roles: [
            { role: 'readWrite', db: `thumbfolio-${service}` },
            ...(alsoReads[service] ?? []).map((db) => ({ role: 'read', db })),
          ],
        },
      ])
  })

  it('when they are set again, then the password is the new one, and a role that grew by hand is gone', async () => {
    await using directory = await temporaryDirectory()
    const users: Users = new Map()
    await setUsers(await secretsOf(directory.path), userCommands(users))
    users.set('resume', { pwd: 'resume/secret', roles: [{ role: 'root', db: 'admin' }] })
    const rotated = { RESUME_MONGODB_URI: 'mongodb://resume:rotated@mongo:27017/' }
    await setUsers(await secretsOf(directory.path, rotated), userCommands(users))
    expect(users.get('resume')).toEqual({
      pwd: 'rotated',
      roles: [{ role: 'readWrite', db: 'thumbfolio-resume' }],
    })
    expect(users.size).toBe(services.length)
  })

  it('when an address names another user, or MongoDB refuses, then it fails and says which', async () => {
    await using directory = await temporaryDirectory()
    const wrong = { SUPPORT_MONGODB_URI: 'mongodb://auth:x@mongo:27017/' }
    const secrets = await secretsOf(directory.path, wrong)
    await expect(setUsers(secrets, userCommands(new Map()))).rejects.toThrow(
      'SUPPORT_MONGODB_URI: must begin with mongodb://support:PASSWORD@',
    )
    const refusing = { runCommand: () => ({ ok: 0, errmsg: 'not authorized', users: [] }) }
    await expect(setUsers(secrets, refusing)).rejects.toThrow('auth: not authorized')
  })
})
