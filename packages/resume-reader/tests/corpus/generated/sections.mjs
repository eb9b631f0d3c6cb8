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
export const sectionsOf = ({ random, style, said, person, margin }) => {
  const truth = { basics: {}, lists: {} }
  const present = random.of(said.present)
  const range = style.range === 'word' ? ` ${said.to[0]} ` : style.range
  const isInMargin = style.shape === 'date-gutter'
  const titles = Object.fromEntries(Object.entries(said.titles).map(([kind, list]) => [kind, random.of(list)]))

  const spanOf = ({ start, end }) =>
    printedDate(start, style, said) + range + (end === undefined ? present : printedDate(end, style, said))

  /** The head of an entry; with dates in the margin they stand in no line of it. */
  const writeHead = (flow, lines, dates) => {
    const [[first, beside], ...rest] = lines
    flow.room(5 * style.plain.size)
    flow.abreast(first, isInMargin ? undefined : beside, style.bold, style.quiet)
    if (isInMargin) flow.beside(dates, style.quiet, ...margin)
    for (const [text, right] of rest) {
      if (isInMargin && text === dates) continue
      flow.abreast(text, isInMargin ? undefined : right, style.plain, style.quiet)
    }
  }

  const headOf = (job, dates) => {
    const { name, position, location } = job
    return {
      'role-firm': [[position, dates], [name]],
      'firm-role': [[name, dates], [position]],
      line: [[position + style.separator + name, dates]],
      'dates-first': isInMargin ? [[position], [name]] : [[dates], [position], [name]],
      'firm-town': [[`${name}, ${location}`, dates], [position]],
      'dates-below': [[position], [name], [dates]],
      bracket: [[isInMargin ? position : `${position} (${dates})`], [name]],
    }[style.head]
  }

  const writeBullet = (flow, text) => {
    const lead = style.bullet && { text: style.bullet, width: 10 }
    flow.write(text, style.plain, lead ? { indent: 12, lead } : {})
  }

  const writers = {
    summary: (flow) => {
      flow.write(person.summary, style.plain)
      truth.basics.summary = person.summary
    },
    work: (flow) => {
      truth.lists.work = person.work.map((job, at) => {
        const dates = spanOf(job)
        if (at > 0) flow.gap(style.space)
        writeHead(flow, headOf(job, dates), dates)
        // Without bullets each line would be a sentence of one text.
        if (style.bullet) for (const text of job.highlights) writeBullet(flow, text)
        else flow.write(job.highlights.join(' '), style.plain)
        const { name, position, location, highlights } = job
        return {
          name,
          position,
          ...(style.head === 'firm-town' && { location }),
          ...knownSpan(job, style),
          ...(style.bullet ? { highlights } : { summary: highlights.join(' ') }),
        }
      })
    },
    education: (flow) => {
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
        writeHead(flow, lines, dates)
        return { institution, studyType, area, ...knownSpan(school, style) }
      })
    },
    skills: (flow) => {
      const words = person.skills.flatMap(({ keywords }) => keywords)
      if (style.skills === 'groups')
        for (const { name, keywords } of person.skills) flow.write(`${name}: ${keywords.join(', ')}`, style.plain)
      else if (style.skills === 'flat') flow.write(words.join(', '), style.plain)
      else for (const word of words) writeBullet(flow, word)
      truth.lists.skills = style.skills === 'groups' ? person.skills : words.map((name) => ({ name }))
    },
    languages: (flow) => {
      for (const { language, fluency } of person.languages)
        flow.write({ bracket: `${language} (${fluency})`, dash: `${language} – ${fluency}`, colon: `${language}: ${fluency}` }[style.fluency], style.plain)
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

  const write = (flow, kind, writer = writers[kind]) => {
    const { title, isUpper, hasRule, space } = style
    const text = isUpper ? titles[kind].toUpperCase() : titles[kind]
    flow.gap(1.5 * space)
    flow.room(6 * title.size)
    if (style.shape === 'title-gutter') {
      // The title stands on the first line of its section.
      flow.beside(text, title, ...margin, flow.y - 1.3 * style.plain.size)
    } else {
      flow.write(text, title)
      if (hasRule) flow.rule()
      flow.gap(3)
    }
    writer(flow)
  }
  return { write, truth }
}
