/** Where in a house: `Apt 2B`, `Unit 5C`, `#14`, `Flat 3`, `2. OG`, `c/o Meier`, `3rd floor`. Of the street, and no town. */
const unit =
  /^(?:(?:house(?:\s?no)?|plot(?:\s?no)?|sector|villa|tower|door(?:\s?no)?|h\.?\s?no|apt|apartment|unit|suite|ste|flat|floor|fl|room|rm|building|bldg|block|p\.?\s?o\.?\s?box|box|top|stiege|tür|whg|wohnung|appt|appartement|bât|bâtiment|étage|esc|escalera|piso|planta|puerta|apto|apartamento|bloco|andar|int|interno|scala|lok|lokal|verdieping)\.?\s*#?\s*(?:\d+\s?\p{L}?|\p{L}?\d+|\p{Lu})|#\s?\d{1,5}\p{L}?|c\/o\s[^,]+|(?:\d{1,2}(?:st|nd|rd|th|\.|er|e|ème|º|ª)?|\p{L}+)\s?(?:floor|og|ug|eg|dg|stock|étage|piso|planta|andar|piętro))\.?$/iu

export const isUnit = (text: string): boolean => text.length < 40 && unit.test(text.trim())
