import { createHash } from 'node:crypto'
import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { scratchRepository } from './scratch-repository.js'

jest.setTimeout(60_000)

const today = new Date().toISOString().slice(0, 10)
const cut = `# Changelog\n\n## [Unreleased]\n\n## [1.5.0] - ${today}\n\n### Added\n\n- A door.\n\n## [1.4.0] - 2026-01-01\n\n- A house.\n`

describe('a release', () => {
  let repository: Awaited<ReturnType<typeof scratchRepository>>
  beforeEach(async () => {
    repository = await scratchRepository()
  })
  afterEach(async () => {
    await repository[Symbol.asyncDispose]()
  })

  const isUntouched = async () => {
    expect(repository.git('status', '--porcelain')).toBe('')
    expect(repository.git('log', '--format=%s')).toBe('feat: a door')
    expect(repository.git('tag')).toBe('v1.4.0')
    expect(repository.remote('log', '--format=%s', 'main')).toBe('feat: a door')
    expect((await repository.calls()).filter((call) => / buildx build /.test(call))).toEqual([])
  }
  const checks = async () => (await repository.calls()).filter((call) => call.startsWith('checked'))

  it('when it is a dry run, then every step is printed, the artefacts are written, and nothing else changes', async () => {
    const { status, output } = repository.release({ DRY: '1' })
    expect({ status, output }).toEqual({ status: 0, output: expect.any(String) })
    const steps = [...output.matchAll(/^\d+\. (\w+)/gm)].map(([, word]) => word)
    expect(steps).toEqual([
      'Check',
      'Merge',
      'Check',
      'Check',
      'Cut',
      'Test',
      'Write',
      'Package',
      'Build',
      'Scan',
      'Sign',
      'Tag',
      'Push',
      'Write',
      'Push',
    ])
    expect(output).toContain('would run: git tag --annotate --message v1.5.0 v1.5.0')
    await isUntouched()
    expect((await repository.calls()).filter((call) => !/^docker buildx version/.test(call))).toEqual([
      'helm package deploy/helm/thumbfolio --version=1.5.0 --app-version=1.5.0 --destination=.make/release',
    ])
    expect(await repository.read('.make/release/dry-run.txt')).toBe(`${output.trim()}\n`)

    expect(await repository.read('.make/release/CHANGELOG.md')).toBe(cut)
    expect(await repository.read('.make/release/notes.md')).toBe('### Added\n\n- A door.\n')
    const bill = JSON.parse(await repository.read('.make/release/sbom.cdx.json'))
    expect(bill).toMatchObject({ bomFormat: 'CycloneDX', metadata: { component: { name: 'product' } } })
    expect(bill.metadata.component.version).toBe('1.5.0')
    expect(bill.components.map(({ purl }: { purl: string }) => purl)).toContain('pkg:npm/ms@2.1.3')
  })

  it('when it is a dry run, then the provenance names the commit, and each artefact by its hash', async () => {
    repository.release({ DRY: '1' })
    const statement = JSON.parse(await repository.read('.make/release/provenance.intoto.json'))
    expect(statement).toMatchObject({
      _type: 'https://in-toto.io/Statement/v1',
      predicateType: 'https://slsa.dev/provenance/v1',
    })
    const { buildDefinition } = statement.predicate
    expect(buildDefinition.externalParameters).toEqual({
      version: '1.5.0',
      ref: 'refs/tags/v1.5.0',
      dryRun: true,
    })
    expect(buildDefinition.resolvedDependencies[0]).toEqual({
      uri: 'git+https://github.com/example/product@refs/tags/v1.5.0',
      digest: { gitCommit: repository.git('rev-parse', 'HEAD') },
    })
    expect(statement.subject.map(({ name }: { name: string }) => name)).toEqual([
      'sbom.cdx.json',
      'CHANGELOG.md',
      'notes.md',
      'thumbfolio-1.5.0.tgz',
    ])
    for (const { name, digest } of statement.subject) {
      const bytes = await repository.read(`.make/release/${name}`)
      expect(digest.sha256).toBe(createHash('sha256').update(bytes).digest('hex'))
    }
  })

  it('when it is made, then what is new is merged and checked before the tag, and commit and tag are pushed', async () => {
    await repository.pushedMeanwhile()
    const { status, output } = repository.release()
    expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('Released v1.5.0.') })
    expect(await checks()).toEqual(['checked feat: a window, tags: v1.4.0'])
    expect(repository.remote('log', '--format=%s', 'v1.5.0')).toBe(
      'chore: release v1.5.0\nfeat: a window\nfeat: a door',
    )
    expect(repository.remote('rev-parse', 'v1.5.0^{commit}')).toBe(repository.remote('rev-parse', 'main'))
    expect(repository.git('status', '--porcelain')).toBe('')

    expect(await repository.read('CHANGELOG.md')).toBe(cut)
    const auth = JSON.parse(await repository.read('services/auth/package.json'))
    expect(auth).toMatchObject({
      version: '1.5.0',
      dependencies: { '@thumbfolio/kit': '1.5.0', ms: '2.1.3' },
    })
    const lock = JSON.parse(await repository.read('package-lock.json'))
    expect([lock.version, lock.packages[''].version]).toEqual(['1.5.0', '1.5.0'])
    expect(lock.packages['services/auth']).toMatchObject({
      version: '1.5.0',
      dependencies: { '@thumbfolio/kit': '1.5.0', ms: '2.1.3' },
    })
  })

  it('when it is made, then each image is built from the tagged commit with labels, SBOM and provenance', async () => {
    repository.release({ VERSION: '2.0.0' })
    const builds = (await repository.calls()).filter((call) => call.startsWith('docker buildx build'))
    expect(builds.map((call) => /--output=(\S+)/.exec(call)?.[1])).toEqual(
      ['auth', 'gateway'].map(
        (name) =>
          `type=image,name=registry.example/product/${name},push=true,push-by-digest=true,name-canonical=true`,
      ),
    )
    for (const build of builds) {
      expect(build).toContain('--sbom=true --provenance=mode=max')
      expect(build).not.toContain('--tag')
      expect(build).toContain('image.version=2.0.0')
      expect(build).toContain(`image.revision=${repository.remote('rev-parse', 'v2.0.0^{commit}')}`)
      expect(build).toContain('image.source=https://github.com/example/product ')
      expect(build).toContain('image.licenses=LicenseRef-Proprietary')
    }
    const statement = JSON.parse(await repository.read('.make/release/provenance.intoto.json'))
    expect(statement.subject).toContainEqual({
      name: 'registry.example/product/auth',
      digest: { sha256: 'ab'.repeat(32) },
    })
    expect(statement.predicate.buildDefinition.externalParameters).not.toHaveProperty('dryRun')
  })

  it('when it is made, then only what was scanned and signed is tagged, and the chart is signed, before the tag is pushed', async () => {
    repository.release()
    const names = ['auth', 'gateway'].map((name) => `registry.example/product/${name}`)
    const digest = `sha256:${'ab'.repeat(32)}`
    const calls = (await repository.calls()).filter((call) =>
      /^(?:trivy|cosign|helm|docker buildx imagetools)/.test(call),
    )
    expect(calls).toEqual([
      'helm package deploy/helm/thumbfolio --version=1.5.0 --app-version=1.5.0 --destination=.make/release',
      ...names.map(
        (name) => `trivy image --exit-code=1 --severity=HIGH,CRITICAL --ignore-unfixed ${name}@${digest}`,
      ),
      ...names.map((name) => `cosign sign --yes ${name}@${digest}`),
      ...names.map((name) => `docker buildx imagetools create --tag=${name}:1.5.0 ${name}@${digest}`),
      'helm push .make/release/thumbfolio-1.5.0.tgz oci://registry.example/product/charts',
      `cosign sign --yes registry.example/product/charts/thumbfolio@sha256:${'cd'.repeat(32)}`,
    ])
    const statement = JSON.parse(await repository.read('.make/release/provenance.intoto.json'))
    expect(statement.subject.map(({ name }: { name: string }) => name)).toEqual(
      expect.arrayContaining(['thumbfolio-1.5.0.tgz', 'registry.example/product/charts/thumbfolio']),
    )
  })

  it.each(['image', 'sign'])(
    'when %s of a tool fails, then no image of the version and no chart is pushed',
    async (BROKEN) => {
      repository.release({ BROKEN })
      const calls = await repository.calls()
      expect(calls.filter((call) => /imagetools|helm push|:1\.5\.0/.test(call))).toEqual([])
    },
  )

  it.each<Record<string, string>>([
    { BROKEN: 'image' },
    { BROKEN: 'sign' },
    { BROKEN: 'push' },
    { HELM: 'silent' },
  ])('when a tool fails with %p, then the tag is not pushed', (environment) => {
    const { status, output } = repository.release(environment)
    expect({ status, output }).toEqual({ status: 1, output: expect.stringContaining('git tag -d v1.5.0') })
    expect(repository.remote('tag')).toBe('')
  })

  it('when versions and changelog are written already, then the release has nothing to change, and is made', () => {
    repository.release({ DOCKER: 'broken' })
    repository.git('tag', '--delete', 'v1.5.0')
    const { status, output } = repository.release()
    expect({ status, output }).toEqual({ status: 0, output: expect.stringContaining('Released v1.5.0.') })
  })

  it('when the version has a section already, then it gets the date; with more under Unreleased it is refused', async () => {
    const prepared = (more: string) =>
      `# Changelog\n\n## [Unreleased]\n${more}\n## [1.5.0] - 2026-01-02\n\n- A roof.\n\n## [1.4.0]\n\n- A house.\n`
    await repository.write('CHANGELOG.md', prepared(''))
    repository.git('commit', '--quiet', '--all', '--message', 'docs: prepared')
    expect(repository.release({ DRY: '1' }).status).toBe(0)
    expect(await repository.read('.make/release/notes.md')).toBe('- A roof.\n')
    expect(await repository.read('.make/release/CHANGELOG.md')).toBe(
      prepared('').replace('2026-01-02', today),
    )
    await repository.write('CHANGELOG.md', prepared('\n- A cellar.\n'))
    repository.git('commit', '--quiet', '--all', '--message', 'docs: more')
    expect(repository.release({ DRY: '1' }).output).toContain('Move it to that section')
  })

  const refusals: readonly [what: string, environment: Record<string, string>, says: string][] = [
    ['the version is tagged', { VERSION: '1.4.0' }, 'v1.4.0 is tagged already'],
    ['the version is none', { VERSION: 'next' }, 'VERSION=next is not a version'],
    ['the checks fail', { CHECKS: 'broken' }, 'Failed: .ci/run'],
    ['no registry is given', { IMAGE_REGISTRY: '' }, 'IMAGE_REGISTRY is missing'],
    ['UPGRADE.md has no section of the minor', { VERSION: '1.6.0' }, 'UPGRADE.md has no section "## 1.6"'],
    ['the release cannot read its own data', { VERSION: '1.3.0' }, 'need 1.4.0 or newer'],
    ['DRY is not understood', { DRY: 'yes' }, 'DRY=yes: choose DRY=1'],
  ]
  it.each(refusals)(
    'when %s, then nothing is tagged, and the text says why',
    async (_what, environment, says) => {
      const { status, output } = repository.release(environment)
      expect({ status, output }).toEqual({ status: 1, output: expect.stringContaining(says) })
      await isUntouched()
      expect(await checks()).toHaveLength(environment['CHECKS'] === 'broken' ? 1 : 0)
    },
  )

  it('when the tree is not clean, then it is refused, also as a dry run', async () => {
    await repository.write('left-over', '')
    for (const DRY of ['', '1'])
      expect(repository.release({ DRY }).output).toMatch(/not clean.*\n {2}left-over/)
    expect(repository.git('tag')).toBe('v1.4.0')
  })

  it('when another branch is checked out, then it is refused, and a dry run says that it would be', () => {
    repository.git('switch', '--quiet', '--create', 'feature')
    expect(repository.release().output).toContain('No release: Releases are made from main')
    expect(repository.release({ DRY: '1' })).toEqual({
      status: 0,
      output: expect.stringContaining('would refuse: Releases are made from main'),
    })
  })

  it('when nothing is under Unreleased, then it is refused', async () => {
    await repository.write(
      'CHANGELOG.md',
      '# Changelog\n\n## [Unreleased]\n\n### Added\n\n## [1.4.0]\n\n- A house.\n',
    )
    repository.git('commit', '--quiet', '--all', '--message', 'docs: empty')
    expect(repository.release({ DRY: '1' }).output).toContain('Nothing is under "Unreleased"')
  })

  it('when an image cannot be built, then nothing is pushed, and the text says how to start over', () => {
    const { status, output } = repository.release({ DOCKER: 'broken' })
    expect({ status, output }).toEqual({
      status: 1,
      output: expect.stringContaining('git tag -d v1.5.0 && git reset --hard HEAD~1'),
    })
    expect(repository.remote('log', '--format=%s', 'main')).toBe('feat: a door')
    expect(repository.remote('tag')).toBe('')
  })
})

it.each([
  ['GPL-3.0-only', 'ms 2.1.3: GPL-3.0-only'],
  ['(GPL-3.0-only AND MIT)', 'ms 2.1.3: (GPL-3.0-only AND MIT)'],
  ['SEE LICENSE IN README', 'ms 2.1.3: SEE LICENSE IN README'],
])('when a production dependency is under %s, then the release is refused', async (licence, says) => {
  await using repository = await scratchRepository({ licence })
  expect(repository.release({ DRY: '1' })).toEqual({ status: 1, output: expect.stringContaining(says) })
})

it('when a licence may be chosen, then one that is allowed is enough', async () => {
  await using repository = await scratchRepository({ licence: '(MIT OR GPL-3.0-only)' })
  expect(repository.release({ DRY: '1' }).status).toBe(0)
})
