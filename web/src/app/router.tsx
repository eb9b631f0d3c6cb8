import { createBrowserRouter } from 'react-router-dom'
import { Spinner } from '../ui/spinner.js'
import { ErrorPage } from './error-page.js'
import { LoginOnly, RequireSession, RequireVerified, SignupOnly } from './guards.js'
import { HomePage } from './home-page.js'
import { Layout } from './layout.js'
import { NotFoundPage } from './not-found-page.js'
import { OperatorGate } from './operator-gate.js'

type Component = () => React.ReactNode

/** A page that comes with its own file, when somebody goes there. */
const page = (path: string, load: () => Promise<Component>) => ({
  path,
  lazy: async () => ({ Component: await load() }),
})

export const router = createBrowserRouter([
  {
    element: <Layout />,
    errorElement: <ErrorPage />,
    hydrateFallbackElement: <Spinner label="Loading" className="min-h-dvh animate-late" />,
    children: [
      // Errors are shown inside the layout, so that its navigation stays usable.
      {
        errorElement: <ErrorPage />,
        children: [
          { path: '/', element: <HomePage /> },
          page('/docs', async () => (await import('../features/information/docs-page.js')).DocsPage),
          page('/about', async () => (await import('../features/information/about-page.js')).AboutPage),
          page(
            '/examples',
            async () => (await import('../features/information/examples-page.js')).ExamplesPage,
          ),
          page(
            '/examples/:site',
            async () => (await import('../features/information/example-page.js')).ExamplePage,
          ),
          page(
            '/gallery',
            async () => (await import('../features/information/portfolios-page.js')).PortfoliosPage,
          ),
          page('/terms', async () => (await import('../features/information/legal-pages.js')).TermsPage),
          page('/privacy', async () => (await import('../features/information/legal-pages.js')).PrivacyPage),
          page('/support', async () => (await import('../features/support/support-page.js')).SupportPage),
          page('/settings', async () => (await import('../features/settings/settings-page.js')).SettingsPage),
          page('/reset-password', async () => (await import('../features/account/reset-page.js')).ResetPage),
          {
            element: <LoginOnly />,
            children: [
              page('/login', async () => (await import('../features/account/login-page.js')).LoginPage),
            ],
          },
          {
            element: <SignupOnly />,
            children: [
              page('/signup', async () => (await import('../features/account/signup-page.js')).SignupPage),
            ],
          },
          {
            element: <RequireSession />,
            children: [
              page('/verify', async () => (await import('../features/account/verify-page.js')).VerifyPage),
              page('/profile', async () => (await import('../features/profile/profile-page.js')).ProfilePage),
            ],
          },
          {
            element: <RequireVerified />,
            children: [
              page('/dashboard', async () => (await import('./dashboard-screen.js')).DashboardScreen),
              page(
                '/resumes/:id',
                async () =>
                  (await import('../features/resume-content/resume-content-page.js')).ResumeContentPage,
              ),
              page(
                '/uploadresume',
                async () => (await import('../features/upload/upload-page.js')).UploadPage,
              ),
              page(
                '/site-setup',
                async () => (await import('../features/site-setup/site-setup-page.js')).SiteSetupPage,
              ),
              page('/launch', async () => (await import('../features/launch/launch-page.js')).LaunchPage),
              page(
                '/studio/:draftId',
                async () => (await import('../features/studio/studio-page.js')).StudioPage,
              ),
              ...['/sites/:name', '/sites/:name/studio'].map((path) =>
                page(
                  path,
                  async () => (await import('../features/studio/open-studio-page.js')).OpenStudioPage,
                ),
              ),
              page(
                '/sites/:name/sources',
                async () => (await import('../features/site-sources/sources-page.js')).SourcesPage,
              ),
              page(
                '/sites/:name/versions',
                async () =>
                  (await import('../features/site-versions/site-versions-page.js')).SiteVersionsPage,
              ),
              page(
                '/sites/:name/visits',
                async () => (await import('../features/site-visits/site-visits-page.js')).SiteVisitsPage,
              ),
              page(
                '/sites/:name/messages',
                async () =>
                  (await import('../features/site-messages/site-messages-page.js')).SiteMessagesPage,
              ),
              page(
                '/sites/:name/readers',
                async () => (await import('../features/site-readers/site-readers-page.js')).SiteReadersPage,
              ),
              page(
                '/sites/:name/domains',
                async () => (await import('../features/site-domains/site-domains-page.js')).SiteDomainsPage,
              ),
              page(
                '/sites/:name/checkup',
                async () => (await import('../features/site-checkup/site-checkup-page.js')).SiteCheckupPage,
              ),
              page(
                '/sites/:name/settings',
                async () =>
                  (await import('../features/site-settings/site-settings-page.js')).SiteSettingsPage,
              ),
              page(
                '/checkout',
                async () => (await import('../features/checkout/checkout-page.js')).CheckoutPage,
              ),
            ],
          },
          ...(import.meta.env.DEV
            ? [
                page(
                  '/components',
                  async () => (await import('../features/gallery/gallery-page.js')).GalleryPage,
                ),
              ]
            : []),
          { path: '/operator/*', element: <OperatorGate /> },
          { path: '*', element: <NotFoundPage /> },
        ],
      },
    ],
  },
])
