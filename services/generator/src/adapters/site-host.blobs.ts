import { createHash } from 'node:crypto'
import { SiteName } from '@thumbfolio/contracts'
import { retryStale, StaleState, sweepBlobs, type Blobs, type Store } from '@thumbfolio/kit'
import { z } from 'zod'
import { moved, type Alias } from '../domain/alias.js'
import type { Bundle } from '../domain/render/bundle.js'
import { Fenced, type SiteHost } from '../ports.js'

/** What a bundle holds. Written last, so a bundle with a manifest is complete. */
const Manifest = z.record(z.string(), z.object({ contentType: z.string(), sha256: z.string() }))
type Manifest = z.infer<typeof Manifest>

const dayMs = 24 * 3_600_000
const cachedManifests = 1_000

const folder = (siteName: string) => `sites/${siteName}/`
const fileName = (siteName: string, hash: string, path: string) => `${folder(siteName)}${hash}/${path}`
const manifestName = (siteName: string, hash: string) => `${folder(siteName)}${hash}.json`
const bundleOfBlob = /^sites\/([^/]+)\/([^/.]+)/

/** Bundles in blobs under their hash; which one is public is an alias document, moved by compare-and-set. */
export function blobSiteHost({
  aliases,
  blobs,
  now,
}: {
  aliases: Store<Alias, never, 'withdrawn'>
  blobs: Blobs
  now: () => number
}): SiteHost {
  const manifests = new Map<string, Manifest>()

  async function manifestOf(siteName: string, hash: string): Promise<Manifest | undefined> {
    const name = manifestName(siteName, hash)
    const cached = manifests.get(name)
    if (cached) return cached
    const bytes = await blobs.read(name)
    if (!bytes) return undefined
    const manifest = Manifest.parse(JSON.parse(Buffer.from(bytes).toString()))
    if (manifests.size >= cachedManifests) manifests.clear()
    manifests.set(name, manifest)
    return manifest
  }

  async function sweepFences(): Promise<void> {
    const { items } = await aliases.list('withdrawn', { to: now() - dayMs }, { limit: 500 })
    for (const alias of items)
      await aliases.remove(alias).catch((error: unknown) => {
        if (!(error instanceof StaleState)) throw error
      })
  }

  return {
    async publish(siteName, { hash, files }) {
      for (const { path, body } of files) await blobs.write(fileName(siteName, hash, path), body)
      const manifest = JSON.stringify(manifestFor(files))
      await blobs.write(manifestName(siteName, hash), Buffer.from(manifest))
    },
    point: (to) =>
      retryStale(async () => {
        const next = moved(await aliases.find(to.siteName), to, now())
        if (!next) throw new Fenced(`${to.siteName} was moved after epoch ${to.epoch}`)
        await aliases.commit(next)
      }),
    epochOf: async (siteName) => (await aliases.find(siteName))?.epoch ?? 0,
    async file(siteName, path, bundleHash) {
      if (!SiteName.safeParse(siteName).success) return undefined
      const hash = (await aliases.find(siteName))?.bundleHash
      if (hash === undefined || (bundleHash !== undefined && bundleHash !== hash)) return undefined
      const entry = Object.entries((await manifestOf(siteName, hash)) ?? {}).find(([known]) => known === path)
      const body = entry && (await blobs.read(fileName(siteName, hash, path)))
      return body && { ...entry[1], body }
    },
    async remove(siteName) {
      for await (const { name } of blobs.list(folder(siteName))) {
        manifests.delete(name)
        await blobs.remove(name)
      }
    },
    async sweep(isKept) {
      const isReferenced = async (name: string) => {
        const [, siteName, hash] = bundleOfBlob.exec(name) ?? []
        return siteName === undefined || hash === undefined || isKept(siteName, hash)
      }
      await sweepBlobs(blobs, 'sites/', isReferenced, dayMs, now)
      await sweepFences()
    },
  }
}

const manifestFor = (files: Bundle['files']): Manifest =>
  Object.fromEntries(
    files.map(({ path, contentType, body }) => [
      path,
      { contentType, sha256: createHash('sha256').update(body).digest('hex') },
    ]),
  )
