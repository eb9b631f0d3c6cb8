import { measuresOf } from './score-floors.mjs'

/** OpenResume's parser, on the corpus of 98 files that the committed ones are taken from. */
const openResume = {
  core: 32.8,
  overall: 13.7,
  micro: 31.5,
  basics: 40.3,
  work: 20.9,
  education: 38.9,
  skills: 24.2,
  projects: 39.9,
}
const percent = (share) => (100 * share).toFixed(1).padStart(9)

/** By section beside OpenResume's figures (all 98 files), precisions, and by layout. */
export function tablesOf(title, result) {
  const row = (name, share) =>
    name.padEnd(26) + percent(share) + (openResume[name]?.toFixed(1) ?? '-').padStart(12)
  const precisions = Object.entries(measuresOf(result)).filter(([name]) => name.startsWith('precision'))
  return [
    `\n${title}: ${result.documents} documents, ${result.missing.length} not read\n`,
    `${'F1'.padEnd(26)}     ours  OpenResume`,
    row('core', result.coreMacroF1),
    row('overall', result.overallMacroF1),
    row('micro', result.micro.f1),
    ...Object.entries(result.sections).map(([name, { macroF1 }]) => row(name, macroF1)),
    '',
    ...precisions.map(([name, value]) => name.padEnd(26) + value.toFixed(1).padStart(9)),
    `\n${'layout'.padEnd(26)}     core  overall    micro`,
    ...Object.entries(result.layouts).map(
      ([name, { core, overall, microF1 }]) =>
        name.padEnd(26) + percent(core) + percent(overall) + percent(microF1),
    ),
  ].join('\n')
}
