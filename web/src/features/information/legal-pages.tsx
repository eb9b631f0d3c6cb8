import { Page } from '../../ui/page.js'

const Placeholder = ({ title }: { title: string }) => (
  <Page title={title} width="reading">
    <p className="text-muted">This is a placeholder. The final text will be published before launch.</p>
  </Page>
)

export const TermsPage = () => <Placeholder title="Terms of service" />

export const PrivacyPage = () => <Placeholder title="Privacy" />
