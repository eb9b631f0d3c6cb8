import { spawnSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'

const run = fileURLToPath(new URL('run.sh', import.meta.url))

/** Notes each call; two tags of one stand-in, and another one, are there. */
const docker = `#!/bin/sh
echo "$*" >> "$CALLS"
[ "$1" != images ] || printf 'b2\\na1\\nb2\\n'`

/** Lets nothing run inside, and everything else. */
const timeout = `#!/bin/sh
case "$*" in *inside) exit 7 ;; esac
shift
exec "$@"`

it('when the containers ran in a Docker that stays, then the stand-ins for official images are gone', async () => {
  await using directory = await temporaryDirectory()
  const calls = join(directory.path, 'calls')
  for (const [name, text] of Object.entries({ docker, timeout }))
    await writeFile(join(directory.path, name), text, { mode: 0o755 })
  const env = { PATH: `${directory.path}:${process.env['PATH']}`, CALLS: calls }
  const { status } = spawnSync(run, [join(directory.path, 'result.json')], { env })
  expect(status).toBe(7)
  const asked = (await readFile(calls, 'utf8')).trim().split('\n')
  expect(asked.slice(-2)).toEqual(['images --quiet --filter label=thumbfolio.stand-in', 'rmi --force a1 b2'])
})
