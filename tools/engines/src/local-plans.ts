import { existsSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { freePort } from '@thumbfolio/testing'
import type { EngineKind } from './engine.js'
import { engineFile, installed, installTools, isInstalled, type InstalledName } from './installation.js'
import { runTool } from './tools.js'

interface Command {
  readonly file: string
  readonly args: readonly string[]
}

/** How one engine runs as a process of this machine. */
export interface LocalPlan {
  readonly tool: string
  /** What is fetched and made once. */
  readonly installs?: InstalledName
  /** Prepares the directory where that is due, and says what to run. */
  command(directory: string, port: number, signal?: AbortSignal): Promise<Command>
}

/** Of Kafka's own form: 16 bytes in base64. There is one cluster per directory, so one name serves all. */
const clusterId = 'MkU3OEVBNTcwNTJENDM2Qk'

const format = (jars: string, settings: string): Promise<void> =>
  runTool('java', [
    '-Xmx128m',
    '-XX:TieredStopAtLevel=1',
    '-XX:+UseSerialGC',
    '-Dorg.slf4j.simpleLogger.defaultLogLevel=warn',
    '-cp',
    jars,
    'kafka.tools.StorageTool',
    'format',
    '--ignore-formatted',
    '--cluster-id',
    clusterId,
    '--config',
    settings,
  ])

const kafka: LocalPlan = {
  tool: 'java',
  installs: 'kafka',
  async command(directory, port, signal) {
    const home = await installed('kafka', signal)
    const settings = join(directory, 'server.properties')
    const text = (await engineFile('kafka/server.properties'))
      .replaceAll('CONTROLLER_PORT', String(await freePort()))
      .replaceAll('PORT', String(port))
      .replace('log.dirs=DATA', `log.dirs=${join(directory, 'data')}`)
    await writeFile(settings, text)
    const jars = join(home, 'lib', '*')
    if (!existsSync(join(directory, 'data', 'meta.properties'))) await format(jars, settings)
    return {
      file: 'java',
      args: [
        '-Xms64m',
        '-Xmx256m',
        '-XX:+UseSerialGC',
        '-XX:TieredStopAtLevel=1',
        '-Djava.awt.headless=true',
        '-Dorg.slf4j.simpleLogger.showDateTime=true',
        '-cp',
        jars,
        'kafka.Kafka',
        settings,
      ],
    }
  },
}

const mongo: LocalPlan = {
  tool: 'java',
  installs: 'mongo',
  async command(directory, port, signal) {
    const home = await installed('mongo', signal)
    const classes = `${join(home, 'classes')}:${join(home, 'lib', '*')}`
    return {
      file: 'java',
      args: [
        '-Xms64m',
        '-Xmx512m',
        '-XX:+UseSerialGC',
        '-cp',
        classes,
        'MongoEngine',
        '127.0.0.1',
        String(port),
        join(directory, 'store.mv'),
      ],
    }
  },
}

const redis: LocalPlan = {
  tool: 'redis-server',
  async command(directory, port) {
    return {
      file: 'redis-server',
      args: [
        '--bind',
        '127.0.0.1',
        '--port',
        String(port),
        '--dir',
        directory,
        '--appendonly',
        'yes',
        '--appendfsync',
        'everysec',
        '--save',
        '',
      ],
    }
  },
}

export const localPlans: Readonly<Record<EngineKind, LocalPlan>> = { kafka, mongo, redis }

/** The commands that these engines need now: fetching needs more than running. */
export async function localTools(kinds: readonly EngineKind[]): Promise<string[]> {
  const tools = new Set<string>()
  for (const { tool, installs } of kinds.map((kind) => localPlans[kind])) {
    tools.add(tool)
    if (installs && !(await isInstalled(installs))) for (const more of installTools) tools.add(more)
  }
  return [...tools]
}
