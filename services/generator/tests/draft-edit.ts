import type { DraftView, SiteContentEdit } from '@thumbfolio/contracts'

/** What a draft says, as an edit that changes nothing. */
export const asEdit = ({ content }: DraftView): SiteContentEdit => ({
  intro: content.intro.map(({ text }) => text),
  sections: content.sections.map(({ name, entries }) => ({
    name,
    entries: entries.map(({ id, emphasis, lines }) => ({
      ...{ id, emphasis },
      lines: lines.map(({ text }) => text),
    })),
  })),
})
