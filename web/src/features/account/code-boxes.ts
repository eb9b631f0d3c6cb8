export const codeLength = 6

export type Code = readonly string[]
export const emptyCode: Code = Array.from({ length: codeLength }, () => '')

/** The code after a change, and the next box. */
export interface Edit {
  readonly code: Code
  readonly focus: number
}

const replaced = (code: Code, from: number, digits: string): Code =>
  code.map((old, index) => digits[index - from] ?? old)

/** Something was typed or pasted into a box. Whatever is not a number is ignored; a whole code fills all boxes. */
export function type(code: Code, box: number, text: string): Edit {
  const digits = text.replace(/\D/g, '')
  if (digits === '') return { code, focus: box }
  const from = digits.length >= codeLength ? 0 : box
  const used = digits.slice(0, codeLength - from)
  return { code: replaced(code, from, used), focus: Math.min(from + used.length, codeLength - 1) }
}

/** Backspace empties a box; from an empty one it goes back and empties that. */
export function erase(code: Code, box: number): Edit {
  const target = code[box] === '' ? Math.max(0, box - 1) : box
  return { code: code.map((digit, index) => (index === target ? '' : digit)), focus: target }
}

export const isComplete = (code: Code): boolean => code.every((digit) => digit !== '')
