import type { Ground } from '../ground.js'
import type { Token } from '../tokens.js'
import { wordSet } from '../forms/word-set.js'

const beyond =
  wordSet(`over above exceeded exceeds exceeding exceed surpassed surpass beat beating outperformed more über übertraf übertroffen überschritt mehr superó superado superar más encima dépassé
dépassa plus oltre superato superò più superou superar acima mais overtrof overtroffen boven meer ponad przekroczyła przekroczył przekroczono więcej`)

/** `12% over quota` of who reached 112 % of it. */
export function isBeyondAll(tokens: readonly Token[], at: number, grounds: readonly Ground[]): boolean {
  const [, percent] = /^(\d+)%$/.exec(tokens[at]?.value ?? '') ?? []
  return (
    percent !== undefined &&
    tokens.some(({ value }) => beyond.has(value)) &&
    grounds.some(({ facts }) => facts.has(`${100 + Number(percent)}%`))
  )
}
