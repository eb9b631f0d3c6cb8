import { Leaf } from './draft.js'
import type { Phrase } from '../text/phrase.js'
import { domainOf } from '../text/urls.js'

/** Hosts on which people have profiles, and what these are called. */
const networks: Readonly<Record<string, string>> = {
  'linkedin.com': 'LinkedIn',
  'github.com': 'GitHub',
  'gitlab.com': 'GitLab',
  'bitbucket.org': 'Bitbucket',
  'twitter.com': 'Twitter',
  'x.com': 'X',
  'facebook.com': 'Facebook',
  'instagram.com': 'Instagram',
  'xing.com': 'XING',
  'behance.net': 'Behance',
  'dribbble.com': 'Dribbble',
  'medium.com': 'Medium',
  'stackoverflow.com': 'Stack Overflow',
  'youtube.com': 'YouTube',
  'orcid.org': 'ORCID',
  'researchgate.net': 'ResearchGate',
  'kaggle.com': 'Kaggle',
  'mastodon.social': 'Mastodon',
  'bsky.app': 'Bluesky',
  'codepen.io': 'CodePen',
  'goldenline.pl': 'GoldenLine',
  'dev.to': 'DEV',
  'soundcloud.com': 'SoundCloud',
  'vimeo.com': 'Vimeo',
  'flickr.com': 'Flickr',
  'pinterest.com': 'Pinterest',
  'tiktok.com': 'TikTok',
  'threads.net': 'Threads',
  'leetcode.com': 'LeetCode',
  'npmjs.com': 'npm',
}

export const isProfileHost = (url: string): boolean => networks[domainOf(url)] !== undefined

export const networkNames: ReadonlySet<string> = new Set(
  Object.values(networks).map((name) => name.toLowerCase()),
)

/** The network of this name, as it writes itself. */
export const networkCalled = (name: string): string | undefined =>
  Object.values(networks).find((network) => network.toLowerCase() === name.trim().toLowerCase())

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
  const network = networks[domainOf(url)]
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
