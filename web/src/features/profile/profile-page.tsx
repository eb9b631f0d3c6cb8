import { CircleCheck } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { useUser } from '../../lib/session-store.js'
import { Page } from '../../ui/page.js'
import { Avatar } from './avatar.js'
import { VendorConsents } from './vendor-consents.js'

export function ProfilePage() {
  const { username, email, credits, isVerified } = useUser()
  return (
    <Page title="Profile" width="reading">
      <Avatar />
      <dl className="mt-10 grid">
        <Line name="User name">{username}</Line>
        <Line name="E-mail">{email}</Line>
        <Line name="Total credits">
          <span className="flex flex-wrap items-baseline justify-between gap-x-6">
            <span className="tabular">{credits}</span>
            <Link to="/#pricing" className="textlink text-sm">
              Credit packages
            </Link>
          </span>
        </Line>
        <Line name="Account status">
          <span className="inline-flex items-center gap-1.5">
            <CircleCheck className="size-4 text-positive" aria-hidden="true" />
            Active
          </span>
        </Line>
        {isVerified && (
          <Line name="Models">
            <VendorConsents />
          </Line>
        )}
        <Line name="Appearance">
          <Link to="/settings" className="textlink">
            Choose a theme
          </Link>
        </Line>
      </dl>
    </Page>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-6 border-t border-line py-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
    <dt className="text-sm text-muted sm:text-base">{name}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
)
