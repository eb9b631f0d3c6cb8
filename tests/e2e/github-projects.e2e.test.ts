import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import {
  eventually,
  launchEnd,
  newPerson,
  openSite,
  startFakeGitHub,
  startLaunch,
  uploadPdf,
  type FakeGitHub,
  type Person,
} from '@thumbfolio/testing'
import type { FrameLocator, Page } from 'playwright-core'
import sharp from 'sharp'
import { expectComplaints, picture, violations } from './browser.js'
import { logIn, sample, startInChromium, type ProductInChromium } from './product-in-chromium.js'

jest.setTimeout(120_000)

describe('work from elsewhere on a page, in Chromium', () => {
  let running: ProductInChromium
  let page: Page
  let person: Person
  let github: FakeGitHub
  let blog: Server
  const blogAt = () => `127.0.0.1:${(blog.address() as AddressInfo).port}`

  beforeAll(async () => {
    github = await startFakeGitHub()
    github.account('ada', [
      {
        id: 1,
        name: 'query-planner',
        description: 'A cost-based query planner',
        language: 'Rust',
        stars: 4_812,
      },
      { id: 2, name: 'dotfiles', language: 'Shell', stars: 12 },
      { id: 3, name: 'secret', isPrivate: true },
    ])
    const card = await sharp({ create: { width: 1_200, height: 630, channels: 3, background: '#264' } })
      .png()
      .toBuffer()
    blog = createServer(({ url }, response) => {
      if (url === '/ward.png') return void response.writeHead(200, { 'Content-Type': 'image/png' }).end(card)
      response.writeHead(200, { 'Content-Type': 'text/html' })
      response.end(
        '<meta property="og:title" content="The ward of tomorrow"><meta property="og:image" content="/ward.png">',
      )
    })
    await new Promise<void>((resolve) => blog.listen(0, '127.0.0.1', resolve))
    running = await startInChromium({
      environment: { GITHUB_API_URL: github.url, LINK_PREVIEW_PRIVATE_HOSTS: blogAt() },
    })
    ;({ page } = running)
    const { url } = running.product
    person = await newPerson(url)
    const launch = await startLaunch(person, await uploadPdf(person, sample), 'nurse')
    expect((await launchEnd(url, person, launch)).status).toBe('success')
    await page.goto(`${url}/profile`)
    await logIn(page, person)
    await page.getByRole('button', { name: 'Logout' }).waitFor()
  }, 90_000)
  afterAll(async () => {
    await running?.[Symbol.asyncDispose]()
    await github?.[Symbol.asyncDispose]()
    blog?.close()
  })

  const openStudio = async (): Promise<FrameLocator> => {
    await page.goto(`${running.product.url}/sites/nurse/studio`)
    const frame = page.frameLocator('iframe[title="The page of nurse"]')
    await frame.locator('h1').waitFor()
    return frame
  }
  const publish = async (...words: string[]) => {
    await page.getByRole('button', { name: /^Publish \d changes?$/ }).click()
    await page.getByText('This is what visitors see.').waitFor()
    return eventually(async () => {
      const { text } = await openSite(running.product.url, 'nurse')
      return words.every((word) => text.includes(word)) && text
    }, 30_000)
  }

  it('when projects of GitHub are picked, then the studio shows them, and visitors once they are published', async () => {
    const frame = await openStudio()
    await page.getByRole('button', { name: 'Choose projects' }).click()
    const name = page.getByLabel('GitHub user name')
    await name.fill('nobody-here')
    expectComplaints(/404/)
    await page.getByRole('button', { name: 'Show repositories' }).click()
    await page.getByText('GitHub has no account of this name.').waitFor()
    await name.fill('https://github.com/ada')
    await page.keyboard.press('Enter')
    await page.getByRole('checkbox', { name: /query-planner/ }).check()
    await page.getByRole('checkbox', { name: /dotfiles/ }).check()
    await expect(page.getByRole('checkbox', { name: /secret/ }).count()).resolves.toBe(0)
    await page.getByRole('button', { name: 'Move ada/dotfiles up' }).click()
    await page.getByRole('switch', { name: /every week/ }).check()
    await picture(page, 'gh1-dialog', { fullPage: false })
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Save' }).click()
    await frame.getByRole('link', { name: 'query-planner' }).waitFor()
    await page.getByText(/^2 projects of ada, as of .* Updated every week\.$/).waitFor()
    await picture(page, 'gh2-studio', { fullPage: false })
    const text = await publish('https://github.com/ada/query-planner', '★ 4,812')
    expect(text.indexOf('ada/dotfiles')).toBeLessThan(text.indexOf('ada/query-planner'))
    await page.goto(`${running.product.url}/sites/nurse/sources`)
    await page.getByText('dotfiles').first().click()
    await page.getByText(/^GitHub, as of /).waitFor()
  })

  it('when the page of a link has a picture, then it is added once it is approved, and visitors see ours', async () => {
    const frame = await openStudio()
    await page.getByLabel('Add a section').selectOption('Projects')
    await page.getByLabel('Name', { exact: true }).fill('Line rounds')
    await page.getByLabel('Link').fill('http://127.0.0.1:1/')
    expectComplaints(/422/)
    await page.getByRole('button', { name: 'Picture of the linked page' }).click()
    await page.getByText(/does not lead to a public web page/).waitFor()
    await page.getByLabel('Link').fill(`http://${blogAt()}/`)
    await page.getByRole('button', { name: 'Picture of the linked page' }).click()
    await page.getByRole('img', { name: 'The ward of tomorrow' }).waitFor()
    await picture(page, 'gh3-link', { fullPage: false })
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Add this picture' }).click()
    await frame.getByRole('img', { name: 'The ward of tomorrow' }).waitFor()
    const text = await publish('alt="The ward of tomorrow"')
    expect(text).toMatch(/src="p\/[a-z]{20}-/)
    expect(text).not.toContain('ward.png')
  })

  it('when a phone shows the dialog and the page, then both fit', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openStudio()
    await page.getByRole('tab', { name: 'Content' }).click()
    await page.getByRole('button', { name: 'Choose projects' }).click()
    await page.getByRole('button', { name: 'Show repositories' }).click()
    await page.getByRole('checkbox', { name: /query-planner/ }).waitFor()
    await picture(page, 'gh4-phone', { fullPage: false })
    expect(await violations(page)).toEqual([])
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    await page.goto(`http://nurse.localhost:${new URL(running.product.url).port}/`)
    await page.locator('#projects').scrollIntoViewIfNeeded()
    await picture(page, 'gh5-page-390')
    expect(await page.evaluate('document.documentElement.scrollWidth - innerWidth')).toBeLessThanOrEqual(0)
    await page.setViewportSize({ width: 1440, height: 900 })
    await picture(page, 'gh6-page-1440')
    expect(await violations(page)).toEqual([])
  })

  it('when a link is made for one reader, then they see more with its password, and nothing once it is revoked', async () => {
    await page.setViewportSize({ width: 1440, height: 900 })
    await page.goto(`${running.product.url}/sites/nurse/readers`)
    await page.getByLabel('For whom').fill('Acme')
    await page.getByLabel('Password (optional)').fill('line rounds')
    await page.getByRole('switch', { name: /PDF of your resume/ }).check()
    await picture(page, 'gh7-readers')
    expect(await violations(page)).toEqual([])
    await page.getByRole('button', { name: 'Make the link' }).click()
    const address = await page.getByText(/\/for\/[0-9a-f]{32}\/$/).innerText()
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(address)
    await page.getByRole('heading', { name: 'Password needed' }).waitFor()
    expect(await violations(page)).toEqual([])
    await picture(page, 'gh8-password')
    await page.getByLabel('Password').fill('wrong one')
    expectComplaints(/403/)
    await page.getByRole('button', { name: 'Open the page' }).click()
    await page.getByText('This is not the password.').waitFor()
    await page.getByLabel('Password').fill('line rounds')
    await page.getByRole('button', { name: 'Open the page' }).click()
    await page.getByRole('heading', { name: 'Denise Okonkwo-Harris' }).waitFor()
    await page.getByRole('img', { name: 'The ward of tomorrow' }).scrollIntoViewIfNeeded()
    const drawn = () =>
      page.evaluate('[...document.images].every((image) => image.complete && image.naturalWidth > 0)')
    await expect(eventually(drawn)).resolves.toBe(true)
    await page.goto(`${running.product.url}/sites/nurse/readers`)
    await page.getByText(/Opened 1 time/).waitFor()
    await page.getByRole('button', { name: 'Revoke the link for Acme' }).click()
    await page.getByText('The link is revoked.').waitFor()
    expectComplaints(/404/)
    expect((await page.goto(address))?.status()).toBe(404)
  })
})
