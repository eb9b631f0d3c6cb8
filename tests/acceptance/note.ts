import { appendFileSync } from 'node:fs'

/** Adds a line to the report of `make acceptance`. Outside of it: nothing. */
export function note(line: string): void {
  const path = process.env['ACCEPTANCE_NOTES']
  if (path !== undefined) appendFileSync(path, `${line}\n`)
}
