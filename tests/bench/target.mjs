import { readFileSync } from 'node:fs'
import { row } from './measure.mjs'

const goals = JSON.parse(readFileSync(new URL('goals.json', import.meta.url), 'utf8'))

/** Says which target was missed, and lets this process end with 1. What was measured before and after still counts. */
export function target(what, isMet) {
  if (isMet) return
  console.error(`Target missed: ${what}`)
  process.exitCode = 1
}

const shown = (value, unit) =>
  unit === 'ratio'
    ? value.toFixed(2)
    : `${value.toFixed(0)} ${unit}`.replace(' count', '').replace('cpu-ms', 'ms')

/**
 * Prints a value beside its goal of `goals.json`, and lets this process end with 1 where it is missed. A missed time is
 * a warning: it depends on the machine and on what else runs there. Processor time (`cpu-ms`) does not.
 */
export function goal(name, value, { of = '', isExcused = false } = {}) {
  const { what, atLeast = -Infinity, atMost = Infinity, unit } = goals[name]
  const isLeast = atLeast !== -Infinity
  const wanted = `${isLeast ? 'at least' : 'at most'} ${shown(isLeast ? atLeast : atMost, unit)}`
  const title = of === '' ? what : `${of}: ${what}`
  row(title, shown(value, unit), wanted)
  if ((value >= atLeast && value <= atMost) || isExcused) return
  if (unit === 'ms') console.error(`Warning: ${title}: ${shown(value, unit)}, ${wanted}`)
  else target(`${title}: ${shown(value, unit)}, ${wanted}`, false)
}
