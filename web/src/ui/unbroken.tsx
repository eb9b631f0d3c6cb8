import { partsOf } from '../lib/amounts.js'

/** A text that breaks between its lines, but never inside a range or between an amount and its unit. */
export const Unbroken = ({ children }: { children: string }) =>
  partsOf(children).map((part, at) =>
    at % 2 === 0 ? (
      part
    ) : (
      <span key={at} className="whitespace-nowrap">
        {part}
      </span>
    ),
  )
