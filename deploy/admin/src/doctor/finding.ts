/** One thing that was looked at. */
export interface Finding {
  readonly about: string
  readonly isWrong: boolean
  readonly text: string
  /** What to do; empty where nothing is wrong. */
  readonly action: string
}

export const fine = (about: string, text: string): Finding => ({ about, isWrong: false, text, action: '' })

export const wrong = (about: string, text: string, action: string): Finding => ({
  about,
  isWrong: true,
  text,
  action,
})

/** A check that cannot be made is a finding itself: one that fails never hides the others. */
export async function checked(
  about: string,
  action: string,
  check: () => Promise<readonly Finding[]>,
): Promise<readonly Finding[]> {
  try {
    return await check()
  } catch (error) {
    return [wrong(about, (error as Error).message, action)]
  }
}

/** How far a clock may be off before tokens and leases suffer. */
const clockToleranceMs = 5_000

/** Compares a clock of somebody else, read between two looks at our own. */
export function clockFinding(about: string, theirs: number, before: number, after: number): Finding {
  const offMs = theirs < before ? before - theirs : Math.max(0, theirs - after)
  return offMs <= clockToleranceMs
    ? fine(about, 'agrees with this clock')
    : wrong(
        about,
        `is ${Math.round(offMs / 1_000)} s off this one`,
        'Set both by NTP: tokens and leases are judged by these clocks.',
      )
}
