import { listed } from './languages/listed.js'

/** Labels of forms such as those of Europass that ask what was done, in the languages of the section titles. */
const tasks =
  /responsib|responsabilit|verantwort|aufgaben|t[aä]tigkeiten|\bduties\b|\btasks\b|業務内容|職務内容|担当業務|담당업무|업무내용|main activit|princip(?:al|ales|ali|ais|ale) (?:activi|attivi|mansioni|funciones|fun[cç][oõ]es|atividades|missions?|t[aâ]ches)|mansioni|werkzaamheden|taken\b|obowi[aą]zki/iu
/** Labels that ask what a firm or a school is, which no field holds. */
const kinds =
  /事業内容|資本金|従業員|売上|雇用形態|사업내용|자본금|\bsector\b|\bsecteur\b|\bsettore\b|\bsektor\b|\bsetor\b|\bbranche\b|\bbran[zż]a\b|type of business|\blevel in national\b|\bniveau dans la\b|livello nella classificazione|nivel en la clasificaci|stufe der nationalen/iu

/** Labels in the line of a value that ask for the role: `Cargo: Analista`. */
export const roleLabel =
  /^(?:cargo|fun[cç][aã]o|puesto|stanowisko|position(?: held)?|poste|job title|role|funktion|posizione|ruolo|functie)\s*:\s+/iu

export const asksForTasks = (label: string): boolean => tasks.test(label) && !kinds.test(label)
export const asksForKind = (label: string): boolean => kinds.test(label)

/** Labels of forms in front of a value, folded: they are no content even where each stands only once. */
const entryLabels = new Set(
  listed(`
    position | position held | job title | role | employer | company | dates | date | period | from to | tasks | duties |
    school | institution | degree | qualification | field of study | city | location | place |
    stelle | arbeitgeber | zeitraum | schule | abschluss | ort | poste | employeur | periode | ecole | diplome | lieu |
    puesto | empresa | periodo | escuela | titulo | cargo | instituicao | posizione | azienda | scuola | titolo |
    functie | werkgever | periode | diploma | stanowisko | pracodawca | okres | szkola
  `),
)
export const isEntryLabel = (folded: string): boolean => entryLabels.has(folded)
