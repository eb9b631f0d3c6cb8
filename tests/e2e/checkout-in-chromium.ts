import type { Browser, BrowserContext, Locator, Page } from 'playwright-core'
import { newPerson, type Person } from '@thumbfolio/testing'
import { logIn } from './product-in-chromium.js'

export const walletName = 'Thumbfolio development wallet'

/** A buyer in a browser of their own. */
export interface Buyer {
  readonly person: Person
  readonly page: Page
  readonly context: BrowserContext
}

export async function newBuyer(browser: Browser, base: string): Promise<Buyer> {
  const person = await newPerson(base)
  return { person, ...(await signedIn(browser, base, person)) }
}

/** The same person on one more device. */
export async function signedIn(
  browser: Browser,
  base: string,
  person: Person,
): Promise<Omit<Buyer, 'person'>> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    reducedMotion: 'reduce',
    permissions: ['clipboard-read', 'clipboard-write'],
  })
  const page = await context.newPage()
  page.setDefaultTimeout(30_000)
  await page.goto(`${base}/login`)
  await logIn(page, person)
  await page.waitForURL('**/dashboard')
  return { context, page }
}

/** A new throw-away wallet with 10 SOL, so that no two buyers pay from the same one. Answers with its address. */
export async function newWallet({ context }: Buyer, base: string): Promise<string> {
  return onChainPage(context, base, async (page) => {
    await page.getByRole('button', { name: /new wallet with 10 SOL|Create a wallet/ }).click()
    const said = await page.getByText(/^The new wallet is /).innerText()
    return said.replace(/^The new wallet is |\.$/g, '')
  })
}

/** Pays from the throw-away wallet, the way a wallet outside the browser would. Answers with the signature. */
export async function payOutside(
  { context }: Buyer,
  base: string,
  payment: { to: string; amount?: string; reference?: string },
): Promise<string> {
  return onChainPage(context, base, async (page) => {
    await page.getByLabel('Payment link or address').fill(payment.to)
    await page.getByLabel('SOL, where the link names none').fill(payment.amount ?? '')
    await page.getByLabel('Reference, optional').fill(payment.reference ?? '')
    await page.getByRole('button', { name: 'Pay', exact: true }).click()
    return (await page.getByText(/^Paid .* Signature: /).innerText()).replace(/^.*Signature: /, '')
  })
}

async function onChainPage<T>(
  context: BrowserContext,
  base: string,
  act: (page: Page) => Promise<T>,
): Promise<T> {
  const page = await context.newPage()
  try {
    await page.goto(`${base}/dev/chain`)
    return await act(page)
  } finally {
    await page.close()
  }
}

/** From the card of 20 credits to the step where they are paid. Answers with the order's id. */
export async function orderTwenty(page: Page, base: string, walletAddress?: string): Promise<string> {
  await page.goto(base)
  await page.getByRole('button', { name: 'Buy 20 credits for 0.15 SOL' }).click()
  await page.waitForURL('**/checkout')
  return confirmOrder(page, walletAddress)
}

/** Names the wallet, from the keyboard or from the browser's wallet, and makes the order. */
export async function confirmOrder(page: Page, walletAddress?: string): Promise<string> {
  const field = page.getByLabel('Your Solana wallet address')
  if (walletAddress === undefined) {
    await page.getByRole('button', { name: `Use ${walletName}` }).click()
    await page.getByRole('button', { name: 'Proceed to Payment' }).click()
  } else {
    await field.focus()
    await page.keyboard.type(walletAddress)
    await page.keyboard.press('Enter')
  }
  await page.waitForURL('**/checkout?order=*')
  await hasFocus(page.getByRole('main'))
  return new URL(page.url()).searchParams.get('order')!
}

export const hasFocus = (what: Locator): Promise<void> => what.and(what.page().locator(':focus')).waitFor()

/** What the copy button of that name puts into the clipboard. */
export async function copied(page: Page, what: 'address' | 'amount' | 'reference'): Promise<string> {
  await page.getByRole('button', { name: `Copy ${what}` }).click()
  await page.getByText('Copied to clipboard!').first().waitFor()
  return page.evaluate<string>('navigator.clipboard.readText()')
}

/** Waits until the checkout is at that step. */
export const atStep = (page: Page, name: string): Promise<void> =>
  page
    .getByRole('navigation', { name: 'Checkout steps' })
    .locator('[aria-current=step]')
    .filter({ hasText: name })
    .waitFor()

/** Waits until the payment is final, which takes the local chain 13 s, and the credits are there. */
export async function paid(page: Page, balance: number): Promise<void> {
  await page.getByRole('heading', { name: 'Payment verified successfully!' }).waitFor({ timeout: 45_000 })
  await page.getByText(`You now have ${balance} credits.`).waitFor({ timeout: 30_000 })
}
