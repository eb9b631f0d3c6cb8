import { TabLink } from './tab-link.js'

/** The screens of a site beside its studio, with their paths under `/sites/<name>`. */
export const siteScreens = [
  ['versions', 'Versions'],
  ['visits', 'Visits'],
  ['messages', 'Messages'],
  ['readers', 'Private links'],
  ['domains', 'Domains'],
  ['checkup', 'Checkup'],
  ['settings', 'Rename and export'],
] as const

/** The screens about one site. */
export function SiteTabs({ name }: { name: string }) {
  const base = `/sites/${encodeURIComponent(name)}`
  return (
    <nav
      aria-label={`Screens of ${name}`}
      className="mb-6 flex flex-wrap gap-x-6 gap-y-2 border-b border-line text-sm"
    >
      {[['studio', 'Edit'] as const, ...siteScreens].map(([path, label]) => (
        <TabLink key={path} to={`${base}/${path}`}>
          {label}
        </TabLink>
      ))}
    </nav>
  )
}
