import { Link } from 'react-router-dom'
import { useCurrentGroup } from './use-current-group.js'

const all = [
  ['account', 'Account'],
  ['credits', 'Credits'],
  ['privacy', 'Privacy'],
  ['data', 'Data'],
] as const

/** The groups of the profile: a list beside them, a row above them where the screen is narrow. */
export function ProfileNav({ isVerified }: { isVerified: boolean }) {
  const groups = all.filter(([id]) => isVerified || id !== 'privacy')
  const current = useCurrentGroup(groups.map(([id]) => id))
  return (
    <nav
      aria-label="Profile"
      className="sticky top-16 z-10 -mx-5 mb-8 overflow-x-auto border-b border-line bg-base-100 px-5 md:-mx-8 md:px-8 lg:top-28 lg:mx-0 lg:self-start lg:border-0 lg:px-0"
    >
      <ul className="flex gap-5 text-sm lg:flex-col lg:gap-1">
        {groups.map(([id, name]) => (
          <li key={id}>
            <Link
              to={`#${id}`}
              replace
              aria-current={current === id ? 'true' : undefined}
              className="block border-b-2 border-transparent py-3 text-muted hover:text-base-content aria-current:border-base-content aria-current:font-semibold aria-current:text-base-content lg:border-b-0 lg:border-l-2 lg:py-1.5 lg:pl-4"
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
