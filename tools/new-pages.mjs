/** The pages, themes and mails that `make new` writes, as `new-parts.mjs` writes commands. */
import { camel, failingTest, pascal, refuseExisting, sentence, serviceAnd } from './new-parts.mjs'

const words = /^[a-z]+(-[a-z0-9]+)*$/

/** A screen of the app at `/<name>`, its route for verified accounts, and its test to be written. */
export function newPage(project, { name }) {
  if (!words.test(name)) throw new Error(`NAME=${name}: words, which are also its address: saved-pages`)
  const folder = `web/src/features/${name}`
  const path = `${folder}/${name}-page.tsx`
  refuseExisting(project, path)
  const routerPath = 'web/src/app/router.tsx'
  const router = project.read(routerPath)
  const verified = /(element: <RequireVerified \/>,\s+children: \[\n)/
  if (!verified.test(router)) throw new Error(`${routerPath} has another shape: write the page by hand`)
  if (router.includes(`'/${name}'`)) throw new Error(`${routerPath} has /${name} already`)
  const component = `${pascal(name)}Page`
  return {
    [path]: `import { Page } from '../../ui/page.js'

export function ${component}() {
  return <Page title="${sentence(name)}" lead="Write here what a person does on this page.">{null}</Page>
}
`,
    [`${folder}/${name}-page.test.tsx`]: `/** @jest-environment ./web/tests/page-environment.mjs */
import '@testing-library/jest-dom/jest-globals'
import { describe, expect, it } from '@jest/globals'
import { screen } from '@testing-library/react'
import { renderInApp } from '../../lib/tests/in-app.js'
import { ${component} } from './${name}-page.js'

describe('the page ${name}', () => {
  it('when it is opened, then it shows what it is for', () => {
    renderInApp(<${component} />)
    expect(screen.getByRole('heading', { level: 1, name: '${sentence(name)}' })).toBeVisible()
    throw new Error('Write the test of what a person does on ${component}, as its neighbours do')
  })
})
`,
    [routerPath]: router.replace(
      verified,
      (start) =>
        `${start}page('/${name}', async () => (await import('../features/${name}/${name}-page.js')).${component}),\n`,
    ),
  }
}

/** A folder of a theme, whose name is its id; nothing else lists it. */
export function newTheme(project, { name }) {
  if (!words.test(name)) throw new Error(`NAME=${name}: words, which are its id: newspaper`)
  const folder = `packages/site-page/src/themes/${name}`
  refuseExisting(project, `${folder}/theme.ts`)
  return {
    [`${folder}/theme.ts`]: `import { bestLines } from '../../parts/best-lines.js'
import { contactOf, introOf, nameHeading, placeLine, titleLine } from '../../parts/front.js'
import { photoOf } from '../../parts/photo.js'
import { html } from '../../parts/html.js'
import { jumpList } from '../../parts/around.js'
import { sectionsOf } from '../../parts/sections.js'
import type { Theme } from '../theme.js'
import { css } from './style.js'

export const theme: Theme = {
  title: '${sentence(name)}',
  description: 'What it looks like, and for whom.',
  type: 'sans',
  suits: () => 0,
  layout: ({ page, view, sections }) =>
    html\`<div class="w">
      <header class="front">
        \${photoOf(page)}
        <div>\${nameHeading(page, view)}\${titleLine(page, view)}\${placeLine(page, view)}</div>
        <div>\${introOf(page, view)}\${contactOf(page, view)}</div>
      </header>
      \${jumpList(sections, view)} \${bestLines(page, view)}\${sectionsOf(sections, view)}
    </div>\`,
  css,
}
`,
    [`${folder}/style.ts`]: `/** For screens only; colours are the roles of \`palette.ts\`. */
export const css = \`
.w{max-width:calc(41rem + 2*var(--edge));padding-block:3rem}
\`
`,
    [`${folder}/theme.test.ts`]: `import { describe, expect, it } from '@jest/globals'
import { themes } from '../registry.js'

describe('the theme ${name}', () => {
  it('when a resume has the shape it is made for, then it is recommended', () => {
    expect(themes.get('${name}')).toBeDefined()
    throw new Error('Write for which resumes ${name} is recommended, and look at it with make gallery')
  })
})
`,
  }
}

/** A mail of a service, previewed by `make dev`, and its test to be written. */
export function newMail(project, { name }) {
  const [service, mail, folder] = serviceAnd(project, name, words, 'words: refund-sent')
  if (folder !== '')
    throw new Error(`NAME=${name}: mails of all modules are in one folder: ${service}/${mail}`)
  const path = `services/${service}/src/mails/${mail}.ts`
  const indexPath = `services/${service}/src/index.ts`
  refuseExisting(project, path)
  return {
    [path]: `import { mailTemplate } from '@thumbfolio/kit/run'

/** To whom, and when. */
export const ${camel(mail)} = mailTemplate<{ readonly username: string }>({
  example: { username: 'ada' },
  write: ({ username }) => ({
    subject: '${sentence(mail)}',
    text: \`Hello \${username},

write here what happened, what it means and what to do next.
\`,
  }),
})
`,
    [indexPath]: `${project.read(indexPath)}export { ${camel(mail)} } from './mails/${mail}.js'\n`,
    ...failingTest(project, service, mail),
  }
}
