import type { ReactNode } from 'react'

/** The narrow screens around an account: one form, one thing to do. */
export function AccountFrame({
  title,
  lead,
  children,
  below,
}: {
  title: string
  lead?: ReactNode
  children: ReactNode
  below?: ReactNode
}) {
  return (
    <div className="mx-auto w-full max-w-[26rem] px-5 pt-28 pb-20 md:pt-36">
      <title>{`${title} · Thumbfolio`}</title>
      <h1 className="title text-2xl">{title}</h1>
      {lead !== undefined && <p className="mt-2 text-muted">{lead}</p>}
      <div className="mt-8">{children}</div>
      {below !== undefined && <div className="mt-8 text-sm text-muted">{below}</div>}
    </div>
  )
}
