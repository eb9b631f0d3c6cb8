import { readFileSync } from 'node:fs'

let known: string | undefined

/** The release of this process, like `1.2.0`. All workspaces have one version. */
export function releaseOf(): string {
  if (known === undefined) {
    const text = readFileSync(new URL('../../../package.json', import.meta.url), 'utf8')
    known = (JSON.parse(text) as { version: string }).version
  }
  return known
}

/** Is `release` of a later minor or major than `own`? Within a minor release each reads what the other writes. */
export function isNewerRelease(release: string, own = releaseOf()): boolean {
  const parts = (text: string) => /^(\d+)\.(\d+)\./.exec(text)?.slice(1).map(Number) ?? []
  const [major = 0, minor = 0] = parts(release)
  const [ownMajor = 0, ownMinor = 0] = parts(own)
  return major > ownMajor || (major === ownMajor && minor > ownMinor)
}
