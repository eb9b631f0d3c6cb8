/** Placeholder of a list that is being loaded. */
export const LinesSkeleton = ({ label }: { label: string }) => (
  <div className="grid min-h-40 animate-late content-start gap-3" role="status" aria-label={label}>
    {[1, 2, 3].map((key) => (
      <div key={key} className="skeleton h-8 w-full" />
    ))}
  </div>
)
