import { existsSync } from 'node:fs'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { EngineKind } from './engine.js'
import { freeEnginePort } from './engine-port.js'
import { engineFile, installed } from './installation.js'
import { runTool } from './tools.js'

export interface Command {
  readonly file: string
  readonly args: readonly string[]
}

/** How one engine runs as a process of this machine. */
export interface LocalPlan {
  readonly tools: readonly string[]
  /** Prepares the directory where that is due, and says what to run. */
  command(directory: string, port: number): Promise<Command>
}

/** Of Kafka's own form: 16 bytes in base64. There is one cluster per directory, so one name serves all. */
const clusterId = 'MkU3OEVBNTcwNTJENDM2Qk'

const format = (jars: string, settings: string): Promise<void> =>
  runTool('java', [
    ...['-Xmx128m', '-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'],
    ...['-Dorg.slf4j.simpleLogger.defaultLogLevel=warn', '-cp', jars, 'kafka.tools.StorageTool', 'format'],
    ...['--ignore-formatted', '--cluster-id', clusterId, '--config', settings],
  ])

const kafka: LocalPlan = {
  tools: ['java'],
  async command(directory, port) {
    const home = await installed('kafka')
    const settings = join(directory, 'server.properties')
    const text = (await engineFile('kafka/server.properties'))
      .replaceAll('CONTROLLER_PORT', String(await freeEnginePort()))
      .replaceAll('PORT', String(port))
      .replace('log.dirs=DATA', `log.dirs=${join(directory, 'data')}`)
    await writeFile(settings, text)
    const jars = join(home, 'lib', '*')
    if (!existsSync(join(directory, 'data', 'meta.properties'))) await format(jars, settings)
    return {
      file: 'java',
      args: [
        ...['-Xms64m', '-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Djava.awt.headless=true'],
        ...['-Dorg.slf4j.simpleLogger.showDateTime=true', '-cp', jars, 'kafka.Kafka', settings],
      ],
    }
  },
}

const mongo: LocalPlan = {
  tools: ['java'],
  async command(directory, port) {
    const home = await installed('mongo')
    const classes = `${join(home, 'classes')}:${join(home, 'lib', '*')}`
    return {
      file: 'java',
      args: [
        ...['-Xms64m', '-Xmx512m', '-XX:+UseSerialGC', '-cp', classes, 'MongoEngine'],
        ...['127.0.0.1', String(port), join(directory, 'store.mv')],
      ],
    }
  },
}

const redis: LocalPlan = {
  tools: ['redis-server'],
  async command(directory, port) {
    const data = join(directory, 'data')
    await mkdir(data, { recursive: true })
    return {
      file: 'redis-server',
      args: [
        ...['--bind', '127.0.0.1', '--port', String(port), '--dir', data],
        ...['--appendonly', 'yes', '--appendfsync', 'everysec', '--save', ''],
      ],
    }
  },
}

export const localPlans: Readonly<Record<EngineKind, LocalPlan>> = { kafka, mongo, redis }
