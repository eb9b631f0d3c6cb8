import { execFile } from 'node:child_process'
import { setTimeout as pause } from 'node:timers/promises'
import { promisify } from 'node:util'
import type { ContainerRuntimeClient } from 'testcontainers'
import { enginesConfig } from './config.js'
import { engineKinds, type EngineKind } from './engine.js'
import { engineFile } from './installation.js'

/** A Docker that answers and serves the images. */
export interface EngineRuntime {
  readonly client: ContainerRuntimeClient
  readonly host: string
  readonly images: EngineImages
  /** Whether the containers are removed when this process is killed. */
  readonly cleansUp: boolean
}

export type EngineImages = Readonly<Record<EngineKind, string>>

/** The official images and their tags. The only place that names them: `tools/engines/images.json`. */
export const engineImages = async (): Promise<EngineImages> =>
  JSON.parse(await engineFile('images.json')) as EngineImages

const run = promisify(execFile)
const dockerAnswerLimitMs = 5_000

/** Asked first, since it costs a second to load what follows. */
const dockerAnswers = (): Promise<boolean> =>
  run('docker', ['version', '--format', '{{.Server.Version}}'], { timeout: dockerAnswerLimitMs }).then(
    () => true,
    () => false,
  )

/** Why there are no containers, or what runs them. */
export async function findRuntime(): Promise<EngineRuntime | string> {
  if (!(await dockerAnswers())) return 'no Docker here'
  const { getContainerRuntimeClient, getReaper } = await import('testcontainers')
  const client = await getContainerRuntimeClient().catch(() => undefined)
  if (!client) return 'Docker does not answer'
  const images = await engineImages()
  const limitMs = enginesConfig().pullLimitMs
  for (const kind of engineKinds)
    if (!(await endsInTime(limitMs, serve(client, images[kind]))))
      return `Docker cannot serve ${images[kind]}`
  const cleansUp = await endsInTime(
    limitMs,
    getReaper(client).then(() => undefined),
  )
  return { client, host: client.info.containerRuntime.host, images, cleansUp }
}

async function serve(client: ContainerRuntimeClient, image: string): Promise<void> {
  const { ImageName } = await import('testcontainers')
  const name = ImageName.fromString(image)
  if (!(await client.image.exists(name))) await client.image.pull(name)
}

const endsInTime = (limitMs: number, work: Promise<void>): Promise<boolean> =>
  Promise.race([
    work.then(
      () => true,
      () => false,
    ),
    pause(limitMs, false, { ref: false }),
  ])
