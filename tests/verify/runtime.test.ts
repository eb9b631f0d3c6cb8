import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, readFile, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** A Node 18 that can do no more than say so. */
const oldNode = `#!/bin/sh
case "$1" in -p) echo 18 ;; --version) echo v18.20.0 ;; *) echo 'the old Node ran a recipe'; exit 1 ;; esac`

/** Installs the Node that runs this test, and notes each call. */
const registry = `#!/bin/sh
echo "$*" >> "$CALLS"
mkdir -p "$3/node_modules/node/bin"
ln -s "${process.execPath}" "$3/node_modules/node/bin/node"`

const brokenRegistry = `#!/bin/sh
echo "$*" >> "$CALLS"
mkdir -p "$3/node_modules/node"
exit 1`

/** A copy of the Makefile whose wanted Node is the one that runs this test, and whose `make env` prints its version. */
async function checkout({ node, npm }: { node?: string; npm: string }) {
  const directory = await temporaryDirectory()
  const at = (path: string) => join(directory.path, path)
  for (const folder of ['.ci', 'bin', 'deploy/docker']) await mkdir(at(folder), { recursive: true })
  for (const file of ['Makefile', '.ci/runtime']) await cp(join(root, file), at(file))
  await writeFile(at('.nvmrc'), `${process.versions.node}\n`)
  await writeFile(at('calls'), '')
  await writeFile(at('deploy/docker/new-env.mjs'), 'console.log(process.version)')
  await writeFile(at('bin/npm'), npm, { mode: 0o755 })
  if (node === undefined) await symlink(process.execPath, at('bin/node'))
  else await writeFile(at('bin/node'), node, { mode: 0o755 })
  const env = { PATH: `${at('bin')}:/usr/bin:/bin`, CALLS: at('calls') }
  return {
    makeEnv: () => spawnSync('make', ['env'], { cwd: directory.path, encoding: 'utf8', env }),
    calls: async () => (await readFile(at('calls'), 'utf8')).trim().split('\n').filter(Boolean),
    fetched: () => readdir(at('.runtime')).catch(() => []),
    [Symbol.asyncDispose]: () => directory[Symbol.asyncDispose](),
  }
}

it('when the machine has an older Node, then make fetches ours once and every recipe runs on it', async () => {
  await using copy = await checkout({ node: oldNode, npm: registry })
  for (let times = 0; times < 2; times++) {
    const { status, stdout } = copy.makeEnv()
    expect({ status, stdout }).toEqual({ status: 0, stdout: `${process.version}\n` })
  }
  expect(await copy.calls()).toEqual([expect.stringMatching(`node@${process.versions.node}$`)])
  expect(await copy.fetched()).toEqual([process.versions.node])
})

it('when the machine has that Node, then make uses it and fetches nothing', async () => {
  await using copy = await checkout({ npm: brokenRegistry })
  const { status, stdout } = copy.makeEnv()
  expect({ status, stdout }).toEqual({ status: 0, stdout: `${process.version}\n` })
  expect(await copy.calls()).toEqual([])
  expect(await copy.fetched()).toEqual([])
})

it('when it cannot be fetched, then make says what to do, and the next make tries again', async () => {
  await using copy = await checkout({ node: oldNode, npm: brokenRegistry })
  for (let times = 1; times <= 2; times++) {
    const { status, stderr } = copy.makeEnv()
    expect(status).not.toBe(0)
    expect(stderr).toMatch(
      /could not be fetched\. Check the access to the npm registry, or install Node \d+\./,
    )
    expect(await copy.calls()).toHaveLength(times)
    expect(await copy.fetched()).toEqual([])
  }
})
