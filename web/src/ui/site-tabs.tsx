import { NavLink } from 'react-router-dom'

/** The screens about one site. */
export function SiteTabs({ name }: { name: string }) {
  const base = `/sites/${encodeURIComponent(name)}`
  const tabs = [
    [`${base}/studio`, 'Edit'],
    [`${base}/versions`, 'Versions'],
    [`${base}/visits`, 'Visits'],
    [`${base}/messages`, 'Messages'],
    [`${base}/readers`, 'Private links'],
    [`${base}/domains`, 'Domains'],
    [`${base}/settings`, 'Rename and export'],
  ] as const
  return (
    <nav
      aria-label={`Screens of ${name}`}
      className="mb-6 flex flex-wrap gap-x-6 gap-y-2 border-b border-line text-sm"
    >
      {tabs.map(([to, label]) => (
        <NavLink
          key={to}
          to={to}
          end
          className={({ isActive }) =>
            `-mb-px inline-flex min-h-11 items-center border-b-2 ${isActive ? 'border-current font-semibold' : 'border-transparent text-muted'}`
          }
        >
          {label}
        </NavLink>
      ))}
    </nav>
  )
}
