import { FileUp } from 'lucide-react'

/** Covers the page while a file is dragged over it. */
export const DropHere = () => (
  <div className="pointer-events-none fixed inset-0 z-50 grid place-items-center bg-base-100/95 p-6">
    <p className="title flex items-center gap-3 text-xl">
      <FileUp className="size-8" strokeWidth={1.5} aria-hidden="true" />
      Drop it here
    </p>
  </div>
)
