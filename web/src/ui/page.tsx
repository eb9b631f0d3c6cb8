import type { ReactNode } from 'react'

interface PageProps {
  title: string
  lead?: ReactNode
  /** Above the title: the step of the journey. */
  above?: ReactNode
  width?: 'narrow' | 'reading' | 'wide'
  children: ReactNode
}

const widths = { narrow: 'max-w-md', reading: 'max-w-2xl', wide: 'max-w-6xl' }

/** One screen of the app: its title, what it is for, and its content. */
export function Page({ title, lead, above, width = 'wide', children }: PageProps) {
  return (
    <div className={`mx-auto w-full px-5 pt-24 pb-20 md:px-8 md:pt-28 ${widths[width]}`}>
      <title>{`${title} · Thumbfolio`}</title>
      {above}
      <h1 className="title text-2xl wrap-anywhere">{title}</h1>
      {lead !== undefined && <p className="mt-2 max-w-prose wrap-anywhere text-muted">{lead}</p>}
      <div className="mt-8">{children}</div>
    </div>
  )
}
