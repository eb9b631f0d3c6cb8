import { Page } from '../../ui/page.js'

const Placeholder = ({ title }: { title: string }) => (
  <Page title={title} width="reading">
    <p className="text-muted">
      This text is a placeholder. The final one will stand here before the product opens.
    </p>
  </Page>
)

export const TermsPage = () => <Placeholder title="Terms of service" />

export const PrivacyPage = () => <Placeholder title="Privacy" />
