/** What a check lets through and what it removes for nothing, over labelled answers. */

/** The check on a day, which reads each person's resume once. */
export function checkOn(day, { check, groundsOf }) {
  const known = new Map()
  return (composition, content) => {
    const grounds = known.get(content) ?? groundsOf(content, composition.language, day)
    known.set(content, grounds)
    return check(composition, content, grounds)
  }
}

/**
 * Counts, by label and kind, the sentences that went wrong: an invented one whose words still stand, a true one that
 * is gone. Facts by id are asked for beside the prose: none that the resume has not may stay.
 */
export function trustOf(check, answers) {
  const tally = new Map()
  const wrong = []
  let idsThrough = 0
  for (const { person, language, content, sentences } of answers) {
    const given = sentences.map(({ text, sources }) => ({ text, sources }))
    const asked = { language, intro: given, sections: inventedIds(content) }
    const { composition } = check(asked, content)
    idsThrough += composition.sections.flatMap(({ entries }) => entries).length
    const kept = composition.intro
    for (const sentence of sentences) {
      const failed =
        sentence.label === 'true'
          ? !kept.some(({ text }) => text === sentence.text)
          : kept.some(({ text }) => text.includes(sentence.more) && isFrom(text, sentence.text))
      const key = `${sentence.label} ${sentence.kind}`
      const counted = tally.get(key) ?? { label: sentence.label, kind: sentence.kind, sentences: 0, wrong: 0 }
      tally.set(key, { ...counted, sentences: counted.sentences + 1, wrong: counted.wrong + Number(failed) })
      if (failed) wrong.push({ person, ...sentence })
    }
  }
  const kinds = [...tally.values()].sort((a, b) => (`${a.label} ${a.kind}` < `${b.label} ${b.kind}` ? -1 : 1))
  return { answers: answers.length, kinds, wrong, idsThrough, ...sharesOf(kinds, idsThrough) }
}

const isFrom = (kept, given) => given === kept || given.startsWith(kept.replace(/[.!]$/, ''))

/** Ids that no resume of the set has. */
const inventedIds = (content) => [
  { name: 'work', entries: [{ id: `work/${content.work?.length ?? 0}`, emphasis: 'lead' }] },
  { name: 'awards', entries: [{ id: 'awards/99', emphasis: 'normal' }] },
]

/** The shares of several counts as one. */
export const sharesOfAll = (counts) =>
  sharesOf(
    counts.flatMap(({ kinds }) => kinds),
    counts.reduce((sum, { idsThrough }) => sum + idsThrough, 0),
  ).shares

function sharesOf(kinds, idsThrough) {
  const share = (of) => {
    const sum = (field) => of.reduce((total, kind) => total + kind[field], 0)
    return Math.floor((1000 * (sum('sentences') - sum('wrong'))) / Math.max(1, sum('sentences'))) / 10
  }
  const invented = kinds.filter(({ label }) => label === 'invented')
  const derived = ({ kind }) => kind === 'hostile' || kind.endsWith(' put in')
  return {
    shares: {
      'ids refused': idsThrough === 0 ? 100 : 0,
      'invented caught': share(invented),
      'invented by hand, caught': share(invented.filter((kind) => !derived(kind))),
      'true kept': share(kinds.filter(({ label }) => label === 'true')),
    },
  }
}
