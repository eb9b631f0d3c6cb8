const pictures: Readonly<Record<string, string>> = import.meta.glob('./theme-pictures/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
})

/** A sample page in a layout; undefined for one that there is no picture of. */
export const themePicture = (layout: string): string | undefined =>
  pictures[`./theme-pictures/${layout}.webp`]
