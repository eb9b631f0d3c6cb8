import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { copyFile, mkdir, symlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it, jest } from '@jest/globals'
import { temporaryDirectory } from '@thumbfolio/testing'

jest.setTimeout(120_000)

const root = fileURLToPath(new URL('../..', import.meta.url))
const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { version: string }
const kept = `${root}/docs/reports/release-${version}.md`

const identity = {
  GIT_AUTHOR_NAME: 'Ada',
  GIT_AUTHOR_EMAIL: 'ada@example.org',
  GIT_COMMITTER_NAME: 'Ada',
  GIT_COMMITTER_EMAIL: 'ada@example.org',
  GIT_CONFIG_GLOBAL: '/dev/null',
}

function run(
  cwd: string,
  command: string,
  args: readonly string[],
  environment: Record<string, string> = {},
) {
  const { PATH, HOME } = process.env
  const env = { PATH, HOME, ...identity, ...environment }
  const { status, stdout, stderr } = spawnSync(command, args, { cwd, env, encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stdout}${stderr}`)
  return stdout
}

/** What a release reads. */
const parts = [
  '.gitignore',
  ':(top,glob)*.md',
  ':(glob)**/package.json',
  'package-lock.json',
  'docs/deploy/kubernetes.md',
  'tools/release',
  'deploy/docker',
  'deploy/helm',
]

/** These files of the tree, as they are now, as the only commit of a repository without tags and remote. */
async function copyOfTree() {
  const directory = await temporaryDirectory()
  const files = run(root, 'git', ['ls-files', '--', ...parts]).trim()
  for (const path of files.split('\n').filter((file) => existsSync(join(root, file)))) {
    await mkdir(join(directory.path, dirname(path)), { recursive: true })
    await copyFile(join(root, path), join(directory.path, path))
  }
  await symlink(join(root, 'node_modules'), join(directory.path, 'node_modules'))
  for (const args of [
    ['init', '--quiet', '--initial-branch=main'],
    ['add', '--all'],
    ['commit', '--quiet', '--message', 'x'],
  ])
    run(directory.path, 'git', args)
  return directory
}

const commandsIn = (report: string) => /## Commands\n\n```text\n([^]*?)\n```/.exec(report)?.[1]?.split('\n')

// A kept report is history once the version is a later one.
const ifKept = existsSync(kept) ? it : it.skip
ifKept(
  'when this tree is released as a dry run, then the commands are those of the report that is kept',
  async () => {
    await using copy = await copyOfTree()
    const node = (script: string, environment = {}) => run(copy.path, process.execPath, [script], environment)
    node('tools/release/release.mjs', { DRY: '1', VERSION: version })
    const commands = commandsIn(node('tools/release/report.mjs'))
    expect(commands?.length).toBeGreaterThan(30)
    // To write it again: make release DRY=1 && node tools/release/report.mjs > docs/reports/release-<version>.md
    expect(commandsIn(readFileSync(kept, 'utf8'))).toEqual(commands)
  },
)
