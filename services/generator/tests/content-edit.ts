import type { SiteContent, SiteContentEdit } from '@thumbfolio/contracts'

/** What a page or a draft says, as an edit that changes nothing. */
export const asEdit = ({ intro, sections }: Pick<SiteContent, 'intro' | 'sections'>): SiteContentEdit => ({
  intro: intro.map(({ text }) => text),
  sections: sections.map(({ name, entries }) => ({
    name,
    entries: entries.map(({ id, emphasis, lines }) => ({
      id,
      emphasis,
      lines: lines.map(({ text }) => text),
    })),
  })),
})
