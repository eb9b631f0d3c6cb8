import type { Area } from '../text/page-text.js'

/** In points: the cells of the map of what was painted last. */
const cell = 2
const mostCells = 2_000

/** Remembers for each place of the page when something was last painted over it. */
export class PaintOrder {
  private readonly columns: number
  private readonly rows: number
  private readonly last: Int32Array

  constructor(width: number, height: number) {
    this.columns = Math.min(mostCells, Math.max(1, Math.ceil(width / cell)))
    this.rows = Math.min(mostCells, Math.max(1, Math.ceil(height / cell)))
    this.last = new Int32Array(this.columns * this.rows).fill(-1)
  }

  cover([x, y, width, height]: readonly [number, number, number, number], order: number): void {
    if (!(width > 0 || height > 0)) return
    const [left, right] = [Math.floor(x / cell), Math.ceil((x + width) / cell)]
    const [top, foot] = [Math.floor(y / cell), Math.ceil((y + height) / cell)]
    const [from, to] = [Math.max(0, left), Math.min(this.columns, right)]
    if (from >= to) return
    for (let row = Math.max(0, top); row < Math.min(this.rows, foot); row += 1)
      this.last.fill(order, row * this.columns + from, row * this.columns + to)
  }

  /** Something was painted here after so many glyphs or more. */
  isCoveredAfter(order: number, { x, y, width, height }: Area): boolean {
    const [column, row] = [Math.floor((x + width / 2) / cell), Math.floor((y + height / 2) / cell)]
    if (column < 0 || row < 0 || column >= this.columns || row >= this.rows) return false
    return (this.last[row * this.columns + column] ?? -1) > order
  }
}
