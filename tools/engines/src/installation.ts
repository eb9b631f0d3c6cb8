import { createHash } from 'node:crypto'
import { access, mkdir, mkdtemp, readdir, readFile, rename, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { holdLockFile } from './lock-file.js'
import { requireTools, runTool } from './tools.js'

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url))
/** The poms, sources and settings of the engines, as they lie in the project. */
const sources = at('../')
const cache = at('../../../node_modules/.cache/thumbfolio-engines/')
const copyDependencies = 'org.apache.maven.plugins:maven-dependency-plugin:2.8:copy-dependencies'

/** Reads a file that belongs to an engine. */
export const engineFile = (path: string): Promise<string> => readFile(join(sources, path), 'utf8')

const isThere = (path: string): Promise<boolean> =>
  access(path).then(
    () => true,
    () => false,
  )

async function digestOf(directory: string): Promise<string> {
  const hash = createHash('sha256')
  const entries = await readdir(directory, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  for (const file of files.sort()) hash.update(await readFile(file))
  return hash.digest('hex').slice(0, 12)
}

async function verifyJars(expected: string, directory: string): Promise<void> {
  for (const line of expected.trim().split('\n')) {
    const [digest, name = ''] = line.split(/\s+/)
    const bytes = await readFile(join(directory, name))
    if (createHash('sha256').update(bytes).digest('hex') !== digest)
      throw new Error(`${name} is not the expected file`)
  }
}

export type InstalledName = 'kafka' | 'mongo' | 's3'

export const installTools = ['java', 'javac', 'mvn'] as const

const homeOf = async (name: InstalledName): Promise<string> =>
  join(cache, `${name}-${await digestOf(join(sources, name))}`)

export const isInstalled = async (name: InstalledName): Promise<boolean> => isThere(await homeOf(name))

/** Fetches what the pom names and compiles the sources beside it. */
async function build(name: string, draft: string, signal: AbortSignal | undefined): Promise<void> {
  const source = join(sources, name)
  const lib = join(draft, 'lib')
  const javaSources = join(source, 'src')
  const fetchJars = [
    '-B',
    '-q',
    '-ntp',
    '-f',
    join(source, 'pom.xml'),
    copyDependencies,
    '-DincludeScope=runtime',
    `-DoutputDirectory=${lib}`,
  ]
  await runTool('mvn', fetchJars, signal)
  await verifyJars(await engineFile(`${name}/jars.sha256`), lib)
  if (!(await isThere(javaSources))) return
  const files = (await readdir(javaSources)).map((file) => join(javaSources, file))
  await runTool('javac', ['-cp', join(lib, '*'), '-d', join(draft, 'classes'), ...files])
}

/**
 * Where the engine's jars (`lib/`) and classes (`classes/`) are, fetched from Maven Central the first time. A directory
 * appears there as a whole or not at all, and its name changes with what it is made from.
 * @throws EngineToolMissing, the reason of `signal`
 */
export async function installed(name: InstalledName, signal?: AbortSignal): Promise<string> {
  const home = await homeOf(name)
  if (await isThere(home)) return home
  await requireTools(installTools)
  await mkdir(cache, { recursive: true })
  await using _lock = await holdLockFile(join(cache, `${name}.lock`))
  if (await isThere(home)) return home
  console.error(`Engines: fetching ${name} from Maven Central, this once`)
  for (const left of await readdir(cache))
    if (left.startsWith(`.${name}-`)) await rm(join(cache, left), { recursive: true, force: true })
  const draft = await mkdtemp(join(cache, `.${name}-`))
  await build(name, draft, signal)
  await rename(draft, home)
  return home
}
