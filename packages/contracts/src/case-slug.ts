import { siteNameFrom } from './names/site-name.js'

export const mostSlugCharacters = 60

/** Words with single hyphens between them. */
export const slugPattern = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Words that sites and their hosts use for pages of their own. */
const reserved: ReadonlySet<string> = new Set(
  'index new edit all feed rss sitemap robots admin api assets login search tag tags page pages undefined null'.split(
    ' ',
  ),
)
export const isReservedSlug = (slug: string): boolean => reserved.has(slug)

/** Letters with the Latin ones that they are written as: those of a language go before those of its alphabet. */
const scripts = [
  'а:a б:b в:v г:g ґ:g д:d е:e ё:yo є:ye ж:zh з:z и:i і:i ї:yi й:y к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: ы:y ь: э:e ю:yu я:ya',
  'α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f χ:ch ψ:ps ω:o',
  'ä:ae ö:oe ü:ue å:aa',
]
const latin = new Map(
  scripts.flatMap((script) =>
    script.split(' ').map((pair): [string, string] => {
      const [letter = '', written = ''] = pair.split(':')
      return [letter, written]
    }),
  ),
)

/** A title as part of an address, cut between words; '' where nothing of it can be written in Latin letters. */
export function slugFrom(title: string): string {
  const composed = [...title.normalize('NFC').toLowerCase()].map((letter) => {
    const plain = letter.normalize('NFD').replace(/\p{Mark}/gu, '')
    return latin.get(letter) ?? latin.get(plain) ?? letter
  })
  const slug = siteNameFrom(composed.join('')).replace(/-+/g, '-')
  if (slug.length <= mostSlugCharacters) return slug
  const cut = slug.slice(0, mostSlugCharacters + 1)
  return cut.slice(0, cut.includes('-') ? cut.lastIndexOf('-') : mostSlugCharacters)
}

/** The first of `base`, `base-2`, `base-3` ... that is free. */
export function freeSlug(base: string, isTaken: (slug: string) => boolean): string {
  if (!isTaken(base)) return base
  for (let count = 2; ; count++) {
    const end = `-${count}`
    const numbered = `${base.slice(0, mostSlugCharacters - end.length).replace(/-$/, '')}${end}`
    if (!isTaken(numbered)) return numbered
  }
}
