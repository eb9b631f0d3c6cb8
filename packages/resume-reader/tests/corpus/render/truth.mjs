const shortened = (value, style) => (style === 'year' ? value.slice(0, 4) : value)

const isDate = (key) => /date/i.test(key)

const pick = (entry, keys, style) =>
  Object.fromEntries(
    keys
      .filter((key) => entry[key] !== undefined)
      .map((key) => [key, isDate(key) ? shortened(entry[key], style) : entry[key]]),
  )

const below = (keys, parent) =>
  keys.filter((key) => key.startsWith(`${parent}.`)).map((key) => key.slice(parent.length + 1))

/** What of a person a layout prints, with dates as precise as it prints them. */
export const truthOf = (person, { name, dates, prints }) => {
  const { basics: keys, ...sections } = prints
  const location = pick(person.basics.location ?? {}, below(keys, 'location'))
  const profiles = (person.basics.profiles ?? []).map((profile) => pick(profile, below(keys, 'profiles')))
  const shown = Object.entries(sections).flatMap(([section, fields]) => {
    const entries = (person[section] ?? []).map((entry) => pick(entry, fields, dates))
    return entries.length > 0 ? [[section, entries]] : []
  })
  return {
    basics: {
      ...pick(person.basics, keys),
      ...(Object.keys(location).length > 0 && { location }),
      ...(profiles.some((profile) => Object.keys(profile).length > 0) && { profiles }),
    },
    ...Object.fromEntries(shown),
    meta: {
      layout: name,
      person: person.id,
      optional: (person.basics.profiles ?? []).flatMap(({ network, username, url }) => [
        network,
        username,
        url,
      ]),
    },
  }
}

const squash = (text) =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Values of the truth that are not in the text of the page; hyphens at line ends and dates are let pass. */
export const absentFrom = (truth, text) => {
  const page = squash(text)
  const values = []
  const walk = (node, key) => {
    if (Array.isArray(node)) node.forEach((child) => walk(child, key))
    else if (typeof node === 'object') Object.entries(node).forEach(([name, child]) => walk(child, name))
    else if (!isDate(key)) values.push(node.replace(/^https?:\/\/(www\.)?/, ''))
  }
  walk({ ...truth, meta: {} }, '')
  return values.filter((value) => !page.includes(squash(value)))
}
