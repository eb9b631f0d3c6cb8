import { wordSet } from '../forms/word-set.js'

/** The names of days, without their parts. */
export const weekdays = wordSet(
  `monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
montag dienstag mittwoch donnerstag freitag samstag sonnabend sonntag montags dienstags mittwochs donnerstags freitags samstags sonntags
lundi mardi mercredi jeudi vendredi samedi dimanche lunes martes miércoles jueves viernes sábado sábados domingo domingos
lunedì martedì mercoledì giovedì venerdì sabato domenica quinta terça quarta sexta segunda
maandag dinsdag woensdag donderdag vrijdag zaterdag zondag poniedziałek wtorek środę czwartek piątek sobotę niedzielę`,
)

/** On all of them: `w soboty`. */
export const polishDays = wordSet('poniedziałki wtorki środy czwartki piątki soboty niedziele')

/** `zondagochtend`, `Donnerstagabend` */
const partOfDay =
  /^(?:maan|dins|woens|donder|vrij|zater|zon|mon|diens|donners|frei|sams|sonn)(?:dag|tag)(?:s?avond|ochtend|s?middag|morgen|nacht|abend|vormittag|nachmittag)/

/** `lundi`, `Donnerstagabend` */
export const isWeekday = (word: string) => weekdays.has(word) || partOfDay.test(word)
