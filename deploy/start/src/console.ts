import { isColoured } from './config.js'
import type { Step } from './demo.js'

export const paint = (code: number) => (text: string) =>
  isColoured ? `\u001b[${code}m${text}\u001b[0m` : text

export const bold = paint(1)
export const dim = paint(2)
const green = paint(32)

/** Writes a line for people. */
export const say = (text = ''): void => void process.stdout.write(`${text}\n`)

export const sayStep = ({ name, detail, ms }: Step): void =>
  say(`  ${green('✓')} ${name.padEnd(26)}${`${ms.toFixed(0)} ms`.padStart(9)}   ${dim(detail)}`)

/** Rows of a name and what belongs to it. */
export function sayTable(rows: readonly (readonly [string, string])[]): void {
  const width = Math.max(...rows.map(([name]) => name.length)) + 3
  for (const [name, value] of rows) say(`  ${name.padEnd(width)}${bold(value)}`)
}
