import { bottom, type Link, type PageText, right, type Run } from '../text/page-text.js'

/** In parts of the text size: what is taller covers a picture or a card, and no line of text. */
const tallestLink = 3.2
/** Where the middle of small letters is above the baseline, in parts of the text size. */
const middle = 0.25

const covers = (link: Link, { x, width, baseline, size }: Run): boolean => {
  const [across, down] = [x + width / 2, baseline - middle * size]
  return (
    link.x <= across &&
    right(link) >= across &&
    link.y <= down &&
    bottom(link) >= down &&
    link.height <= tallestLink * size
  )
}

/** Gives each word the link that covers its middle, the smallest of several. */
export const withLinkedRuns = (page: PageText): PageText => {
  if (page.links.length === 0) return page
  const links = [...page.links].sort((one, other) => one.width * one.height - other.width * other.height)
  const runs = page.runs.map((run) => {
    const link = links.find((candidate) => covers(candidate, run))
    return link ? { ...run, link: link.url } : run
  })
  return { ...page, runs }
}
