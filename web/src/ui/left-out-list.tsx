interface LeftOutListProps {
  removed: readonly { readonly fact: string; readonly reason: string }[]
}

/** What the check took off a page, and why. */
export const LeftOutList = ({ removed }: LeftOutListProps) => (
  <ul className="grid gap-2 text-sm text-muted">
    {removed.map(({ fact, reason }) => (
      <li key={fact + reason}>
        <q>{fact}</q> {reason}
      </li>
    ))}
  </ul>
)
