import type { EntryId } from '../page/composition.js'
import { html, type Html } from './html.js'
import { labelLanguage, type View } from './view.js'

/** The link from a project on the first page to its case study. */
export function studyLink(entry: EntryId, view: View): Html | undefined {
  const address = view.studies.get(entry)
  return address === undefined
    ? undefined
    : html`<p class="read">
        <a href="${address}" ${labelLanguage(view)}>${view.labels.study.read}</a>
      </p>`
}
