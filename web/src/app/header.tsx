import { LayoutGrid, LogIn, LogOut, MailCheck, Menu, User, Wrench, X } from 'lucide-react'
import { lazy, Suspense, useEffect, useState } from 'react'
import { Link } from 'react-router-dom'
import { mayLeave } from '../lib/leave-store.js'
import { endSession, useSession } from '../lib/session-store.js'
import { IconButton } from '../ui/icon-button.js'
import { Logo } from '../ui/logo.js'
import { Portrait } from '../ui/portrait.js'
import { AccountLines } from './account-lines.js'

/** Visitors without an account do not load it. */
const AccountMenu = lazy(async () => ({ default: (await import('./account-menu.js')).AccountMenu }))

const scrollThresholdPx = 20
const wideScreen = '(min-width: 768px)'

function useScrolled(): boolean {
  const [isScrolled, setIsScrolled] = useState(false)
  useEffect(() => {
    const look = () => setIsScrolled(window.scrollY > scrollThresholdPx)
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [])
  return isScrolled
}

/** A dropdown that closes itself when the screen gets wide enough for the links. */
function useMenu() {
  const [isOpen, setIsOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return
    const wide = window.matchMedia(wideScreen)
    const close = () => setIsOpen(false)
    const closeOnEscape = ({ key }: KeyboardEvent) => key === 'Escape' && close()
    wide.addEventListener('change', close)
    window.addEventListener('keydown', closeOnEscape)
    return () => {
      wide.removeEventListener('change', close)
      window.removeEventListener('keydown', closeOnEscape)
    }
  }, [isOpen])
  return [isOpen, setIsOpen] as const
}

export function Header() {
  const isScrolled = useScrolled()
  const [isOpen, setIsOpen] = useMenu()
  const user = useSession(({ authUser }) => authUser)
  const close = () => setIsOpen(false)

  return (
    <header
      className={`fixed inset-x-0 top-0 z-40 transition-[background-color,box-shadow] duration-150 ${
        isScrolled ? 'bg-base-100/80 shadow-sm backdrop-blur-md' : isOpen ? 'bg-base-100' : ''
      }`}
    >
      <div className="mx-auto flex h-16 max-w-6xl items-center justify-between px-5 md:px-8">
        <Link to="/" onClick={close} className="flex rounded-sm">
          <Logo />
        </Link>
        <nav aria-label="Main" className="hidden items-center gap-1 md:flex">
          <Links onLeave={close} />
          {user && (
            <Suspense fallback={<span className="ml-2 w-14" />}>
              <AccountMenu user={user} />
            </Suspense>
          )}
        </nav>
        <IconButton
          tip={isOpen ? 'Close menu' : 'Open menu'}
          side="left"
          place="-mr-3 md:hidden"
          aria-expanded={isOpen}
          aria-controls="menu"
          onClick={() => setIsOpen(!isOpen)}
        >
          {isOpen ? <X className="size-5" /> : <Menu className="size-5" />}
        </IconButton>
      </div>
      {isOpen && (
        <nav
          id="menu"
          aria-label="Main"
          className="flex animate-open flex-col gap-1 bg-base-100 px-5 pb-5 shadow-md *:justify-start md:hidden"
        >
          {user && (
            <div className="flex items-center gap-3 px-4 pt-1 pb-3">
              <Portrait username={user.username} picture={user.profilePicture} className="size-11 text-lg" />
              <AccountLines user={user} className="min-w-0" />
            </div>
          )}
          <Links onLeave={close} />
        </nav>
      )}
    </header>
  )
}

function Links({ onLeave }: { onLeave: () => void }) {
  const user = useSession(({ authUser }) => authUser)
  const leave = () => logOut(onLeave)
  if (!user)
    return (
      <>
        <Link to="/login" onClick={onLeave} className="btn btn-ghost">
          <LogIn className="size-4" aria-hidden="true" />
          LogIn
        </Link>
        <Link to="/signup" onClick={onLeave} className="btn btn-primary">
          Get Started
        </Link>
      </>
    )
  return (
    <>
      {user.isVerified ? (
        <Link to="/dashboard" onClick={onLeave} className="btn btn-ghost">
          <LayoutGrid className="size-4" aria-hidden="true" />
          Dashboard
        </Link>
      ) : (
        <Link to="/verify" onClick={onLeave} className="btn btn-ghost">
          <MailCheck className="size-4" aria-hidden="true" />
          Enter your code
        </Link>
      )}
      <Link to="/profile" onClick={onLeave} className="btn btn-ghost">
        <User className="size-4" aria-hidden="true" />
        Profile
      </Link>
      {user.isOperator && (
        <Link to="/operator" onClick={onLeave} className="btn btn-ghost md:hidden">
          <Wrench className="size-4" aria-hidden="true" />
          Operator
        </Link>
      )}
      <button type="button" onClick={() => void leave()} className="btn btn-ghost">
        <LogOut className="size-4" aria-hidden="true" />
        Logout
      </button>
    </>
  )
}

/**
 * Asks about unsaved changes first. The session always ends in this browser, also when the server cannot be reached.
 * Pages that need a session redirect by themselves.
 */
async function logOut(onLeave: () => void): Promise<void> {
  if (!(await mayLeave())) return
  onLeave()
  await import('./log-out.js').then((part) => part.logOut()).catch(() => undefined)
  endSession()
}
