/**
 * `node bin/trust.mjs [--raise] [--wrong]`: what the check lets through of invented claims and removes of true ones, by
 * kind; exits with 1 below a committed floor. `--wrong` lists the sentences, never those of held-back people.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { check } from '../dist/domain/check/check.js'
import { groundsOf } from '../dist/domain/check/grounds.js'
import { checkOn, sharesOfAll, trustOf } from './trust-score.mjs'
import { labelDay, labelledAnswers, parts } from './trust-set.mjs'

const checkThen = checkOn(labelDay, { check, groundsOf })
const floorsFile = new URL('../tests/trust/floors.json', import.meta.url)
const floors = JSON.parse(readFileSync(floorsFile, 'utf8'))
const answers = labelledAnswers()
const sets = Object.fromEntries(
  parts.map((name) => [
    name,
    trustOf(
      checkThen,
      answers.filter(({ part }) => part === name),
    ),
  ]),
)
const raised = structuredClone(floors)
for (const [name, trust] of Object.entries(sets)) {
  print(name, trust)
  for (const [what, value] of Object.entries(trust.shares)) {
    const floor = floors[name]?.[what] ?? 0
    if (value < floor) {
      console.error(`${name}, ${what}: ${value} is below its floor of ${floor}`)
      process.exitCode = 1
    }
    raised[name] = { ...raised[name], [what]: Math.max(floor, value) }
  }
}
console.log('\nall of them')
printShares(sharesOfAll(Object.values(sets)))
if (process.argv.includes('--raise')) writeFileSync(floorsFile, `${JSON.stringify(raised, undefined, 2)}\n`)
if (process.argv.includes('--wrong'))
  for (const { person, label, kind, text } of [...sets.improved.wrong, ...sets['as asked'].wrong])
    console.log(`${label.padEnd(9)}${kind.padEnd(20)}${person.padEnd(14)}${text}`)

function print(name, { answers: count, kinds, shares, idsThrough }) {
  console.log(`\n${name}: ${count} answers, ${idsThrough} invented ids let through`)
  for (const { label, kind, sentences, wrong } of kinds)
    console.log(
      `  ${label.padEnd(10)}${kind.padEnd(22)}${`${sentences}`.padStart(6)}${`${wrong}`.padStart(5)} ${label === 'true' ? 'removed' : 'let through'}`,
    )
  printShares(shares)
}

function printShares(shares) {
  for (const [what, value] of Object.entries(shares))
    console.log(`  ${what.padEnd(32)}${value.toFixed(1).padStart(6)} %`)
}
