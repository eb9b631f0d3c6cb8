import { Said } from './said.js'

/** What the server refused, where it happened. */
export const Refusal = ({ text }: { text: string | undefined }) => (
  <p role="alert" className="text-sm font-medium text-danger empty:hidden">
    {text !== undefined && <Said text={text} />}
  </p>
)
