import { useQuery } from '@tanstack/react-query'
import type { SiteContent } from '@thumbfolio/contracts'
import { useMemo, useState } from 'react'
import { Link, useParams } from 'react-router-dom'
import { contentQuery } from '../../lib/content-api.js'
import { sourcesText } from '../../lib/sources-text.js'
import { Notice } from '../../ui/notice.js'
import { a4, PageSketch } from '../../ui/page-sketch.js'
import { Page } from '../../ui/page.js'
import { WhenLoaded } from '../../ui/when-loaded.js'
import { SourceList } from './source-list.js'
import { placesOn, sourcesOf, whereOn, type SourceRow } from './sources.js'

/** Each fact and each sentence of a live page beside the place in the resume that it comes from. */
export function SourcesPage() {
  const { name = '' } = useParams()
  const query = useQuery(contentQuery(name))
  const content = query.data?.content
  return (
    <Page
      title="Where this comes from"
      lead={content?.provenance && `Your page ${name}: ${sourcesText(content)}`}
    >
      <WhenLoaded
        query={query}
        missing={`You have no site called ${name}.`}
        fallback="The page could not be loaded."
      >
        {({ content }) =>
          content.provenance ? (
            <Sources content={content} />
          ) : (
            <Notice
              kind="information"
              title="This page was made before sources were kept"
              action={back(name)}
            >
              Launch it again, and each line will show where it is on your resume.
            </Notice>
          )
        }
      </WhenLoaded>
    </Page>
  )
}

const back = (name: string) => (
  <Link to={`/sites/${encodeURIComponent(name)}/studio`} className="btn">
    Edit the page
  </Link>
)

function Sources({ content }: { content: SiteContent }) {
  const sections = useMemo(() => sourcesOf(content), [content])
  const [open, setOpen] = useState<SourceRow>()
  // The browser reports the line that it closes after the one that it opens.
  const toggle = (row: SourceRow, isOpen: boolean) =>
    setOpen((now) => (isOpen ? row : now?.key === row.key ? undefined : now))

  /** Where the row begins; the first page while none is open. */
  const picture = (row: SourceRow | undefined, isLive: boolean) => {
    const [first] = row?.places ?? []
    const page = first?.page ?? 1
    const size = content.provenance?.pageSizes[page - 1] ?? a4
    const where = first ? `Page ${page} of your resume, ${whereOn(first.box, size)}` : 'Page 1 of your resume'
    return (
      <figure className={isLive ? '' : 'mt-1 max-w-64 lg:hidden'}>
        <PageSketch
          size={size}
          places={placesOn(content, page)}
          marked={row?.places.filter((place) => place.page === page) ?? []}
          label={where}
        />
        <figcaption className="mt-2 text-sm text-muted">
          <span role={isLive ? 'status' : undefined}>
            {first
              ? where
              : row
                ? 'This line is not from your resume.'
                : 'Open a line to see where we found it.'}
          </span>
        </figcaption>
      </figure>
    )
  }

  return (
    <div className="grid grid-cols-1 gap-10 lg:grid-cols-[minmax(0,1fr)_minmax(0,22rem)] lg:gap-14">
      <div>
        <SourceList
          sections={sections}
          open={open?.key}
          onToggle={toggle}
          picture={(row) => picture(row, false)}
        />
        <p className="mt-10">{back(content.name)}</p>
      </div>
      <div className="hidden lg:sticky lg:top-24 lg:block lg:self-start">{picture(open, true)}</div>
    </div>
  )
}
