import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from '@jest/globals'
import { projectFile, readCompose } from './compose-file.js'

const files = [
  'deploy/docker/Dockerfile',
  'deploy/otel/Dockerfile',
  'tests/compose/stand-in-images/node/Dockerfile',
  'tests/compose/stand-in-images/engines/Dockerfile',
  'tests/compose/stand-in-images/telemetry/Dockerfile',
  'tests/compose/stand-in-images/caddy/Dockerfile',
]
const instructions = (path: string): string[] =>
  projectFile(path)
    .replaceAll(/^#.*\n/gm, '')
    .replaceAll('\\\n', ' ')
    .split('\n')
    .filter((line) => line.trim() !== '')

const at = (path: string) => new URL(`../../${path}`, import.meta.url)
const manifest = JSON.parse(projectFile('package.json')) as { workspaces: string[] }
const workspaces = manifest.workspaces.flatMap((pattern) =>
  pattern.endsWith('/*')
    ? readdirSync(at(pattern.slice(0, -2))).map((name) => `${pattern.slice(0, -1)}${name}`)
    : [pattern],
)

describe.each(files)('%s', (path) => {
  const lines = instructions(path)

  it('when a builder of either generation reads it, then it understands it', () => {
    expect(projectFile(path)).not.toMatch(/^#\s*syntax=/m)
    for (const line of lines) {
      expect(line).not.toMatch(/<</)
      expect(line).not.toMatch(/^(?:COPY|ADD) .*--(?:link|parents|chmod|exclude)/)
      expect(line).not.toMatch(/^RUN .*--(?:mount|network|security)/)
      expect(line).not.toMatch(/^HEALTHCHECK .*--start-interval/)
      expect(line).not.toMatch(/^ADD /)
    }
  })

  it('when a base is named, then by a tag that is pinned, or as a stage above', () => {
    const stages = new Set<string>()
    for (const line of lines.filter((each) => each.startsWith('FROM '))) {
      const [, base = '', , stage] = line.split(/\s+/)
      if (!stages.has(base)) expect(base).toMatch(/^[\w./-]+:(?!latest)[\w.-]+$/)
      if (stage !== undefined) stages.add(stage)
    }
  })
})

it('when an image brings Node, then of the major version of .nvmrc', () => {
  const [major] = projectFile('.nvmrc').split('.')
  const named = [...files, '.devcontainer/devcontainer.json'].flatMap((path) =>
    [...projectFile(path).matchAll(/\bnode:(\d+)/g)].map(([, version]) => `${path} ${version}`),
  )
  expect(named.length).toBeGreaterThan(3)
  expect(named.filter((name) => !name.endsWith(` ${major}`))).toEqual([])
})

describe('deploy/docker/Dockerfile', () => {
  const lines = instructions('deploy/docker/Dockerfile')
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM ')))

  it('when an image runs, then as somebody who is not root, with a command that takes signals', () => {
    expect(last).toContain('USER node')
    expect(last.findLast((line) => /^(?:CMD|ENTRYPOINT) /.test(line))).toMatch(/^CMD \["node", /)
    expect(last.some((line) => /^HEALTHCHECK .*health\.mjs/.test(line))).toBe(true)
    expect(last.join('\n')).not.toMatch(/npm|SECRET|KEY=/)
    // What `thumbfolio-admin doctor` asks about its configuration.
    expect(last.join('\n')).toContain('SERVICE_ENTRY=/app/$WORKSPACE/dist/main.js')
  })

  it('when the lock file is installed from, then no workspace is forgotten, and sources come later', () => {
    const install = lines.findIndex((line) => line.startsWith('RUN npm ci'))
    const before = lines.slice(0, install)
    for (const workspace of workspaces)
      expect(before).toContain(`COPY ${workspace}/package.json ${workspace}/`)
    expect(lines.indexOf('COPY . .')).toBeGreaterThan(install)
  })

  it('when compose builds, then every workspace it names is there, with the entry it starts', () => {
    for (const { build, command } of Object.values(readCompose().services)) {
      const workspace = build?.args?.['WORKSPACE']
      if (build?.dockerfile !== 'deploy/docker/Dockerfile') continue
      expect(workspaces).toContain(workspace)
      const entry = command?.at(-1) ?? 'dist/main.js'
      expect(existsSync(at(`${workspace}/${entry.replace('dist/', 'src/').replace(/js$/, 'ts')}`))).toBe(true)
    }
  })
})
