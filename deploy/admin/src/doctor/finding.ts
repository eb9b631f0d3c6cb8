/** The result of one check. */
export interface Finding {
  readonly about: string
  readonly isWrong: boolean
  /** Whether the check could be made from here. */
  readonly isChecked: boolean
  readonly text: string
  /** What to do; empty where nothing is wrong. */
  readonly action: string
}

export const fine = (about: string, text: string): Finding => ({
  about,
  isWrong: false,
  isChecked: true,
  text,
  action: '',
})

export const wrong = (about: string, text: string, action: string): Finding => ({
  about,
  isWrong: true,
  isChecked: true,
  text,
  action,
})

/** Says nothing about the product: this container, or its user, may not see it. */
export const notChecked = (about: string, reason: string): Finding => ({
  about,
  isWrong: false,
  isChecked: false,
  text: `not checked: ${reason}`,
  action: '',
})

/** A check that throws becomes a finding, so it never hides the other checks. */
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

/** Compares a remote clock with our own, which was read before and after it. */
export function clockFinding(about: string, theirs: number, before: number, after: number): Finding {
  const offMs = theirs < before ? before - theirs : Math.max(0, theirs - after)
  return offMs <= clockToleranceMs
    ? fine(about, 'agrees with this clock')
    : wrong(
        about,
        `is ${Math.round(offMs / 1_000)} s off this one`,
        'Synchronize both by NTP: tokens and leases depend on these clocks.',
      )
}
