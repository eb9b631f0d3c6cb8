import { entriesAmong, isJob, isOver, personAmong, says, type Ground } from '../ground.js'
import { isDate } from '../numbers/dates.js'
import { now } from '../numbers/time-words.js'
import type { Said } from '../said.js'
import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'

const subjects = wordSet('il elle ils elles on je j')
/** They stand between who does a thing and the verb. */
const between = /^(?:y|en|s[e']|se|l[ea']|les|lui|leur|n[e']|me|m[e']|nous)$/iu
/** Presents that do not end as most do. */
const short = wordSet(
  `maintient tient soutient entretient intervient conduit produit construit traduit introduit reconstruit réduit suit poursuit écrit inscrit décrit
fait met transmet remet sert reçoit conçoit vend rend prend apprend entreprend répond correspond coud peint teint lit élit sort extrait trait court
accueille recueille ouvre offre couvre découvre fournit garnit pétrit vernit convertit établit bâtit remplit réfléchit réunit investit`,
)
/** They tell what somebody has, is or likes still, or what a text says. */
const lasting = wordSet(
  `possède connaît connait parle maîtrise dispose compte aime adore apprécie reste demeure habite réside vit s'intéresse intéresse figure cumule totalise
détient garde retient conserve continue commence devient entre passe rejoint quitte change succède débute termine achève obtient reçoit décroche doit
peut veut sait souhaite espère cherche vient provient porte date remonte raconte évoque rappelle constitue représente explique montre signe donne`,
)
const since = /^(?:depuis|aujourd|aujourd'hui|actuellement|toujours|encore|desormais)$/

const bare = ({ raw }: Token) =>
  raw
    .toLowerCase()
    .normalize('NFC')
    .replace(/^\p{L}{1,2}['’]/u, '')

const isPresent = (token: Token) => {
  const word = bare(token)
  if (lasting.has(token.value)) return false
  return short.has(token.value) || (word.length > 3 && /(?:e|[^iè]ent|[^ra]ient)$/u.test(word))
}

/** `en 2018, elle anime` tells what was, as stories do. */
const isStory = (tokens: readonly Token[]) =>
  tokens.some(isDate) && !tokens.some(({ value }) => since.test(value) || now.has(value))

/** A French verb in the present behind who does it, of jobs that are all over: `elle monte` of `Montage`. */
export function presentOfPast({ tokens, grounds, language, isPlain }: Said): Token | undefined {
  const own = entriesAmong(grounds)
  const jobs = own.filter(isJob)
  if (jobs.length === 0 || !jobs.every(isOver) || isStory(tokens)) return undefined
  const rest = grounds.filter((ground) => !jobs.includes(ground) && ground.section !== 'person')
  const person = personAmong(grounds)
  return tokens.find((token, at) => {
    if (token.kind !== 'word' || (token.isMarked && at > 0) || !isPresent(token)) return false
    if (!isBehindSubject(tokens, at, person)) return false
    if (isPlain(token.value)) return rest.length === 0
    return !rest.some((ground) => says(ground, token, language))
  })
}

const when = wordSet(
  'lorsque quand avant auparavant alors jadis autrefois initialement debut lors jusque jusqu',
)
/** What an imperfect of them tells lasts no longer than something else in the sentence. */
const passing = /^(?:av|ét|ven|dev|pouv|sav|voul|all|compt|exist)ai(?:t|ent|s)$/u
const isImperfect = (token: Token) =>
  /\p{L}{3}(?:ait|aient)$/u.test(bare(token)) && !passing.test(bare(token))

/** A French verb in the imperfect behind who does it, of what all goes on: `elle travaillait` of who works there. */
export function pastOfPresent({ tokens, grounds, told }: Said): Token | undefined {
  const own = grounds.filter(({ section }) => section !== 'person')
  const isJob = ({ section, goesOn }: Ground) => goesOn && /^(?:work|volunteer)$/.test(section)
  if (own.length === 0 || !own.every(isJob)) return undefined
  if (tokens.some((token) => isDate(token) || when.has(token.value))) return undefined
  if (told.some((known) => known.some(isImperfect))) return undefined
  const person = personAmong(grounds)
  return tokens.find((token, at) => isImperfect(token) && isBehindSubject(tokens, at, person))
}

function isBehindSubject(tokens: readonly Token[], at: number, person: ReadonlySet<string>): boolean {
  const raw = tokens[at]!.raw
  if (/^j['’]/iu.test(raw)) return true
  let before = at - 1
  while (before >= 0 && between.test(tokens[before]!.raw)) before -= 1
  const subject = tokens[before]
  return subject !== undefined && (subjects.has(subject.value) || person.has(subject.value))
}
