import { type BasicsDraft, Leaf, leaf } from './draft.js'
import { wordsOf } from '../words/all-languages.js'
import { plainWords } from '../words/fold.js'
import { behindIcons, homeTown } from './home-town.js'
import { isProse, itemsOf, whole } from '../items/items.js'
import { type Line, textOf } from '../text/line.js'
import { isStreet } from '../recognizers/address.js'
import { countryOf, placeOf, townFields } from './location.js'
import { joined } from './career.js'
import { joinSplitUrls } from './split-addresses.js'
import { wholePlaces } from './cut-places.js'
import type { Link } from '../text/page-text.js'
import { isMonogram, nameOf } from './person-name.js'
import { numberIn } from '../recognizers/phone-numbers.js'
import { cutOut, takePhones } from './phones.js'
import { lookKey, type Phrase } from '../text/phrase.js'
import { countryCode, looksLikeCity } from '../recognizers/places.js'
import { organisationLikeness, roleLikeness } from '../recognizers/likeness.js'
import { trim } from '../entries/pieces.js'
import { spacedTown } from '../recognizers/spaced-places.js'
import { isProfileHost, networkCalled } from '../recognizers/networks.js'
import { profileOf } from './profiles.js'
import { isInTitledScript, titleKind } from '../recognizers/titles.js'
import { findEmails, findUrls } from '../text/urls.js'
import { maySayTrade, tradeAmong } from './trades.js'
import { pageUnder, pageWithin, wholeAddress } from '../recognizers/link-targets.js'
import { takeLinkedContacts, takeLinkedSites } from './linked-contacts.js'
import { extractInlineUsernames } from './inline-usernames.js'
import { isContactLabel } from '../words/contact-labels.js'
import { personalLabelKind } from '../words/personal-labels.js'
import { extensionAlone } from '../words/phone-extensions.js'

const separators = /\t|\ue000|\s+[|·•∙◦❖⋄–—]\s+|\s*[|•∙]\s*/g

interface Reading {
  rest: Phrase[]
  /** Halves of addresses, which are in no field. */
  torn: Phrase[]
  basics: BasicsDraft
}

const takeEmails = (phrases: readonly Phrase[], basics: BasicsDraft): Phrase[] =>
  phrases.flatMap((phrase) => {
    const [found] = findEmails(phrase.text)
    if (!found) return [phrase]
    basics.email ??= new Leaf(found.url, phrase.slice(found.from, found.to), 0.98)
    return cutOut(phrase, found.from, found.to)
  })

/** A profile that is printed twice, by its name, its user or its address, is one. */
const addProfile = (basics: BasicsDraft, phrase: Phrase, url: string): void => {
  const found = profileOf(phrase, url)
  const isKnown = basics.profiles?.some(
    ({ network, username }) =>
      (!found.network || network?.value === found.network.value) && username?.value === found.username?.value,
  )
  if (!isKnown) (basics.profiles ??= []).push(found)
}

const takeUrls = (phrases: readonly Phrase[], basics: BasicsDraft): Phrase[] =>
  phrases.flatMap((phrase) => {
    const found = findUrls(phrase.text)
    for (const { from, to, url } of found) {
      const part = phrase.slice(from, to)
      const address = wholeAddress(url, part)
      if (isProfileHost(address)) addProfile(basics, part, address)
      else basics.url ??= new Leaf(address, part, 0.95)
    }
    const starts = [0, ...found.map(({ to }) => to)]
    return starts
      .map((start, at) => phrase.slice(start, found[at]?.from))
      .filter((part) => found.length === 0 || !part.isEmpty)
  })

/** `GitHub: name`, `name (GitHub)` and `GitHub` alone are profiles without an address. */
const namedProfile = (phrase: Phrase): { network: Leaf; username?: Leaf } | undefined => {
  const { text } = phrase
  const label = /^(\p{L}[\p{L} ]*?)\s*(?::|\s[-–—])\s*(?=@?[\p{L}\p{N}][\p{L}\p{N}._-]*$)/u.exec(text)
  const brackets = /\s*\((\p{L}[\p{L} ]*)\)$/u.exec(text)
  const network = networkCalled((label ?? brackets)?.[1] ?? text)
  // Alone these are words as well.
  if (network === undefined || (!label && !brackets && /^(?:X|Medium|DEV|Threads)$/i.test(text)))
    return undefined
  const user = label ? phrase.slice(label[0].length) : phrase.slice(0, brackets?.index ?? 0)
  if (/\s/.test(user.value)) return undefined
  return {
    network: new Leaf(network, phrase, 0.95),
    ...(!user.isEmpty && { username: new Leaf(user.value.replace(/^@/, ''), user, 0.95) }),
  }
}

const takeNamedProfiles = (phrases: readonly Phrase[], basics: BasicsDraft): Phrase[] =>
  phrases.flatMap((phrase) => {
    const profile = namedProfile(phrase)
    if (!profile) return [phrase]
    const url = profile.username ? undefined : profileUnder(phrase)
    if (url) addProfile(basics, phrase, url)
    if (url) return []
    const isKnown = basics.profiles?.some((other) => other.network?.value === profile.network.value)
    if (!isKnown) (basics.profiles ??= []).push(profile)
    return []
  })

const townOf = (phrases: readonly Phrase[], basics: BasicsDraft, cells: readonly Phrase[]) => {
  const town = homeTown(phrases, [basics.email, basics.phone, basics.url], behindIcons(cells))
  if (!town) return undefined
  if (spacedTown(town)) return { location: townFields(town, 0.75), used: [town] }
  const [city, region, country] = town.split(/\s*[,،，]\s*|\s*[()]\s*/g)
  return {
    location: {
      city: leaf(city, 0.75),
      region: leaf(region, 0.7),
      countryCode: country && countryOf(country, 0.7),
    },
    used: [town],
  }
}

/** A drawn letter or telephone before a fact is none of it. */
const withoutSymbol = (phrase: Phrase): Phrase =>
  phrase.slice(/^[\p{So}\ufe0f\s]*/u.exec(phrase.text)?.[0].length ?? 0)

/** `Address: 12 High Street (home)`: what says which of the addresses it is, is none of it. A network is. */
const withoutLabels = (phrase: Phrase): Phrase => {
  const label = /^\p{L}[^:：]{0,24}(?::\s+|：\s*)(?=\S)/u.exec(phrase.text)?.[0] ?? ''
  const isLabelled = networkCalled(label.replace(/[:：]/, '')) === undefined && isContactLabel(label.trim())
  const bare = isLabelled ? phrase.slice(label.length) : phrase
  const from = bare.text.endsWith(')') ? bare.text.lastIndexOf('(') : -1
  const inside = bare.text.slice(from + 1, -1)
  return from > 0 && networkCalled(inside) === undefined && isContactLabel(inside)
    ? bare.slice(0, from)
    : bare
}

/** `Department of Physics, University of Leeds, Leeds LS2 9JT, United Kingdom`: where one works, and then the place. */
const withoutAffiliation = (phrase: Phrase): Phrase[] => {
  const commas = [...phrase.text.matchAll(/,\s+/g)]
  if (commas.length < 2 || countryCode(phrase.text.slice((commas.at(-1)?.index ?? 0) + 2)) === undefined)
    return [phrase]
  const starts = [0, ...commas.map((comma) => comma.index + comma[0].length)]
  const parts = starts.map((from, at) => phrase.slice(from, commas[at]?.index))
  const last = parts.findLastIndex((part) => organisationLikeness(part.value) > 0.5)
  const end = commas[last]
  return last < 0 || !end ? [phrase] : phrase.around(end)
}

const isAffiliation = (text: string): boolean =>
  text.includes(',') && roleLikeness(text) === 0 && organisationLikeness(text) > 0.5

const runsOf = ({ cells }: Line) => cells.flatMap(({ runs }) => runs)

/** `ada@example.org | +44 20 7946 0018`: no part of a sentence. */
const isRowOfContacts = (line: Line): boolean =>
  /[|•·\t]/.test(textOf(line)) && findEmails(textOf(line)).length > 0 && !isProse(textOf(line))

const spokenLabels = new Set(wordsOf('spokenLabels'))
/** How a Japanese name or address above or below is spoken. */
const isReading = ({ cells: [label] }: Line): boolean => spokenLabels.has(label?.value ?? '')

/**
 * `header`: lines before the first title; `contact`: those under a title of contact data. What `isHeading` is neither a
 * trade nor a town, and where no title is known (`isUnknown`) a town must say of itself that it is one.
 */
export const readBasics = (
  header: readonly Line[],
  contact: readonly Line[],
  links: readonly Link[],
  {
    isHeading,
    isUnknown,
    turned,
  }: { isHeading: (text: Phrase) => boolean; isUnknown: boolean; turned?: Phrase | undefined },
): Reading => {
  const basics: BasicsDraft = {}
  const { name, label, rest, below, titles } = nameOf(header, contact, turned)
  if (name) basics.name = leaf(trim(name), isInTitledScript(name.value) && !turned ? 0.97 : 0.5)
  const rows = new Set(rest.filter(isRowOfContacts).flatMap(runsOf))
  const prose = itemsOf(rest).filter(
    (item) => item.prose && isProse(whole(item).value) && !whole(item).runs.some((run) => rows.has(run)),
  )
  const proseRuns = new Set(prose.flatMap((item) => whole(item).runs))
  const quiet = [...rest, ...below].filter(
    (line) => !isReading(line) && !line.cells.some((cell) => cell.runs.some((run) => proseRuns.has(run))),
  )
  if (prose.length > 0) basics.summary = leaf(joined(prose.map(whole)), 0.85)
  const { cells, torn } = joinSplitUrls(quiet, links)
  const numbers: Phrase[] = []
  const printed = takePhones(takeEmails(cells, basics), basics, numbers)
  const all = takeUrls(takeLinkedContacts(printed, basics, numbers), basics)
    .flatMap((phrase) => phrase.split(separators).map(withoutSymbol))
    .flatMap(linkByLink)
  /** `Mob:`, once its number is taken. */
  const labels = new Set(all.filter(({ text }) => /[:：]\s*$/.test(text)).map((label) => trim(label).value))
  const isLabel = (phrase: Phrase) =>
    isContactLabel(phrase.value) || (labels.has(phrase.value) && networkCalled(phrase.value) === undefined)
  const given = extractInlineUsernames(wholePlaces(all).map(trim), basics)
    .filter((phrase) => !isMonogram(phrase, name))
    .map(withoutLabels)
    .flatMap(withoutAffiliation)
    .filter((phrase) => !phrase.isEmpty && (!isLabel(phrase) || pageUnder(phrase)))
  const texts = given.filter((phrase) => personalLabelKind(phrase.value) === undefined)
  const kept = new Set(texts)
  const handlesTaken = takeNamedProfiles(takeLinkedSites(texts, basics), basics)
  // A profile may be called as its owner is.
  const isOwner = ({ value }: Phrase) => plainWords(value) === plainWords(name?.value ?? '')
  const loose = handlesTaken.filter((phrase) => !isOwner(phrase) && !profileUnder(phrase))
  const place =
    placeOf(handlesTaken) ??
    townOf(isUnknown ? [] : loose.filter((phrase) => !isHeading(phrase)), basics, cells)
  basics.location = place?.location
  const ofPlace = new Set(place?.used)
  const spare = handlesTaken.filter((phrase) => !ofPlace.has(phrase))
  const isHalfTitle = (phrase: Phrase): boolean =>
    spare.some(
      (other) =>
        lookKey(other.look) === lookKey(phrase.look) &&
        [
          [phrase, other],
          [other, phrase],
        ].some((pair) => titleKind(pair.map(({ value }) => value).join(' ')) !== undefined),
    )
  const headRuns = new Set(rest.flatMap(runsOf))
  const contacts = new Set(
    [...given.filter(({ value }) => isStreet(value)), ...cells.filter(({ text }) => numberIn(text))].flatMap(
      ({ runs }) => runs,
    ),
  )
  const besides = new Set(
    quiet
      .map(runsOf)
      .filter((runs) => runs.some((run) => contacts.has(run)))
      .flat(),
  )
  /** What shares a line with a street or a number, as a district or `WhatsApp`, belongs to it. */
  const isOfContact = ({ runs }: Phrase): boolean => runs.every((run) => besides.has(run))
  const candidates = spare.filter(
    (phrase) =>
      !(roleLikeness(phrase.value) === 0 && isOfContact(phrase)) &&
      maySayTrade(phrase.value) &&
      !isHeading(phrase) &&
      !isHalfTitle(phrase) &&
      !isAffiliation(phrase.value) &&
      !isOwner(phrase) &&
      phrase.runs.some((run) => headRuns.has(run)) &&
      !isHandle(phrase),
  )
  const found = label ?? tradeAmong(candidates, name, rest)
  const isCity =
    !label &&
    !isUnknown &&
    found &&
    !basics.location &&
    looksLikeCity(found.value) &&
    found.value.split(' ').length <= 2 &&
    roleLikeness(found.value) === 0
  if (isCity) basics.location = { city: leaf(found, 0.6) }
  const trade = isCity ? undefined : found
  if (trade) basics.label = leaf(trim(trade), label ? 0.95 : 0.85)
  const others = spare.filter((phrase) => phrase !== found && !trade?.text.includes(phrase.text))
  const handles = others.filter((phrase) => isHandle(phrase))
  for (const handle of handles) addProfile(basics, handle, profileUnder(handle) ?? '')
  return {
    basics,
    torn,
    rest: [
      ...titles,
      ...numbers,
      ...torn,
      ...given.filter((phrase) => !kept.has(phrase)),
      ...others.filter((phrase) => !handles.includes(phrase)),
    ],
  }
}

const profileUnder = (phrase: Phrase): string | undefined => {
  const url = pageWithin(phrase)
  return url !== undefined && isProfileHost(url) ? url : undefined
}

/** Links side by side are of one thing each. */
const linkByLink = (phrase: Phrase): Phrase[] => {
  const parts = phrase.byLink()
  return parts.every(({ link }) => link !== undefined) ? parts : [phrase]
}

const isHandle = (phrase: Phrase): boolean =>
  profileUnder(phrase) !== undefined ||
  (/^@?[a-z0-9][\w.-]{2,38}$/i.test(phrase.value) &&
    /[-_\d@]/.test(phrase.value) &&
    phrase.value === phrase.value.toLowerCase() &&
    /\p{L}{2}/u.test(phrase.value) &&
    !extensionAlone.test(phrase.value))
