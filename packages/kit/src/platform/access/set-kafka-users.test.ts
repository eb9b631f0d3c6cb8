import { execFile } from 'node:child_process'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'

const run = promisify(execFile)
const script = fileURLToPath(
  new URL('../../../../../deploy/docker/users/set-kafka-users.sh', import.meta.url),
)

it.each(['with\\backslash', 'with"quote', 'two\nlines', ' begins with a space', 'ünlike ASCII', ''])(
  'when the password of a service is %j, then it is refused by its name, and Kafka is not asked',
  async (password) => {
    await using secrets = await temporaryDirectory()
    await writeFile(join(secrets.path, 'AUTH_KAFKA_PASSWORD'), `${password}\n`)
    const env = {
      PATH: process.env['PATH'],
      SECRETS: secrets.path,
      KAFKA_BROKERS: '127.0.0.1:1',
      KAFKA_BIN: secrets.path,
    }
    await expect(run('bash', [script], { env })).rejects.toMatchObject({
      code: 1,
      stderr: 'AUTH_KAFKA_PASSWORD: must be printable ASCII without quotes and backslashes\n',
    })
  },
)
