import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rename, rm, symlink } from 'node:fs/promises'
import { dirname, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const run = promisify(execFile)
const git = async (...args: string[]) => (await run('git', args, { cwd: root })).stdout.trim()

export interface LastRelease {
  readonly version: string
  readonly commit: string
}

/**
 * The newest tag before this commit. Before the first tag, and in clones without tags, the commit of
 * `tools/release/last-release.json`. LAST_RELEASE names another commit. A text says why there is none.
 */
export async function lastRelease(): Promise<LastRelease | string> {
  try {
    const commit = process.env['LAST_RELEASE'] ?? (await newestTag()) ?? (await recorded())
    const manifest = await git('show', `${commit}:packages/kit/package.json`)
    const { version } = JSON.parse(manifest) as { version: string }
    return { version, commit: await git('rev-parse', `${commit}^{commit}`) }
  } catch (error) {
    return `the last release is not in the history of this clone (git fetch --unshallow --tags; in a workflow: fetch-depth: 0): ${String(error)}`
  }
}

async function newestTag(): Promise<string | undefined> {
  const tags = await git(
    'tag',
    '--list',
    'v*',
    '--sort=-v:refname',
    '--merged',
    'HEAD',
    '--no-contains',
    'HEAD',
  )
  return tags.split('\n').find((tag) => /^v\d+\.\d+\.\d+$/.test(tag))
}

async function recorded(): Promise<string> {
  const text = await readFile(join(root, 'tools/release/last-release.json'), 'utf8')
  return (JSON.parse(text) as LastRelease).commit
}

/** Unpacks and compiles the sources of a commit, once, and returns their folder. */
export async function compiledRelease({ commit }: LastRelease): Promise<string> {
  const folder = join(root, '.runtime/releases', commit)
  if (existsSync(folder)) return folder
  const draft = `${folder}.${process.pid}`
  try {
    await unpack(commit, draft)
    await run(process.execPath, ['tools/compile.mjs'], { cwd: draft })
    await rename(draft, folder)
  } finally {
    await rm(draft, { recursive: true, force: true })
  }
  return folder
}

async function unpack(commit: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true })
  const archive = join(folder, 'release.tar')
  await git('archive', '--format=tar', `--output=${archive}`, commit)
  await run('tar', ['-xf', archive, '-C', folder])
  await rm(archive)
  if (await hasSameDependencies(folder)) await linkDependencies(folder)
  else await installDependencies(folder)
}

/** Takes some minutes, once. Needs no network where npm's cache has the packages of that lock file. */
async function installDependencies(folder: string): Promise<void> {
  const args = ['ci', '--ignore-scripts', '--prefer-offline', '--loglevel=error']
  await run('npm', args, { cwd: folder }).catch((cause: unknown) => {
    throw new Error(
      'The last release has other dependencies than this tree, and npm could not install them from its cache or the registry.',
      { cause },
    )
  })
}

interface Lock {
  readonly packages: Readonly<Record<string, { version?: string; link?: boolean; dev?: boolean }>>
}

/** Whether each third-party package that the release runs with is installed here in the same version. */
async function hasSameDependencies(folder: string): Promise<boolean> {
  const [theirs, ours] = await Promise.all(
    [folder, root].map(
      async (at) => JSON.parse(await readFile(join(at, 'package-lock.json'), 'utf8')) as Lock,
    ),
  )
  return Object.entries(theirs!.packages).every(
    ([path, { version, link, dev }]) =>
      !path.includes('node_modules/') || link || dev || ours!.packages[path]?.version === version,
  )
}

/** Links the packages of others that are installed here; the workspaces are those of the release. */
export async function linkDependencies(folder: string): Promise<void> {
  const scope = '@thumbfolio'
  await mkdir(join(folder, 'node_modules'))
  for (const name of await readdir(join(root, 'node_modules')))
    if (name !== scope) await symlink(join(root, 'node_modules', name), join(folder, 'node_modules', name))
  const workspaces = (JSON.parse(await readFile(join(folder, 'package-lock.json'), 'utf8')) as Lock).packages
  await mkdir(join(folder, 'node_modules', scope))
  for (const path of Object.keys(workspaces).filter((key) => key !== '' && !key.includes('node_modules/'))) {
    const { name } = JSON.parse(await readFile(join(folder, path, 'package.json'), 'utf8')) as {
      name: string
    }
    // Relative, because the folder is renamed: an absolute link would then lead to nothing, and Node to the present packages.
    const link = join(folder, 'node_modules', name)
    await symlink(relative(dirname(link), join(folder, path)), link)
    const own = join(root, path, 'node_modules')
    if (existsSync(own)) await symlink(own, join(folder, path, 'node_modules'))
  }
}

/** Where the whole product in one process starts, below the folder of a release. */
export const entryBelow = (folder: string): string => join(folder, 'deploy/embedded/dist/main.js')
export const presentFolder = dirname(join(root, 'package.json'))
