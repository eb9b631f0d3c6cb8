import { execFile } from 'node:child_process'
import { appendFile, copyFile, mkdir, mkdtemp, rm, symlink, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { planted, soundHouse } from './planted-violations.js'

const repository = fileURLToPath(new URL('../..', import.meta.url))
const workspaces = {
  contracts: 'packages/contracts',
  kit: 'packages/kit',
  'resume-reader': 'packages/resume-reader',
  'site-page': 'packages/site-page',
  testing: 'packages/testing',
  engines: 'tools/engines',
  auth: 'services/auth',
  resume: 'services/resume',
  gateway: 'gateway',
  embedded: 'deploy/embedded',
}

interface Report {
  status: number
  files: number
  unread: string[]
  violations: { rule: string; from: string; to: string }[]
}

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'boundaries-'))
})
afterEach(() => rm(root, { recursive: true }))

async function write(path: string, text: string): Promise<void> {
  await mkdir(dirname(join(root, path)), { recursive: true })
  await writeFile(join(root, path), text)
}

async function build(sources: Readonly<Record<string, string>>): Promise<void> {
  for (const [path, source] of Object.entries(sources)) await write(path, source)
  for (const file of ['.dependency-cruiser.cjs', 'tsconfig.base.json'])
    await copyFile(join(repository, file), join(root, file))
  await mkdir(join(root, 'node_modules/@thumbfolio'), { recursive: true })
  for (const [name, path] of Object.entries(workspaces)) {
    await symlink(join(root, path), join(root, 'node_modules/@thumbfolio', name))
    const entries = name === 'kit' ? ['base', 'run'] : ['index']
    const exports = Object.fromEntries(
      entries.map((entry) => [
        entry === 'index' ? '.' : `./${entry}`,
        { source: `./src/${entry}.ts`, default: `./dist/${entry}.js` },
      ]),
    )
    await write(`${path}/package.json`, JSON.stringify({ name: `@thumbfolio/${name}`, exports }))
  }
  for (const name of ['zod', 'express', 'lmdb']) {
    await write(`node_modules/${name}/package.json`, JSON.stringify({ name, main: 'dist/index.js' }))
    await write(`node_modules/${name}/dist/index.js`, '')
  }
}

function check(where: string): Promise<Report> {
  const runner = join(repository, 'tests/boundaries/check.mjs')
  return new Promise((resolve, reject) => {
    const child = execFile(process.execPath, [runner, where, '--json'], (_error, stdout, stderr) => {
      if (stderr && !stdout) reject(new Error(stderr))
      else resolve({ status: child.exitCode ?? 1, ...(JSON.parse(stdout) as Omit<Report, 'status'>) })
    })
  })
}

describe('the boundaries', () => {
  test('when a house is sound, then nothing is reported', async () => {
    await build(soundHouse)
    const report = await check(root)
    expect(report).toEqual({ status: 0, files: Object.keys(soundHouse).length, unread: [], violations: [] })
  })

  test('when each rule is broken once, then each file is reported for its rule alone', async () => {
    await build(soundHouse)
    for (const { file, source } of planted) await write(file, source)

    const { status, violations } = await check(root)

    const seen = violations.map(({ rule, from }) => `${from} ${rule}`)
    const expected = planted.map(({ file, rule, reported = file }) => `${reported} ${rule}`)
    expect(seen.toSorted()).toEqual(expected.toSorted())
    expect(status).toBe(1)
  })

  test('when rules are compared with what is planted, then none is missing', async () => {
    const { default: config } = (await import(join(repository, '.dependency-cruiser.cjs'))) as {
      default: { forbidden: { name: string }[] }
    }
    const rules = [...config.forbidden.map(({ name }) => name), 'folders-have-no-cycles']
    expect(rules).toEqual(planted.map(({ rule }) => rule))
  })

  test('when the cruiser reads too few modules, then the check fails although nothing is reported', async () => {
    await build(soundHouse)
    await appendFile(
      join(root, '.dependency-cruiser.cjs'),
      `\nmodule.exports.options.exclude = { path: '^services/' }\n`,
    )
    const report = await check(root)
    expect(report.violations).toEqual([])
    expect(report.unread).toContain('services/auth/src/ports.ts')
    expect(report.status).toBe(1)
  })
})
