import { useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { focusSoon } from '../../lib/focus-soon.js'
import toast from 'react-hot-toast/headless'
import { leftOversOf, pageLinesOf, type PageLine } from './page-lines.js'
import { entryAbove } from './entry-positions.js'
import type { Target } from './place-lines.js'
import type { Editor } from './use-editor.js'
import { useMarking } from './use-marking.js'

/** One letter puts what is marked, or what the keys are at. */
export const placeKeys = {
  j: { kind: 'entry', root: '/work' },
  s: { kind: 'entry', root: '/education' },
  p: { kind: 'entry', root: '/projects' },
  x: { kind: 'leave-out' },
} as const satisfies Record<string, Target>

export const roleKeys = { t: 'title', c: 'organization', d: 'dates' } as const
export const bulletKey = 'b'
/** Of the menu of further sections, where Enter leads. */
export const otherSectionId = 'other-section'

/** The lines of the page, which of them are marked, and how they are put somewhere. */
export function usePlacing(editor: Editor) {
  const { reading, draft, placing, place, working } = editor
  const marking = useMarking()
  const [chosen, setChosen] = useState<{ readonly entry: string; readonly lines: string }>()
  const lines = useMemo(() => pageLinesOf(reading), [reading])
  const leftOvers = useMemo(
    () => leftOversOf(lines, reading, draft, placing),
    [lines, reading, draft, placing],
  )
  const picked = (keys: readonly string[]) => lines.filter(({ key }) => keys.includes(key))
  const marked = picked(marking.marked)
  /** An entry that was chosen for other lines is not the one for these. */
  const lineKeys = marking.marked.join()
  const entryFor = (line: PageLine | undefined) =>
    chosen?.lines === lineKeys ? chosen.entry : entryAbove(draft, line, lines)

  /** The list that the lines were marked in: what was pressed goes away with the marks. */
  const list = useRef<{ readonly id: string; readonly lines: readonly PageLine[] }>(undefined)
  const put = (target: Target, of: readonly PageLine[] = marked) => {
    if (working !== undefined || of.length === 0) return
    place(of, target, { lines, language: reading.language })
    const among = list.current?.lines ?? []
    const last = among.findLastIndex((line) => of.includes(line))
    marking.goOnAt(among[last + 1]?.key)
    if (list.current) focusSoon(list.current.id)
    toast.success(target.kind === 'leave-out' ? 'Left out.' : 'Placed. Save to keep it.', { id: 'placed' })
  }
  const press = (event: KeyboardEvent, among: readonly PageLine[]) => {
    if (event.ctrlKey || event.metaKey || event.altKey) return
    list.current = { id: event.currentTarget.id, lines: among }
    const of = marked.length > 0 ? marked : picked(marking.active === undefined ? [] : [marking.active])
    const target = targetOf(event.key.toLowerCase(), entryFor(of[0]))
    if (target) put(target, of)
    else if (event.key === 'Enter' && of.length > 0) {
      marking.mark(of.map(({ key }) => key))
      focusSoon(otherSectionId)
    } else if (!marking.press(event, among)) return
    event.preventDefault()
  }
  const click = (event: MouseEvent, key: string, among: readonly PageLine[]) => {
    const id = event.currentTarget.parentElement?.id
    if (id) list.current = { id, lines: among }
    marking.click(key, among, event)
  }
  return {
    marking,
    lines,
    leftOvers,
    marked,
    target: entryFor(marked[0]),
    choose: (entry: string) => setChosen({ entry, lines: lineKeys }),
    put,
    press,
    click,
  }
}

export type PlacingLines = ReturnType<typeof usePlacing>

function targetOf(key: string, entry: string | undefined): Target | undefined {
  if (key in placeKeys) return placeKeys[key as keyof typeof placeKeys]
  if (entry === undefined) return undefined
  if (key === bulletKey) return { kind: 'bullet-above', entry }
  return key in roleKeys ? { kind: 'role', entry, role: roleKeys[key as keyof typeof roleKeys] } : undefined
}
