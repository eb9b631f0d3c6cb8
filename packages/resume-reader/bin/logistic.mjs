const rounds = 600
const step = 0.5
/** Weighs against large weights, so that a field with few values says little. */
const ridge = 4

/** The chance of being right, 0 to 1. */
export const chanceOf = (features, weights) => {
  const sum = Object.entries(features).reduce(
    (total, [name, value]) => total + value * (weights[name] ?? 0),
    0,
  )
  return 1 / (1 + Math.exp(-sum))
}

/** Logistic regression by gradient descent with a step for each feature; the same samples give the same weights. */
export const fit = (samples) => {
  const names = [...new Set(samples.flatMap(({ features }) => Object.keys(features)))]
  const index = new Map(names.map((name, at) => [name, at]))
  const rows = samples.map(({ features, isRight }) => ({
    cells: Object.entries(features)
      .filter(([, value]) => value !== 0)
      .map(([name, value]) => [index.get(name), value]),
    target: isRight ? 1 : 0,
  }))
  const weights = new Float64Array(names.length)
  const seen = new Float64Array(names.length).fill(1e-6)
  for (let round = 0; round < rounds; round += 1) {
    const slope = new Float64Array(names.length)
    for (const { cells, target } of rows) {
      const sum = cells.reduce((total, [at, value]) => total + weights[at] * value, 0)
      const off = 1 / (1 + Math.exp(-sum)) - target
      for (const [at, value] of cells) slope[at] += off * value
    }
    names.forEach((name, at) => {
      if (name !== 'always' && name !== 'rule') slope[at] += ridge * weights[at]
      seen[at] += slope[at] ** 2
      weights[at] -= (step * slope[at]) / Math.sqrt(seen[at])
    })
  }
  return Object.fromEntries(names.map((name, at) => [name, weights[at]]))
}
