import { gathered } from '../../gathered.js'
import type { Spelled } from './romance-numbers.js'

const listed = (words: string, from: number, step = 1) =>
  words.split(' ').map((word, index): [string, number] => [word, from + index * step])

/** `doscientos` and `doscientas` from their beginning. */
const hundreds = (beginnings: string) =>
  gathered(listed(beginnings, 200, 100), ([word, value]): [string, number][] => [
    [`${word}os`, value],
    [`${word}as`, value],
  ])

const tables: Readonly<Record<string, ReadonlyMap<string, number>>> = {
  es: new Map([
    ...listed('un dos tres cuatro cinco seis siete ocho nueve diez once doce trece catorce quince', 1),
    ...listed('dieciseis diecisiete dieciocho diecinueve veinte veintiun veintidos veintitres', 16),
    ...listed('veinticuatro veinticinco veintiseis veintisiete veintiocho veintinueve', 24),
    ...listed('treinta cuarenta cincuenta sesenta setenta ochenta noventa cien', 30, 10),
    ...hundreds('doscient trescient cuatrocient quinient seiscient setecient ochocient novecient'),
    ...[['ciento', 100] as const, ['uno', 1] as const, ['una', 1] as const, ['veintiuno', 21] as const],
    ...[['docena', 12] as const, ['decena', 10] as const, ['centenar', 100] as const],
  ]),
  pt: new Map([
    ...listed('um dois tres quatro cinco seis sete oito nove dez onze doze treze catorze quinze', 1),
    ...listed('dezasseis dezassete dezoito dezanove vinte', 16),
    ...listed('dezesseis dezessete dezoito dezenove', 16),
    ...listed('trinta quarenta cinquenta sessenta setenta oitenta noventa cem', 30, 10),
    ...hundreds('duzent trezent quatrocent quinhent seiscent setecent oitocent novecent'),
    ...[['cento', 100] as const, ['uma', 1] as const, ['duas', 2] as const, ['quatorze', 14] as const],
    ...[['duzia', 12] as const, ['dezena', 10] as const, ['centena', 100] as const],
  ]),
}
const joints: Readonly<Record<string, string>> = { es: 'y', pt: 'e' }

/** `doscientos cuarenta y dos`, `duzentas e quarenta e duas`. One alone is an article. */
export function iberianNumber(words: readonly string[], at: number, language: string): Spelled | undefined {
  const table = tables[language]
  if (/^[cz]ero$/.test(words[at] ?? '')) return { value: 0, length: 1 }
  let [value, end, bound] = [0, at, 1000]
  while (table) {
    const joined = value > 0 && words[end] === joints[language] ? end + 1 : end
    const next = table.get(words[joined] ?? '')
    if (next === undefined || next >= bound) break
    value += next
    end = joined + 1
    bound = next >= 100 ? 100 : next >= 20 && next % 10 === 0 ? 10 : 0
  }
  return value < 2 ? undefined : { value, length: end - at }
}
