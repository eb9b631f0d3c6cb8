const most = 60

/** Addresses on the public web that the pages of a site link to, each once. Links to `ownHosts` are left out. */
export function linksIn(pages: readonly string[], ownHosts: readonly string[]): URL[] {
  const found = new Map<string, URL>()
  for (const page of pages)
    for (const [, quoted = ''] of page.matchAll(/<a\b[^>]*?\bhref="(https?:[^"]+)"/gi)) {
      const address = unescaped(quoted)
      if (!URL.canParse(address)) continue
      const url = new URL(address)
      url.hash = ''
      if (!ownHosts.includes(url.hostname)) found.set(url.href, url)
    }
  return [...found.values()].slice(0, most)
}

const characters: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" }

const unescaped = (text: string): string =>
  text.replace(
    /&(?:#(\d{1,7})|#x([\da-f]{1,6})|(\w+));/gi,
    (whole, decimal, hex, name: string | undefined) => {
      if (name !== undefined) return characters[name] ?? whole
      const code = decimal === undefined ? parseInt(String(hex), 16) : Number(decimal)
      return code <= 0x10ffff ? String.fromCodePoint(code) : whole
    },
  )
