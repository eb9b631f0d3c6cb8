import type { Example } from './examples/examples.js'

interface ExampleTopProps {
  example: Example
  /** How wide it is shown, as of `img`. */
  sizes: string
  /** Default: loaded when it comes near the screen. */
  isFirst?: boolean
  /** Shown on a small screen, where a laptop's page is too small to read. */
  phone?: { readonly src: string } | undefined
  className?: string
}

/** The first screen of an example page, in the size that fits. */
export const ExampleTop = ({ example, sizes, isFirst = false, phone, className = '' }: ExampleTopProps) => (
  <picture>
    {phone && <source media="(max-width: 47.99rem)" srcSet={phone.src} />}
    <img
      src={example.top[800]}
      srcSet={Object.entries(example.top)
        .map(([width, address]) => `${address} ${width}w`)
        .join(', ')}
      sizes={sizes}
      width={800}
      height={600}
      loading={isFirst ? 'eager' : 'lazy'}
      decoding="async"
      alt={`The page of ${example.name}, ${example.role.toLowerCase()}: the name in large letters, a summary, then the work in order`}
      className={`block h-auto w-full ${phone ? 'max-md:aspect-[4/5] max-md:object-cover max-md:object-top' : ''} ${className}`}
    />
  </picture>
)
