/** Where a clause may be dropped without changing what stands before it. */
const clause =
  /;\s|\s[–—]\s|,\s(?=(?:which|where|while|making|including|using|wobei|ce qui|lo que|il che|o que|waarbij|co)\s)/gu

/** The longest beginning of a sentence that stands by itself and says no more than its entries. */
export function cutBack(text: string, stands: (head: string) => boolean): string | undefined {
  const ends = [...text.matchAll(clause)].map(({ index }) => index).reverse()
  for (const end of ends) {
    const head = `${text.slice(0, end)}.`
    if (head.split(' ').length >= 4 && stands(head)) return head
  }
  return undefined
}
