import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals'
import { docxOf, docxParagraph, newPerson, openSite, zipped } from '@thumbfolio/testing'
import type { Page } from 'playwright-core'
import { expectComplaints, picture, violations } from './browser.js'
import { logIn, startInChromium, type ProductInChromium } from './product-in-chromium.js'
import { openStudio } from './studio-in-chromium.js'

const word = docxOf(
  docxParagraph('Nadia Ferrer', { style: 'Title' }),
  docxParagraph('nadia.ferrer@example.com'),
  docxParagraph('Work Experience', { style: 'Heading1' }),
  docxParagraph('Senior Planner, Scheldt Cold Storage NV, March 2019 – Present'),
  docxParagraph('Cut empty runs by a third in two years.'),
  docxParagraph('Skills', { style: 'Heading1' }),
  docxParagraph('Route planning, Dutch, French'),
)
const linkedin = zipped({
  'Profile.csv':
    'First Name,Last Name,Headline,Summary,Geo Location\nTomas,Ridder,Harbour pilot,"Brings ships in at night.","Antwerp, Belgium"\n',
  'Positions.csv':
    'Company Name,Title,Description,Location,Started On,Finished On\nFlemish Pilotage,Pilot,"Led 1,200 ships through the locks",Antwerp,Mar 2015,\n',
  'Skills.csv': 'Name\nShip handling\nRadar\n',
})

const imports = [
  {
    kind: 'a Word document',
    file: 'cv.docx',
    bytes: word,
    site: 'nadia',
    name: 'Nadia Ferrer',
    says: 'Cut empty runs by a third in two years',
    isAsked: false,
  },
  {
    kind: 'a LinkedIn export',
    file: 'linkedin.zip',
    bytes: linkedin,
    site: 'tomas',
    name: 'Tomas Ridder',
    says: 'Led 1,200 ships through the locks',
    // So few words do not tell their language.
    isAsked: true,
  },
]

describe('a resume that is no PDF becomes a page, in Chromium', () => {
  let running: ProductInChromium
  let page: Page
  const url = () => running.product.url

  // A page is not there yet.
  beforeEach(() => expectComplaints(/status of 404/))
  beforeAll(async () => {
    running = await startInChromium()
    page = running.page
    const person = await newPerson(url())
    await page.goto(`${url()}/uploadresume`)
    await logIn(page, person)
    await page.getByRole('tab', { name: 'Word, LinkedIn and other files' }).waitFor()
  })
  afterAll(async () => running?.[Symbol.asyncDispose]())

  it.each(imports)(
    'when $kind is chosen, then it is read, named and live, with its own words',
    async ({ file, bytes, site, name, says, isAsked }) => {
      if (isAsked) expectComplaints(/status of 409/)
      await page.goto(`${url()}/uploadresume`)
      await page.getByRole('tab', { name: 'Word, LinkedIn and other files' }).click()
      await picture(page, `import-1-${site}`)
      await page
        .getByLabel('File to import')
        .setInputFiles({ name: file, mimeType: 'application/octet-stream', buffer: Buffer.from(bytes) })
      await page.getByText(name).first().waitFor()
      await picture(page, `import-2-${site}`)
      expect(await violations(page)).toEqual([])
      await page.getByRole('link', { name: 'Continue' }).click()
      await page.getByLabel('Site name').fill(site)
      await page.getByText('This name is available.').waitFor()
      await page.getByRole('button', { name: 'Continue' }).click()
      await page.getByRole('button', { name: 'Launch site' }).click()
      if (isAsked) {
        await page.getByText('We are not sure which language this resume is in.').waitFor()
        await page.getByRole('button', { name: 'Launch anyway' }).click()
      }
      await page.getByRole('heading', { name: 'Successfully Created' }).waitFor()
      await picture(page, `import-3-${site}`)
      const { status, text } = await openSite(url(), site)
      expect(status).toBe(200)
      expect(text).toContain(`<h1>${name}</h1>`)
      expect(text).toContain(says)
    },
  )

  it('when its page is edited, then no PDF is offered that there is not', async () => {
    await openStudio(page, url(), 'nadia')
    await page.getByRole('tab', { name: 'Who sees what' }).click()
    await page.getByRole('switch', { name: 'Search engines may list the page' }).waitFor()
    expect(await page.getByRole('switch', { name: /PDF/ }).count()).toBe(0)
    expect((await openSite(url(), 'nadia', '/resume.pdf')).status).toBe(404)
  })
})
