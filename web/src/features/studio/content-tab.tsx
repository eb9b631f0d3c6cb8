import { useQueryClient } from '@tanstack/react-query'
import { ApiProblem } from '../../lib/api-problem.js'
import { focusSoon } from '../../lib/focus-soon.js'
import { PhotoPanel } from '../../ui/photo-panel.js'
import { withEntryAdded } from './change-words.js'
import { GitHubSection } from './github-section.js'
import { HiddenList } from './hidden-list.js'
import { personKey } from './marks.js'
import type { Unit } from './move-in-page.js'
import { PanelRow } from './panel-row.js'
import { PersonForm } from './person-form.js'
import { entryButtonId } from './list-focus.js'
import { RelatedLinks } from './related-links.js'
import { SectionList } from './section-list.js'
import { sectionShapes, shapeOf } from './section-shapes.js'
import type { StudioState } from './studio-state.js'
import type { Studio } from './studio-store.js'
import { SuggestionsRow } from './suggestions-row.js'
import { TranslationRow } from './translation-row.js'
import { sectionId } from './words.js'
import { pathOf } from './words-edit.js'
import type { Move } from './write-in-place.js'

interface ContentTabProps {
  studio: Studio
  now: StudioState
  open: string | undefined
  onOpen: (what: string | undefined) => void
  onMove: (unit: Unit, move: Move) => void
  onDiscard: () => void
  onProblem: (problem: unknown) => void
}

/** The whole page as a list of forms: also the values that the page does not show by themselves. */
export function ContentTab({ studio, now, onMove, onDiscard, onProblem, ...row }: ContentTabProps) {
  const { open, onOpen } = row
  const words = now.history.now
  const fields = now.problem instanceof ApiProblem ? now.problem.fields : {}
  const problemOf = (key: string, field: string) => fields[`${pathOf(words, key, now.ids)}/${field}`]
  return (
    <>
      <SuggestionsRow {...{ studio, now, onProblem }} {...row} />
      <TranslationRow {...{ studio, now, onProblem }} {...row} />
      <PanelRow id={personKey} title="Name, headline and contact" {...row}>
        <PersonForm {...{ studio, words }} problemAt={(path) => fields[path]} />
      </PanelRow>
      <PhotoRow {...{ studio, now }} {...row} />
      {words.sections.map((section) => (
        <SectionList
          key={sectionId(section)}
          {...{ studio, words, section, open, onOpen, onMove, problemOf }}
        />
      ))}
      <AddSection
        taken={words.sections.map(({ name }) => name)}
        onAdd={(name) => {
          let key: string | undefined
          studio.apply((before) => {
            const added = withEntryAdded(before, name)
            key = added.key
            return added.words
          })
          onOpen(key)
          // Its form is above this field, and the next Tab would leave the panel.
          if (key !== undefined) focusSoon(entryButtonId(key))
        }}
      />
      <GitHubSection studio={studio} content={now.draft.content} />
      <HiddenList {...{ studio, words }} />
      <RelatedLinks {...{ studio, now, onDiscard }} />
    </>
  )
}

function AddSection({ taken, onAdd }: { taken: readonly string[]; onAdd: (name: string) => void }) {
  // There may be any number of custom sections.
  const free = sectionShapes.filter(({ name }) => name === 'custom' || !taken.includes(name))
  return (
    <label className="mt-6 block">
      <span className="mb-1 block text-sm font-semibold">Add a section</span>
      <select
        className="select w-full"
        value=""
        onChange={({ target }) => shapeOf(target.value) && onAdd(target.value)}
      >
        <option value="">Choose a section</option>
        {free.map(({ name, title }) => (
          <option key={name} value={name}>
            {name === 'custom' ? 'A section with your own title' : title}
          </option>
        ))}
      </select>
    </label>
  )
}

/** The photo of a live page is published at once; that of a draft for a launch, with the launch. The page beside shows both. */
function PhotoRow({
  studio,
  now: { draft },
  ...row
}: Pick<ContentTabProps, 'studio' | 'now' | 'open' | 'onOpen'>) {
  const queryClient = useQueryClient()
  const isLaunch = draft.kind === 'launch'
  return (
    <PanelRow id="photo" title="Photo" {...row}>
      <PhotoPanel
        holder={isLaunch ? { kind: 'draft', id: draft.id } : { kind: 'site', name: draft.siteName }}
        onSaved={() =>
          void (isLaunch
            ? studio.refresh()
            : queryClient.invalidateQueries({ queryKey: ['studio-page', draft.id] }))
        }
      />
    </PanelRow>
  )
}
