import { useQuery } from '@tanstack/react-query'
import type { DraftView, Removed } from '@thumbfolio/contracts'
import { lazy, Suspense, useRef, useState } from 'react'
import { draftNow, otherLanguageOf } from '../../lib/draft-api.js'
import { focusSoon } from '../../lib/focus-soon.js'
import { LeaveGuard } from '../../ui/leave-guard.js'
import { introPlace } from './change-words.js'
import { ContentTab } from './content-tab.js'
import { EdgeTools } from './edge-tools.js'
import { personKey } from './marks.js'
import { movedUnit, unitName, unitOf, type Unit } from './move-in-page.js'
import { PageFrame } from './page-frame.js'
import { entryButtonId, idsBeside } from './list-focus.js'
import { pageOf, rebaseChanges } from './studio-api.js'
import { StudioBar } from './studio-bar.js'
import { StudioNotices } from './studio-notices.js'
import { focusPanel, StudioPanel } from './studio-panel.js'
import type { StudioState } from './studio-state.js'
import type { Studio as Draft } from './studio-store.js'
import { usePanel } from './use-panel.js'
import { usePublish } from './use-publish.js'
import type { PageHandle } from './use-page-drawing.js'
import { useShownStudy, useStudio } from './use-studio.js'
import { focusField } from './value-field.js'
import { VisibilityTab } from './visibility-tab.js'
import { keysById } from './words.js'
import type { Move } from './write-in-place.js'

/** Loaded on demand, because of its pictures. */
const LookTab = lazy(async () => ({ default: (await import('./look-tab.js')).LookTab }))

interface StudioProps {
  loaded: DraftView
  /** Set where its changes were brought onto the live page: what that says where they say something else. */
  collisions: readonly Removed[] | undefined
  onRebased: (rebased: Awaited<ReturnType<typeof rebaseChanges>>) => void
}

/** Edits one draft, for a launch or of a live page: the page itself, and a panel beside it. */
export function Studio({ loaded, collisions, onRebased }: StudioProps) {
  const { studio, now } = useStudio(loaded)
  const page = useRef<PageHandle>(null)
  // Who starts with an empty page begins with the name.
  const panel = usePanel(loaded.content.basics?.name ? undefined : personKey)
  const [problem, setProblem] = useState<unknown>()
  const { dialog, isPublishing, publish, askToDiscard } = usePublish(studio, setProblem)
  const openBeside = (key: string, field: string) => {
    panel.openBeside(key)
    focusField(`${key}/${field}`)
  }
  const rebase = rebasing(studio, onRebased, setProblem)
  const move = (unit: Unit, step: Move) => {
    const { words, next, beside } = movedUnit(studio.store.getState().history.now, unit, step)
    studio.apply(() => words)
    if (beside) openBeside(beside.key, beside.field)
    if (step !== 'add' || next?.kind !== 'entry') return next
    // A new entry has no text on the page to write in: its form opens in the panel.
    panel.openBeside(next.key)
    focusSoon(entryButtonId(next.key))
    return undefined
  }
  return (
    <div className="flex h-dvh flex-col pt-16 max-lg:pb-[calc(3rem+env(safe-area-inset-bottom))]">
      <title>{`Edit ${loaded.siteName} · Thumbfolio`}</title>
      <StudioBar {...{ studio, now, isPublishing }} onPublish={publish} onDiscard={askToDiscard} />
      <StudioNotices {...{ studio, now, problem, collisions }} onDiscard={askToDiscard} onRebase={rebase} />
      <div className="grid min-h-0 flex-1 grid-cols-1 lg:grid-cols-[minmax(0,1fr)_20rem]">
        <PageRoom
          {...{ studio, now }}
          handle={page}
          onMove={move}
          onOpen={panel.setOpen}
          onBeside={openBeside}
        />
        <StudioPanel
          tab={panel.tab}
          isOpen={panel.isOpen}
          onTab={panel.openTab}
          onClose={panel.close}
          onLeave={() => page.current?.enter()}
        >
          {panel.tab === 'content' && (
            <ContentTab
              {...{ studio, now }}
              open={panel.open}
              onOpen={panel.setOpen}
              onMove={(unit, step) => {
                if (step === 'hide') focusSoon(...idsBeside(now.history.now, unit))
                move(unit, step)
              }}
              onDiscard={askToDiscard}
              onProblem={setProblem}
            />
          )}
          {panel.tab === 'look' && (
            <Suspense fallback={<div className="min-h-96" aria-busy="true" />}>
              <LookTab {...{ studio, now }} onProblem={setProblem} />
            </Suspense>
          )}
          {panel.tab === 'public' && <VisibilityTab {...{ studio, now }} onProblem={setProblem} />}
        </StudioPanel>
      </div>
      {dialog}
      <LeaveGuard when={now.state === 'offline' || now.state === 'refused'} />
    </div>
  )
}

/** Brings the changes onto the live page as it is now, once they are saved. */
const rebasing =
  (studio: Draft, onRebased: StudioProps['onRebased'], onProblem: (problem: unknown) => void) => async () => {
    onProblem(undefined)
    if (!(await studio.flush())) return
    const { draft } = studio.store.getState()
    const language = otherLanguageOf(draft)
    await rebaseChanges(draft)
      .then(async (rebased) =>
        onRebased(language ? { ...rebased, draft: await draftNow(draft.id, { language }) } : rebased),
      )
      .catch(onProblem)
  }

/** The row of the list that has the values of a unit; undefined for a section. */
function rowOf(unit: Unit): string | undefined {
  switch (unit.kind) {
    case 'entry':
    case 'part':
    case 'fact':
      return unit.key
    case 'line':
      return unit.place === introPlace ? personKey : unit.place
    case 'section':
      return undefined
  }
}

/** Scrolls to the row of an entry in the list, after the next rendering. */
const showInList = (key: string): void =>
  void requestAnimationFrame(() =>
    document.getElementById(entryButtonId(key))?.scrollIntoView({ block: 'nearest' }),
  )

interface PageRoomProps {
  studio: Draft
  now: StudioState
  handle: React.RefObject<PageHandle | null>
  /** Returns the part of the page that gets the focus next. */
  onMove: (unit: Unit, move: Move) => Unit | undefined
  onOpen: (what: string | undefined) => void
  onBeside: (key: string, field: string) => void
}

/** The page, and the tools at the edge of what is chosen in it. */
function PageRoom({ studio, now, handle, onMove, onOpen, onBeside }: PageRoomProps) {
  const { draft, history } = now
  const room = useRef<HTMLDivElement>(null)
  const [shift, setShift] = useState(0)
  const [chosen, setChosen] = useState<{ unit: Unit; element: HTMLElement }>()
  const study = useShownStudy(studio, now)
  const page = useQuery({
    queryKey: ['studio-page', draft.id, draft.content.language, draft.draftVersion, study],
    queryFn: ({ signal }) => pageOf(draft, study, signal),
  })
  const go = (unit: Unit, move: Move) => {
    const next = onMove(unit, move)
    setChosen(undefined)
    if (next) handle.current?.goTo(next, move === 'add')
    // The server draws the order of entries: saved at once, it is shown sooner.
    if (unit.kind !== 'line') void studio.flush()
  }
  return (
    <div
      ref={room}
      className="relative min-h-0 overflow-hidden"
      onMouseLeave={() => document.activeElement?.tagName !== 'IFRAME' && setChosen(undefined)}
    >
      <PageFrame
        ref={handle}
        {...{ studio, now }}
        page={page.data}
        title={`The page of ${draft.siteName}`}
        onChoose={(unit, element, isFocused) => {
          setChosen(unit && unit.kind !== 'fact' ? { unit, element } : undefined)
          const row = unit ? rowOf(unit) : personKey
          if (!isFocused || row === undefined) return
          showInList(row)
          onOpen(row)
        }}
        onMove={go}
        onBeside={onBeside}
        onLeave={focusPanel}
        onShift={() => setShift((count) => count + 1)}
      />
      {chosen && chosen.element.isConnected && (
        <EdgeTools
          {...{ room, shift }}
          element={chosen.element}
          name={unitName(history.now, chosen.unit)}
          // A part of a case study is not kept anywhere else.
          {...(chosen.unit.kind === 'part' && { removal: 'Remove' })}
          // The text of the unit may have changed since it was chosen.
          onMove={(move) => go(unitOf(chosen.element, keysById(now.ids)) ?? chosen.unit, move)}
        />
      )}
    </div>
  )
}
