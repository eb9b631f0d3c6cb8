export function Spinner({ label, className = '' }: { label: string; className?: string }) {
  return (
    <div role="status" className={`grid place-items-center ${className}`}>
      <span className="loading loading-spinner loading-lg" aria-hidden="true" />
      <span className="sr-only">{label}</span>
    </div>
  )
}

/** Stands in a button while it works, in the place of its icon. */
export const Working = () => <span className="loading loading-spinner loading-sm" aria-hidden="true" />
