import { CircleAlert, CircleCheck } from 'lucide-react'

/** What the app is made of, in the chosen colours. Nothing in it does anything. */
export function ThemePreview() {
  return (
    <div className="rounded-box bg-base-200 p-6">
      <p className="title text-xl">Choose your site name</p>
      <p className="mt-1 text-sm text-muted">It becomes the address of your portfolio.</p>
      <div className="mt-5 rounded-field border border-line bg-base-100 px-4 py-2.5">ada-lovelace</div>
      <p className="mt-2 flex items-center gap-2 text-sm">
        <CircleCheck className="size-4 text-positive" aria-hidden="true" />
        This name is available.
      </p>
      <p className="mt-1 flex items-center gap-2 text-sm text-danger">
        <CircleAlert className="size-4" aria-hidden="true" />
        This site name is already taken.
      </p>
      <div className="mt-5 flex gap-2" aria-hidden="true">
        <span className="btn pointer-events-none btn-primary">Continue</span>
        <span className="btn pointer-events-none">Back</span>
      </div>
    </div>
  )
}
