const line = 'fill-base-content/25'

/** A published page, drawn. */
export const SiteSketch = () => (
  <svg
    viewBox="0 0 180 120"
    aria-hidden="true"
    className="w-40 shrink-0 rounded-sm border border-line bg-base-100 sm:w-44"
  >
    <rect width="180" height="56" className="fill-primary/20" />
    <rect x="16" y="18" width="92" height="10" rx="2" className="fill-base-content/70" />
    <rect x="16" y="36" width="56" height="4" rx="2" className={line} />
    {[0, 1].map((entry) => (
      <g key={entry} transform={`translate(0 ${70 + entry * 24})`}>
        <rect x="16" width="28" height="4" rx="2" className={line} />
        <rect x="60" width="72" height="5" rx="2" className="fill-base-content/50" />
        <rect x="60" y="10" width="104" height="4" rx="2" className={line} />
      </g>
    ))}
  </svg>
)

const widths = [64, 80, 72, 80, 48, 80, 76, 60]

/** A page of a resume, drawn. */
export const ResumeSketch = () => (
  <svg
    viewBox="0 0 112 158"
    aria-hidden="true"
    className="w-17 shrink-0 rounded-sm border border-line bg-base-100"
  >
    <rect x="16" y="18" width="56" height="8" rx="2" className="fill-base-content/70" />
    {widths.map((width, at) => (
      <rect key={at} x="16" y={42 + at * 13} width={width} height="4" rx="2" className={line} />
    ))}
  </svg>
)

/** A field with a name in it that can be had, drawn. */
export const NameSketch = () => (
  <svg viewBox="0 0 176 64" aria-hidden="true" className="w-40 shrink-0 sm:w-44">
    <rect x="1" y="1" width="174" height="36" rx="8" className="fill-base-100 stroke-base-content/50" />
    <rect x="14" y="15" width="84" height="8" rx="2" className="fill-base-content/70" />
    <path d="M4 53l5 5 9-10" fill="none" strokeWidth="3" className="stroke-positive" />
    <rect x="26" y="50" width="72" height="5" rx="2" className={line} />
  </svg>
)
