import type { Change } from './reading-changes.js'

/** What another reading sees differently, value by value. */
export const ChangeList = ({ changes }: { changes: readonly Change[] }) => (
  <ul className="mt-1">
    {changes.map(({ where, before, after }, at) => (
      <li key={at} className="border-t border-line py-2 wrap-anywhere first:border-0">
        <span className="block text-muted">{where}</span>
        {before === '' ? (
          <>
            New: <ins className="no-underline">{after}</ins>
          </>
        ) : after === '' ? (
          <>
            Gone: <del className="no-underline">{before}</del>
          </>
        ) : (
          <>
            <del className="no-underline">{before}</del> became{' '}
            <ins className="font-medium no-underline">{after}</ins>
          </>
        )}
      </li>
    ))}
  </ul>
)
