export { solText } from '@thumbfolio/contracts'

const decimals = 9

/** An amount of SOL in lamports; undefined for what is not an amount. A number is rounded to whole lamports. */
export function lamportsOf(sol: string | number): bigint | undefined {
  const text = typeof sol === 'number' ? sol.toFixed(decimals) : sol.trim()
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d{0,9})0*)?$/.exec(text) ?? []
  return whole === undefined ? undefined : BigInt(whole + fraction.padEnd(decimals, '0'))
}
