import type { Page } from 'playwright-core'

export const passwordDialog = (page: Page) => page.getByRole('dialog', { name: 'Enter your password' })

/** Answers the question that comes before what only operators see. */
export async function enterPassword(page: Page, password: string): Promise<void> {
  await passwordDialog(page).getByLabel('Your password').fill(password)
  await passwordDialog(page).getByRole('button', { name: 'Continue' }).click()
}

/** The same with the right password: the question is gone afterwards. */
export async function confirmPassword(page: Page, password: string): Promise<void> {
  await enterPassword(page, password)
  await passwordDialog(page).waitFor({ state: 'detached' })
}
