import { Link } from 'react-router-dom'
import { Logo } from '../ui/logo.js'

const links = [
  ['/examples', 'How it works'],
  ['/gallery', 'Gallery'],
  ['/docs', 'Docs'],
  ['/about', 'About'],
  ['/support', 'Support'],
  ['/settings', 'Settings'],
  ['/terms', 'Terms'],
  ['/privacy', 'Privacy'],
] as const

export function Footer() {
  return (
    <footer className="bg-base-200">
      <div className="mx-auto flex max-w-6xl flex-col gap-6 px-5 py-10 md:flex-row md:items-center md:justify-between md:px-8">
        <Logo />
        <nav aria-label="More pages" className="flex flex-wrap gap-x-5 gap-y-1 text-sm">
          {links.map(([to, name]) => (
            <Link key={to} to={to} className="py-1 text-muted hover:text-base-content hover:underline">
              {name}
            </Link>
          ))}
        </nav>
      </div>
    </footer>
  )
}
