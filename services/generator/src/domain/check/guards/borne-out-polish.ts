import { gathered } from '../../gathered.js'
import { isForm } from '../forms/one-word.js'
import type { Ground } from '../ground.js'
import { minutesAt } from '../numbers/durations.js'
import { upTo } from '../said.js'
import { isAmount, type Token } from '../tokens.js'
import { isBroughtAbout } from './brought-about.js'

/** In front of what a thing was before, behind what it came to. */
const insteadOf = /^(?:zamiast|statt|anstatt)$/
/** To have so many, as what is counted: `notuje ok. 3 tys. odsłon`. */
const recording = /^(?:od|za)?not(?:uje|uja|owal[aoy]?)$|^odnotowuj[ea]$/
/** What sort of thing a name is of: `narzędzie Pact`, `w systemie SAP`. */
const sortOf =
  /^(?:narzedzi(?:e|a|u|em|ami|ach)?|program(?:u|ie|em|y|ow|ami|ach)|system(?:u|ie|em|y|ow|ami|ach)|srodowisk(?:o|a|u|iem)|jezyk(?:u|a|iem)?|oprogramowani(?:e|a|u|em)|technologii)$/
/** To drive, where no people stand behind it. */
const driving = /^kier(?:uje|ujac|owal|owala|owanie|owania|owaniem|owac)$/
const driven = /^(?:prowadz|kierowc|jezdzi)/
const vehicle =
  /^(?:woz|wozem|wozy|wozu|wozami|pojazd|samocho|aut(?:o|em|a|ami)$|autobus|tramwaj|ciezarow|ciagnik|podnosnik|karetk|koparkc?|pociag|ciagnik|lodzi|furgonetk|traktor)/
/** Who stands in for somebody does what is theirs to do. */
const takingOn = /^przejm(?:uje|uja|ujac|owal|owala|owac|owanie|owaniu)$/
/** `na tej samej uczelni` of two degrees that one gave. */
const demonstrative = /^(?:ten|ta|to|te|tego|tej|temu|tym|tych)$/
const same = /^sam(?:a|o|ego|ej|emu|ym|ych)?$/
const school = /^(?:uczeln|szkol|uniwersytet|politechni|akademi|technik|lice)/
const firm =
  /^(?:firm|zaklad|szpital|przedsiebiorst|instytucj|placow|hotel|klub|biur|sklep|restauracj|szkol|instytut|muze|urzed|organizacj|fundacj|redakcj)/
const city = /^(?:miescie|miasto|miasta|miejscowosci)$/
const duties = /^(?:jego|jej|ich|obowiazk|zada[nm])/

/** The same of Polish words that only what stands beside them bears out. */
export function isBorneOutInPolish(
  tokens: readonly Token[],
  at: number,
  grounds: readonly Ground[],
): boolean {
  const [word = '', next] = [tokens[at]?.value, tokens[at + 1]]
  if (sortOf.test(word)) return next?.isMarked === true && next.follows && isSaidBy(next, grounds)
  if (recording.test(word)) return isAmountTold(tokens.slice(at + 1, at + 5), grounds)
  if (isBroughtAbout(tokens, at, grounds)) return true
  if (insteadOf.test(word)) return isChangedFrom(tokens, at, grounds)
  if (same.test(word) && demonstrative.test(tokens[at - 1]?.value ?? ''))
    return areOfOne(next?.value ?? '', grounds)
  if (driving.test(word)) return isDriven(tokens, at, grounds)
  if (!takingOn.test(word) || !duties.test(next?.value ?? '')) return false
  return grounds.some(({ words }) => [...words].some((known) => /^zastep/.test(known)))
}

/** Whether two entries have the school, the firm or the town that is told as the same. */
function areOfOne(thing: string, grounds: readonly Ground[]): boolean {
  const isPlace = city.test(thing)
  const names = grounds
    .filter(
      ({ section }) =>
        (isPlace || firm.test(thing) ? section === 'work' : false) ||
        (isPlace || school.test(thing) ? section === 'education' : false),
    )
    .map(({ name, town }) => [...(isPlace ? town : name)].join(' '))
    .filter((name) => name !== '')
  if (names.length > 1) return new Set(names).size === 1
  const calls = grounds.map((ground) => callsOf(ground, thing))
  return calls.some((own, at) =>
    calls.slice(at + 1).some((other) => own.some((call) => other.includes(call))),
  )
}

/** What a job calls such a thing by a name, behind its employer's: `Oddział Chorób Wewnętrznych`, not `zespół dwóch osób`. */
const callsOf = ({ section, name, sequences }: Ground, thing: string): readonly string[] =>
  section !== 'work'
    ? []
    : gathered(sequences, (known) =>
        gathered(known, (token, at) => {
          if (!isForm(thing, token.value, 'pl')) return []
          const rest = upTo(known.slice(at + 1), ({ breaks }) => breaks)
          return rest[0]?.kind === 'word' && rest[0].isMarked
            ? [[...name, ...rest.map(({ value }) => value)].join(' ')]
            : []
        }),
      )

const isAmountTold = (near: readonly Token[], grounds: readonly Ground[]) =>
  near.some((token) => isAmount(token) && grounds.some(({ facts }) => facts.has(token.value)))

const isSaidBy = ({ value }: Token, grounds: readonly Ground[]) =>
  grounds.some(({ words, facts }) => words.has(value) || facts.has(value))

/** `20 godzin zamiast 48` of what fell from 48 to 20. */
function isChangedFrom(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const now = tokens.slice(0, at).findLastIndex(isAmount)
  const before = tokens.findIndex((token, index) => index > at && index < at + 4 && isAmount(token))
  if (now < 0 || before < 0) return false
  const isSo = (place: number, amount: number, unit: string) =>
    minutesAt(tokens, place) === amount || [`${amount}`, `${amount}${unit}`].includes(tokens[place]!.value)
  return grounds.some(({ changes }) =>
    changes.some(({ from, to, unit }) => isSo(now, to, unit) && isSo(before, from, unit)),
  )
}

/** `kierował wozem` of who `prowadził wóz`. */
function isDriven(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const things = tokens.slice(at + 1, at + 3).filter(({ value }) => vehicle.test(value))
  return grounds.some(({ sequences }) =>
    sequences.some(
      (known) =>
        known.some(({ value }) => driven.test(value)) &&
        known.some(({ value }) => things.some((thing) => isForm(thing.value, value, 'pl'))),
    ),
  )
}
