import { execFile } from 'node:child_process'
import { access, constants } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { promisify } from 'node:util'
import { enginesConfig } from './config.js'

const run = promisify(execFile)

const packages: Readonly<Record<string, string>> = {
  java: 'default-jdk-headless',
  javac: 'default-jdk-headless',
  mvn: 'maven',
  'redis-server': 'redis-server',
}

/** A command that the local engines need is not installed. The message says what to install. */
export class EngineToolMissing extends Error {
  override name = 'EngineToolMissing'

  constructor(tools: readonly string[]) {
    const wanted = [...new Set(tools.map((tool) => packages[tool] ?? tool))]
    super(
      `The local engines need ${tools.join(', ')}: apt-get install ${wanted.join(' ')} ` +
        '(macOS: brew install openjdk maven redis). Or start Docker, or give MONGODB_URI, KAFKA_BROKERS and REDIS_URL.',
    )
  }
}

async function isInstalled(tool: string): Promise<boolean> {
  const places = enginesConfig()
    .path.split(delimiter)
    .filter((place) => place !== '')
  const found = await Promise.all(
    places.map((place) =>
      access(join(place, tool), constants.X_OK).then(
        () => true,
        () => false,
      ),
    ),
  )
  return found.includes(true)
}

/** @throws EngineToolMissing naming all that are */
export async function requireTools(tools: readonly string[]): Promise<void> {
  const present = await Promise.all(tools.map(isInstalled))
  const missing = tools.filter((_, index) => !present[index])
  if (missing.length > 0) throw new EngineToolMissing(missing)
}

const mostOutputBytes = 4 * 2 ** 20

/** Runs a command to its end. @throws Error with the end of what it said, when it fails; the reason of `signal` */
export async function runTool(file: string, args: readonly string[], signal?: AbortSignal): Promise<void> {
  try {
    await run(file, args, { maxBuffer: mostOutputBytes, ...(signal && { signal }) })
  } catch (error) {
    signal?.throwIfAborted()
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string }
    const said = `${stdout}${stderr}`.trim().split('\n').slice(-12).join('\n')
    throw new Error(`${file} failed:\n${said}`, { cause: error })
  }
}
