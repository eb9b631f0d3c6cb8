const amount =
  /(\d\w*[-–]\d\w*(?: [a-z]+)?|Mon-Fri|\d[\d.,]* (?:KB|MB|SOL|pages?|credits?|minutes?|s|%)(?!\w)|e-mail)/i

/** The text in parts; every second one is an amount with its unit, a range, or another word that is read as one. */
export const partsOf = (text: string): string[] => text.split(amount)
