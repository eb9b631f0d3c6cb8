/** Nothing that is seen: control characters, marks that turn the direction, halves of characters. */
const unseen = /[\p{C}\p{Zl}\p{Zp}]+/gu
/** What some file system takes for its own. */
const forbidden = /[<>:"/\\|?*]/g
const device = /^(con|prn|aux|nul|(com|lpt)[0-9¹²³])(\.|$)/i
const mostBytes = 80

/** A person's words as the name of a folder that every file system takes. */
export function safeName(wanted: string): string {
  const seen = wanted.normalize('NFC').replace(unseen, ' ').replace(forbidden, '_').replace(/\s+/g, ' ')
  const name = trimmed(cut(trimmed(seen)))
  return device.test(name) ? `_${name}` : name || 'unnamed'
}

/** A leading dot hides a name, and Windows drops dots and spaces at its end. */
const trimmed = (name: string): string =>
  name
    .trim()
    .replace(/[. ]+$/, '')
    .replace(/^\.+/, '_')

function cut(name: string): string {
  let bytes = 0
  let kept = ''
  for (const character of name) {
    bytes += Buffer.byteLength(character)
    if (bytes > mostBytes) break
    kept += character
  }
  return kept
}

/** Gives out names for the folders of one place: no two are the same, also where upper and lower case are. */
export function folderNames(): (wanted: string) => string {
  const taken = new Set<string>()
  return (wanted) => {
    const name = safeName(wanted)
    for (let count = 1; ; count++) {
      const next = count === 1 ? name : `${name} (${count})`
      const key = next.normalize('NFKC').toLowerCase()
      if (taken.has(key)) continue
      taken.add(key)
      return next
    }
  }
}
