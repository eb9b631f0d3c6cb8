/** Writes the files of a new command, event, route, page, theme or mail in the shape of their neighbours: `make new KIND=... NAME=...`. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { format, resolveConfig } from 'prettier'
import { newMail, newPage, newTheme } from './new-pages.mjs'
import { newCommand, newEvent, newRoute } from './new-parts.mjs'

const usage = `make new KIND=command NAME=support/close-message             a command of a service
make new KIND=command NAME=generator/launches/archive-site     the same in a module of a service
make new KIND=route   NAME=support/list-messages [METHOD=POST]  a route, with its handler
make new KIND=event   NAME=site.archived TO=dashboard           an event, with its consumer in the service TO
make new KIND=page    NAME=saved-pages                          a screen of the app, with its route
make new KIND=theme   NAME=newspaper                            a theme of published pages
make new KIND=mail    NAME=payment/refund-sent                  a mail of a service`

const kinds = {
  command: newCommand,
  event: newEvent,
  route: newRoute,
  page: newPage,
  theme: newTheme,
  mail: newMail,
}
const { KIND, NAME = '', TO = '', METHOD = 'GET' } = process.env

const project = {
  services: readdirSync('services'),
  exists: (path) => existsSync(path),
  read: (path) => readFileSync(path, 'utf8'),
  /** The files of a folder and of those below it. */
  list: (folder) =>
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
      .map((entry) => `${entry.parentPath ?? entry.path}/${entry.name}`),
}

try {
  const kind = kinds[KIND]
  if (!kind) throw new Error(usage)
  const files = kind(project, { name: NAME, to: TO, method: METHOD })
  for (const [path, text] of Object.entries(files)) {
    const options = await resolveConfig(path)
    const isNew = !existsSync(path)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, await format(text, { ...options, filepath: path }))
    console.log(`${isNew ? 'wrote  ' : 'changed'} ${path}`)
  }
} catch (error) {
  console.error(error.message)
  process.exitCode = 1
}
