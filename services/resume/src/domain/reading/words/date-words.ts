import { listed } from './listed.js'

/**
 * Month names as printed in resumes: English, Spanish, German, French, Portuguese, Italian, Dutch, Polish
 * (nominative and genitive), from the Unicode CLDR 46 calendars, wide and abbreviated, plus usual shortenings.
 * Without diacritics, lower case, one line per month.
 */
export const monthNames: readonly string[] = [
  'january jan enero ene januar janner janvier janv janeiro gennaio gen januari styczen stycznia sty',
  'february feb febrero februar fevrier fevr fev fevereiro febbraio februari luty lutego lut',
  'march mar marzo marz mrz mars marco maart mrt marzec marca',
  'april apr abril abr avril avr aprile kwiecien kwietnia kwi',
  'may mayo mai maio maggio mag mei maj maja',
  'june jun junio juni juin junho giugno giu czerwiec czerwca cze',
  'july jul julio juli juillet juil julho luglio lug lipiec lipca lip',
  'august aug agosto ago aout augustus sierpien sierpnia sie',
  'september sep sept septiembre set septembre setembro settembre wrzesien wrzesnia wrz',
  'october oct octubre oktober okt octobre outubro out ottobre ott pazdziernik pazdziernika paz',
  'november nov noviembre novembre novembro listopad listopada lis',
  'december dec diciembre dic dezember dez decembre dezembro dicembre grudzien grudnia gru',
]

/** "Until now", same languages and form. */
export const openEnds: readonly string[] = listed(`
    present | current | currently | now | today | ongoing | actuel | actuellement | attualmente | to date | till date | date | actualidad |
    la actualidad | actual | actualmente | presente | hoy | heute | jetzt | aktuell | laufend | derzeit |
    aujourd'hui | aujourd’hui | present | en cours | a ce jour | maintenant | atual | atualmente |
    o momento | oggi | attuale | in corso | heden | nu | obecnie | teraz | dzis | nadal | do dzis
  `)

/** "From here on", before a date without an end. */
export const sinceWords: readonly string[] = [
  'since',
  'from',
  'seit',
  'ab',
  'desde',
  'depuis',
  'dal',
  'da',
  'sinds',
  'vanaf',
  'od',
]

/** Before the first date of a range, as well as the words above; they tell nothing of a lone date. */
export const fromWords: readonly string[] = ['de', 'du', 'von', 'vom', 'van', 'dall', 'between', 'entre']

/** Between the two dates of a range. */
export const rangeWords: readonly string[] = listed(`
    to | until | till | through | bis | hasta | a | ad | au | jusqu’a | jusqu'a | ate | al | fino a | tot |
    t/m | do
  `)

export const seasons: readonly string[] = listed(`
    spring | summer | autumn | fall | winter | primavera | verano | otono | invierno | fruhling | sommer |
    herbst | printemps | ete | automne | hiver | verao | outono | inverno | estate | lente | zomer |
    herfst | wiosna | lato | jesien | zima
  `)
