import { spawnSync } from 'node:child_process'
import { cp, mkdir, readdir, symlink, writeFile } from 'node:fs/promises'
import { basename, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryDirectory } from '@thumbfolio/testing'

const root = fileURLToPath(new URL('../..', import.meta.url))
const copied = ['packages', 'services', 'gateway', 'deploy', 'web', 'tools', 'Makefile', 'package.json']
const settings = ['tsconfig.base.json', 'jest.config.js', '.prettierrc.json', '.prettierignore']
const skipped = /^(node_modules|dist|corpus|\.data|fonts)$/

export interface ProjectCopy extends AsyncDisposable {
  readonly path: string
  /** Runs a command in the copy. @throws Error with its output where it fails */
  run(command: string, ...args: string[]): string
  /** Checks the types of these files and folders, without any build. @throws Error naming every mistake */
  checkTypes(...paths: string[]): Promise<void>
}

/** The sources of the project in a folder of their own. The installed packages are linked; our own point into the copy. */
export async function copyProject(): Promise<ProjectCopy> {
  const directory = await temporaryDirectory()
  const { path } = directory
  for (const part of [...copied, ...settings])
    await cp(join(root, part), join(path, part), {
      recursive: true,
      filter: (source) => !skipped.test(basename(source)),
    })
  for (const workspace of ['', 'web', 'gateway', ...(await workspaces())])
    await linkPackages(join(root, workspace, 'node_modules'), join(path, workspace, 'node_modules'))

  const run = (command: string, ...args: string[]): string => {
    const environment = { ...process.env, NODE_OPTIONS: '--experimental-vm-modules --no-warnings' }
    const { status, stdout, stderr } = spawnSync(command, args, {
      cwd: path,
      env: environment,
      encoding: 'utf8',
    })
    if (status !== 0) throw new Error(`${command} ${args.join(' ')}\n${stdout}${stderr}`)
    return stdout + stderr
  }
  return {
    path,
    run,
    async checkTypes(...paths) {
      await writeFile(
        join(path, 'tsconfig.copy.json'),
        JSON.stringify({
          extends: './tsconfig.base.json',
          compilerOptions: { composite: false, noEmit: true, types: ['node', 'jest'] },
          // Declarations of modules that have none: they come by no import.
          include: ['packages/*/src/**/*.d.ts', ...paths],
        }),
      )
      run('node_modules/.bin/tsc', '-p', 'tsconfig.copy.json')
    },
    [Symbol.asyncDispose]: () => directory[Symbol.asyncDispose](),
  }
}

async function workspaces(): Promise<string[]> {
  const groups = ['packages', 'services', 'deploy', 'tools']
  const names = await Promise.all(
    groups.map(async (group) => (await readdir(join(root, group))).map((name) => `${group}/${name}`)),
  )
  return names.flat()
}

async function linkPackages(from: string, to: string): Promise<void> {
  const names = await readdir(from).catch(() => [])
  if (names.length > 0) await mkdir(to, { recursive: true })
  for (const name of names)
    // Relative links: copied as they are, they lead into the copy.
    if (name === '@thumbfolio')
      await cp(join(from, name), join(to, name), { recursive: true, verbatimSymlinks: true })
    else await symlink(join(from, name), join(to, name))
}
