import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eventually, freePort, temporaryDirectory } from '@thumbfolio/testing'
import { engineFile, installed } from './installation.js'
import { runTool } from './tools.js'

/** A broker that takes only TLS, and only the user `thumbfolio`, who may do everything, and whom that user lets in. */
export interface SecuredKafka extends AsyncDisposable {
  readonly brokers: string
  /** PEM. */
  readonly ca: string
  readonly username: string
  /** SCRAM-SHA-512. */
  readonly password: string
  /** A folder with kafka-acls.sh and kafka-configs.sh, as Kafka's image has them. */
  readonly binPath: string
}

const username = 'thumbfolio'
const password = 'a broker secret'
const java = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC', '-Djava.awt.headless=true']
const startWithinMs = 60_000

/** Starts one as a process of this machine (`java`, `openssl`). Its only outside listener is SASL_SSL. */
export async function startSecuredKafka(): Promise<SecuredKafka> {
  const directory = await temporaryDirectory()
  const at = (name: string) => join(directory.path, name)
  const [port, inner, controller] = [await freePort(), await freePort(), await freePort()]
  await runTool('openssl', [
    'req',
    '-x509',
    '-newkey',
    'ec',
    '-pkeyopt',
    'ec_paramgen_curve:P-256',
    '-nodes',
    '-days',
    '2',
    '-subj',
    '/CN=127.0.0.1',
    '-addext',
    'subjectAltName=IP:127.0.0.1',
    '-keyout',
    at('key.pem'),
    '-out',
    at('cert.pem'),
  ])
  const ca = await readFile(at('cert.pem'), 'utf8')
  await writeFile(at('keystore.pem'), (await readFile(at('key.pem'), 'utf8')) + ca)
  const standard = (await engineFile('kafka/server.properties'))
    .replaceAll('CONTROLLER_PORT', String(controller))
    .replace('log.dirs=DATA', `log.dirs=${at('data')}`)
    .replaceAll('PORT', String(inner))
  // The later line of a property counts.
  const secured = [
    `listeners=INNER://127.0.0.1:${inner},SECURED://127.0.0.1:${port},CONTROLLER://127.0.0.1:${controller}`,
    `advertised.listeners=INNER://127.0.0.1:${inner},SECURED://127.0.0.1:${port}`,
    'listener.security.protocol.map=INNER:PLAINTEXT,SECURED:SASL_SSL,CONTROLLER:PLAINTEXT',
    'inter.broker.listener.name=INNER',
    'authorizer.class.name=org.apache.kafka.metadata.authorizer.StandardAuthorizer',
    `super.users=User:${username};User:ANONYMOUS`,
    'sasl.enabled.mechanisms=SCRAM-SHA-512',
    'listener.name.secured.scram-sha-512.sasl.jaas.config=org.apache.kafka.common.security.scram.ScramLoginModule required;',
    'ssl.keystore.type=PEM',
    `ssl.keystore.location=${at('keystore.pem')}`,
  ]
  await writeFile(at('server.properties'), `${standard}\n${secured.join('\n')}\n`)
  const jars = join(await installed('kafka'), 'lib', '*')
  await runTool('java', [
    '-Xmx128m',
    ...java,
    '-cp',
    jars,
    'kafka.tools.StorageTool',
    'format',
    '--ignore-formatted',
    '--cluster-id',
    'MkU3OEVBNTcwNTJENDM2Qk',
    '--config',
    at('server.properties'),
    '--add-scram',
    `SCRAM-SHA-512=[name=${username},password=${password}]`,
  ])
  const arguments_ = ['-Xmx256m', ...java, '-cp', jars, 'kafka.Kafka', at('server.properties')]
  const broker = spawn('java', arguments_, { stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [broker.stdout, broker.stderr])
    stream.on('data', (chunk: Buffer) => void (output = (output + chunk.toString()).slice(-50_000)))
  const ended = once(broker, 'close')
  const stop = async () => {
    broker.kill('SIGKILL')
    await ended
    await directory[Symbol.asyncDispose]()
  }
  try {
    await eventually(() => {
      if (broker.exitCode !== null) throw new Error(`Kafka ended:\n${output.slice(-2_000)}`)
      return output.includes('Kafka Server started')
    }, startWithinMs)
  } catch (error) {
    await stop()
    throw error
  }
  const binPath = await writeTools(at('bin'), jars)
  return { brokers: `127.0.0.1:${port}`, ca, username, password, binPath, [Symbol.asyncDispose]: stop }
}

async function writeTools(folder: string, jars: string): Promise<string> {
  await mkdir(folder)
  const tools = {
    'kafka-acls.sh': 'org.apache.kafka.tools.AclCommand',
    'kafka-configs.sh': 'kafka.admin.ConfigCommand',
  }
  for (const [name, main] of Object.entries(tools))
    await writeFile(
      join(folder, name),
      `#!/bin/sh\nexec java ${java.join(' ')} -cp '${jars}' ${main} "$@"\n`,
      {
        mode: 0o755,
      },
    )
  return folder
}
