import { normalForm } from '../forms/normal-form.js'
import { wordSet } from '../forms/word-set.js'
import type { Implication } from './implication.js'

/** What tells of a publication that another wrote it, and who tells of it put it into a language. */
const translated =
  /\btranslated (?:from|by)\b|\btransl\.|\btranslation of\b|\bübersetzt (?:aus|von)\b|\baus dem \p{L}+ übersetzt|\bÜbersetzung (?:aus|von|des|der)\b|\btraduite? (?:d[eu]s?|par)\b|\btraduction d|\btraducid[ao] (?:del?|por)\b|\btraducción del?\b|\btradott[ao] d|\btraduzione d|\btraduzid[ao] (?:d[eoa]|por)\b|\btradução d|\bvertaald (?:uit|door)\b|\bvertaling (?:van|uit)\b|przekład|tłumaczenie|przełożył|tłumaczył/iu

const authored =
  wordSet(`author authored authoring wrote written writes write writing penned autor autora autore auteur autrice auteure schrijver verfasserin verfasste verfasst schrieb schreibt geschrieben
écrit écrite écrits écrire signé signée signe rédigé rédigée escribió escribir escrito firma firmó autoría scritto scritta scrisse scrivendo firmato firmata firmò firmando redatto
escreveu escrever escrito assinou assina autoria schreef geschreven napisał napisała napisałam napisałem autorka autorką autorem autorstwa`)

const isAuthored = (word: string) => authored.has(normalForm(word))

/** What publications imply, but for what was translated nothing of who wrote it. */
export const withoutTranslated = (all: readonly Implication[]): readonly Implication[] =>
  all.flatMap((implication): readonly Implication[] => {
    if (implication.section !== 'publications' || implication.not) return [implication]
    const words = implication.words.trim().split(/\s+/)
    const ofAuthor = words.filter(isAuthored).join(' ')
    if (ofAuthor === '') return [implication]
    const rest = words.filter((word) => !isAuthored(word)).join(' ')
    return [
      ...(rest === '' ? [] : [{ ...implication, words: rest }]),
      { ...implication, not: translated, words: ofAuthor },
    ]
  })
