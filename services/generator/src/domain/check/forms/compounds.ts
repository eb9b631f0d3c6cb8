import { gathered } from '../../gathered.js'
import { germanAgent } from './stem-german.js'
import { stemOf } from './stem.js'
import type { Token } from '../tokens.js'
import { wordSet } from './word-set.js'
import { heads as headWords } from '../words/heads.de.js'
import { groupedStems, meansOf, saysOf } from '../words/same-meaning.js'

const joints: Readonly<Record<string, RegExp>> = { de: /^(?:s|n|en|es|er|e|ens)$/, nl: /^(?:s|en|e|n|er)$/ }

/** In front of a word these make another one of it, not a kind: `Vizemeister`, `Beikoch`, `Verein`. */
const other =
  wordSet(`weiter wieder vize hilfs halb teil junior hobby nicht ehren assistenz ersatz laien amateur unter ober haupt vor bei neben mit be ge er ver zer ent emp
miss ab an auf aus ein nach um zu uber durch hinter wider ur gegen fern quer tier welt staats grund kunst ehe fach chef gross klein leit spitzen sonder
voor onder op af aan bij om uit over mede hulp vice hoofd assistent leerling amateur ont her in na tegen door`)
/** Fields and ranks that are another one when they stand in a longer word: `Medizin` in `Medizintechnik`. */
const whole =
  wordSet(`medizin informatik physik chemie biologie recht rechts wirtschaft wirtschafts psychologie padagogik wissenschaft mathematik architektur
design kunst hand land bundes landes staat universitat universitats hochschule hochschul fachhochschule akademie meister bachelor master magister diplom doktor doktoranden professor
professoren promotion direktion direktor direktoren chef leiter leitungs vorstand vorstands geschaftsfuhrer prasident prasidenten europa welt mutter vater
geneeskunde recht rechten economie informatica natuurkunde scheikunde biologie psychologie wiskunde universiteit hogeschool directie directeur bestuur bestuurs hoofd meester doctor professor groot`)
/** What a word is derived by, not put together with. */
const derived =
  /^(?:isier|ier|isation|isation|alis|ism|isch|schaft|ung|heit|keit|lich|haft|erei|ation|itat|inn|ling|bar|sam|los|isering|iteit|atie|isme|baar|lijk|ing)/
/** `Mathematiklehrer`, `Medizinstudium`: of that field after all. */
const taught =
  /^(?:unterricht|lehrer|stunde|studium|studier|student|kurs|dozent|nachhilfe|les|leraar|docent|onderwijs|studie)/
const short = wordSet('neu bau rad bus amt zug bar rit bouw eis tee ton uhr hof weg not ost see')

/** `Wartungsarbeiten` are what somebody does who `wartet`. */
const doing = /^(?:arbeit(?:en)?|tatigkeit(?:en)?|massnahmen?|gang(?:e|en)?)$/
/** Short words that may be said of what begins with them: `Neukunden` are new. */
const said = wordSet('neu bau rad')

/** Dutch things that end as those who do something. */
const dutchThing =
  /(?:water|kamer|koor|bier|plezier|rivier|papier|computer|server|container|theater|zomer|winter|klooster|venster|meter|nummer|letter|koper|zilver|leder|voer|vuur|jaar|kantoor|motor|tractor|sensor|spoor|voor|buiten|dier|bloemster|register|kinder|hout|filter|poster|beer|rooster|folder|order|partner|master|semester|cluster|offer|muur|ouder|natuur|cultuur|kleur|figuur|uur|huur|apparatuur|temperatuur|center|charter|trailer|tanker|koffer|kelder|zolder|verkeer|vervoer|beheer|weer|leer|veer|meer|keer|lager|factor|sector|exterieur|interieur|deur|geur|exemplaar|gevaar|altaar|commentaar|dossier|formulier|atelier|kwartier|manier|vijver|oever|schouder|akker|bunker|suiker|anker|cijfer|ijzer|laser|vloer|snoer|roer|retour|toer|transfer|roman|kist|list|gist)s?$/

/** Who does a thing, in German and Dutch. */
export const isTitle = (word: string, language: string) =>
  language === 'de'
    ? germanAgent(word) !== undefined
    : /(?:er|aar|ster|ist|eur|or|arts|man|vrouw|loog|graaf)(?:s|en)?$/.test(word) && !dutchThing.test(word)

const hasJoint = (word: string, language: string) =>
  [0, 1, 2, 3].flatMap((length) => {
    const [bare, joint] = [word.slice(0, word.length - length), word.slice(word.length - length)]
    return length === 0 || joints[language]?.test(joint) ? [bare] : []
  })

/** What belongs to the head where the two make a word: `Auto-verkauf` is no `Autover-kauf`. */
const ofHead: Readonly<Record<string, RegExp>> = {
  de: /^\p{L}{3,}?(beg|be|ver|ent|zer|an|ab|auf|aus|ein|um|zu|vor|nach|uber|unter)$/u,
  nl: /^(?:\p{L}{3,}?)?(bege|be|ver|ont|her|aan|af|bij|in|op|om|over|uit|voor|toe|onder)$/u,
}
const isTorn = (first: string, head: string, language: string) => {
  const prefix = ofHead[language]?.exec(first)?.[1]
  return prefix !== undefined && lexiconOf(language).has(stemOf(prefix + head, language))
}

/** Every way in which a word may be put together of two, the first without what joins them. */
export function splits(word: string, language: string): [first: string, head: string][] {
  const places = [...word.slice(3, -2)].map((_, index) => index + 3)
  return gathered(places, (at): [string, string][] => {
    const head = word.slice(at)
    if ((head.length < 4 && !short.has(head)) || isTorn(word.slice(0, at), head, language)) return []
    if (other.has(word.slice(0, at))) return []
    return hasJoint(word.slice(0, at), language)
      .filter((first) => (first.length >= 4 && /[aeiouy]/.test(first)) || short.has(first))
      .map((first) => [first, head])
  })
}

const receivers =
  wordSet(`kund patient schuler student besucher bewohner mitarbeiter nutzer anwender mieter mandant klient teilnehmer spender lieferant burger
zuschauer leser gast sportler kunstler lehrling klant patient leerling bewoner bezoeker medewerker gebruiker deelnemer student`)
/** `Neukunden` too. */
const isReceiver = (stem: string) =>
  receivers.has(stem) || [...receivers].some((one) => stem.endsWith(one) && stem.length > one.length + 2)
/** Parts that claim nothing: `Projektarbeit`, `Fachbereich`. */
const idleFirst = wordSet('arbeit beruf projekt team jahr tag woche monat zeit werk beroep')
const idleHead =
  wordSet(`arbeit bereich thema themen projekt team aufgabe jahr zeit tatigkeit stelle weg ort phase welt umfeld gebiet feld position rolle alltag erfahrung
kenntnisse teil programm titel name wesen branche gruppe werk ervaring project taak jaar tijd groep gebied kwestie kwesties zaken account pagina`)

/** What an entry implies and a compound may end in. */
const impliedHead = wordSet(
  'handwerk abschluss studium ausbildung kenntnisse preis auszeichnung zertifikat note sprache kompetenz kompetenzen fahigkeiten fertigkeiten diploma opleiding studie prijs certificaat kennis',
)
/** Words whose end is no kind of what it is by itself. */
const atom =
  /(?:tierarzt|tierarztin|hausmeister(?:in)?|burgermeister(?:in)?|weltmeister(?:in)?|kindergarten|krankenhaus|krankenhauser|hochschule|werkstatt|werkstatten|stichwort|zeitpunkt|standpunkt|dierenarts|burgemeester|landschap)$/

interface Parts {
  readonly heads: ReadonlySet<string>
  /** By what it means, how the first part is spelled. */
  readonly firsts: ReadonlyMap<string, string>
}

const lexica = new Map<string, ReadonlySet<string>>()
function lexiconOf(language: string): ReadonlySet<string> {
  const known = lexica.get(language)
  if (known) return known
  const stems = [...wordSet(headWords)].map((word) => stemOf(word, language))
  const lexicon = new Set([...groupedStems(language), ...stems])
  lexica.set(language, lexicon)
  return lexicon
}

const verbal: Readonly<Record<string, RegExp>> = { de: /t(?:en?)?$/, nl: /(?:t(?:en?)?|den?)$/ }
/** `Fahrt` too, and `fuhr`, whose stem is another. */
const isVerb = (word: string, language: string) =>
  (verbal[language]?.test(word) ?? false) || (language === 'de' && !word.startsWith(stemOf(word, language)))
const kept = new Map<string, Parts>()

/** What the parts of a compound mean that may be said alone: its head, and what it is about. */
function partsOf(known: string, language: string): Parts {
  const key = `${language} ${known}`
  const cached = kept.get(key)
  if (cached) return cached
  const [heads, firsts] = [new Set<string>(), new Map<string, string>()]
  const selves: string[] = []
  for (const [first, head] of known.length < 7 || other.has(known) ? [] : splits(known, language)) {
    if (other.has(first)) continue
    const isMaster = /^(?:meister(?:in|innen)?|meester)$/.test(head)
    const isHead = !whole.has(head) && !atom.test(known) && !other.has(head)
    if (isMaster ? isTitle(first, language) : isHead)
      for (const meaning of meansOf(head, language)) heads.add(meaning)
    if (doing.test(head) && first.length >= 4 && !whole.has(first) && !/^fuhrungs?$/.test(first))
      for (const meaning of meansOf(first, language)) heads.add(meaning)
    const isSelf = isTitle(first, language) && !isMaster && !isReceiver(stemOf(first, language))
    if (isSelf) selves.push(...meansOf(first, language))
    else if (isAbout(first, head, language))
      for (const [meaning, word] of aboutOf(first, language))
        if (!isVerb(firsts.get(meaning) ?? '', language)) firsts.set(meaning, word)
  }
  // However else it may be cut: who assists a dentist is none.
  for (const meaning of selves) firsts.delete(meaning)
  if (kept.size > 20_000) kept.clear()
  const parts = { heads, firsts }
  kept.set(key, parts)
  return parts
}

/** Whether a compound so cut is one of its first part, which may then be said. */
const isAbout = (first: string, head: string, language: string) =>
  (lexiconOf(language).has(stemOf(head, language)) ||
    (isTitle(head, language) && !head.startsWith('ung')) ||
    (first.length >= 5 && head.length >= 5 && !derived.test(head))) &&
  (first.length >= 4 || said.has(first)) &&
  (!whole.has(first) || taught.test(head))

/** Also the parts of the first: new ones and customers of a `Neukundengewinnung`. */
function aboutOf(first: string, language: string): [meaning: string, word: string][] {
  const own = meansOf(first, language).map((meaning): [string, string] => [meaning, first])
  const [, start, rest] = /^(neu|rad|bau)(\p{L}{4,})$/u.exec(first) ?? []
  return [...own, ...[start, rest].flatMap((part) => (part ? aboutOf(part, language) : []))]
}

/** Who is with a `Bouwbedrijf` need not have built. */
const isThing = (said: string, first: string | undefined, language: string) =>
  first !== undefined && (!isVerb(said, language) || isVerb(first, language))

/** `Labor` of a `Dentallabor`, `leitet` of a `Werkstattleiter`, `Kunden` of a `Kundenberatung`. */
export function isPartOf(said: string, words: Iterable<string>, language: string): boolean {
  if (!(language in joints) || said.length < 3 || whole.has(said)) return false
  const meanings = saysOf(said, language)
  for (const word of words) {
    const { heads, firsts } = partsOf(word, language)
    if (meanings.some((meaning) => heads.has(meaning) || isThing(said, firsts.get(meaning), language)))
      return true
  }
  return false
}

/** What a resume calls the post of who bears a title: `Sachbearbeitung`, `Teamassistenz`. */
const posts: readonly (readonly [who: RegExp, post: string])[] = [
  [/leiter(?:in)?$/u, 'leitung'],
  [/(?<=sach)bearbeiter(?:in)?$/u, 'bearbeitung'],
  [/(?<=geschafts|schicht)fuhrer(?:in)?$/u, 'fuhrung'],
  [/assistent(?:in)?$/u, 'assistenz'],
]
const postOf = (said: string): string | undefined => {
  const found = posts.find(([who]) => who.test(said))
  return found && said.replace(found[0], found[1])
}
const ofKind = /^(?!kommissar|interimist|gelegent).*(?:lich|isch|iv|ell|al)e$/
/** `Leitung beraten`: what was done to it stands last. */
const done = /^(?:\p{L}*ge\p{L}+(?:t|en)|(?:be|ver|er|ent|unter|uber)\p{L}+(?:t|en)|\p{L}+iert)$/u
/** `Leitung Technik`, `Fachliche Leitung`, never `Stellvertretende Leitung` or `Leitung beraten`. */
const isPost = (known: readonly Token[], post: string) => {
  const [begin, next] = known
  const last = known.at(-1)!
  if (!last.isMarked && done.test(last.value)) return false
  return begin?.value === post || (next?.value === post && next.follows && ofKind.test(begin?.value ?? ''))
}

/** Whether a compound is a kind of what this word says: `Zahnarztpraxen` are `Praxen`. */
export const isKindOf = (kind: string, word: string, language: string): boolean =>
  language in joints && saysOf(word, language).some((meaning) => partsOf(kind, language).heads.has(meaning))

interface Told {
  readonly sequences: readonly (readonly Token[])[]
  readonly implied: ReadonlySet<string>
}

/** `Juniorstelle` of a `Junior-Entwickler`: the post of a rank that is no high one. */
const lowPost = /^(junior|assistenz|hilfs|aushilfs)(?:stellen?|position|posten|rolle)$/

/** `Keramikproben` of samples made of ceramics: one text of an entry says both parts. */
export function isMadeOf(said: string, { sequences, implied }: Told, language: string): boolean {
  if (!(language in joints) || said.length < 7) return false
  const rank = lowPost.exec(said)?.[1]
  if (rank !== undefined) return sequences.some((known) => known.some(({ value }) => value.startsWith(rank)))
  const isWho = isTitle(said, language)
  // Who has the `Projektleitung` is its `Projektleiterin`; who stands in for it is not.
  const post = postOf(said)
  if (post !== undefined && sequences.some((known) => isPost(known, post))) return true
  return splits(said, language).some(([first, head]) => {
    if (other.has(first) || (isWho && !isTitle(head, language))) return false
    const bare = head.replace(/(?<=i?um)s$|(?<=[^aeiou]s)es$/u, '')
    const isImplied = implied.has(bare) && impliedHead.has(bare)
    const isOne = isTitle(head, language)
    if (!isOne && (isImplied || idleHead.has(head)))
      return (
        implied.has(first) ||
        sequences.some((known) => known.some((token) => isToldBy(first, token, language)))
      )
    return sequences.some((known) => {
      const at = known.findIndex((token) => isToldBy(head, token, language))
      if (at < 0) return false
      if (idleFirst.has(first)) return !isOne
      // A title is put together of `Leiter der Werkstatt` alone.
      const among = isOne ? known.slice(at + 1, at + 5) : known
      return among.some((token) => isToldBy(first, token, language))
    })
  })
}

function isToldBy(part: string, { kind, value }: Token, language: string): boolean {
  if (kind !== 'word') return false
  const means = meansOf(value, language)
  return (
    saysOf(part, language).some((meaning) => means.includes(meaning)) || isPartOf(part, [value], language)
  )
}
