import type { Phrase } from '../text/phrase.js'
import { networkAt, networkCalled, networkNames } from '../recognizers/networks.js'
import { Leaf } from './draft.js'

const userIn = (url: string): string => {
  const path =
    url
      .replace(/^[a-z]+:\/\//i, '')
      .split(/[?#]/)[0]
      ?.split('/')
      .slice(1) ?? []
  const parts = path.filter(
    (part) => part !== '' && !/^(in|pub|profile|profil|user|users|people|company|@)$/i.test(part),
  )
  return (parts[0] ?? '').replace(/^@/, '')
}

/** A profile from the text that was printed and the address that is printed or linked. */
export const profileOf = (phrase: Phrase, url: string): { network?: Leaf; username?: Leaf; url?: Leaf } => {
  const network = networkAt(url)
  const printed = phrase.value.replace(/\s*\(([^()]+)\)$/, (all, name: string) =>
    networkCalled(name) ? '' : all,
  )
  const isUrl = /\.\w{2,}(\/|$)/.test(printed)
  const user = isUrl ? userIn(printed) : printed.replace(/^@|^(?:in|pub)\//i, '')
  const isName = networkNames.has(printed.toLowerCase())
  return {
    ...(network ? { network: new Leaf(network, phrase, 0.9) } : {}),
    ...(isName
      ? { username: new Leaf(userIn(url), phrase, 0.9) }
      : user
        ? { username: new Leaf(user, phrase, 0.9) }
        : {}),
    ...(isUrl ? { url: new Leaf(printed, phrase, 0.95) } : url ? { url: new Leaf(url, phrase, 0.9) } : {}),
  }
}
