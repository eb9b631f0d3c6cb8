import { foreignWords } from './foreign-words.js'
import { normalForm } from './normal-form.js'

/** Words that claim nothing by themselves. Ranks, praise, negation, quantity and fields of work are not among them. */
const english = `
a about across after again along alongside also am among an and any are around as at away back be became
because become been before began begin behind being below between both bring brings brought build builds building built
but by came can come comes could day days did do does doing done down during each either end ends enough
find finds for found from further gave get gets give gives go goes going gone had has have having he helped help helps
her here hers herself him himself his how i if in inside into is it its itself join joined just keep keeps kept know
known knows later learn learned let like long look looks looking made main make makes making may me might month
months more my need needs new next now of off often on once one onto or other
others our out over own part past people per person place put ran rather run running runs same saw see seen set she
should since so some soon spent spend spends stand start started starts still such take taken takes taking than that the their them
themselves then there these they thing things this those though through throughout thus time to today together too took
toward towards turn turned turns under until up upon us use used uses using very via was way ways we week weeks well went were what
when where whereby which while who whom whose will with within work worked working works would year years yet
you your role roles team teams currently current previously earlier former formerly career experience experienced professional
include includes included including joins joining hold holds held bring serve served serves serving position job stay stays stayed
carry carried create created creates creating design designed designs develop developed develops developing deliver delivered delivers
write writes wrote written writing live lives lived living based brief focus focuses focused
lasted lasts involved involving responsible based background moved moving move moves became level having mr ms mrs today's
fell rose grew went show shows shown come employed employs worth called named covers covered cover time free outside additionally
addition spans spanning total known company companies project projects area areas field fields
`

const plainEnglish = new Set(english.trim().split(/\s+/).map(normalForm))
const foreign = new Map(
  Object.entries(foreignWords).map(([language, words]) => [
    language,
    new Set(words.trim().split(/\s+/).map(normalForm)),
  ]),
)

/** Words of a language that claim nothing, in normal form; undefined for a language that is not known that well. */
export const plainWords = (language: string): ReadonlySet<string> | undefined =>
  language === 'en' ? plainEnglish : foreign.get(language)
