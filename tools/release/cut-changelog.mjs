const unreleased = '## [Unreleased]\n'

/**
 * Moves what is under "Unreleased" under the version and its date. Where the version has a section already and nothing is
 * under "Unreleased", that section gets the date. `notes` is the section alone.
 * @throws Error where there is no section to release, or both have something in them
 */
export function cutChangelog(text, version, date) {
  const open = sectionAt(text, unreleased)
  if (!open) throw new Error('CHANGELOG.md has no "## [Unreleased]" section. Add one.')
  const heading = new RegExp(`^## \\[${version.replaceAll('.', '\\.')}\\].*\\n`, 'm').exec(text)?.[0]
  const isEmpty = !/^(?!#)\S/m.test(open.notes)
  if (heading && !isEmpty)
    throw new Error(
      `CHANGELOG.md has a section of ${version}, and something is under "Unreleased". Move it to that section.`,
    )
  if (heading) {
    const { notes } = sectionAt(text, heading)
    return { changelog: text.replace(heading, `## [${version}] - ${date}\n`), notes: `${notes}\n` }
  }
  if (isEmpty)
    throw new Error(
      'Nothing is under "Unreleased" in CHANGELOG.md. Write what users notice, or do not release.',
    )
  const section = `## [${version}] - ${date}\n\n${open.notes}\n`
  const rest = text.slice(open.end)
  const changelog = `${text.slice(0, open.body)}\n${section}${rest === '' ? '' : `\n${rest}`}`
  return { changelog, notes: `${open.notes}\n` }
}

/** Where the text below a heading begins and ends, and that text. */
function sectionAt(text, heading) {
  const start = text.indexOf(heading)
  if (start === -1) return undefined
  const body = start + heading.length
  const next = text.indexOf('\n## [', body)
  const end = next === -1 ? text.length : next + 1
  return { body, end, notes: text.slice(body, end).trim() }
}
