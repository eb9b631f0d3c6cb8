import { unzipSync, type Unzipped } from 'fflate'
import { ImportRefused } from '../refusals/import-refused.js'

/** What may come out of an archive, all parts together. */
const mostBytes = 40 * 2 ** 20
const mostEntries = 2_000

const signature = [0x50, 0x4b]
export const isZip = (bytes: Uint8Array): boolean => signature.every((byte, at) => bytes[at] === byte)

/**
 * Unpacks the wanted parts of an archive into memory, bounded by their declared sizes, which `fflate` never exceeds. Names
 * are compared and never used as paths.
 * @throws ImportRefused `import-damaged`, `import-too-heavy`
 */
export function unpacked(bytes: Uint8Array, isWanted: (name: string) => boolean): Unzipped {
  let [total, entries] = [0, 0]
  try {
    return unzipSync(bytes, {
      filter({ name, originalSize }) {
        entries += 1
        if (entries > mostEntries) throw new ImportRefused('import-too-heavy')
        if (!isWanted(name)) return false
        total += originalSize
        if (total > mostBytes) throw new ImportRefused('import-too-heavy')
        return true
      },
    })
  } catch (cause) {
    throw cause instanceof ImportRefused ? cause : new ImportRefused('import-damaged', { cause })
  }
}
