import type { User } from '@thumbfolio/contracts'
import { ChevronDown, Coins, Database, LifeBuoy, Palette, ShieldCheck, Wrench } from 'lucide-react'
import { Link } from 'react-router-dom'
import { Portrait } from '../ui/portrait.js'
import { AccountLines } from './account-lines.js'
import { usePopover } from '../lib/use-popover.js'

const places = [
  ['/profile#credits', 'Credits', Coins],
  ['/profile#privacy', 'Privacy', ShieldCheck],
  ['/profile#data', 'Your data', Database],
  ['/settings', 'Appearance', Palette],
  ['/support', 'Support', LifeBuoy],
] as const
const operatorPlace = ['/operator', 'Operator', Wrench] as const

/** Who is logged in, and the way to what has no link of its own in the header. */
export function AccountMenu({ user }: { user: User }) {
  const { root, isOpen, toggle, close } = usePopover<HTMLDivElement>()
  return (
    <div ref={root} className="relative ml-2">
      <button
        type="button"
        className="flex cursor-pointer items-center gap-1 rounded-full p-1 hover:bg-base-content/10"
        aria-label={`Account of ${user.username}`}
        aria-expanded={isOpen}
        aria-controls="account-menu"
        onClick={toggle}
      >
        <Portrait username={user.username} picture={user.profilePicture} />
        <ChevronDown
          className={`size-4 transition-transform duration-150 ${isOpen ? 'rotate-180' : ''}`}
          aria-hidden="true"
        />
      </button>
      {isOpen && (
        <div
          id="account-menu"
          className="absolute top-full right-0 mt-2 w-64 animate-open rounded-box bg-base-100 py-2 text-base-content shadow-xl ring-1 ring-line"
        >
          <AccountLines user={user} className="border-b border-line px-4 pt-1 pb-3" />
          <ul className="pt-2">
            {(user.isOperator ? [...places, operatorPlace] : places).map(([to, name, Icon]) => (
              <li key={to}>
                <Link
                  to={to}
                  onClick={close}
                  className="flex items-center gap-3 px-4 py-2 text-sm hover:bg-base-200 focus-visible:-outline-offset-2"
                >
                  <Icon className="size-4 text-muted" aria-hidden="true" />
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </div>
      )}
    </div>
  )
}
