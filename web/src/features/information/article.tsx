import type { ReactNode } from 'react'

/** A part of a page that is read: a heading and its paragraphs. */
export const Article = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className="mt-12 first:mt-0">
    <h2 className="title text-xl">{title}</h2>
    <div className="mt-3 grid max-w-prose gap-3 text-muted">{children}</div>
  </section>
)
