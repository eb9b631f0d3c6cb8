import { contactIn, type ContactData } from '../page/contact-data.js'
import type { Page } from '../parts/page.js'
import type { FoundFact } from './personal-facts-in.js'
import { digitsOf, plain } from './plain.js'

/** What its owner's switches show of a page: their own contact data, and the personal facts of the kinds that are on. */
export function allowedBySwitch(page: Page): (fact: FoundFact) => boolean {
  const { email, phone, address } = ownContact(page)
  const mails = new Set(email.map(plain))
  const numbers = phone.flatMap(numbersIn)
  const streets = address.map(wordsOf)
  return (fact) => {
    const text = fact.value
    const isOwnMail = () => mails.has(plain(text.replace(/^mailto:/i, '')))
    const isOwnNumber = () => numbers.some((number) => isSameNumber(number, digitsOf(text)))
    if (fact.kind === 'email') return isOwnMail()
    if (fact.kind === 'phone') return isOwnNumber()
    // Beside the name of a referee, what the switch shows is still the owner's.
    if (fact.kind === 'contact-of-others') return isOwnMail() || isOwnNumber()
    if (fact.kind === 'address') return streets.some((street) => isSameStreet(street, wordsOf(fact.text)))
    return isSwitchedOn(page, fact)
  }
}

/** What a switch hides where it is off, it shows where it is on: that of other resumes of the site too. */
function ownContact({ content, contact, otherContact }: Page): ContactData {
  const known = contactIn([content], otherContact)
  const location = Object.values(content.basics?.location ?? {}).join(' ')
  return {
    email: contact.email ? known.email : [],
    phone: contact.phone ? known.phone : [],
    address: contact.address ? [location, ...known.address] : [],
  }
}

const apart = /[\p{L},;/|]+/u
/** Enough of a number's end to ring somebody up. */
const localDigits = 7

const numbersIn = (written: string): string[] =>
  [written, ...written.split(apart)].map(digitsOf).filter(({ length }) => length >= localDigits)

/** With or without country and area. */
const isSameNumber = (one: string, other: string): boolean => {
  const end = Math.min(one.length, other.length, 8)
  return end >= localDigits && one.slice(-end) === other.slice(-end)
}

/** Other words may surround a street, but no other number. */
function isSameStreet(street: ReadonlySet<string>, said: ReadonlySet<string>): boolean {
  const hasOtherNumber = [...said].some((word) => /\d/.test(word) && !street.has(word))
  return !hasOtherNumber && (isWithin(said, street) || isWithin(street, said))
}

const isWithin = (some: ReadonlySet<string>, all: ReadonlySet<string>): boolean =>
  [...some].every((word) => all.has(word))

const wordsOf = (text: string): ReadonlySet<string> =>
  new Set(
    text
      .normalize('NFKC')
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  )

const isSwitchedOn = ({ personal = [] }: Page, fact: FoundFact): boolean =>
  personal.some(
    ({ kind, label = '', text = '' }) =>
      kind === fact.kind && plain(`${label} ${text}`).includes(plain(fact.text)),
  )
