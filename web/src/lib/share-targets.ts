export interface ShareTarget {
  readonly name: 'LinkedIn' | 'WhatsApp' | 'E-mail'
  readonly href: string
}

/** Where a link can be shared without a script of theirs. */
export function shareTargets(url: string): readonly ShareTarget[] {
  const [link, text] = [url, `My portfolio: ${url}`].map(encodeURIComponent)
  return [
    { name: 'LinkedIn', href: `https://www.linkedin.com/sharing/share-offsite/?url=${link}` },
    { name: 'WhatsApp', href: `https://wa.me/?text=${text}` },
    { name: 'E-mail', href: `mailto:?subject=${encodeURIComponent('My portfolio')}&body=${text}` },
  ]
}
