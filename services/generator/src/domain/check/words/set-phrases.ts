import { normalForm } from '../forms/normal-form.js'

/** Phrases of an entry, in normal form, that say together what one other word says. */
const phrases: Readonly<Record<string, readonly (readonly [phrase: RegExp, words: string])[]>> = {
  de: [
    [/ leg(?:t|te|e) (?:gro(?:ss|ß)en |viel |besonderen |hohen )?wert auf /u, 'wichtig'],
    [/ (?:hat|habe|mit) (?:viel )?(?:spass|freude) (?:an|am) /u, 'gern gerne mag'],
  ],
  pl: [[/ (?:za)?planowan(?:y|a|e|i|ych|ego|ej|ym) /u, 'planach']],
  en: [
    [/ look(?:s|ed|ing)? after /, 'responsible responsibility charge care'],
    [/ s(?:it|its|at|itting) on /, 'member'],
    [
      / (?:is|am|was|are|were|serves?|served) on (?:the |a |an )?(?:\S+ ){0,3}(?:team|committee|group|panel|board|squad|council|jury) /,
      'member',
    ],
    [
      / ha(?:s|d|ve) (?:had )?(?:her|his|my|their) own (?:workshop|studio|shop|business|company|practice|firm|garage|farm|bakery|salon) /,
      'run runs ran running',
    ],
    [/ free /, 'charge'],
  ],
  nl: [
    [/ (?:houdt?|hou|hield) van /u, 'prettig fijn leuk graag'],
    [/ (?:hecht|hechtte) (?:veel |grote )?(?:waarde|belang) aan /u, 'belangrijk'],
    [/ met (?:veel )?plezier /u, 'graag'],
  ],
}

/** Words that the phrases of a text, told as a flat row of values, give a right to say. */
export const wordsOfPhrases = (flat: string, language: string): readonly string[] =>
  (phrases[language] ?? []).flatMap(([phrase, words]) =>
    phrase.test(flat) ? words.split(' ').map(normalForm) : [],
  )
