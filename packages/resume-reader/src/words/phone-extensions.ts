/** What introduces an extension, in the languages of the section titles. */
const labels =
  'ext(?:ension|n)?|x|durchwahl|dw|nst|nebenstelle|app(?:arat)?|poste|interno|int|extensi[oó]n|anexo|interior|ramal|extens[aã]o|toestel|tst|wewn(?:ętrzny)?|wew|доб'
const extension = `(?:;\\s?ext=|(?:${labels})\\s?[.:]?\\s*|#\\s?)\\d{1,6}`

/** `ext. 23`, `x23`, `(DW 12)`, `#4`, right behind a number. */
export const extensionBehind = new RegExp(`^[\\s,.]*\\(?${extension}\\)?(?![\\p{L}\\d])`, 'iu')
/** The same, and nothing else. */
export const extensionAlone = new RegExp(`^[\\s,.]*\\(?${extension}\\)?$`, 'iu')
