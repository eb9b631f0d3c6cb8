import { useEffect } from 'react'
import { useParams } from 'react-router-dom'
import { Page } from '../../ui/page.js'
import { TabLink } from '../../ui/tab-link.js'
import { AuditList } from './audit-list.js'
import { ConfirmPassword } from './confirm-password.js'
import { endConfirmation, useConfirmation } from './confirmation-store.js'
import { DeadLetterList } from './dead-letter-list.js'
import { FindSection } from './find-section.js'
import { GrantList } from './grant-list.js'
import { IncidentList } from './incident-list.js'
import { ProductSection } from './product-section.js'
import { ReportList } from './report-list.js'
import { UserList } from './user-list.js'

const sections = [
  ['', 'Find', FindSection],
  ['users', 'Users', UserList],
  ['reports', 'Reports', ReportList],
  ['incidents', 'Incidents', IncidentList],
  ['grants', 'Grants', GrantList],
  ['dead-letters', 'Dead letters', DeadLetterList],
  ['audit', 'Audit', AuditList],
  ['product', 'Product', ProductSection],
] as const

/** What operators do: look up accounts and sites, change them, and work through what needs a person. */
export function OperatorPage() {
  const { '*': path = '' } = useParams()
  const isWanted = useConfirmation((state) => state.isWanted)
  useEffect(() => () => endConfirmation(false), [])
  const Section = (sections.find(([place]) => place === path) ?? sections[0])[2]
  return (
    <Page title="Operator" lead="Every change is on record, with your account and your reason.">
      <nav
        aria-label="Sections"
        className="mb-8 flex flex-wrap gap-x-4 border-b border-line text-sm sm:gap-x-6"
      >
        {sections.map(([place, label]) => (
          <TabLink key={place} to={place === '' ? '/operator' : `/operator/${place}`}>
            {label}
          </TabLink>
        ))}
      </nav>
      <Section />
      {isWanted && <ConfirmPassword />}
    </Page>
  )
}
