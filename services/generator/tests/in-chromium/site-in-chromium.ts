import { chromium, type Browser, type Page as Window } from 'playwright-core'
import { pageHeaders, render } from '@thumbfolio/site-page/render'
import type { Page } from '@thumbfolio/site-page'

const origin = 'https://site.example'

export const launchChromium = (): Promise<Browser> =>
  chromium.launch({
    executablePath: process.env['CHROMIUM'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--no-first-run'],
  })

export interface SiteWindow {
  readonly window: Window
  /** Shows a page as it would be published, with its headers and its fonts loaded. */
  readonly show: (page: Page) => Promise<void>
  /** Requests that left the site, files that were missing and errors, since the start. */
  readonly complaints: readonly string[]
}

/** A window in which every request is answered from the bundle of the page that is shown. */
export async function openSiteWindow(browser: Browser, photo: Uint8Array): Promise<SiteWindow> {
  const context = await browser.newContext({ reducedMotion: 'reduce' })
  const window = await context.newPage()
  const complaints: string[] = []
  let shown: { files: ReturnType<typeof render>['files']; headers: Record<string, string> }
  window.on('pageerror', (error) => void complaints.push(String(error)))
  window.on('console', (message) => {
    if (message.type() === 'error') complaints.push(message.text())
  })
  await context.route('**/*', async (route) => {
    const url = new URL(route.request().url())
    const path = url.pathname.slice(1) || 'index.html'
    const file = shown.files.find((one) => one.path === path)
    if (url.origin !== origin || !(file ?? path.startsWith('photo.'))) {
      complaints.push(`asked for ${url.href}`)
      return route.abort()
    }
    await route.fulfill({
      headers: shown.headers,
      contentType: file?.contentType ?? 'image/png',
      body: Buffer.from(file?.body ?? photo),
    })
  })
  const show = async (page: Page) => {
    shown = { files: render(page).files, headers: pageHeaders(page) }
    await window.goto(`${origin}/`)
    await window.evaluate('document.fonts.ready.then(() => undefined)')
  }
  return { window, show, complaints }
}
