export function Spinner({ label, className = '' }: { label: string; className?: string }) {
  return (
    <div role="status" className={`grid place-items-center ${className}`}>
      <span className="loading loading-spinner loading-lg" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </div>
  )
}

/** Replaces the icon of a button while it works. */
export const Working = () => <span className="loading loading-spinner loading-sm" aria-hidden="true" />
