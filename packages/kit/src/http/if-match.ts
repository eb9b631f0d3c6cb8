import { DomainError } from '@thumbfolio/contracts'

const entityTag = /^(W\/)?"[\x21\x23-\x7e\x80-\xff]*"$/

/**
 * Does `If-Match` hold for a resource that exists with this entity tag (RFC 9110, 13.1.1)? `*` always does; in a list
 * one tag must be the same, and weak tags never are.
 */
export const ifMatchHolds = (header: string, etag: string): boolean => {
  const value = header.trim()
  if (value === '*') return true
  return value
    .split(/,(?=\s*(?:W\/)?"|\s*$)/)
    .map((tag) => tag.trim())
    .some((tag) => entityTag.test(tag) && !tag.startsWith('W/') && tag === etag)
}

/** The version that a caller saw, of a change that needs it. @throws DomainError `precondition-required` without one */
export function requireIfMatch(header: (name: 'If-Match') => string | undefined): string {
  const ifMatch = header('If-Match')
  if (ifMatch === undefined) throw new DomainError('precondition-required')
  return ifMatch
}
