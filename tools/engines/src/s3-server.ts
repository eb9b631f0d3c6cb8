import { spawn, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eventually, freePort, temporaryDirectory } from '@thumbfolio/testing'
import { engineFile, installed } from './installation.js'
import { requireTools } from './tools.js'
import { watchOver } from './watchdog.js'

/** An S3 server of this machine with one bucket: `s3proxy` over files. It checks signatures. */
export interface S3Server extends AsyncDisposable {
  readonly endpoint: string
  readonly bucket: string
  readonly credentials: { readonly accessKeyId: string; readonly secretAccessKey: string }
  /** As the services' environment takes it. */
  readonly environment: Readonly<Record<string, string>>
  /** SIGKILL. What it acknowledged stays. */
  kill(): Promise<void>
  /** On the same files and port. */
  start(): Promise<void>
  /** SIGSTOP: connections stay open and get no answer. */
  pause(): void
  resume(): void
}

const startWithinMs = 60_000
const bucket = 'thumbfolio'
const credentials = { accessKeyId: 'thumbfolio', secretAccessKey: 'local-s3-secret-key' }
const java = ['-Xmx256m', '-XX:+UseSerialGC', '-XX:TieredStopAtLevel=1', '-Djava.awt.headless=true']

/** Starts one as a process of this machine (`java`; `mvn` the first time). It ends with this process. */
export async function startS3Server(): Promise<S3Server> {
  await requireTools(['java'])
  const directory = await temporaryDirectory()
  const at = (name: string) => join(directory.path, name)
  const port = await freePort()
  const endpoint = `http://127.0.0.1:${port}`
  const properties = [
    `s3proxy.endpoint=${endpoint}`,
    's3proxy.authorization=aws-v4',
    `s3proxy.identity=${credentials.accessKeyId}`,
    `s3proxy.credential=${credentials.secretAccessKey}`,
    'jclouds.provider=filesystem-nio2',
    `jclouds.filesystem.basedir=${at('data')}`,
  ]
  // A directory of its own is a bucket.
  await mkdir(join(at('data'), bucket), { recursive: true })
  await writeFile(at('s3proxy.conf'), `${properties.join('\n')}\n`)
  await writeFile(at('logback.xml'), await engineFile('s3/logback.xml'))
  const jars = join(await installed('s3'), 'lib', '*')
  let server: ChildProcess | undefined
  let output = ''

  async function kill(): Promise<void> {
    if (!server) return
    const ended = once(server, 'exit')
    server.kill('SIGKILL')
    await ended
  }
  async function start(): Promise<void> {
    if (server) return
    const settings = ['--properties', at('s3proxy.conf')]
    const classes = ['-cp', `${directory.path}:${jars}`, 'org.gaul.s3proxy.Main']
    const child = spawn('java', [...java, ...classes, ...settings], { stdio: ['ignore', 'pipe', 'pipe'] })
    server = child
    const watchdog = child.pid === undefined ? undefined : watchOver(child.pid, directory.path)
    child.once('exit', () => {
      watchdog?.release()
      if (server === child) server = undefined
    })
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => void (output = (output + chunk.toString()).slice(-10_000)))
    await once(child, 'spawn')
    await eventually(async () => {
      if (server !== child) throw new Error(`The S3 server ended:\n${output}`)
      // Without a signature it refuses: so it answers.
      return fetch(endpoint).then(
        ({ status }) => status === 403,
        () => false,
      )
    }, startWithinMs)
  }

  await start().catch(async (error: unknown) => {
    await kill()
    await directory[Symbol.asyncDispose]()
    throw error
  })
  return {
    endpoint,
    bucket,
    credentials,
    environment: {
      S3_BUCKET: bucket,
      S3_ENDPOINT: endpoint,
      S3_ACCESS_KEY_ID: credentials.accessKeyId,
      S3_SECRET_ACCESS_KEY: credentials.secretAccessKey,
    },
    kill,
    start,
    pause: () => void server?.kill('SIGSTOP'),
    resume: () => void server?.kill('SIGCONT'),
    async [Symbol.asyncDispose]() {
      await kill()
      await directory[Symbol.asyncDispose]()
    },
  }
}
