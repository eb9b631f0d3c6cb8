import { describe, expect, it } from '@jest/globals'
import type { Guard } from '../src/domain/check/said.js'
import { saidAbout, type Case } from './said-about.js'

/** What a guard is there for: it objects to every sentence that says more than its entries, and to none of the others. */
export function describeGuard(
  what: string,
  guard: Guard,
  { more, asMuch }: Readonly<Record<'more' | 'asMuch', readonly Case[]>>,
): void {
  describe(what, () => {
    it.each<Case>(more)('when %s %j says more: “%s”, then it does not stand', (...said) => {
      expect(guard(saidAbout(said))).toBeDefined()
    })
    it.each<Case>(asMuch)('when %s %j says as much: “%s”, then it stands', (...said) => {
      expect(guard(saidAbout(said))).toBeUndefined()
    })
  })
}
