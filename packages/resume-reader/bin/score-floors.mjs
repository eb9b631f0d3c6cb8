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

/** What has a floor: the number of documents, and the rest in per cent, rounded down. */
export const measuresOf = (result) => ({
  documents: result.documents,
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

/**
 * Floors and measures are by corpus. A corpus or a measure that is gone is below its floors too, unless the corpus is
 * `skipped`.
 */
export const belowFloors = (measures, floors, skipped = []) =>
  Object.entries(floors)
    .filter(([corpus]) => !skipped.includes(corpus))
    .flatMap(([corpus, ofCorpus]) =>
      Object.entries(ofCorpus)
        .map(([name, floor]) => ({ corpus, name, floor, value: measures[corpus]?.[name] ?? 0 }))
        .filter(({ floor, value }) => value < floor),
    )

const raisedOf = (measures, floors = {}) =>
  Object.fromEntries(
    Object.entries(measures).map(([name, value]) => [name, Math.max(value, floors[name] ?? 0)]),
  )

/** Floors never sink, and those of a corpus that was not measured stay. */
export const raised = (measures, floors) => ({
  ...floors,
  ...Object.fromEntries(
    Object.entries(measures).map(([corpus, ofCorpus]) => [corpus, raisedOf(ofCorpus, floors[corpus])]),
  ),
})
