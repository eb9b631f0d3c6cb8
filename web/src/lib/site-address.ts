const special: Readonly<Record<string, string>> = {
  ł: 'l',
  đ: 'd',
  ø: 'o',
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  þ: 'th',
  ð: 'd',
  ı: 'i',
}

/** A name as a DNS label, or '' where nothing of it can be written in one. */
export function siteNameFrom(text: string): string {
  return text
    .toLowerCase()
    .normalize('NFKD')
    .replace(/[łđøßæœþðı]/g, (letter) => special[letter] ?? '')
    .replace(/['’]|\p{Mark}/gu, '')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, 63)
    .replace(/^-+|-+$/g, '')
}

/** Where a site of that name will answer. */
export const siteAddress = (name: string): string =>
  `${window.location.protocol}//${name}.${window.location.host}`

export const withoutProtocol = (address: string): string =>
  address.replace(/^https?:\/\//, '').replace(/\/$/, '')
