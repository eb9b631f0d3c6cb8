/* eslint-disable no-undef, no-restricted-properties -- mongosh runs it, and there is no config.ts */
// Gives each service its user in MongoDB, which reads and writes the first database of its line and reads the others, by mongosh
// --nodb. Run it again after a password has changed. Reads MONGODB_HOST, MONGODB_PASSWORD of `thumbfolio` and AUTH_MONGODB_URI, ... in SECRETS.
const { readFileSync } = require('node:fs')

const secret = (name) => readFileSync(`${process.env.SECRETS || '/run/secrets'}/${name}`, 'utf8').trim()
const users = readFileSync(`${__dirname}/mongo-users.txt`, 'utf8')
const password = encodeURIComponent(secret('MONGODB_PASSWORD'))
const uri = `mongodb://thumbfolio:${password}@${process.env.MONGODB_HOST}:27017/admin?directConnection=true`
const admin = connect(uri)

for (const line of users.trim().split('\n')) {
  const [name, database, ...readable] = line.split(' ')
  const variable = `${name.toUpperCase()}_MONGODB_URI`
  const [, encoded] = secret(variable).match(new RegExp(`^mongodb://${name}:([^@/]+)@`)) ?? []
  if (!encoded) throw new Error(`${variable}: must begin with mongodb://${name}:PASSWORD@`)
  const roles = [{ role: 'readWrite', db: database }, ...readable.map((db) => ({ role: 'read', db }))]
  const pwd = decodeURIComponent(encoded)
  const known = admin.runCommand({ usersInfo: name }).users.length > 0
  const answer = admin.runCommand({ [known ? 'updateUser' : 'createUser']: name, pwd, roles })
  if (answer.ok !== 1) throw new Error(`${name}: ${answer.errmsg}`)
}
print('The users of MongoDB are set.')
