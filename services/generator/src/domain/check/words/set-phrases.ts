import { gathered } from '../../gathered.js'
import { normalForm } from '../forms/normal-form.js'
import { english } from './set-phrases.en.js'

/** What is made `from zero` is created, but where it is done again or learned; `from zero to 14` is a change. */
const fromNothing = (from: string, otherwise: string) =>
  new RegExp(
    `^(?!.* (?:${otherwise})).* ${from} (?:0|zero|cero) (?!al? |dechet|accident|papier|erro|defaut|papel)`,
    'u',
  )

/** Phrases of an entry, in normal form, that say together what one other word says. */
const phrases: Readonly<Record<string, readonly (readonly [phrase: RegExp, words: string])[]>> = {
  de: [
    [
      / mit (?:(?:ein|auf|aus|um|ab|an|vor)ge\S+t|entwickelt|gegründet|gestaltet|organisiert|verfasst|betreut|geplant) /u,
      'mitwirken mitwirkung beteiligen beteiligung',
    ],
    [/ leg(?:t|te|e) (?:gro(?:ss|ß)en |viel |besonderen |hohen )?wert auf /u, 'wichtig'],
    [/ (?:lieg(?:t|en)|lag(?:en)?) (?:\S+ ){0,3}am herzen /u, 'wichtig wert'],
    [/ (?:hat|habe|mit) (?:viel )?(?:spass|freude) (?:an|am) /u, 'gern gerne mag'],
  ],
  pl: [
    [/ (?:za)?planowan(?:y|a|e|i|ych|ego|ej|ym) /u, 'planach'],
    [/ nauk\S* zawodu /, 'uczyłsię uczyłasię'],
    [
      / (?:udzial\S*|uczestnictw\S*|pomoc\S*) (?:w|we|przy) (?:(?:s|u)?tworzeni|opracowa|opracowywa|(?:za|wy|z)?budow|(?:na)?pisani|redag|redak|projektowa|przygotow)/,
      'współtworzył współtworzyć',
    ],
    [
      / (?:nagran|napisan|stworzon|przygotowan|opracowan|zrobion)\S* (?:(?:razem|wspolnie|wraz) )?z /,
      'współtworzył współtworzyć',
    ],
    [/ raz w miesiacu /, 'comiesięczny comiesięcznie co miesiąc'],
    [/ raz w tygodniu /, 'cotygodniowy cotygodniowo'],
    [/ raz w roku /, 'coroczny corocznie'],
    [/ filologi\S* angielsk/, 'anglistyka'],
    [/ filologi\S* germansk/, 'germanistyka'],
    [/ filologi\S* polsk/, 'polonistyka'],
    [/ filologi\S* romansk/, 'romanistyka'],
    [/ filologi\S* rosyjsk/, 'rusycystyka'],
    [/ filologi\S* (?:hiszpansk|iberyjsk)/, 'iberystyka'],
    [/ filologi\S* slowiansk/, 'slawistyka'],
    [/ (?:brygad|zespol|ekip|druzyn|grup)\S* (?:\S+ ){0,2}osob /, 'osobowy'],
  ],
  en: english,
  fr: [
    // `Tutorat de 6 élèves` begins its line: who sorts such files is no tutor.
    [/^ tutorat d/, 'tuteur tutrice'],
    [
      /(?<! (?:de|par|a)) \d\S* ?(?:ko|mo|go|kb|mb|gb|kg) (?!de (?:moins|plus) |gagn|econom|liber|en moins )/,
      'peser',
    ],
    [fromNothing('de', 're(?:f|con|cr|pr|d)|appr'), 'créer concevoir développer monter'],
  ],
  es: [[fromNothing('desde', 're(?:h|con|di|es)|aprend'), 'crear diseñar desarrollar']],
  it: [
    [/(?<! (?:di|a)) \d\S* ?(?:kb|mb|gb|kg) (?!(?:in|di) (?:meno|piu) |risparmi|guadagn)/, 'pesare'],
    [
      fromNothing('da', 'ri(?:scri|fa|cos|pro|cre|svi)|impar|appre'),
      'creare realizzare sviluppare progettare costruire',
    ],
    [/ (?:fa|faccio|fatto|faceva|facevo|fare|facendo) parte d/, 'membro componente'],
    [/ (?:ten|condu|condo|condot|impart)\S* (?:\S+ ){0,2}(?:cors[oi]|lezion[ei]) /, 'insegnare'],
    [
      / (?:problem[ai]|error[ei]|difett[oi]|anomali[ae]|criticita|carenz[ae]) (?:(?:emers|trovat|segnalat)\S+ )?(?:(?:nel|nella|nei|nelle|negli|in) )?(?:audit|verific[ah]e?|controll[oi]|ispezion[ei]|collaud[oi]|test) /,
      'rilevare riscontrare segnalare trovare',
    ],
    [/ tempo parziale /, 'part time part-time'],
    [/ part time /, 'parziale'],
    [/ part-time /, 'parziale'],
    [/ tempo pieno /, 'full time full-time'],
  ],
  pt: [[fromNothing('do', 're(?:f|con|cr|es)|aprend'), 'criar conceber desenvolver']],
  nl: [
    [/ (?:houdt?|hou|hield) van /u, 'prettig fijn leuk graag'],
    [/ (?:hecht|hechtte) (?:veel |grote )?(?:waarde|belang) aan /u, 'belangrijk'],
    [/ met (?:veel )?plezier /u, 'graag'],
    [/ (?:wil|wilt|hoop|hoopt|zou graag) /u, 'doel wens ambitie streven'],
    [
      / (?:zit|zat|zitting|zetelt|zetelde) (?:\S+ ){0,8}in (?:de |het |een )?\S*(?:raad|commissie|bestuur|jury|comite|werkgroep|stuurgroep|panel|redactie) /u,
      'lid bestuurslid',
    ],
    [/^ (?:(?:onderhoud|service|reparaties?) en )?storing(?:en)? (?:aan|bij|van) /u, 'verhelpen'],
    [/ in dienst /u, 'tewerkstellen werknemer personeel'],
  ],
}

/** Most texts have none of a language, which one look tells. */
const anyPhrase = new Map(
  Object.entries(phrases).map(([language, all]) => [
    language,
    new RegExp(all.map(([phrase]) => `(?:${phrase.source})`).join('|'), 'u'),
  ]),
)

/** Words that the phrases of a text, told as a flat row of values, give a right to say. */
export const wordsOfPhrases = (flat: string, language: string): readonly string[] =>
  anyPhrase.get(language)?.test(flat)
    ? gathered(phrases[language] ?? [], ([phrase, words]) =>
        phrase.test(flat) ? words.split(' ').map(normalForm) : [],
      )
    : []
