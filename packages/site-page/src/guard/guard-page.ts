import { DomainError } from '@thumbfolio/contracts'
import type { BundleFile } from '../parts/bundle.js'
import type { Page } from '../parts/page.js'
import { withAddressesDecoded } from '../parts/fold-to-plain.js'
import { publicPage } from '../parts/public-page.js'
import { isShown, type AnsweredFinding, type Finding } from './answers.js'
import { locator, type Search } from './locate.js'
import { personalFactsIn, type FoundFact } from './personal-facts-in.js'
import { partIn, plain } from './plain.js'
import { unitsOf, withoutUnits, type Unit } from './units.js'

export interface Rules {
  /** Whether a switch shows this fact everywhere. */
  readonly isAllowed: (fact: FoundFact) => boolean
  readonly answerTo: (finding: Finding) => AnsweredFinding['answer']
  /** Names of the people who give references, whether the page shows them or not. */
  readonly referees: readonly string[]
}

/** A page that shows no personal fact without its owner's word. */
export interface Guarded<T> {
  readonly page: Page
  /** What was drawn of it. */
  readonly drawn: T
  /** Every personal fact that it has or would have, with the owner's answer. */
  readonly findings: readonly AnsweredFinding[]
}

/** How a page becomes files, and the text of each of its files. */
export interface Drawing<T> {
  readonly draw: (page: Page) => T
  readonly filesOf: (drawn: T) => readonly BundleFile[]
}

const contact = new Set<Finding['kind']>(['email', 'phone', 'address', 'contact-of-others'])

/** A page is drawn so often, at most, to find where its facts come from. */
const mostSearchDrawings = 24

/**
 * Draws a page until every personal fact on it is shown by a switch or an answer. Units with other facts are left out: at
 * least one in each round, so it ends. A page without personal facts is drawn once. Pure.
 * @throws DomainError `personal-fact-left` if a fact stays although all of its units are left out
 */
export function guardPage<T>(page: Page, { draw, filesOf }: Drawing<T>, rules: Rules): Guarded<T> {
  const findings = new Map<string, AnsweredFinding>()
  const { referees } = rules
  const context = { language: page.composition.language, referees }
  const address = plain(page.site.url)
  const factsIn = (drawn: T): readonly FoundFact[] =>
    personalFactsIn(filesOf(drawn), context).filter(
      (fact) => !rules.isAllowed(fact) && !isAddress(fact, address),
    )
  let searchDrawings = 0
  const isAffordable = () => searchDrawings < mostSearchDrawings
  let shown = page
  for (;;) {
    const drawn = draw(shown)
    const facts = factsIn(drawn)
    if (facts.length === 0) return { page: shown, drawn, findings: inOrder(findings.values(), page) }
    const now = shown
    const isGone: Search['isGone'] = (fact, without) => {
      searchDrawings++
      return factsIn(draw(withoutUnits(now, without))).every((other) => !isSame(fact, other))
    }
    const locate = locator(unitsOf(publicPage(now)), { isGone, isAffordable })
    const unanswered = facts.flatMap((fact) => {
      const { units, distance } = locate(fact)
      if (units.length === 0) return [{ distance, hidden: [] }]
      const here = units
        .filter((unit) => !isSwitchedOn(unit, fact))
        .map((unit) => answered(fact, unit, rules))
      for (const finding of here) if (!findings.has(keyOf(finding))) findings.set(keyOf(finding), finding)
      const hidden = here.flatMap(({ answer, unit }) => (isShown(answer) ? [] : [unit]))
      return hidden.length > 0 ? [{ distance, hidden }] : []
    })
    if (unanswered.length === 0) return { page: shown, drawn, findings: inOrder(findings.values(), page) }
    // A fact far from its source disappears with the source: other units are tried only if none is near.
    const nearest = Math.min(...unanswered.map(({ distance }) => distance))
    const hidden = unanswered.flatMap((one) => (one.distance === nearest ? one.hidden : []))
    if (hidden.length === 0) throw new DomainError('personal-fact-left')
    shown = withoutUnits(shown, hidden)
  }
}

/** The page has only those personal details whose switch is on. Contact data among them is asked for all the same. */
const isSwitchedOn = ({ place }: Unit, { kind }: FoundFact): boolean =>
  place === 'personal' && !contact.has(kind)

function answered(fact: FoundFact, unit: Unit, { answerTo }: Rules): AnsweredFinding {
  const isReference = unit.place.startsWith('references') && contact.has(fact.kind)
  const kind = isReference ? 'contact-of-others' : fact.kind
  const finding = { kind, unit, ...saidIn(unit, fact) }
  return { ...finding, answer: answerTo(finding) }
}

/** A value that spans several units is asked about by its part in each. */
function saidIn(unit: Unit, fact: FoundFact): Pick<Finding, 'text' | 'value'> {
  const said = withAddressesDecoded(unit.text)
  if (plain(said).includes(plain(fact.text)))
    return { text: fact.text.replace(/\s+/g, ' ').trim(), value: valueOf(fact) }
  const text = partIn(said, fact.text) ?? unit.text.trim()
  return { text, value: plain(text) }
}

export const valueOf = ({ value }: FoundFact): string => plain(value)

/** In the page's order. */
function inOrder(findings: Iterable<AnsweredFinding>, page: Page): AnsweredFinding[] {
  const found = [...findings]
  if (found.length < 2) return found
  const at = new Map(unitsOf(page).map(({ id }, index) => [id, index]))
  return found.sort((a, b) => (at.get(a.unit.id) ?? 0) - (at.get(b.unit.id) ?? 0))
}

const isSame = (one: FoundFact, other: FoundFact): boolean =>
  one.kind === other.kind && valueOf(one) === valueOf(other)

const keyOf = ({ kind, value, unit }: Finding) => JSON.stringify([kind, value, unit.id])

/** Shorter texts stand by chance in an address. */
const telling = 7

/** A site's own address is no secret of its owner, who chose it. */
const isAddress = (fact: FoundFact, address: string): boolean => {
  const value = valueOf(fact)
  return value.length >= telling && address.includes(value)
}
