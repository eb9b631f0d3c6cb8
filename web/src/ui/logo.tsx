/** A page with a thumb index: the notch a reader opens a book by. */
function Mark({ className = 'size-6' }: { className?: string }) {
  return (
    <svg viewBox="0 0 24 24" className={className} aria-hidden="true">
      <path
        className="fill-current"
        d="M5 1h12a2 2 0 0 1 2 2v4.2a4.8 4.8 0 0 0 0 9.6V21a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V3a2 2 0 0 1 2-2Z"
      />
      <circle className="fill-primary" cx="19" cy="12" r="3" />
    </svg>
  )
}

export function Logo() {
  return (
    <span className="inline-flex items-center gap-2">
      <Mark />
      <span className="title text-[1.25rem] leading-none">Thumbfolio</span>
    </span>
  )
}
