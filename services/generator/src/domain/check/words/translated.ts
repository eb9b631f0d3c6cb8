import { gathered } from '../../gathered.js'
import { normalForm } from '../forms/normal-form.js'
import { wordSet } from '../forms/word-set.js'
import type { Implication } from './implication.js'

/** What tells of a publication that another wrote it, and who tells of it put it into a language. */
const translated = new RegExp(
  [
    String.raw`(?<!\p{L})(?:translated (?:from|by)|transl\.|(?:english|german|french|spanish|italian|dutch|polish) translation of)`,
    String.raw`(?<!\p{L})(?:übersetzt (?:aus|von)|aus dem \p{L}+ übersetzt|übersetzung aus)`,
    String.raw`(?<!\p{L})(?:traduite? (?:d[eu]s?|d['’]|par)|trad\. d|traduction (?:du|de l['’])\s?(?:anglais|allemand|espagnol|italien|portugais|néerlandais|polonais))`,
    String.raw`(?<!\p{L})(?:traducid[ao] (?:del?|por)|traducción del (?:inglés|alemán|francés|italiano|portugués))`,
    String.raw`(?<!\p{L})(?:tradott[ao] d|traduzione d(?:al|all['’]|el|ell['’])\s?(?:inglese|tedesco|francese|spagnolo|portoghese))`,
    String.raw`(?<!\p{L})(?:traduzid[ao] (?:d[eoa]|por)|tradução do (?:inglês|alemão|francês|espanhol|italiano))`,
    String.raw`(?<!\p{L})(?:vertaald (?:uit|door)|vertaling uit)`,
    String.raw`(?:przekład|tłumaczenie) z(?:e)? \p{L}+ego|przełożył|tłumaczył`,
  ].join('|'),
  'iu',
)

const authored =
  wordSet(`author authored authoring wrote written writes write writing penned autor autora autore auteur autrice auteure schrijver verfasserin verfasste verfasst schrieb schreibt geschrieben
écrit écrite écrits écrire signé signée signe rédigé rédigée escribió escribir escrito firma firmó autoría scritto scritta scrisse scrivendo firmato firmata firmò firmando redatto
escreveu escrever escrito assinou assina autoria schreef geschreven napisał napisała napisałam napisałem autorka autorką autorem autorstwa`)

const isAuthored = (word: string) => authored.has(normalForm(word))

/** What publications imply, but for what was translated nothing of who wrote it. */
export const withoutTranslated = (all: readonly Implication[]): readonly Implication[] =>
  gathered(all, (implication): readonly Implication[] => {
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
