import { createHash } from 'node:crypto'
import { redirectsPath, type Bundle, type BundleFile } from '@thumbfolio/site-page'
import type { Ports } from '../ports.js'

/** Fetches every file of a bundle as a visitor would, from its immutable address and from the public one, and compares. */
export async function verifyPublished(
  { publicWeb }: Pick<Ports, 'publicWeb'>,
  siteName: string,
  bundle: Bundle,
  signal: AbortSignal,
): Promise<void> {
  for (const prefix of [`/@${bundle.hash}/`, '/'])
    await Promise.all(
      bundle.files.filter(isServed).map(async (file) => {
        const path = prefix + (file.path === 'index.html' ? '' : file.path)
        const seen = await publicWeb.get(siteName, path, signal)
        if (seen.status !== 200) throw new Error(`${path} answered ${seen.status}`)
        if (seen.sha256 !== sha256(file.body)) throw new Error(`${path} is not what was rendered`)
      }),
    )
}

const isServed = ({ path }: BundleFile): boolean => path !== redirectsPath

const sha256 = (body: Uint8Array) => createHash('sha256').update(body).digest('hex')
