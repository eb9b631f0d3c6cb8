import { spawnSync } from 'node:child_process'
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { temporaryDirectory } from '@thumbfolio/testing'

const script = fileURLToPath(new URL('../../tools/release/release.mjs', import.meta.url))
const address = 'https://somebody:secret@github.com/example/product.git'

/** Notes its call, and answers a build as BuildKit does. */
const docker = `#!/bin/sh
echo "docker $*" >> "$CALLS"
[ "$DOCKER" = broken ] && [ "$2" = build ] && exit 1
for word in "$@"; do case "$word" in --metadata-file=*)
  echo '{"containerimage.digest":"sha256:${'ab'.repeat(32)}"}' > "\${word#--metadata-file=}" ;; esac; done
exit 0`
/** Notes its call, and packages and pushes a chart as helm does. */
const tool = `#!/bin/sh
[ "$1" = version ] && exit 0
echo "$(basename "$0") $*" >> "$CALLS"
[ "$1" = "$BROKEN" ] && exit 1
for word in "$@"; do case "$word" in
  --version=*) version=\${word#--version=} ;;
  --destination=*) echo chart > "\${word#--destination=}/thumbfolio-$version.tgz" ;;
esac; done
[ "$1" = push ] && [ "$HELM" != silent ] && echo "Digest: sha256:${'cd'.repeat(32)}" >&2
exit 0`
/** The checks: notes what is tagged when they run. */
const checks = `#!/bin/sh
echo "checked $(git log -1 --format=%s), tags: $(git tag --list)" >> "$CALLS"
[ "$CHECKS" != broken ]`

const manifest = (name: string, more: object) =>
  `${JSON.stringify({ name, version: '1.4.0', ...more }, undefined, 2)}\n`
const auth = { dependencies: { '@thumbfolio/kit': '1.4.0', ms: '2.1.3' } }
const root = { private: true, license: 'UNLICENSED', workspaces: ['packages/*', 'services/*', 'gateway'] }
const lock = (licence: string) => ({
  name: 'product',
  version: '1.4.0',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': { name: 'product', version: '1.4.0', license: 'UNLICENSED', workspaces: root.workspaces },
    gateway: { name: '@thumbfolio/gateway', version: '1.4.0' },
    'packages/kit': { name: '@thumbfolio/kit', version: '1.4.0' },
    'services/auth': { name: '@thumbfolio/auth', version: '1.4.0', ...auth },
    'node_modules/@thumbfolio/auth': { resolved: 'services/auth', link: true },
    'node_modules/@thumbfolio/gateway': { resolved: 'gateway', link: true },
    'node_modules/@thumbfolio/kit': { resolved: 'packages/kit', link: true },
    'node_modules/ms': { version: '2.1.3', license: licence },
  },
})

const filesOf = (licence: string): Record<string, string> => ({
  'package.json': manifest('product', root),
  'package-lock.json': `${JSON.stringify(lock(licence), undefined, 2)}\n`,
  'packages/kit/package.json': manifest('@thumbfolio/kit', { dataReadableFrom: '1.4.0' }),
  'UPGRADE.md': '# Upgrading\n\n## 1.5\n\nBack to: 1.4.0\n\n## 2.0\n\nBack to: 1.4.0\n',
  'services/auth/package.json': manifest('@thumbfolio/auth', auth),
  'gateway/package.json': manifest('@thumbfolio/gateway', {}),
  'deploy/helm/thumbfolio/Chart.yaml': "name: thumbfolio\nversion: 1.4.0\nappVersion: '1.4.0'\n",
  'CHANGELOG.md':
    '# Changelog\n\n## [Unreleased]\n\n### Added\n\n- A door.\n\n## [1.4.0] - 2026-01-01\n\n- A house.\n',
  '.ci/run': checks,
  '.gitignore': '.make/\n',
})

/** A small product in a clone of its own, with a remote, and with a Docker that only notes its calls. */
export async function scratchRepository({ licence = 'MIT' } = {}) {
  const directory = await temporaryDirectory()
  const at = (path: string) => join(directory.path, path)
  const environment = {
    PATH: `${at('bin')}:${process.env['PATH']}`,
    CALLS: at('calls'),
    HOME: directory.path,
    GIT_CONFIG_GLOBAL: at('gitconfig'),
    npm_config_update_notifier: 'false',
  }
  const run = (folder: string, command: string, args: readonly string[], more: Record<string, string> = {}) =>
    spawnSync(command, args, { cwd: at(folder), encoding: 'utf8', env: { ...environment, ...more } })
  const gitIn = (folder: string, ...args: string[]): string => {
    const { status, stdout, stderr } = run(folder, 'git', args)
    if (status !== 0) throw new Error(`git ${args.join(' ')}: ${stderr}`)
    return stdout.trim()
  }
  const write = async (path: string, text: string) => {
    await mkdir(dirname(at(path)), { recursive: true })
    await writeFile(at(path), text)
  }

  await write('bin/docker', docker)
  for (const name of ['helm', 'cosign', 'trivy']) await write(`bin/${name}`, tool)
  for (const name of ['docker', 'helm', 'cosign', 'trivy']) await chmod(at(`bin/${name}`), 0o755)
  await write('calls', '')
  await write(
    'gitconfig',
    `[user]\nname = Ada\nemail = ada@example.org\n[init]\ndefaultBranch = main\n[url "${at('remote')}"]\ninsteadOf = ${address}\n`,
  )
  gitIn('.', 'init', '--quiet', '--bare', 'remote')
  gitIn('.', 'clone', '--quiet', address, 'clone')
  for (const [path, text] of Object.entries(filesOf(licence))) await write(`clone/${path}`, text)
  await chmod(at('clone/.ci/run'), 0o755)
  gitIn('clone', 'add', '.')
  gitIn('clone', 'commit', '--quiet', '--message', 'feat: a door')
  gitIn('clone', 'tag', 'v1.4.0')
  gitIn('clone', 'push', '--quiet', 'origin', 'main')

  return {
    git: (...args: string[]) => gitIn('clone', ...args),
    remote: (...args: string[]) => gitIn('remote', ...args),
    /** What somebody else pushed since. */
    async pushedMeanwhile() {
      gitIn('.', 'clone', '--quiet', address, 'other')
      await write('other/window', '')
      gitIn('other', 'add', '.')
      gitIn('other', 'commit', '--quiet', '--message', 'feat: a window')
      gitIn('other', 'push', '--quiet', 'origin', 'main')
    },
    write: (path: string, text: string) => write(`clone/${path}`, text),
    read: (path: string) => readFile(at(`clone/${path}`), 'utf8'),
    calls: async () => (await readFile(at('calls'), 'utf8')).trim().split('\n').filter(Boolean),
    release(more: Record<string, string> = {}) {
      const { status, stdout, stderr } = run('clone', process.execPath, [script], {
        IMAGE_REGISTRY: 'registry.example/product',
        ...more,
      })
      return { status, output: stdout + stderr }
    },
    [Symbol.asyncDispose]: () => directory[Symbol.asyncDispose](),
  }
}
