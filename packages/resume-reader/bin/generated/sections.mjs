const pad = (value) => String(value).padStart(2, '0')

const printedDate = (months, { dates }, said) => {
  const [year, month] = [Math.floor(months / 12), months % 12]
  return {
    long: `${said.months[month]} ${year}`,
    short: `${said.short[month]} ${year}`,
    number: `${pad(month + 1)}/${year}`,
    iso: `${year}-${pad(month + 1)}`,
    year: String(year),
  }[dates]
}

const knownDate = (months, { dates }) =>
  dates === 'year' ? String(Math.floor(months / 12)) : `${Math.floor(months / 12)}-${pad((months % 12) + 1)}`

const knownSpan = ({ start, end }, style) => ({
  startDate: knownDate(start, style),
  ...(end !== undefined && { endDate: knownDate(end, style) }),
})

/** Writes sections of a person in one style; `truth` fills with what was written. */
export const sectionsOf = ({ random, style, said, person, place }) => {
  const truth = { basics: {}, lists: {} }
  const present = random.of(said.present)
  const range = style.range === 'word' ? ` ${said.to[0]} ` : style.range
  const titles = Object.fromEntries(
    Object.entries(said.titles).map(([kind, list]) => [kind, random.of(list)]),
  )

  const spanOf = ({ start, end }) =>
    printedDate(start, style, said) + range + (end === undefined ? present : printedDate(end, style, said))

  /** The head of an entry; where dates have a margin they stand in no line of it. */
  const writeHead = (flow, lines, dates, where, town) => {
    const margin = where === 'main' ? place.dates : undefined
    flow.room(5 * style.plain.size)
    if (margin) {
      const at = { align: style.marginAlign, baseline: flow.y - 1.3 * style.bold.size }
      flow.beside(town ? [dates, town] : [dates], style.quiet, margin, at)
    }
    const shown = lines.filter(([first]) => !margin || first !== dates)
    shown.forEach(([first, beside], at) => {
      const isDate = beside === dates
      const look = at === 0 ? style.bold : style.plain
      flow.abreast(first, margin && isDate ? undefined : beside, look, style.quiet)
    })
  }

  const headOf = ({ name, position, location }, dates, hasMargin) =>
    ({
      'role-firm': [[position, dates], [name]],
      'firm-role': [[name, dates], [position]],
      line: [[position + style.separator + name, dates]],
      'dates-first': [[dates], [position], [name]],
      'firm-town': [[`${name}, ${location}`, dates], [position]],
      'dates-below': [[position], [name], [dates]],
      bracket: [[hasMargin ? position : `${position} (${dates})`], [name]],
      'four-corners': [
        [name, location],
        [position, dates],
      ],
    })[style.head]

  const writeBullet = (flow, text) => {
    const lead = style.bullet && { text: style.bullet, width: 10 }
    flow.write(text, style.plain, lead ? { indent: 12, lead } : {})
  }

  /** Words in columns, row by row. */
  const writeCells = (flow, words) => {
    const count = flow.width < 200 ? 2 : 3
    for (let at = 0; at < words.length; at += count) {
      flow.room(1.3 * style.plain.size)
      flow.y -= 1.3 * style.plain.size
      words.slice(at, at + count).forEach((text, column) => {
        flow.mark({ x: flow.x + (column * flow.width) / count, text, ...style.plain })
      })
    }
  }

  const saysTown = ['firm-town', 'four-corners'].includes(style.head)
  const writers = {
    summary: (flow) => {
      flow.write(person.summary, style.plain)
      truth.basics.summary = person.summary
    },
    work: (flow, where) => {
      const hasMargin = where === 'main' && place.dates !== undefined
      const hasTown = hasMargin && style.hasTownBelowDates && !saysTown
      truth.lists.work = person.work.map((job, at) => {
        const { name, position, location, highlights } = job
        const dates = spanOf(job)
        if (at > 0) flow.gap(style.space)
        writeHead(flow, headOf(job, dates, hasMargin), dates, where, hasTown ? location : undefined)
        // Without bullets each line would be a sentence of one text.
        if (style.bullet) for (const text of highlights) writeBullet(flow, text)
        else flow.write(highlights.join(' '), style.plain)
        return {
          name,
          position,
          ...((saysTown || hasTown) && { location }),
          ...knownSpan(job, style),
          ...(style.bullet ? { highlights } : { summary: highlights.join(' ') }),
        }
      })
    },
    education: (flow, where) => {
      truth.lists.education = person.education.map((school, at) => {
        const { institution, studyType, area } = school
        const dates = spanOf(school)
        if (at > 0) flow.gap(style.space)
        const degree = `${studyType}, ${area}`
        const lines = {
          'school-degree': [[institution, dates], [degree]],
          'degree-school': [[degree, dates], [institution]],
          line: [[`${degree} | ${institution}`, dates]],
        }[style.school]
        writeHead(flow, lines, dates, where)
        return { institution, studyType, area, ...knownSpan(school, style) }
      })
    },
    skills: (flow) => {
      const words = person.skills.flatMap(({ keywords }) => keywords)
      if (style.skills === 'groups')
        for (const { name, keywords } of person.skills)
          flow.write(`${name}: ${keywords.join(', ')}`, style.plain)
      else if (style.skills === 'cells') writeCells(flow, words)
      else if (style.skills === 'flat') flow.write(words.join(', '), style.plain)
      else for (const word of words) writeBullet(flow, word)
      truth.lists.skills = style.skills === 'groups' ? person.skills : words.map((name) => ({ name }))
    },
    languages: (flow) => {
      for (const { language, fluency } of person.languages)
        if (style.fluency === 'edge') flow.abreast(language, fluency, style.plain, style.quiet)
        else
          flow.write(
            {
              bracket: `${language} (${fluency})`,
              dash: `${language} – ${fluency}`,
              colon: `${language}: ${fluency}`,
            }[style.fluency],
            style.plain,
          )
      truth.lists.languages = person.languages
    },
    certificates: (flow) => {
      for (const { name, issuer } of person.certificates) writeBullet(flow, `${name}, ${issuer}`)
      truth.lists.certificates = person.certificates
    },
    interests: (flow) => {
      flow.write(person.interests.join(', '), style.plain)
      truth.lists.interests = person.interests.map((name) => ({ name }))
    },
  }

  /** `where`: `main`, `side`, or `over` both. */
  const write = (flow, kind, where, writer = writers[kind]) => {
    const { title, isUpper, hasRule, space, titleAlign } = style
    const text = isUpper ? titles[kind].toUpperCase() : titles[kind]
    flow.gap(1.5 * space)
    flow.room(6 * title.size)
    if (place.titles && where === 'main') {
      // The title is level with the first line of its section.
      flow.beside([text], title, place.titles, {
        align: style.marginAlign,
        baseline: flow.y - 1.3 * style.plain.size,
      })
    } else {
      flow.write(text, title, { align: titleAlign })
      if (hasRule) flow.rule()
      flow.gap(3)
    }
    writer(flow, where)
  }
  return { write, truth }
}
