/** A part of a vendor's structured output: strings, choices, lists and objects are what every vendor supports. */
export type JsonSchema = Readonly<Record<string, unknown>>

export const text: JsonSchema = { type: 'string' }
export const oneOf = (values: readonly string[]): JsonSchema => ({ type: 'string', enum: [...values] })
export const listOf = (items: JsonSchema): JsonSchema => ({ type: 'array', items })
export const objectOf = (properties: Record<string, JsonSchema>): JsonSchema => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
  additionalProperties: false,
})
