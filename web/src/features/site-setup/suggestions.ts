import { refusalOf, siteNameFrom } from '@thumbfolio/contracts'

/** Up to three names to choose from, made of what is known: who the resume is about, and the user name. */
export function suggestionsFor(personName: string, userName: string): string[] {
  const full = siteNameFrom(personName)
  const parts = full.split('-').filter((part) => part !== '')
  const short = parts.length > 1 ? `${parts[0] ?? ''}-${parts.at(-1) ?? ''}` : ''
  const candidates = [
    full,
    short,
    siteNameFrom(userName),
    full === '' ? '' : `${full}-portfolio`.slice(0, 63),
  ]
  return [...new Set(candidates)].filter((name) => name !== '' && refusalOf(name) === undefined).slice(0, 3)
}
