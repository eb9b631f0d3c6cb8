import { fromBase58 } from '../base58.js'

export interface PaymentRequest {
  readonly to: string
  readonly lamports: number
  readonly references: readonly string[]
}

/** The form cannot be paid as it is. The message is for the person. */
export class FormRefused extends Error {
  override name = 'FormRefused'
}

const decimals = 9
const mostLamports = 5_000_000_000_000_000

/** Lamports of a decimal number of SOL, exactly. @throws FormRefused */
export function lamportsOf(sol: string): number {
  const [, whole = '', fraction = ''] = /^(\d{1,9})(?:\.(\d{1,9}))?$/.exec(sol.trim()) ?? []
  const lamports = Number(whole + fraction.padEnd(decimals, '0'))
  if (whole === '' || lamports === 0 || lamports > mostLamports)
    throw new FormRefused(`'${sol}' is no amount of SOL: digits, and at most nine behind the point.`)
  return lamports
}

/** @throws FormRefused */
export function addressOf(text: string, what: string): string {
  const address = text.trim()
  if (fromBase58(address)?.length !== 32) throw new FormRefused(`'${address}' is no ${what}.`)
  return address
}

/** What a form asks to be paid: a Solana Pay link, or an address with an amount and references. @throws FormRefused */
export function paymentOf(form: { to: string; amount: string; reference: string }): PaymentRequest {
  const to = form.to.trim()
  if (!to.startsWith('solana:'))
    return request(to, form.amount, form.reference.split(/[\s,]+/).filter(Boolean))
  const [recipient = '', query = ''] = to.slice('solana:'.length).split('?')
  const search = new URLSearchParams(query)
  if (search.has('spl-token')) throw new FormRefused('This wallet pays SOL alone, no tokens.')
  return request(recipient, search.get('amount') ?? form.amount, search.getAll('reference'))
}

const request = (to: string, amount: string, references: readonly string[]): PaymentRequest => ({
  to: addressOf(to, 'Solana address or payment link'),
  lamports: lamportsOf(amount),
  references: references.map((reference) => addressOf(reference, 'reference')),
})

/** `1.5` of 1,500,000,000 lamports. */
export function solOf(lamports: number): string {
  const digits = String(lamports).padStart(decimals + 1, '0')
  const fraction = digits.slice(-decimals).replace(/0+$/, '')
  return `${digits.slice(0, -decimals)}${fraction === '' ? '' : `.${fraction}`}`
}
