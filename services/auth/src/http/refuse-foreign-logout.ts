import { DomainError } from '@thumbfolio/contracts'
import { bearerOf, type SenderHeader } from '@thumbfolio/kit/http'

/**
 * Logout is a GET by contract, so a link or picture on another site would send the cookie along. A bearer and our own
 * pages may always log out. The cookie alone ends its session where nothing says that another site asked, and all
 * sessions never.
 * @throws DomainError `origin-refused`
 */
export function refuseForeignLogout(
  header: (name: SenderHeader) => string | undefined,
  { everywhere, ourOrigin }: { everywhere: boolean; ourOrigin: string },
): void {
  if (bearerOf(header('Authorization')) !== undefined || header('Origin') === ourOrigin) return
  const site = header('Sec-Fetch-Site')
  const isUnsaid = site === undefined || site === 'none'
  if (site === 'same-origin' || (isUnsaid && !everywhere)) return
  throw new DomainError('origin-refused')
}
