import { createHash } from 'node:crypto'
import { redirectsPath, type Bundle, type BundleFile } from '@thumbfolio/site-page'
import type { Ports } from '../ports.js'

/**
 * Fetches every file of a bundle as a visitor would, and its pages from the immutable address too, and compares. Both
 * addresses lead to the same stored files, so what is not a page is fetched once.
 */
export async function verifyPublished(
  { publicWeb }: Pick<Ports, 'publicWeb'>,
  siteName: string,
  bundle: Bundle,
  signal: AbortSignal,
): Promise<void> {
  const expectSame = async (prefix: string, { path: name, body }: BundleFile) => {
    const path = prefix + (name === 'index.html' ? '' : name)
    const seen = await publicWeb.get(siteName, path, signal)
    if (seen.status !== 200) throw new Error(`${path} answered ${seen.status}`)
    if (seen.sha256 !== sha256(body)) throw new Error(`${path} is not what was rendered`)
  }
  const pages = bundle.files.filter(({ path }) => path.endsWith('index.html'))
  await Promise.all([
    ...bundle.files.filter(isServed).map((file) => expectSame('/', file)),
    ...pages.map((page) => expectSame(`/@${bundle.hash}/`, page)),
  ])
}

const isServed = ({ path }: BundleFile): boolean => path !== redirectsPath

const sha256 = (body: Uint8Array) => createHash('sha256').update(body).digest('hex')
