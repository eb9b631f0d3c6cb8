import { createHash } from 'node:crypto'
import { SiteName } from '@thumbfolio/contracts'
import { removeAll, retryStale, sweepBlobs, type Blobs, type Store } from '@thumbfolio/kit'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { moved, type Alias } from '../domain/alias.js'
import type { BundleFile } from '../domain/render/bundle.js'
import { Fenced, type SiteHost } from '../ports.js'

/** What a bundle holds. Written last, so a bundle with a manifest is complete. */
const Manifest = z.object({
  headers: z.record(z.string(), z.string()),
  files: z.array(z.object({ path: z.string(), contentType: z.string(), sha256: z.string() })),
})
type Manifest = z.infer<typeof Manifest>

const dayMs = 24 * 3_600_000
const cachedManifests = 1_000
const cachedBytes = 32 * 1024 * 1024

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
  const manifests = readOnce(new LRUCache<string, Manifest>({ max: cachedManifests }), async (name) => {
    const bytes = await blobs.read(name)
    return bytes && Manifest.parse(JSON.parse(Buffer.from(bytes).toString()))
  })
  /** By blob name: what lies under a hash never changes. */
  const bodies = readOnce(
    new LRUCache<string, Uint8Array>({
      maxSize: cachedBytes,
      sizeCalculation: (body) => body.byteLength + 1,
    }),
    (name) => blobs.read(name),
  )

  return {
    async publish(siteName, { bundle, headers }) {
      const files = bundle.files.map(({ path, body }) =>
        blobs.write(fileName(siteName, bundle.hash, path), body),
      )
      await Promise.all(files)
      const manifest: Manifest = { headers, files: bundle.files.map(listed) }
      await blobs.write(manifestName(siteName, bundle.hash), Buffer.from(JSON.stringify(manifest)))
      manifests.delete(manifestName(siteName, bundle.hash))
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
      const manifest = await manifests.fetch(manifestName(siteName, hash))
      const named = (wanted: string) => manifest?.files.find((file) => file.path === wanted)
      const found = named(path)
      const shown = found ?? named('404.html')
      const body = shown && (await bodies.fetch(fileName(siteName, hash, shown.path)))
      if (!manifest || !body) return undefined
      const { contentType, sha256 } = shown
      return { body, contentType, sha256, headers: manifest.headers, isFound: found !== undefined }
    },
    async paths(siteName) {
      const hash = (await aliases.find(siteName))?.bundleHash
      const manifest = hash === undefined ? undefined : await manifests.fetch(manifestName(siteName, hash))
      return manifest?.files.map(({ path }) => path) ?? []
    },
    async remove(siteName) {
      for await (const { name } of blobs.list(folder(siteName))) {
        manifests.delete(name)
        bodies.delete(name)
        await blobs.remove(name)
      }
    },
    async sweep(isKept) {
      const isReferenced = async (name: string) => {
        const [, siteName, hash] = bundleOfBlob.exec(name) ?? []
        return siteName === undefined || hash === undefined || isKept(siteName, hash)
      }
      await sweepBlobs(blobs, 'sites/', isReferenced, now)
      await removeAll(aliases, 'withdrawn', { to: now() - dayMs })
    },
  }
}

/**
 * A page's files are asked for together: what is being read is read once. What leaves the cache meanwhile is answered as
 * it was read, and not kept.
 */
function readOnce<T extends object>(
  cache: LRUCache<string, T>,
  read: (name: string) => Promise<T | undefined>,
) {
  const beingRead = new Map<string, Promise<T | undefined>>()
  const begin = (name: string): Promise<T | undefined> => {
    const isCurrent = () => beingRead.get(name) === reading
    const reading = read(name)
      .then((value) => {
        if (value && isCurrent()) cache.set(name, value)
        return value
      })
      .finally(() => {
        if (isCurrent()) beingRead.delete(name)
      })
    beingRead.set(name, reading)
    return reading
  }
  return {
    fetch: async (name: string) => cache.get(name) ?? beingRead.get(name) ?? begin(name),
    delete(name: string): void {
      cache.delete(name)
      beingRead.delete(name)
    },
  }
}

const listed = ({ path, contentType, body }: BundleFile) => ({
  ...{ path, contentType },
  sha256: createHash('sha256').update(body).digest('hex'),
})
