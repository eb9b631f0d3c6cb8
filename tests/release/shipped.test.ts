import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, it } from '@jest/globals'

const root = fileURLToPath(new URL('../..', import.meta.url))

/** What an expression over a module of the release is, as JSON. */
function valueOf(module: string, names: string, expression: string): unknown {
  const code = `import { ${names} } from './tools/release/${module}'; console.log(JSON.stringify(${expression}))`
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    cwd: root,
    encoding: 'utf8',
  })
  if (stdout === '') throw new Error(stderr)
  return JSON.parse(stdout)
}

it('when a dependency is shipped, then the policy allows its licence', () => {
  const licences = valueOf('check-licences.mjs', 'shippedLicences', `shippedLicences('.')`) as unknown[]
  expect(licences.length).toBeGreaterThan(3)
})

it('when a licence asks for its text, then the notices have it, and every package by name', () => {
  const notices = readFileSync(`${root}/THIRD-PARTY-NOTICES.txt`, 'utf8')
  for (const text of [
    'GNU LESSER GENERAL PUBLIC LICENSE',
    'Mozilla Public License',
    'SIL OPEN FONT LICENSE',
    'Apache License',
  ])
    expect(notices.toLowerCase()).toContain(text.toLowerCase())
  const shipped = valueOf('check-licences.mjs', 'shippedPackages', `shippedPackages('.')`) as {
    name: string
  }[]
  const named = new Set(notices.split('\n').map((line) => line.split(' ')[0]))
  const missing = shipped.filter(({ name }) => !named.has(name))
  expect(missing.map(({ name }) => name)).toEqual([])
})

it('when the version is set, then every file that names it has it, and nothing else changes', () => {
  const files = valueOf('set-versions.mjs', 'withVersion', `[...withVersion('.', '7.8.9')]`) as [
    string,
    string,
  ][]
  const { version } = JSON.parse(readFileSync(`${root}/package.json`, 'utf8')) as { version: string }
  const before = (path: string) => readFileSync(`${root}/${path}`, 'utf8').split('\n')
  for (const [path, text] of files) {
    const lines = text.split('\n')
    const changed = before(path).flatMap((line, at) => (line === lines[at] ? [] : [[line, lines[at]]]))
    expect([path, changed.length]).not.toEqual([path, 0])
    for (const [old, next] of changed) expect(next).toBe(old!.replace(version, '7.8.9'))
  }
  expect(files.map(([path]) => path)).toEqual(
    expect.arrayContaining([
      'package-lock.json',
      'deploy/helm/thumbfolio/Chart.yaml',
      'docs/deploy/kubernetes.md',
    ]),
  )
})

it('when the chart names an image, then the release builds it', () => {
  const values = readFileSync(`${root}/deploy/helm/thumbfolio/values.yaml`, 'utf8')
  // Those of others have a tag: engines and the collector.
  const named = new Set([...values.matchAll(/^ {2,4}image: ([\w-]+)$/gm)].map(([, image]) => image))
  const folders = valueOf('images.mjs', 'imageWorkspaces', `imageWorkspaces(${JSON.stringify(workspaces())})`)
  const built = (folders as string[]).map((folder) => folder.split('/').at(-1))
  expect(built.toSorted()).toEqual([...named].toSorted())
})

it('when a workflow uses an action, then it is pinned by its commit, the same everywhere, with its version', () => {
  const folder = `${root}/.github/workflows`
  const used = readdirSync(folder).flatMap((name) =>
    [...readFileSync(`${folder}/${name}`, 'utf8').matchAll(/^\s*(?:- )?uses: (.*)$/gm)].map(
      ([, use]) => use!,
    ),
  )
  expect(used.length).toBeGreaterThan(10)
  expect(used.filter((use) => !/^[\w/-]+@[0-9a-f]{40} # v\d+\.\d+\.\d+$/.test(use))).toEqual([])
  const pins = new Set(used)
  const actions = new Set(used.map((use) => use.split('@')[0]))
  expect(pins.size).toBe(actions.size)
})

const workspaces = () => valueOf('set-versions.mjs', 'workspacesOf', `workspacesOf('.')`)
