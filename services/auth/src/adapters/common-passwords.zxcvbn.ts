import { createRequire } from 'node:module'
import type { CommonPasswords } from '../ports.js'

/** As many as the policy can be asked for (ASVS 6.2.4). */
const mostCommon = 3_000
const leastLength = 6

/** The commonest passwords of the lists behind zxcvbn, that the product would accept otherwise. Read at the first question. */
export function zxcvbnPasswords(): CommonPasswords {
  let known: ReadonlySet<string> | undefined
  return {
    has: (password) => (known ??= readList()).has(password.toLowerCase()),
  }
}

/** The file is ordered, the commonest first. */
function readList(): ReadonlySet<string> {
  const all = createRequire(import.meta.url)('@zxcvbn-ts/language-common/src/passwords.json') as string[]
  return new Set(all.filter(({ length }) => length >= leastLength).slice(0, mostCommon))
}
