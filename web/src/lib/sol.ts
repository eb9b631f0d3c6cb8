const decimals = 9

/** Lamports as SOL, exact: '0.15', '1', '0.000000001'. */
export function solText(lamports: bigint): string {
  const digits = lamports.toString().padStart(decimals + 1, '0')
  const whole = digits.slice(0, -decimals)
  const fraction = digits.slice(-decimals).replace(/0+$/, '')
  return fraction === '' ? whole : `${whole}.${fraction}`
}

/** An amount of SOL in lamports; undefined for what is not an amount. A number is rounded to whole lamports. */
export function lamportsOf(sol: string | number): bigint | undefined {
  const text = typeof sol === 'number' ? sol.toFixed(decimals) : sol.trim()
  const [, whole, fraction = ''] = /^(\d+)(?:\.(\d{0,9})0*)?$/.exec(text) ?? []
  return whole === undefined ? undefined : BigInt(whole + fraction.padEnd(decimals, '0'))
}
