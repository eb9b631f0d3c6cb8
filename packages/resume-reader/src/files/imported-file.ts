import { DomainError } from '@thumbfolio/contracts'
import { isPdf } from '../characters/is-pdf.js'
import { ImportRefused } from '../refusals/import-refused.js'

/** 10 MB, decoded. */
const importLimitBytes = 10 * 2 ** 20

/**
 * The bytes of a file that came as a data URL. Its content says what it is, neither the media type nor the name.
 * @throws ImportRefused `import-not-supported`; DomainError `import-too-large`
 */
export function fileFromDataUrl(dataUrl: string): Uint8Array {
  const comma = dataUrl.indexOf(',')
  if (!dataUrl.startsWith('data:') || !dataUrl.slice(0, comma).endsWith(';base64'))
    throw new ImportRefused('import-not-supported')
  const bytes = Buffer.from(dataUrl.slice(comma + 1), 'base64')
  if (bytes.length > importLimitBytes) throw new DomainError('import-too-large')
  if (isPdf(bytes)) throw new ImportRefused('import-not-supported')
  return bytes
}
