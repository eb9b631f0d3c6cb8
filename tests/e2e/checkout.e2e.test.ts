import { afterAll, beforeAll, describe, expect, it, jest } from '@jest/globals'
import { eventually, newPerson, spendableCredits, type ProductProcess } from '@thumbfolio/testing'
import type { Browser, Locator, Page } from 'playwright-core'
import { expectComplaints, picture, violations } from './browser.js'
import {
  atStep,
  confirmOrder,
  copied,
  hasFocus,
  newBuyer,
  newWallet,
  orderTwenty,
  paid,
  payOutside,
  signedIn,
  walletName,
} from './checkout-in-chromium.js'
import { logIn, startInChromium, type ProductInChromium } from './product-in-chromium.js'

jest.setTimeout(120_000)
/** What a new account gets in an embedded product. */
const given = 3
const balance = given + 20

/** Credits are bought on the local chain, which is a real Solana VM; nothing here is faked. */
describe('the checkout, in Chromium', () => {
  let running: ProductInChromium
  let product: ProductProcess
  let browser: Browser

  beforeAll(async () => {
    running = await startInChromium()
    product = running.product
    browser = running.context.browser()!
  }, 60_000)
  afterAll(async () => {
    await running?.[Symbol.asyncDispose]()
  })

  const buyer = async () => {
    const made = await newBuyer(browser, product.url)
    return { ...made, wallet: await newWallet(made, product.url) }
  }
  const payWithWallet = (page: Page) =>
    page
      .getByRole('button', { name: `Pay with ${walletName}` })
      .first()
      .click()
  const look = async (page: Page, name: string) => {
    await picture(page, name)
    expect(await violations(page)).toEqual([])
  }

  it('when a new account picks 20 credits and pays with its wallet, then the balance rises', async () => {
    const person = await newPerson(product.url)
    const { page } = running
    await page.goto(product.url)
    await page.getByRole('button', { name: 'Buy 20 credits for 0.15 SOL' }).click()
    await page.getByText('Please log in to purchase credits').waitFor()
    await logIn(page, person)
    await page.waitForURL('**/checkout')
    await atStep(page, 'Confirmation')
    expect(await page.getByRole('button', { name: 'Proceed to Payment' }).isDisabled()).toBe(true)
    await look(page, 'k1-confirmation')
    await confirmOrder(page)
    await atStep(page, 'Payment')
    await page.getByRole('button', { name: `Pay with ${walletName}` }).waitFor()
    await look(page, 'k2-payment')
    await payWithWallet(page)
    await page.getByText('Payment seen. Waiting for final confirmation.').waitFor()
    await atStep(page, 'Verification')
    await hasFocus(page.getByRole('main'))
    await look(page, 'k3-verification')
    await paid(page, balance)
    await hasFocus(page.getByRole('main'))
    await look(page, 'k4-success')
    const [receipt] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'View receipt' }).click(),
    ])
    await receipt.getByText('20 credits').first().waitFor()
    await receipt.close()
    await page.getByRole('link', { name: 'Purchase history' }).click()
    await page.getByText('20 credits for 0.15 SOL').waitFor()
    await page.getByText('Paid', { exact: true }).waitFor()
    expect(await page.getByRole('link', { name: 'Receipt for 20 credits' }).count()).toBe(1)
    await look(page, 'k5-history')
    expect(await spendableCredits(person)).toBe(balance)
  })

  it('when the amount is sent by hand and an explorer link is pasted, then the payment is found', async () => {
    const ada = await buyer()
    const { page, wallet } = ada
    await orderTwenty(page, product.url, wallet)
    const payment = { to: await copied(page, 'address'), amount: await copied(page, 'amount') }
    expect(payment.amount).toBe('0.15')
    const signature = await payOutside(ada, product.url, payment)
    const field = page.getByLabel('Transaction signature (optional)')
    await field.fill(`https://explorer.solana.com/tx/${signature}?cluster=custom`)
    await page.keyboard.press('Enter')
    await atStep(page, 'Verification')
    await paid(page, balance)
  })

  it('when an exchange pays from its own wallet, then the person reads that we have it and what to do', async () => {
    expectComplaints(/status of 422/)
    const ada = await newBuyer(browser, product.url)
    const wallet = await newWallet(ada, product.url)
    // Payments leave the newest throw-away wallet.
    const exchange = await buyer()
    const { page } = ada
    await orderTwenty(page, product.url, wallet)
    await page.getByText('Pay from a wallet of your own, not from an exchange.').waitFor()
    const payment = { to: await copied(page, 'address'), amount: '0.15' }
    const signature = await payOutside(exchange, product.url, payment)
    await page.getByLabel('Transaction signature (optional)').fill(signature)
    await page.keyboard.press('Enter')
    // The page asks again after ten seconds where the chain did not show it yet.
    const said = page.getByRole('status').getByText('We have it, and an operator will look at it.')
    await said.waitFor({ timeout: 45_000 })
    await look(page, 'k8-from-an-exchange')
    expect(await spendableCredits(ada.person)).toBe(given)
  })

  it('when it is reloaded, found on another device, paid there and closed, then the credits come by themselves', async () => {
    const ada = await buyer()
    const { page, wallet, person } = ada
    const order = await orderTwenty(page, product.url, wallet)
    const reference = await copied(page, 'reference')
    await page.reload()
    expect(await copied(page, 'reference')).toBe(reference)
    const phone = await signedIn(browser, product.url, person)
    await phone.page.goto(`${product.url}/checkout`)
    await phone.page.waitForURL(`**/checkout?order=${order}`)
    const link = phone.page.getByRole('link', { name: 'Open in a wallet app' })
    const to = (await link.getAttribute('href'))!
    await phone.context.close()
    await page.close()
    await payOutside(ada, product.url, { to })
    await eventually(async () => (await spendableCredits(person)) === balance, 60_000)
    const later = await ada.context.newPage()
    await later.goto(`${product.url}/profile`)
    await later.getByText('Paid', { exact: true }).waitFor()
    await later.goto(`${product.url}/checkout?order=${order}`)
    await paid(later, balance)
  })

  it('when it is paid in two parts, then the rest is asked for, and the page does not jump', async () => {
    const ada = await buyer()
    const { page, wallet } = ada
    await page.setViewportSize({ width: 390, height: 844 })
    await orderTwenty(page, product.url, wallet)
    const top = async (what: Locator) => (await what.boundingBox())!.y
    const link = page.getByRole('link', { name: 'Open in a wallet app' })
    expect(await top(link)).toBeLessThan(await top(page.getByRole('img', { name: /^QR code to pay/ })))
    const sent = page.getByRole('button', { name: "I've Sent the Payment" })
    expect(await sent.getAttribute('class')).not.toContain('btn-primary')
    const before = await placeOfMethods(page)
    const payment = { to: await copied(page, 'address'), reference: await copied(page, 'reference') }
    await payOutside(ada, product.url, { ...payment, amount: '0.05' })
    await page.getByText('We received 0.05 of 0.15 SOL. Please send the remaining 0.1 SOL.').waitFor()
    expect(await placeOfMethods(page)).toBe(before)
    expect(await copied(page, 'amount')).toBe('0.1')
    await look(page, 'k6-underpaid')
    await payWithWallet(page)
    await paid(page, balance)
    expect(await page.getByRole('list', { name: 'Transactions' }).getByRole('listitem').count()).toBe(2)
  })

  it('when the wallet only signs, then we send what it signed', async () => {
    const ada = await buyer()
    const { page } = ada
    await orderTwenty(page, product.url)
    await page.getByRole('button', { name: `Pay with ${walletName}` }).waitFor()
    await page.addScriptTag({ url: '/dev/chain/wallet.js?signOnly' })
    const sent = page.waitForResponse('**/payment/send-transaction')
    await page
      .getByRole('button', { name: `Pay with ${walletName}` })
      .nth(1)
      .click()
    expect((await sent).status()).toBe(202)
    await page.getByText('Payment seen. Waiting for final confirmation.').waitFor()
  })

  it('when the price is not the one on the card, then it is confirmed again before it is paid', async () => {
    const { page } = await buyer()
    const card = { credits: 20, priceSOL: 0.12, discount: 40, priceUSD: '$18.00', tierIndex: 1 }
    await page.evaluate(`sessionStorage.setItem('selectedPackage', '${JSON.stringify(card)}')`)
    await page.goto(`${product.url}/checkout`)
    await page.getByRole('button', { name: `Use ${walletName}` }).click()
    await page.getByRole('button', { name: 'Proceed to Payment' }).click()
    await page.getByText('You chose 20 credits for 0.12 SOL. Now it is 20 credits for 0.15 SOL.').waitFor()
    await atStep(page, 'Confirmation')
    await look(page, 'k7-price-changed')
    await page.getByRole('button', { name: 'Accept the new price' }).click()
    expect(await copied(page, 'amount')).toBe('0.15')
  })

  it("when an order is another user's, then it is like one that is not there", async () => {
    expectComplaints(/status of 404/)
    const ada = await buyer()
    const order = await orderTwenty(ada.page, product.url)
    const eve = await newBuyer(browser, product.url)
    const calls = [
      ['GET', `/payment/transactions/${order}`],
      ['GET', `/payment/transactions/${order}/receipt`],
      ['GET', '/payment/transactions/absent'],
    ] as const
    for (const [method, path] of calls)
      expect((await eve.person.call(method, `/api/v1${path}`)).status).toBe(404)
    await eve.page.goto(`${product.url}/checkout?order=${order}`)
    await eve.page.getByRole('heading', { name: "We can't find that order" }).waitFor()
    expect((await eve.person.call('GET', '/api/v1/payment/transactions')).body.data).toEqual([])
  })

  it('when there is nothing to buy, then the checkout leads to the packages; without a login to the login', async () => {
    const { page, context } = await newBuyer(browser, product.url)
    await page.goto(`${product.url}/checkout`)
    await page.waitForURL(`${product.url}/`)
    await page.evaluate(`localStorage.removeItem('token')`)
    await page.goto(`${product.url}/checkout`)
    await page.waitForURL('**/login')
    await context.close()
  })
})

/** How far below the title the ways to pay begin, however far the page is scrolled. */
async function placeOfMethods(page: Page): Promise<number> {
  const first = page.getByRole('heading', { name: 'Wallet in this browser' })
  await first.waitFor()
  const methods = await first.boundingBox()
  const title = await page.getByRole('heading', { level: 1 }).boundingBox()
  return methods!.y - title!.y
}
