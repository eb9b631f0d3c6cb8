import { commonWords } from '../language.js'
import { normalForm } from './normal-form.js'

/** Words that claim nothing by themselves. Ranks, praise and fields of work are not among them. */
const english = `
a about across after again all along alongside also always am among an and any are around as at away back be became
because become been before began begin behind being below between both bring brings brought build builds building built
but by came can come comes could day days did do does doing done down during each either else end ends enough every few
find finds for found from further gave get gets give gives go goes going gone had has have having he helped help helps
her here hers herself him himself his how i if in inside into is it its itself join joined just keep keeps kept know
known knows later learn learned least less let like long look looks made main make makes making many may me might month
months more most much must my near need needs never new next no nor not now of off often on once one only onto or other
others our out over own part past people per place places put ran rather run running runs same saw see seen set she
should since so some soon spent stand start started starts still such take taken takes taking than that the their them
themselves then there these they thing things this those though through throughout time times to today together too took
toward towards turn turned turns under until up upon us use used uses using very via was way ways we well went were what
when where whether which while who whom whose why will with within without work worked working works would year years yet
you your role roles team teams currently previously career experience professional person include includes including
join joined joins hold holds held earn earned earns bring serve served serves
carry carried create created creates design designed designs develop developed develops deliver delivered delivers
lead leads led manage managed manages write writes wrote written teach teaches taught speak speaks spoke study studied
studies live lives lived based brief focus focused focuses
`

const plainEnglish = new Set(english.trim().split(/\s+/).map(normalForm))

/** Words of a language that claim nothing, in normal form. */
export const plainWords = (language: string): ReadonlySet<string> =>
  language === 'en' ? plainEnglish : new Set(commonWords(language).map(normalForm))
