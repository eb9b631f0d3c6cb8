import { type BasicsDraft, Leaf } from './draft.js'
import type { Phrase } from '../text/phrase.js'
import { isContactLabel } from '../words/contact-labels.js'
import { isSiteLabel } from '../words/site-labels.js'
import { organisationLikeness, roleLikeness } from '../recognizers/likeness.js'
import { isContactText, pageUnder, targetOf } from '../recognizers/link-targets.js'
import { holdsNumber } from '../recognizers/phone-numbers.js'
import { placeOf } from './location.js'
import { isProfileHost } from '../recognizers/networks.js'
import { findEmails } from '../text/urls.js'

/** Printed as well, so that it is read from the text. */
const isPrinted = ({ text }: Phrase): boolean => findEmails(text).length > 0 || holdsNumber(text)

/**
 * Takes what only links say: `Email me` is an e-mail address, `Call me` a number. Of several the first counts; the words
 * of the others are contact data all the same, which `spare` keeps.
 */
export const takeLinkedContacts = (
  cells: readonly Phrase[],
  basics: BasicsDraft,
  spare: Phrase[],
): Phrase[] =>
  cells.flatMap((cell) => {
    const parts = cell.byLink()
    if (!parts.some((part) => isContactText(part) && !isPrinted(part))) return [cell]
    return parts.filter((part) => {
      const target = targetOf(part.link)
      if (!target || target.kind === 'page' || isPrinted(part)) return true
      const key = target.kind
      if (basics[key] === undefined && target.value !== '') basics[key] = new Leaf(target.value, part, 0.95)
      else spare.push(part)
      return false
    })
  })

/** Words that lead to a page of their owner: no trade, no firm and no town that has one. */
const isSite = (phrase: Phrase): boolean => {
  const url = pageUnder(phrase)
  return (
    url !== undefined &&
    !isProfileHost(url) &&
    /\p{L}{2}/u.test(phrase.value) &&
    roleLikeness(phrase.value) === 0 &&
    organisationLikeness(phrase.value) <= 0.5 &&
    placeOf([phrase]) === undefined
  )
}

/** Takes the pages of a person that stand behind words: the first, `Portfolio` before all, is theirs; others are profiles. */
export const takeLinkedSites = (phrases: readonly Phrase[], basics: BasicsDraft): Phrase[] => {
  const sites = phrases.filter(isSite)
  const isNamed = ({ value }: Phrase) => isSiteLabel(value) || isContactLabel(value)
  const [own] = basics.url ? [] : [...sites.filter(isNamed), ...sites]
  for (const site of sites) {
    const url = pageUnder(site) ?? ''
    if (site === own) basics.url = new Leaf(url, site, 0.9)
    else if (!isKnown(basics, url))
      (basics.profiles ??= []).push({
        network: new Leaf(site.value, site, 0.7),
        url: new Leaf(url, site, 0.9),
      })
  }
  return phrases.filter((phrase) => !sites.includes(phrase))
}

const isKnown = ({ url, profiles = [] }: BasicsDraft, page: string): boolean =>
  [url, ...profiles.map((profile) => profile.url)].some((known) => known?.value === page)
