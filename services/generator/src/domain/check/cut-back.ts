import { byLanguage } from './forms/word-set.js'

/** Where a clause may be dropped without changing what stands before it. */
const clause =
  /;\s|:\s|\s[–—]\s|,\s(?=(?:which|where|while|who|whose|\p{L}+ of wh(?:om|ich)|making|including|using|wobei|von denen|ce qui|dont|qui|lo que|quien|quienes|cuyos|cuyas|il che|o que|waarbij|co)\s)/gu

/** What may follow a comma and be left out: how, when, with whom, thanks to what. */
const adjunct =
  /,\s(?=(?:with|thanks|as|from|in|at|through|because|and|after|before|since|mit|dank|als|seit|bei|und|avec|grâce|comme|dans|depuis|et|con|gracias|como|en|desde|y|grazie|come|da|e|com|graças|em|met|dankzij|sinds|dzięki|jako|w|od|oraz)\s)/giu
/** The last of several things, where a subject in front makes a sentence of what is left. */
const joints: Readonly<Record<string, RegExp>> = {
  ...{ en: /\s(?=and\s)/giu, de: /\s(?=und\s)/giu, fr: /\s(?=et\s)/giu, nl: /\s(?=en\s)/giu },
}
/** `the Training and Assessment Award` is one name. */
const inName = /\b(?:the|le|la|het|de)\s(?:\p{Lu}\S*\s?)+$/u
const subjects = byLanguage({ en: 'she he i they', de: 'sie er ich', fr: 'elle il je', nl: 'zij ze hij ik' })

/** A phrase that opens a sentence and, up to its comma, is none. */
const opening =
  /^(?:as|at|in|on|from|since|during|with|after|before|by|for|through|between|besides|while|when|als|bei|beim|seit|während|mit|nach|vor|im|in|comme|chez|dans|depuis|pendant|avec|après|avant|à|au|en|como|en|desde|durante|con|tras|antes|después|come|da|dal|durante|dopo|prima|nel|nella|com|em|no|na|depois|bij|sinds|tijdens|met|na|voor|jako|w|we|od|podczas|z|po|przed)\s/iu
const openingPhrase =
  /^(?:as|at|in|on|from|since|during|with|after|before|chez|dans|depuis|pendant|avec|après|avant|à|au|en|como|desde|durante|con|tras|come|da|dal|dopo|nel|nella|com|em|no|na|jako|w|we|od|podczas|po|przed)\s[^,;:]{2,60},\s/iu
/** Such a phrase needs no comma before the subject: `At Acme she led …`. */
const place =
  /^(?:at|in|on|from|during|with|through|bei|beim|im|in|mit|chez|dans|pendant|avec|bij|tijdens|met)\s/iu
/** What follows one of these is no sentence by itself. */
const subordinate =
  /(?:^|\s)(?:where|which|when|while|who|that|because|if|as|since|after|before|wo|als|wenn|während|nachdem|dass|weil|où|quand|que|qu|waar|toen|terwijl|die|dat|omdat)$/iu
/** Nothing ends with one of these. */
const hanging =
  /\s(?:is|are|was|were|the|a|an|of|and|or|include|includes|included|both|between|ist|sind|war|der|die|das|und|est|sont|et|la|le|les|es|son|y|el|è|sono|e|il|é|são|o|zijn|en|de|het|są|jest|i|are:)$/iu
const counted =
  /\b(?:two|three|four|five|six|both|either|between|zwei|drei|vier|beide|zwischen|deux|trois|quatre|entre|dos|tres|cuatro|twee|drie|vier|beide|tussen|due|tre|dois|três|dwa|trzy)\b|\d/iu

/**
 * The longest part of a sentence that stands by itself and says no more than its entries: its beginning up to a clause,
 * an adjunct or the last of several things, or all of it but the phrase in front.
 */
export function cutBack(
  text: string,
  stands: (head: string) => boolean,
  language: string,
): string | undefined {
  const ends = [
    ...[...text.matchAll(clause), ...text.matchAll(adjunct)].map(({ index }) => index),
    ...[...text.matchAll(joints[language] ?? /$^/g)]
      .map(({ index }) => index)
      .filter((end) => mayEnd(text, end, language)),
  ].sort((one, other) => other - one)
  for (const end of ends) {
    const head = text.slice(0, end)
    if (isSentence(head, language) && stands(`${head}.`)) return `${head}.`
  }
  const phrase = openingPhrase.exec(text)?.[0]
  const rest = phrase === undefined ? '' : text.slice(phrase.length)
  const tail = `${rest.charAt(0).toUpperCase()}${rest.slice(1)}`
  const [first = ''] = rest.toLowerCase().split(' ')
  const isWhole = subjects(language).size === 0 || subjects(language).has(first)
  const isOpen = /^(?:(?:\S+\s){0,3}\S+|(?:uma?|una?)\s[^,]*),/u.test(rest)
  return isWhole && !isOpen && tail.split(' ').length >= 4 && stands(tail) ? tail : undefined
}

/** `as a nurse at Acme` is no sentence before its comma, nor `the tools are` before its list, nor is an open bracket. */
const isSentence = (head: string, language: string) =>
  head.split(' ').length >= 4 &&
  !hanging.test(head) &&
  !/\([^)]*$/.test(head) &&
  (!opening.test(head) ||
    /,\s\p{L}+\s\p{L}+\s\p{L}+/u.test(head) ||
    (place.test(head) && hasClause(head, language)))

/** Whether a subject stands in it that something is told of, and that no clause of its own begins with. */
const hasClause = (head: string, language: string) => {
  const words = head.split(/\s+/)
  const at = words.findIndex((word) => subjects(language).has(word.toLowerCase()))
  return at >= 0 && at < words.length - 2 && !subordinate.test(words.slice(0, at).join(' '))
}

/** What is counted or paired before the last `and` would be fewer without it. */
function mayEnd(text: string, end: number, language: string): boolean {
  if (inName.test(text.slice(0, end))) return false
  const words = text.slice(0, end).toLowerCase().split(/\s+/)
  const last = words.slice(-5).join(' ')
  return hasClause(text.slice(0, end), language) && !counted.test(last) && !/,/.test(last)
}
