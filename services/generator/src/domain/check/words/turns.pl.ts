import { gathered } from '../../gathered.js'
import { wordSet } from '../forms/word-set.js'

const ends = ['', 'a', 'o', 'y', 'em', 'am']
const pastOf = (stems: string) => [...wordSet(stems)].flatMap((stem) => ends.map((end) => `${stem}${end}`))
/** What is changed changes as well, which is read as one word: `skrócił się`. */
const changedOf = (stems: string) => gathered(pastOf(stems), (form) => [form, `${form}sie`])

/** To become less, or to make it less, as told in Polish. */
export const less: ReadonlySet<string> = new Set([
  ...pastOf('spadł zmalał potaniał staniał'),
  ...changedOf('zmniejszył obniżył ograniczył zredukował skrócił'),
  ...wordSet(`spadek spadku spadkiem mniej mniejszy mniejsza mniejsze niższy niższa niższe krótszy krótsza krótsze krócej
zmniejszając obniżając ograniczając redukując skracając zmniejszenie obniżenie ograniczenie redukcja skrócenie`),
])

/** To become more, or to make it more. */
export const more: ReadonlySet<string> = new Set([
  ...pastOf('wzrósł wzrosł urósł urosł podrożał zdrożał'),
  ...changedOf('zwiększył podniósł podniosł podwyższył'),
  ...wordSet(`wzrost wzrostu wzrostem więcej większy większa większe wyższy wyższa wyższe dłuższy dłuższa dłuższe dłużej
zwiększając podnosząc podwyższając zwiększenie podniesienie podwyższenie`),
])

const share = String.raw`\d+(?:[.,]\d+)?\s?(?:%|proc)`
const gained = new RegExp(String.raw`(?:^|[\s(])\+\s?${share}`, 'u')
const lost = new RegExp(String.raw`(?:^|[\s(])[-−–]${share}`, 'u')
const comparedWith = (forms: string) =>
  new RegExp(
    String.raw`(?<!\p{L})(?:(?:${forms})(?:\s\p{L}+){0,2}\so\s(?:ok\.\s|około\s)?\d|o\s(?:ok\.\s|około\s)?\d\S*(?:\s\p{L}+\.?)?\s(?:${forms})(?!\p{L}))(?!.*(?<!\p{L})(?:niż|od)(?!\p{L}))`,
    'iu',
  )
const isLess = comparedWith('(?:niższ|mniejsz|krótsz)(?:[yaei]|ych|ego|ej|ą)|mniej|krócej')
const isMore = comparedWith('(?:wyższ|większ|dłuższ)(?:[yaei]|ych|ego|ej|ą)|więcej|dłużej')

/**
 * The words for it where a Polish text tells by how much something became more or less, with no verb: `+9% przychodu`,
 * `niższe o 18%`. Where one thing became more and another less, which of them did is not told by a word alone.
 */
export function turnsIn(text: string): readonly string[] {
  const isGain = gained.test(text) || isMore.test(text)
  const isLoss = lost.test(text) || isLess.test(text)
  if (isGain === isLoss) return []
  return [...(isGain ? more : less)]
}
