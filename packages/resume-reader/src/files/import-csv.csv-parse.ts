import { parse } from 'csv-parse/sync'
import { ImportRefused } from '../refusals/import-refused.js'
import type { Table } from './linkedin.js'
import { textOfBytes } from './plain-text.js'

const mostRows = 1_000

/**
 * A CSV file as texts; what looks like a formula is text like any other. LinkedIn may write notes above the header.
 * @throws ImportRefused `import-damaged`
 */
export function tableOf(name: string, bytes: Uint8Array): Table {
  try {
    const records: string[][] = parse(textOfBytes(bytes), {
      bom: true,
      relax_column_count: true,
      relax_quotes: true,
      skip_empty_lines: true,
      to: mostRows + 5,
    })
    const from = Math.max(
      0,
      records.findIndex((record) => record.length > 1),
    )
    const [header = [], ...rows] = records.slice(records.some((record) => record.length > 1) ? from : 0)
    const names = header.map((key) => key.trim())
    return {
      name,
      header: names,
      rows: rows
        .slice(0, mostRows)
        .map((row) => Object.fromEntries(names.map((key, at) => [key, row[at] ?? '']))),
    }
  } catch (cause) {
    throw cause instanceof ImportRefused ? cause : new ImportRefused('import-damaged', { cause })
  }
}
