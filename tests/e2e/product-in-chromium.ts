import { fileURLToPath } from 'node:url'
import {
  launchEnd,
  newPerson,
  startLaunch,
  startProductProcess,
  temporaryDirectory,
  uploadPdf,
  type Person,
  type ProductProcess,
} from '@thumbfolio/testing'
import type { BrowserContext, Page } from 'playwright-core'
import { launchBrowser } from './browser.js'

const file = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const entry = file('../../deploy/embedded/dist/main.js')
/** The resume of a nurse. */
export const sample = file('../../packages/resume-reader/tests/corpus/pdf/stackoverflow--nurse.pdf')

export interface ProductInChromium extends AsyncDisposable {
  readonly product: ProductProcess
  /** Its DATA_DIR. */
  readonly dataDir: string
  readonly context: BrowserContext
  readonly page: Page
}

/** The whole product as a process of its own, and one page of a browser in front of it, CSS pixels wide and high. */
export async function startInChromium({
  environment = {},
  screen = { width: 1440, height: 900 },
}: {
  environment?: Record<string, string>
  screen?: { width: number; height: number }
} = {}): Promise<ProductInChromium> {
  const directory = await temporaryDirectory()
  const browser = await launchBrowser()
  let product: ProductProcess | undefined
  const end = async () => {
    await browser.close()
    await product?.end()
    await directory[Symbol.asyncDispose]()
  }
  try {
    product = await startProductProcess({ entry, dataDir: directory.path, environment })
    const context = await browser.newContext({ viewport: screen, reducedMotion: 'reduce' })
    const page = await context.newPage()
    page.setDefaultTimeout(30_000)
    return { product, dataDir: directory.path, context, page, [Symbol.asyncDispose]: end }
  } catch (error) {
    await end()
    throw error
  }
}

/** The product with a live site of a new person, who is logged in in the browser. */
export async function startWithLiveSite(site: string): Promise<ProductInChromium> {
  const running = await startInChromium()
  try {
    const { url } = running.product
    const { page } = running
    const person = await newPerson(url)
    const launch = await startLaunch(person, await uploadPdf(person, sample), site)
    const { status } = await launchEnd(url, person, launch)
    if (status !== 'success') throw new Error(`The launch ended with ${status}`)
    await page.goto(`${url}/profile`)
    await logIn(page, person)
    await page.getByRole('button', { name: 'Logout' }).waitFor()
    return running
  } catch (error) {
    await running[Symbol.asyncDispose]()
    throw error
  }
}

/** Opens the choices of a launch that most leave as they are; they are open by themselves where one is changed. */
export async function openMore(page: Page): Promise<void> {
  const more = page.locator('details').filter({ has: page.getByText('More', { exact: true }) })
  await more.waitFor()
  if ((await more.getAttribute('open')) === null) await more.locator('summary').click()
}

/** Fills the form of the login, which a newcomer finds behind the sign-up. */
export async function logIn(
  page: Page,
  { email, password }: Pick<Person, 'email' | 'password'>,
): Promise<void> {
  const emailField = page.getByRole('textbox', { name: 'E-mail' })
  await emailField.waitFor()
  const other = page.getByRole('main').getByRole('link', { name: 'Log in', exact: true })
  if (await other.isVisible()) await other.click()
  await page.getByLabel('E-mail or user name').fill(email)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Log in', exact: true }).click()
}
