import { isIPv6 } from 'node:net'

/** The key of one client in limits and queues: an IPv4 address, or the /64 that one IPv6 subscriber has. */
export function clientKey(address: string): string {
  const plain = address.startsWith('::ffff:') ? address.slice(7) : address
  return isIPv6(plain) ? `${expandedGroups(plain).slice(0, 4).join(':')}::/64` : plain
}

function expandedGroups(address: string): string[] {
  const [head = '', tail] = (address.split('%')[0] ?? '').split('::')
  const left = head === '' ? [] : head.split(':')
  const right = tail === undefined || tail === '' ? [] : tail.split(':')
  const zeros = tail === undefined ? 0 : 8 - left.length - right.length
  return [...left, ...Array.from({ length: Math.max(0, zeros) }, () => '0'), ...right]
}
