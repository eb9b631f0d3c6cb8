import { createHash } from 'node:crypto'
import { SiteName } from '@thumbfolio/contracts'
import { removeAll, retryStale, type Store, type SweptBlobs } from '@thumbfolio/kit/store'
import { LRUCache } from 'lru-cache'
import { z } from 'zod'
import { formerFontAt, moved, type Alias } from '../domain/sites/alias.js'
import { contentEncodings, type ContentEncoding } from '../domain/sites/content-encoding.js'
import type { BundleFile, StoredFile } from '@thumbfolio/site-page'
import { StaleEpochError, type SiteHost } from '../ports.js'
import { compressed } from './compressed.js'
import type { ShownAliases } from './shown-aliases.js'
import { dayMs } from '../../time.js'

/** What a bundle holds. Written last, so a bundle with a manifest is complete. */
const Manifest = z.object({
  headers: z.record(z.string(), z.string()),
  files: z.array(
    z.object({
      path: z.string(),
      contentType: z.string(),
      sha256: z.string(),
      /** Absent in bundles of before compression. */
      encodings: z.array(z.enum(contentEncodings)).optional(),
      /** The blob that has it; absent for a file of a bundle. */
      blob: z.string().optional(),
      /** The earlier bundle that has the same file at this path. Default: this one. */
      bundle: z.string().optional(),
    }),
  ),
})
type Manifest = z.infer<typeof Manifest>
type ManifestFile = Manifest['files'][number]

/** Of all cached manifests; an entry is about 250 bytes. */
const cachedManifestFiles = 60_000
const cachedBytes = 32 * 1024 * 1024

const folder = (siteName: string) => `sites/${siteName}/`
const fileName = (siteName: string, hash: string, path: string, encoding?: ContentEncoding) =>
  `${folder(siteName)}${hash}${encoding ? `.${encoding}` : ''}/${path}`
const manifestName = (siteName: string, hash: string) => `${folder(siteName)}${hash}.json`
const bundleOfBlob = /^sites\/([^/]+)\/([^/.]+)/

/** Bundles in blobs under their hash; which one is public is an alias document, moved by compare-and-set. */
export function blobSiteHost({
  aliases,
  shownAliases = { find: (siteName) => aliases.find(siteName), changed: () => undefined },
  blobs,
  now,
}: {
  aliases: Store<Alias, never, 'withdrawn'>
  /** Default: each view reads the store. */
  shownAliases?: ShownAliases
  blobs: SweptBlobs
  now: () => number
}): SiteHost {
  const manifests = readOnce(
    new LRUCache<string, Manifest>({
      maxSize: cachedManifestFiles,
      sizeCalculation: ({ files }) => files.length + 1,
    }),
    async (name) => {
      const bytes = await blobs.read(name)
      return bytes && Manifest.parse(JSON.parse(Buffer.from(bytes).toString()))
    },
  )
  /** By blob name: what lies under a hash never changes. */
  const bodies = readOnce(
    new LRUCache<string, Uint8Array>({
      maxSize: cachedBytes,
      sizeCalculation: (body) => body.byteLength + 1,
    }),
    (name) => blobs.read(name),
  )

  const pathsOf = async (siteName: string, hash: string | undefined): Promise<string[]> => {
    const manifest = hash === undefined ? undefined : await manifests.fetch(manifestName(siteName, hash))
    return manifest?.files.map(({ path }) => path) ?? []
  }

  /** The files of the public bundle, by path. None for a bundle that was published before: some of its blobs may be lost. */
  const unchangedFor = async (siteName: string, hash: string): Promise<Map<string, ManifestFile>> => {
    const current = (await aliases.find(siteName))?.bundleHash
    if (current === undefined || current === hash) return new Map()
    if (await manifests.fetch(manifestName(siteName, hash))) return new Map()
    const manifest = await manifests.fetch(manifestName(siteName, current))
    const own = manifest?.files.filter(({ blob }) => blob === undefined) ?? []
    return new Map(own.map((file) => [file.path, { ...file, bundle: file.bundle ?? current }]))
  }

  return {
    async publish(siteName, { bundle, headers }, stored = []) {
      const write = (path: string, body: Uint8Array, encoding?: ContentEncoding) =>
        blobs.write(fileName(siteName, bundle.hash, path, encoding), body)
      const before = await unchangedFor(siteName, bundle.hash)
      const files = bundle.files.map(async (file) => {
        const same = before.get(file.path)
        if (same && same.contentType === file.contentType && same.sha256 === sha256Of(file.body)) return same
        const [smaller] = await Promise.all([compressed(file), write(file.path, file.body)])
        await Promise.all(smaller.map(({ encoding, body }) => write(file.path, body, encoding)))
        return listed(
          file,
          smaller.map(({ encoding }) => encoding),
        )
      })
      const manifest: Manifest = {
        headers,
        files: [...(await Promise.all(files)), ...stored.map(listedBlob)],
      }
      await blobs.write(manifestName(siteName, bundle.hash), Buffer.from(JSON.stringify(manifest)))
      manifests.delete(manifestName(siteName, bundle.hash))
    },
    setAlias: (to) =>
      retryStale(async () => {
        const alias = await aliases.find(to.siteName)
        const before = await pathsOf(to.siteName, alias?.bundleHash)
        const after = alias ? await pathsOf(to.siteName, to.bundleHash) : []
        const next = moved(alias, to, now(), { before, after })
        if (!next) throw new StaleEpochError(`${to.siteName} was moved after epoch ${to.epoch}`)
        await aliases.commit(next)
        shownAliases.changed()
      }),
    epochOf: async (siteName) => (await aliases.find(siteName))?.epoch ?? 0,
    async file(siteName, path, { bundleHash, accepted = ['identity'], isCurrent = false } = {}) {
      if (!SiteName.safeParse(siteName).success) return undefined
      const alias = await (isCurrent ? aliases : shownAliases).find(siteName)
      const current = alias?.bundleHash
      if (current === undefined || (bundleHash !== undefined && bundleHash !== current)) return undefined
      const hash = formerFontAt(alias, path, now())?.bundleHash ?? current
      const manifest = await manifests.fetch(manifestName(siteName, hash))
      const named = (wanted: string) => manifest?.files.find((file) => file.path === wanted)
      const found = named(path)
      const shown = found ?? named('404.html')
      if (!manifest || !shown) return undefined
      const { contentType, sha256, encodings = [], blob, bundle = hash } = shown
      const preferred = accepted.find((coding) => !isEncoding(coding) || encodings.includes(coding))
      const encoding = isEncoding(preferred) ? preferred : undefined
      const read = (coding?: ContentEncoding) =>
        bodies.fetch(blob ?? fileName(siteName, bundle, shown.path, coding))
      const encoded = encoding && (await read(encoding))
      const body = encoded ?? (await read())
      if (!body) return undefined
      return {
        ...(encoding && encoded && { encoding }),
        body,
        contentType,
        sha256,
        headers: manifest.headers,
        varies: encodings.length > 0,
        isFound: found !== undefined,
      }
    },
    paths: async (siteName) => pathsOf(siteName, (await aliases.find(siteName))?.bundleHash),
    async remove(siteName) {
      for await (const { name } of blobs.list(folder(siteName))) {
        manifests.delete(name)
        bodies.delete(name)
        await blobs.remove(name)
      }
    },
    async sweep(isKept) {
      const isKeptNow = async (siteName: string, hash: string) => {
        const kept = await isKept(siteName, hash)
        if (kept !== false) return kept
        const { formerFonts = [] } = (await aliases.find(siteName)) ?? {}
        return formerFonts.some((font) => font.bundleHash === hash && font.until > now()) && 'later'
      }
      /** Blobs of other bundles that the kept ones of a site refer to. A new bundle refers to no others. */
      const referredBy = async (siteName: string): Promise<ReadonlySet<string>> => {
        const referred = new Set<string>()
        for await (const { name } of blobs.list(folder(siteName))) {
          const hash = /\/([0-9a-f]+)\.json$/.exec(name)?.[1]
          if (hash === undefined || (await isKeptNow(siteName, hash)) === false) continue
          for (const { bundle, path, encodings = [] } of (await manifests.fetch(name))?.files ?? [])
            if (bundle !== undefined)
              for (const coding of [undefined, ...encodings])
                referred.add(fileName(siteName, bundle, path, coding))
        }
        return referred
      }
      let last: { siteName: string; referred: ReadonlySet<string> } | undefined
      const isReferenced = async (name: string) => {
        const [, siteName, hash] = bundleOfBlob.exec(name) ?? []
        if (siteName === undefined || hash === undefined) return true
        const kept = await isKeptNow(siteName, hash)
        if (kept !== false) return kept
        if (last?.siteName !== siteName) last = { siteName, referred: await referredBy(siteName) }
        return last.referred.has(name)
      }
      await blobs.sweep('sites/', isReferenced)
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

const isEncoding = (coding: string | undefined): coding is ContentEncoding =>
  contentEncodings.some((encoding) => encoding === coding)

const listedBlob = ({ path, contentType, blob }: StoredFile) => ({
  path,
  contentType,
  blob,
  sha256: createHash('sha256').update(blob).digest('hex'),
})

const sha256Of = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex')

const listed = ({ path, contentType, body }: BundleFile, encodings: ContentEncoding[]): ManifestFile => ({
  path,
  contentType,
  sha256: sha256Of(body),
  ...(encodings.length > 0 && { encodings }),
})
