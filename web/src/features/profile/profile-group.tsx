import { useId, type ReactNode } from 'react'

/** A part of the profile with an address of its own: `/profile#<id>`. */
export const Group = ({ id, title, children }: { id: string; title: string; children: ReactNode }) => (
  <section
    id={id}
    tabIndex={-1}
    aria-labelledby={`${id}-title`}
    className="scroll-mt-32 outline-none not-first:mt-16 not-first:border-t not-first:border-line not-first:pt-12 lg:scroll-mt-24"
  >
    <h2 id={`${id}-title`} className="title text-xl">
      {title}
    </h2>
    <div className="mt-6">{children}</div>
  </section>
)

export function Section({ title, lead, children }: { title: string; lead?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="not-first:mt-12">
      <h3 id={id} className="text-lg font-semibold">
        {title}
      </h3>
      {lead !== undefined && <p className="mt-1 max-w-prose text-sm text-muted">{lead}</p>}
      <div className="mt-5">{children}</div>
    </section>
  )
}
