import { Link } from 'react-router-dom'
import { ApiProblem } from '../../lib/api-problem.js'
import { focusSoon } from '../../lib/focus-soon.js'
import type { DraftPhotoSlot } from '../../ui/draft-photo-slot.js'
import { LeftOutList } from '../../ui/left-out-list.js'
import { withEntryAdded } from './change-words.js'
import { HiddenList } from './hidden-list.js'
import { personKey } from './marks.js'
import type { Unit } from './move-in-page.js'
import { PersonForm } from './person-form.js'
import { entryButtonId, SectionList } from './section-list.js'
import { sectionShapes, shapeOf } from './section-shapes.js'
import { canDiscard, type StudioState } from './studio-state.js'
import type { Studio } from './studio-store.js'
import { pathOf } from './words-edit.js'
import type { Move } from './write-in-place.js'

interface ContentTabProps {
  Photo?: DraftPhotoSlot | undefined
  studio: Studio
  now: StudioState
  open: string | undefined
  onOpen: (what: string | undefined) => void
  onMove: (unit: Unit, move: Move) => void
  onDiscard: () => void
}

/** The whole page as a list of forms: also the values that the page does not show by themselves. */
export function ContentTab({ studio, now, open, Photo, onOpen, onMove, onDiscard }: ContentTabProps) {
  const words = now.history.now
  const fields = now.problem instanceof ApiProblem ? now.problem.fields : {}
  const isPersonOpen = open === personKey
  const problemOf = (key: string, field: string) => fields[`${pathOf(words, key, now.ids)}/${field}`]
  return (
    <>
      <button
        type="button"
        className="min-h-10 w-full cursor-pointer text-left font-semibold"
        aria-expanded={isPersonOpen}
        onClick={() => onOpen(isPersonOpen ? undefined : personKey)}
      >
        Name, headline and contact
      </button>
      {isPersonOpen && <PersonForm {...{ studio, words }} problemAt={(path) => fields[path]} />}
      {Photo && now.draft.kind === 'launch' && (
        <details className="mt-3 [&_#photo-title]:sr-only">
          <summary className="min-h-10 cursor-pointer py-2 font-semibold">Photo</summary>
          <Photo draftId={now.draft.id} onSaved={() => void studio.refresh()} />
        </details>
      )}
      {words.sections.map((section) => (
        <SectionList key={section.name} {...{ studio, words, section, open, onOpen, onMove, problemOf }} />
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
      <HiddenList {...{ studio, words }} />
      <RelatedLinks {...{ now, onDiscard }} />
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

/** What was left out of the page, and links to its sources, versions and photo. */
function RelatedLinks({ now: { draft }, onDiscard }: Pick<ContentTabProps, 'now' | 'onDiscard'>) {
  const { kind, siteName, content } = draft
  const site = `/sites/${encodeURIComponent(siteName)}`
  return (
    <div className="mt-8 grid gap-3 border-t border-line pt-5 text-sm">
      {content.removed.length > 0 && (
        <details>
          <summary className="w-fit cursor-pointer font-semibold">
            What was left out ({content.removed.length})
          </summary>
          <div className="mt-2">
            <LeftOutList removed={content.removed} />
          </div>
        </details>
      )}
      {canDiscard(draft) && (
        <button type="button" className="btn justify-self-start btn-sm lg:hidden" onClick={onDiscard}>
          Discard
        </button>
      )}
      {kind === 'changes' && (
        <p className="flex flex-wrap gap-x-4 gap-y-1">
          <Link to={`${site}/sources`} className="textlink">
            Sources
          </Link>
          <Link to={`${site}/versions`} className="textlink">
            Versions
          </Link>
          <Link to={`${site}#photo`} className="textlink">
            Photo
          </Link>
        </p>
      )}
    </div>
  )
}
