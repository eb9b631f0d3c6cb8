/** Pixels that stay free before a place that is larger than the room. */
const marginPx = 16

const along = (startPx: number, lengthPx: number, roomPx: number): number =>
  Math.max(0, lengthPx + 2 * marginPx > roomPx ? startPx - marginPx : startPx + lengthPx / 2 - roomPx / 2)

/** How far to scroll a page so that a place on it is in view: in the middle where it fits, from its start where not. */
export const scrollTo = (
  [x, y, width, height]: readonly [x: number, y: number, width: number, height: number],
  pxPerPt: number,
  room: { readonly clientWidth: number; readonly clientHeight: number },
): { left: number; top: number } => ({
  left: along(x * pxPerPt, width * pxPerPt, room.clientWidth),
  top: along(y * pxPerPt, height * pxPerPt, room.clientHeight),
})
