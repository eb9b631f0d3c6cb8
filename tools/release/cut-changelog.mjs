const unreleased = '## [Unreleased]\n'

/**
 * Moves what is under "Unreleased" under the version and its date. `notes` is that section alone.
 * @throws Error where there is no such section, nothing in it, or the version already has a section
 */
export function cutChangelog(text, version, date) {
  const start = text.indexOf(unreleased)
  if (start === -1) throw new Error('CHANGELOG.md has no "## [Unreleased]" section. Add one.')
  if (text.includes(`\n## [${version}]`)) throw new Error(`CHANGELOG.md has a section of ${version} already.`)
  const body = start + unreleased.length
  const next = text.indexOf('\n## [', body)
  const end = next === -1 ? text.length : next + 1
  const notes = text.slice(body, end).trim()
  if (!/^(?!#)\S/m.test(notes))
    throw new Error(
      'Nothing is under "Unreleased" in CHANGELOG.md. Write what users notice, or do not release.',
    )
  const rest = text.slice(end)
  const section = `## [${version}] - ${date}\n\n${notes}\n`
  const changelog = `${text.slice(0, body)}\n${section}${rest === '' ? '' : `\n${rest}`}`
  return { changelog, notes: `${notes}\n` }
}
