import type { FrameLocator, Locator, Page } from 'playwright-core'

const person = 'Name, headline and contact'

/** Opens the studio of a live page. Resolves to the page in it, once it is drawn. */
export async function openStudio(page: Page, url: string, site: string): Promise<FrameLocator> {
  await page.goto(`${url}/sites/${site}/studio`)
  return studioOf(page, site)
}

/** The page in a studio that is opening. */
export async function studioOf(page: Page, site: string): Promise<FrameLocator> {
  const frame = page.frameLocator(`iframe[title="The page of ${site}"]`)
  await frame.locator('h1').waitFor()
  return frame
}

/** The introduction in the panel, which opens. */
export async function introductionOf(page: Page): Promise<Locator> {
  const row = page.getByRole('button', { name: person, exact: true })
  await row.waitFor()
  if ((await row.getAttribute('aria-expanded')) === 'false') await row.click()
  return page.getByLabel('Introduction, one line each')
}

export const saved = (page: Page): Promise<void> => page.getByText('Saved. Not public yet.').waitFor()

/** Publishes what was changed. Resolves once the studio starts from the published page. */
export async function publish(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Publish \d+ changes?$/ }).click()
  await page.getByText('This is what visitors see.').waitFor()
}
