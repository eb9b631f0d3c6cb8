const percent = (share) => Math.floor(share * 1_000) / 10

/** Right among all that were read: of the name, the e-mail, the employers, and all dates together. */
const precisionsOf = ({ fields }) => {
  const of = (isField) => {
    const chosen = Object.entries(fields).filter(([field]) => isField(field))
    const sum = (key) => chosen.reduce((total, [, field]) => total + field[key], 0)
    return sum('tp') / Math.max(1, sum('pred'))
  }
  const named = ['basics.name', 'basics.email', 'work[].name'].map((name) => [
    name,
    of((field) => field === name),
  ])
  return Object.fromEntries([...named, ['dates', of((field) => /date$/i.test(field))]])
}

/** What has a floor, in per cent, rounded down. */
export const measuresOf = (result) => ({
  core: percent(result.coreMacroF1),
  overall: percent(result.overallMacroF1),
  micro: percent(result.micro.f1),
  ...Object.fromEntries(
    Object.entries(precisionsOf(result)).map(([name, share]) => [`precision ${name}`, percent(share)]),
  ),
  ...Object.fromEntries(
    Object.entries(result.sections).map(([name, { macroF1 }]) => [`section ${name}`, percent(macroF1)]),
  ),
  ...Object.fromEntries(
    Object.entries(result.layouts).map(([name, { core }]) => [`layout ${name}`, percent(core)]),
  ),
})

/** A measure that is gone is below its floor too. */
export const belowFloors = (measures, floors) =>
  Object.entries(floors)
    .map(([name, floor]) => ({ name, floor, value: measures[name] ?? 0 }))
    .filter(({ floor, value }) => value < floor)

/** Floors never sink. */
export const raised = (measures, floors) =>
  Object.fromEntries(
    Object.entries(measures).map(([name, value]) => [name, Math.max(value, floors[name] ?? 0)]),
  )
