import { bears, type Ground } from '../ground.js'
import { upTo, type Basis } from '../said.js'
import type { Token } from '../tokens.js'

interface Bearing {
  readonly word: RegExp
  /** What stands behind it, words between blanks. */
  readonly behind?: RegExp
  /** A word of the entry that bears it out. */
  readonly by: RegExp
}

const lower =
  'deuxieme|second|seconde|troisieme|quatrieme|cinquieme|segund[oa]|tercer[oa]?|terceir[oa]|cuart[oa]|quart[oa]|secondo|seconda|terz[oa]'

/** Words that say no more where they stand than an entry says by another one. */
const bearings: readonly Bearing[] = [
  {
    word: /^tr(?:agt|ug|agen)$/,
    behind: /^(?:\S+ ){0,6}\S*verantwortung /,
    by: /verantwort(?:ung|lich\S*)$/,
  },
  // `membro do grupo`; `integrou sistemas` is another deed.
  {
    word: /^integr(?:a|ava|ou)$/,
    behind:
      /^(?:[oa] )?(?:associacao|comissao|comite|conselho|coro|direcao|equipa|equipe|grupo|nucleo|orquestra) /,
    by: /^membros?$/,
  },
  // What somebody began or made came about.
  {
    word: /^nat[oaie]$/,
    behind: /^(?:nel|nell|dal|dall|da|per|grazie) /,
    by: /^(?:avvi|cre|fond|lanci|ide|inaugur)at[oaie]$/,
  },
  {
    word: /^(?:nascono|nascevano)$/,
    by: /^(?:realizz|fabbric|cre)(?:a|ava|ato|ate|are|azione)$|^produ(?:ce|ceva|zione)$/,
  },
  {
    word: /^produ(?:ce|cono|ceva|cevano)$/,
    by: /^(?:realizz|fabbric)(?:a|ava|ato|are|azione)$/,
  },
  // `initié 40 salariés aux gestes`; who `initié la formation` began it.
  {
    word: /^initi(?:ee?s?|er|ait|ant)$/,
    behind: /^(?!(?:la|le|l|les|une?|des|sa|son|ses) )\S+ (?:\S+ ){0,4}(?:a|au|aux) /,
    by: /^form(?:e|er|ait|ation)$/,
  },
  { word: /^asesora$/, behind: /^(?:al?|en|sobre) /, by: /^asesor(?:o|a|ar|aba|amiento)$/ },
  // The second prize is won too, its contest is not.
  {
    word: /^(?:remporte[es]?|gagnee?|gano|ganado|ganador|venceu|ganhou|vint[oa]|vinse|conquistat[oa]|conquisto|conquistou|aggiudicat[oa])$/,
    behind: new RegExp(
      `^(?:avec (?:\\S+ ){1,4})?(?:(?:le|la|l|un|une|una|el|il|o|a|um|uma) )?(?:${lower}) `,
      'u',
    ),
    by: new RegExp(`^(?:${lower})$`, 'u'),
  },
]
/** In charge of a shop is who manages it. */
const managing = /^dirig(?:e|eait|eant|er|ee?)$/
const units = /^(?:magasin|boutique|rayon|agence|atelier|restaurant|librairie|secteur|service)$/

/** Whether a word claims no more where it stands than a word of the same entry does. */
export function isBorneBy(
  tokens: readonly Token[],
  at: number,
  { grounds, language, isPlain }: Basis,
): boolean {
  const word = tokens[at]?.value ?? ''
  const near = tokens.slice(at + 1, at + 10)
  if (managing.test(word)) return isManager(near.slice(0, 6), grounds)
  const behind = `${near.map(({ value }) => value).join(' ')} `
  const rest = upTo(tokens.slice(at + 1), ({ breaks }) => breaks).filter(
    ({ kind, value, isMarked }) => kind !== 'word' || isMarked || (value.length > 2 && !isPlain(value)),
  )
  const isTold = (ground: Ground) => rest.every((token) => bears(ground, token, language))
  return bearings.some(
    (bearing) =>
      bearing.word.test(word) &&
      (bearing.behind?.test(behind) ?? true) &&
      grounds.some((ground) => [...ground.words].some((known) => bearing.by.test(known)) && isTold(ground)),
  )
}

const isManager = (near: readonly Token[], grounds: readonly Ground[]) => {
  const unit = near.find(({ value }) => units.test(value))?.value
  return (
    unit !== undefined &&
    grounds.some(({ texts }) => texts.some((text) => new RegExp(`^ responsable d[eu] ${unit} `).test(text)))
  )
}
