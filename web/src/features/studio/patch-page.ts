/**
 * Makes `shown` equal to `next` with as few changes as possible, so that unchanged elements keep their focus and scroll
 * position.
 */
function patchElement(shown: Element, next: Element): void {
  for (const { name } of [...shown.attributes]) if (!next.hasAttribute(name)) shown.removeAttribute(name)
  for (const { name, value } of next.attributes)
    if (shown.getAttribute(name) !== value) shown.setAttribute(name, value)
  patchChildren(shown, next)
}

/** The same for the children. */
export function patchChildren(shown: Element, next: Element): void {
  const before = [...shown.childNodes]
  const after = [...next.childNodes]
  const { ownerDocument } = shown
  const start = sameAtStart(before, after)
  const end = sameAtEnd(before.slice(start), after.slice(start))
  const gone = before.slice(start, before.length - end)
  const came = after.slice(start, after.length - end)
  for (const [at, node] of came.entries()) {
    const old = gone[at]
    if (old && isAlike(old, node)) patchElement(old as Element, node as Element)
    else if (old) old.replaceWith(ownerDocument.importNode(node, true))
    else shown.insertBefore(ownerDocument.importNode(node, true), before[before.length - end] ?? null)
  }
  for (const node of gone.slice(came.length)) node.remove()
}

const isAlike = (a: Node, b: Node): boolean =>
  a.nodeType === 1 && b.nodeType === 1 && a.nodeName === b.nodeName

function sameAtStart(a: readonly Node[], b: readonly Node[]): number {
  const at = a.findIndex((node, index) => !isSame(node, b[index]))
  return at < 0 ? Math.min(a.length, b.length) : at
}

function sameAtEnd(a: readonly Node[], b: readonly Node[]): number {
  const most = Math.min(a.length, b.length)
  for (let count = 0; count < most; count++)
    if (!isSame(a[a.length - 1 - count]!, b[b.length - 1 - count])) return count
  return most
}

const isSame = (a: Node, b: Node | undefined): boolean => b !== undefined && a.isEqualNode(b)
