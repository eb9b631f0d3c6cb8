import type { ReactNode } from 'react'

interface LeftOutListProps<Item> {
  removed: readonly Item[]
  /** What can be done about one of them. */
  action?: (item: Item) => ReactNode
}

/** What a launch left out of a page, and why. */
export const LeftOutList = <Item extends { readonly fact: string; readonly reason: string }>({
  removed,
  action,
}: LeftOutListProps<Item>) => (
  <ul className="grid gap-3 text-sm text-muted">
    {removed.map((item, at) => (
      <li key={`${at} ${item.fact}`}>
        <q>{item.fact}</q> {item.reason} {action?.(item)}
      </li>
    ))}
  </ul>
)
