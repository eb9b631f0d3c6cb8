import type { FrameLocator, Page } from 'playwright-core'
import { drawn, type Portfolio, type Project, type StudyPart } from '../portfolios/portfolios.js'
import { publish, saved, studioOf } from './studio-in-chromium.js'

/** A studio in the hands of one person. */
export interface Hands {
  readonly page: Page
  readonly frame: FrameLocator
  /** Opens a tab of the panel. On a phone it is a sheet over the page. */
  readonly tab: (name: string) => Promise<void>
}

export async function handsOn(page: Page, url: string, site: string): Promise<Hands> {
  await page.goto(`${url}/sites/${site}/studio`)
  const frame = await studioOf(page, site)
  const tab = async (name: string) => {
    const one = page.getByRole('tab', { name })
    const isOpen = await page.getByRole('tabpanel').isVisible()
    if (!isOpen || (await one.getAttribute('aria-selected')) !== 'true') await one.click()
  }
  return { page, frame, tab }
}

/** Opens the form of a project in the panel. */
async function openProject({ page, tab }: Hands, name: string): Promise<void> {
  await tab('Content')
  const row = page.getByRole('button', { name, exact: true })
  if ((await row.getAttribute('aria-expanded')) !== 'true') await row.click()
}

/** Uploads the pictures of a project and says what is in them. */
export async function addPictures(hands: Hands, { name, pictures }: Project): Promise<void> {
  const { page } = hands
  await openProject(hands, name)
  for (const [at, { file, alt, caption }] of pictures.entries()) {
    const buffer = await drawn(file)
    await page
      .getByLabel('Picture files')
      .setInputFiles({ name: `${file}.png`, mimeType: 'image/png', buffer })
    const form = page.getByRole('group', { name: `Picture ${at + 1} of ${name}` })
    await form.getByLabel('What is in the picture').fill(alt)
    await form.getByLabel('Caption').fill(caption)
  }
  await saved(page)
}

const partNames = {
  text: 'Text',
  heading: 'Heading',
  list: 'List',
  quote: 'Quote',
  picture: 'Picture',
  code: 'Code',
  link: 'Link',
} as const

/** Writes the case study of a project, part by part. Its page is in the frame meanwhile. */
export async function writeStudy(hands: Hands, project: Project): Promise<void> {
  const { page, frame } = hands
  const { name, study, pictures } = project
  if (!study) return
  await openProject(hands, name)
  await page.getByRole('button', { name: `Write a case study: ${name}` }).click()
  await frame.locator('.case h1').getByText(name).waitFor()
  for (const [at, part] of study.parts.entries()) {
    // A new case study begins with an empty text.
    if (at > 0) await page.getByLabel('Add a part').selectOption(partNames[part.kind])
    await writePart(page, part, at, project)
  }
  await page.getByLabel('Your role').fill(study.role)
  await page.getByLabel('Year', { exact: true }).fill(study.year)
  await page
    .getByRole('group', { name: 'Picture at the top' })
    .getByRole('button', { name: pictures[0]!.alt })
    .click()
  await saved(page)
}

async function writePart(page: Page, part: StudyPart, at: number, { pictures }: Project): Promise<void> {
  const name = partNames[part.kind]
  const form = page.getByRole('group', { name: `${name}, part ${at + 1}`, exact: true })
  switch (part.kind) {
    case 'text':
    case 'heading':
    case 'code':
      return form.getByLabel(name, { exact: true }).fill(part.text)
    case 'list':
      return form.getByLabel('List, one item on each line').fill(part.items.join('\n'))
    case 'quote':
      await form.getByLabel('Quote', { exact: true }).fill(part.text)
      return form.getByLabel('Who said it').fill(part.by)
    case 'link':
      await form.getByLabel('Link', { exact: true }).fill(part.text)
      return form.getByLabel('Its address').fill(part.url)
    case 'picture':
      return form.getByRole('button', { name: pictures[part.picture]!.alt }).click()
  }
}

/** Picks all repositories of an account. */
export async function pickRepositories(
  hands: Hands,
  { login, repositories }: Portfolio['github'],
): Promise<void> {
  const { page, tab } = hands
  await tab('Content')
  await page.getByRole('button', { name: 'Choose projects' }).click()
  await page.getByLabel('GitHub user name').fill(login)
  await page.getByRole('button', { name: 'Show repositories' }).click()
  for (const { name } of repositories) await page.getByRole('checkbox', { name: new RegExp(name) }).check()
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await page.getByText(new RegExp(`^${repositories.length} projects of ${login}, as of `)).waitFor()
}

/** Chooses how the page looks. */
export async function chooseLook(hands: Hands, { theme, palette }: Portfolio): Promise<void> {
  const { page, frame, tab } = hands
  // The radio buttons are drawn by their labels.
  const choose = (name: string) =>
    page
      .locator('label')
      .filter({ has: page.getByRole('radio', { name, exact: true }) })
      .click()
  await tab('Look')
  await choose(theme)
  await frame.locator(`main.${theme.toLowerCase()}`).waitFor()
  await choose(palette)
  await page.getByRole('radio', { name: palette, exact: true, checked: true }).waitFor()
  await saved(page)
}

/** Adds a second language, writes the headline in it on the page, and lets visitors see it. */
export async function addLanguage(
  hands: Hands,
  { name, code, headline }: Portfolio['language'],
): Promise<void> {
  const { page, frame, tab } = hands
  await page.getByRole('button', { name: 'Add a language' }).click()
  await page.getByLabel('Language', { exact: true }).selectOption(name)
  await page.getByRole('button', { name: 'Add the language' }).click()
  const choice = page.getByLabel('Language that you edit')
  await choice.waitFor()
  await frame.locator(`html[lang="${code}"]`).waitFor()
  const written = frame.locator('[data-field="headline"]')
  await written.click()
  await written.fill(headline)
  await written.press('Enter')
  await saved(page)
  await tab('Who sees what')
  await page.getByRole('switch', { name: `Visitors can read the page in ${name}` }).click()
  await page.getByRole('switch', { name: `Visitors can read the page in ${name}`, checked: true }).waitFor()
}

/** Puts a contact form at the end of the page, and publishes everything. */
export async function publishWithForm({ page, tab }: Hands): Promise<void> {
  await tab('Who sees what')
  await page.getByRole('switch', { name: 'Write to me: a form' }).click()
  await page.getByRole('switch', { name: 'Write to me: a form', checked: true }).waitFor()
  await publish(page)
}

/** Makes a private link. Resolves to its address. */
export async function linkFor(page: Page, url: string, { site, reader }: Portfolio): Promise<string> {
  await page.goto(`${url}/sites/${site}/readers`)
  await page.getByLabel('For whom').fill(reader)
  await page.getByRole('switch', { name: 'Phone number' }).check()
  await page.getByRole('button', { name: 'Make the link' }).click()
  return page.getByText(/\/for\/[0-9a-f]{32}\/$/).innerText()
}
