import { firstNames, languages, syllables } from './words.mjs'

/** Numbers from 0 to 1 that are the same for the same seed (mulberry32). */
const randomOf = (seed) => {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}

const nameFrom = (pick) => pick(syllables.first) + pick(syllables.middle) + pick(syllables.last)

/** Some names say that they are a company's, many do not. */
const companyFrom = (pick, chance, language) => {
  const name = nameFrom(pick)
  const kind = chance()
  if (kind < 0.05) return `${name} ${pick(language.kinds)}, ${pick(language.departments)}`
  if (kind < 0.25) return name
  if (kind < 0.32) return name.toLowerCase()
  if (kind < 0.38) return name.slice(0, 3).toUpperCase()
  if (kind < 0.45) return `${name} & ${nameFrom(pick)}`
  if (kind < 0.52) return `${name} ${nameFrom(pick)}`
  if (kind < 0.7) return pick(language.bodies).replace('*', name)
  const full = `${name} ${pick(language.kinds)}`
  return kind < 0.85 ? full : `${kind < 0.92 ? name : full} ${pick(language.forms)}`.replace(' ,', ',')
}

/** A person with three to five jobs; some held two roles at one company. `hasPlaces` is true of all jobs or of none. */
export const personOf = (seed) => {
  const chance = randomOf(seed)
  const pick = (values) => values[Math.floor(chance() * values.length)]
  const language = languages[Math.floor(chance() * languages.length)]
  const name = `${pick(firstNames)} ${nameFrom(pick)}`
  const hasPlaces = chance() < 0.7
  const roles = new Set()
  const roleOf = () => {
    let role = pick(language.roles)
    while (roles.has(role)) role = pick(language.roles)
    roles.add(role)
    const kind = chance()
    if (kind < 0.08) return `${role}, ${pick(language.departments)}`
    return kind < 0.12 ? `${role} (${pick(language.departments)})` : role
  }
  const jobs = []
  let year = 2025
  const count = 3 + Math.floor(chance() * 3)
  const monthly = chance() < 0.75
  const date = (of) =>
    monthly ? `${pick(language.months)}${language.months[0] === '01' ? '/' : ' '}${of}` : `${of}`
  for (let at = 0; at < count; at += 1) {
    const from = year - 1 - Math.floor(chance() * 3)
    jobs.push({
      company: companyFrom(pick, chance, language),
      role: roleOf(),
      place: hasPlaces ? pick(language.places) : undefined,
      from: date(from),
      to: at === 0 ? language.now : date(year),
      startYear: from,
      tasks: Array.from({ length: 1 + Math.floor(chance() * 3) }, () => pick(language.tasks)),
      earlier: {
        role: roleOf(),
        from: date(from - 2),
        to: date(from - 1),
        startYear: from - 2,
        tasks: [pick(language.tasks)],
      },
    })
    year = from - 3
  }
  const title = pick(language.titles.work)
  // A promotion at one company is listed as two jobs.
  const [latest, former] = jobs
  if (chance() < 0.2) Object.assign(former, { company: latest.company, place: latest.place })
  const hasNotes = chance() < 0.15
  for (const job of jobs) if (hasNotes) job.note = pick(language.notes)
  const volunteering =
    chance() < 0.35 ? { ...jobs.pop(), to: date(year), note: undefined, hasRole: chance() < 0.9 } : undefined
  if (chance() < 0.12)
    Object.assign(pick(jobs), { role: pick(language.breaks), company: undefined, place: undefined })
  return {
    name,
    language,
    title,
    jobs,
    volunteering,
    town: pick(language.places),
    school: language.university.replace('*', nameFrom(pick)),
  }
}
