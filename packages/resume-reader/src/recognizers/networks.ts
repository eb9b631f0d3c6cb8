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

/** The network of a page's address. */
export const networkAt = (url: string): string | undefined => networks[domainOf(url)]

export const isProfileHost = (url: string): boolean => networkAt(url) !== undefined

export const networkNames: ReadonlySet<string> = new Set(
  Object.values(networks).map((name) => name.toLowerCase()),
)

/** The network of this name, as it writes itself. */
export const networkCalled = (name: string): string | undefined =>
  Object.values(networks).find((network) => network.toLowerCase() === name.trim().toLowerCase())
