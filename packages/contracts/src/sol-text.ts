const lamportsPerSol = 1_000_000_000n

/** Lamports as exact SOL: '0.15', '1', '0.000000001'. */
export function solText(lamports: bigint): string {
  const whole = lamports / lamportsPerSol
  const fraction = (lamports % lamportsPerSol).toString().padStart(9, '0').replace(/0+$/, '')
  return fraction === '' ? `${whole}` : `${whole}.${fraction}`
}
