import {
  newPerson,
  startFakeAnthropic,
  startFakeGemini,
  uploadPdf,
  type FakeVendor,
  type Person,
} from '@thumbfolio/testing'
import { logIn, sample, startInChromium, type ProductInChromium } from './product-in-chromium.js'

export interface ModelsInChromium extends ProductInChromium {
  readonly vendors: Record<'Google' | 'Anthropic', FakeVendor>
  readonly person: Person
  /** The id of a resume of theirs. */
  readonly resume: string
}

/** The product in Chromium with both vendors of models played at the socket, and somebody logged in who has a resume. */
export async function startWithModels(): Promise<ModelsInChromium> {
  const vendors = { Google: await startFakeGemini(), Anthropic: await startFakeAnthropic() }
  const running = await startInChromium({
    environment: {
      SIGNUP_CREDITS: '12',
      GEMINI_API_KEY: 'test-key',
      GEMINI_BASE_URL: vendors.Google.url,
      ANTHROPIC_API_KEY: 'test-key',
      ANTHROPIC_BASE_URL: vendors.Anthropic.url,
    },
  })
  const { product, page } = running
  const end = async () => {
    await running[Symbol.asyncDispose]()
    for (const vendor of Object.values(vendors)) await vendor[Symbol.asyncDispose]()
  }
  try {
    const person = await newPerson(product.url)
    const resume = await uploadPdf(person, sample)
    await page.goto(`${product.url}/login`)
    await logIn(page, person)
    await page.waitForURL('**/dashboard')
    return { ...running, vendors, person, resume, [Symbol.asyncDispose]: end }
  } catch (error) {
    await end()
    throw error
  }
}
