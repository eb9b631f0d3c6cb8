import { longestHead } from '../entries/head-parts.js'
import { degreeLikeness, isDegreeName, roleLikeness } from '../recognizers/likeness.js'
import type { Phrase } from '../text/phrase.js'

const ofDegree =
  /^(?:bachelor|master|associate|doctor)(?:[’']?s)? (?:degree )?of (?:applied |fine |business |public |computer )?(?:science|arts?|engineering|administration|laws?|education|accountancy|nursing|technology|philosophy|commerce|architecture|music|social work|health|medicine|design|finance)\b/i

const kindOfDegree =
  /^(?:(?:associate|bachelor|master|foundation)(?:[’']?s)? degree|(?:high school |advanced |national |higher |graduate )?diploma|certificate)(?=\s+(?!of\b|in\b|de\b|di\b|em\b))/i
const shortDegree =
  /^(?:(?:B|M|D)\.?\s?(?:Sc|A|S|Eng|Ed|BA|FA|Phil|Com|Tech)\.?|Ph\.?D\.?|MBA|BBA|LL\.?[BM]\.?|M\.?D\.?)(?=\s+\p{Lu}\p{Ll})/u

/** `Licence de biologie`, `Diploma di ragioneria`: the name of a degree, and behind it what it is in. */
const ofBehindName = (text: string): RegExpExecArray | undefined => {
  const match = /(?<=^\S+)\s+(?:(?:de|di)\s+|d['’])(?=\p{L}{4})/iu.exec(text)
  if (!match || !isDegreeName(text.slice(0, match.index))) return undefined
  // `Diplôme d'ingénieur`: what one becomes is no subject.
  const [subject = ''] = text.slice(match.index + match[0].length).split(/[\s,]/)
  return roleLikeness(subject) > 0 ? undefined : match
}

/** `BSc, Physics`, `Master of Science in Physics`, `Physics (BSc)`. */
export const splitDegree = (raw: Phrase): { degree?: Phrase; area?: Phrase } => {
  if (raw.text.length > longestHead) return degreeLikeness(raw.value) > 0 ? { degree: raw } : { area: raw }
  const phrase = raw.slice(0, /\s+(?:in|of)$/.exec(raw.text)?.index ?? raw.text.length)
  const { text } = phrase
  // `9 GCSEs including Maths, Physics`: a list of what it holds is of its name.
  if (/\s(?:including|incl\.?|inkl\.?|einschließlich|incluyendo|dont)\s/iu.test(text))
    return { degree: phrase }
  const comma = /\s*[,:;،]\s+|\s*[，：、]\s*|\s+[–—-]\s+/.exec(text)
  const lead = text.slice(0, comma?.index ?? text.length)
  const inAt =
    [...lead.matchAll(/\s+(?:in|en|em|im Fach|w zakresie|na kierunku)\s+/g)].at(-1) ?? ofBehindName(lead)
  const brackets = /^(.*\S)\s*[(（]([^()（）]+)[)）]$/.exec(text)
  const halves = (end: number, start: number) => ({ degree: phrase.slice(0, end), area: phrase.slice(start) })
  if (brackets?.[1] && degreeLikeness(brackets[2] ?? '') > 0 && degreeLikeness(brackets[1]) === 0) {
    return {
      area: phrase.slice(0, brackets[1].length),
      degree: phrase.slice(Math.max(text.lastIndexOf('('), text.lastIndexOf('（')) + 1, text.length - 1),
    }
  }
  // `Bachelor of Science in Nursing Nursing`: the degree names the area, which follows.
  const twice = /^(.*\b(\p{L}+))\s+\2$/u.exec(text)
  if (twice?.[1]) return halves(twice[1].length, twice[1].length)
  if (comma && inAt && /^\P{L}*\p{L}+ in nursing/iu.test(lead))
    return halves(comma.index, comma.index + comma[0].length)
  if (
    inAt &&
    degreeLikeness(lead.slice(0, inAt.index)) > 0 &&
    !(comma && /^bachelor|^master/i.test(lead) && degreeLikeness(text.slice(comma.index)) === 0)
  ) {
    return halves(inAt.index, inAt.index + inAt[0].length)
  }
  const listed = comma && !isDegreeName(lead) ? leadingDegree(phrase) : undefined
  if (comma && listed && degreeLikeness(text.slice(comma.index)) === 0) return listed
  if (comma) return atComma(phrase, comma)
  for (const pattern of [ofDegree, kindOfDegree, shortDegree]) {
    const match = pattern.exec(text)
    if (match && match[0].length < text.length) return halves(match[0].length, match[0].length)
  }
  const unspaced = besideDegree(phrase)
  if (unspaced) return unspaced
  const stem = leadingDegree(phrase)
  if (stem) return stem
  return degreeLikeness(phrase.value) > 0 ? { degree: phrase } : { area: phrase }
}

/** `计算机科学 学士`, `컴퓨터공학 학사`: a space parts the degree from its subject, in either order. */
const besideDegree = (phrase: Phrase): { degree: Phrase; area: Phrase } | undefined => {
  const space = /(?<=[\p{Script=Han}\p{Script=Hangul}])\s+(?=[\p{Script=Han}\p{Script=Hangul}])/u.exec(
    phrase.text,
  )
  if (!space) return undefined
  const [one, two] = phrase.around(space)
  const [a, b] = [degreeLikeness(one.value), degreeLikeness(two.value)]
  if (a === b) return undefined
  return a > b ? { degree: one, area: two } : { degree: two, area: one }
}

/** `Master of Science - MS, Physics`: the degree again, by its initials, is no part of the area. */
export const withoutInitials = (area: Phrase, degree: Phrase): Phrase => {
  const short = /^(\p{Lu}[\p{L}.]{0,5}),\s+(?=\p{Lu})/u.exec(area.text)
  const capitals = (text: string) => (text.match(/\p{Lu}/gu) ?? []).join('')
  return short && capitals(short[1] ?? '') === capitals(degree.value) ? area.slice(short[0].length) : area
}

/** `BSc, Physics` and `Physics, Design and Technology, A-Levels`: the degree is the shorter the better. */
const atComma = (phrase: Phrase, first: RegExpExecArray): { degree: Phrase; area: Phrase } => {
  const last = phrase.text.lastIndexOf(', ')
  const [one, two] = phrase.around(first)
  if (degreeLikeness(one.value) >= degreeLikeness(two.value)) return { degree: one, area: two }
  const end = phrase.slice(last + 2)
  return last > first.index &&
    degreeLikeness(phrase.text.slice(first.index, last)) === 0 &&
    degreeLikeness(end.value) > 0
    ? { degree: end, area: phrase.slice(0, last) }
    : { degree: two, area: one }
}

/** `Grado Periodismo`, `Magister inżynier Budownictwo`: the first words are degrees, and what follows begins like a name. */
const leadingDegree = (phrase: Phrase): { degree: Phrase; area: Phrase } | undefined => {
  const isCaps = phrase.text === phrase.text.toUpperCase()
  for (const space of phrase.text.matchAll(/ /g)) {
    const [lead, rest] = phrase.around(space)
    if (degreeLikeness(lead.text.slice(lead.text.lastIndexOf(' ') + 1)) === 0) return undefined
    if (/[,;:]$/.test(lead.text)) return undefined
    const isName = (isCaps ? /^\p{Lu}{3}/u : /^\p{Lu}\p{Ll}/u).test(rest.text)
    if (isName && degreeLikeness(rest.value) === 0) return { degree: lead, area: rest }
  }
  return undefined
}
