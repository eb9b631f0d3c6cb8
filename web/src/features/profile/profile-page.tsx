import { CircleCheck } from 'lucide-react'
import { useEffect, useId, type ReactNode } from 'react'
import { Link } from 'react-router-dom'
import { refreshUser, useUser } from '../../lib/session-store.js'
import { Page } from '../../ui/page.js'
import { Avatar } from './avatar.js'
import { CreditLedger } from './credit-ledger.js'
import { DeleteAccount } from './delete-account.js'
import { PasswordForm } from './password-form.js'
import { PurchaseHistory } from './purchase-history.js'
import { VendorConsents } from './vendor-consents.js'
import { YourData } from './your-data.js'

export function ProfilePage() {
  const { username, email, credits, isVerified } = useUser()
  // A launch or a payment may have changed the credits since the app was opened.
  useEffect(() => void refreshUser(), [])
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
      {isVerified && (
        <>
          <Section
            title="Credits"
            lead="Credits are set aside when a launch starts, and spent only when the site is live."
          >
            <CreditLedger />
          </Section>
          <Section
            title="Purchase history"
            lead="Credits bought with SOL. Open orders can be continued here."
          >
            <PurchaseHistory />
          </Section>
          <Section title="Password" lead="When it changes, all your other devices are logged out.">
            <PasswordForm />
          </Section>
          <Section
            title="Your data"
            lead="Your account, credits, resumes with what was read from them, sites and launches, in one ZIP file."
          >
            <YourData />
          </Section>
        </>
      )}
      <Section title="Delete account">
        <DeleteAccount />
      </Section>
    </Page>
  )
}

function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="mt-16">
      <h2 id={id} className="title text-xl">
        {title}
      </h2>
      {lead !== undefined && <p className="mt-1 text-sm text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}

const Line = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-6 border-t border-line py-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
    <dt className="text-sm text-muted sm:text-base">{name}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
)
