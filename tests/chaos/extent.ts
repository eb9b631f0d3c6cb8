/** How much chaos: short in `make verify`, long in `make verify-long` (CHAOS=long). CHAOS_SEED repeats one series. */
const isLong = process.env['CHAOS'] === 'long'
const given = process.env['CHAOS_SEED']

export const extent = {
  isLong,
  seeds: given === undefined ? (isLong ? [1, 2, 3, 4, 5] : [1]) : [Number(given)],
  /** Launches of one series. */
  launches: isLong ? 100 : 20,
  /** Processes killed in one series. */
  kills: isLong ? 60 : 10,
  /**
   * On which side of each commit a process is killed. Before one means late after the one before, when everything that is
   * not a commit has happened; the other side, early, comes with the long series.
   */
  killMoments: isLong ? (['before', 'after'] as const) : (['before'] as const),
  /** How often an engine is killed and started at once. */
  restarts: isLong ? 3 : 2,
  /** A launch is killed at every commit, or at every other one: it has many. */
  launchStride: isLong ? 1 : 2,
  /** How long an engine is away. */
  absenceMs: isLong ? 60_000 : 8_000,
}
