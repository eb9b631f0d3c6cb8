import { CircleCheck } from 'lucide-react'
import { useEffect } from 'react'
import { Link } from 'react-router-dom'
import { refreshUser, useUser } from '../../lib/session-store.js'
import { Page } from '../../ui/page.js'
import { Avatar } from './avatar.js'
import { CreditLedger } from './credit-ledger.js'
import { DeleteAccount } from './delete-account.js'
import { PasswordForm } from './password-form.js'
import { Group, Section } from './profile-group.js'
import { ProfileNav } from './profile-nav.js'
import { PictureQuota } from './picture-quota.js'
import { PurchaseHistory } from './purchase-history.js'
import { VendorConsents } from './vendor-consents.js'
import { YourData } from './your-data.js'

export function ProfilePage() {
  const { isVerified } = useUser()
  // A launch or a payment may have changed the credits since the app was opened.
  useEffect(() => void refreshUser(), [])
  return (
    <Page title="Profile">
      <div className="grid grid-cols-1 gap-x-16 lg:grid-cols-[10rem_minmax(0,42rem)]">
        <ProfileNav isVerified={isVerified} />
        <div>
          <Account isVerified={isVerified} />
          <Credits isVerified={isVerified} />
          {isVerified && (
            <Group id="privacy" title="Privacy">
              <Section
                title="AI models"
                lead="Choose which model providers may read your resumes to write your pages. Contact data, links and references are never sent."
              >
                <VendorConsents />
              </Section>
            </Group>
          )}
          <Group id="data" title="Data">
            {isVerified && (
              <Section
                title="Your data"
                lead="Your account, credits, resumes with what was read from them, sites and launches, in one ZIP file."
              >
                <YourData />
              </Section>
            )}
            {isVerified && (
              <Section
                title="Pictures of your work"
                lead="One that no page, draft or kept version shows is deleted after a day."
              >
                <PictureQuota />
              </Section>
            )}
            <Section title="Delete account">
              <DeleteAccount />
            </Section>
          </Group>
        </div>
      </div>
    </Page>
  )
}

function Account({ isVerified }: { isVerified: boolean }) {
  const { username, email } = useUser()
  return (
    <Group id="account" title="Account">
      <Avatar />
      <dl className="mt-8 grid border-b border-line">
        <Line name="User name">{username}</Line>
        <Line name="E-mail">{email}</Line>
        <Line name="Account status">
          <span className="inline-flex items-center gap-1.5">
            <CircleCheck className="size-4 text-positive" aria-hidden="true" />
            Active
          </span>
        </Line>
        <Line name="Appearance">
          <Link to="/settings" className="textlink">
            Choose a theme
          </Link>
        </Line>
      </dl>
      {isVerified && (
        <Section title="Password" lead="Changing it logs you out on all other devices.">
          <PasswordForm />
        </Section>
      )}
    </Group>
  )
}

function Credits({ isVerified }: { isVerified: boolean }) {
  const { credits: balance } = useUser()
  return (
    <Group id="credits" title="Credits">
      <div className="flex flex-wrap items-end justify-between gap-4 rounded-box bg-base-200 p-6">
        <dl>
          <dt className="text-sm text-muted">Total credits</dt>
          <dd className="title tabular mt-1 text-3xl">{balance}</dd>
        </dl>
        <Link to="/#pricing" className="btn">
          Buy credits
        </Link>
      </div>
      {isVerified && (
        <>
          <Section
            title="Credit history"
            lead="A launch reserves its credits and spends them only when the site is live."
          >
            <CreditLedger />
          </Section>
          <Section
            title="Purchase history"
            lead="Credits bought with SOL. Open orders can be continued here."
          >
            <PurchaseHistory />
          </Section>
        </>
      )}
    </Group>
  )
}

const Line = ({ name, children }: { name: string; children: React.ReactNode }) => (
  <div className="grid gap-x-6 border-t border-line py-4 sm:grid-cols-[10rem_minmax(0,1fr)]">
    <dt className="text-sm text-muted sm:text-base">{name}</dt>
    <dd className="font-medium wrap-anywhere">{children}</dd>
  </div>
)
