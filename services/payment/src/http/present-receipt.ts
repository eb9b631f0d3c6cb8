import type { PaymentNetwork } from '@thumbfolio/contracts'
import { escapeHtml } from '@thumbfolio/kit/http'
import { explorerLink } from '../domain/explorer.js'
import { solText } from '../domain/lamports.js'
import { excess, price, received } from '../domain/order-money.js'
import type { SettledOrder } from '../domain/order.js'

const styles = `
:root { color-scheme: light dark; --line: light-dark(#e3e3e6, #3a3a40); --muted: light-dark(#5c5c66, #a9a9b3) }
body { margin: 0 auto; max-width: 40rem; padding: clamp(1.5rem, 5vw, 4rem) 1.25rem; font: 1rem/1.6 system-ui, sans-serif }
h1 { font-size: 1.75rem; line-height: 1.2; margin: 0 0 .25rem } header p, footer { color: var(--muted); margin: 0 }
table { border-collapse: collapse; width: 100%; margin: 2rem 0 }
th, td { text-align: left; vertical-align: top; padding: .625rem 1rem .625rem 0; border-top: 1px solid var(--line); overflow-wrap: anywhere }
th { font-weight: 500; white-space: nowrap; color: var(--muted) }
@media print { body { padding: 0 } }
`

/** A page of its own, without script: who opens it can print it. */
export const receiptHeaders = (nonce: string): Readonly<Record<string, string>> => ({
  'Content-Type': 'text/html; charset=utf-8',
  'Content-Security-Policy': `default-src 'none'; style-src 'nonce-${nonce}'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cache-Control': 'no-store',
})

export function receiptPage(order: SettledOrder, network: PaymentNetwork, nonce: string): string {
  const over = excess(order)
  const rows: [string, string][] = [
    ['Order', escapeHtml(order.id)],
    ['Final at', time(order.settledAt)],
    ['Credits', String(order.credits)],
    ['Price', `${solText(price(order))} SOL (about ${escapeHtml(order.priceUSD)})`],
    ['Received', `${solText(received(order))} SOL`],
    ...(over > 0n ? ([['Paid too much', `${solText(over)} SOL`]] as [string, string][]) : []),
    ['Paid to', escapeHtml(order.wallet)],
    ...Object.keys(order.parts).map((signature): [string, string] => [
      'Transaction',
      link(network, signature),
    ]),
    ['Network', escapeHtml(network.cluster)],
  ]
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Receipt for ${order.credits} credits</title>
<style nonce="${nonce}">${styles}</style>
</head>
<body>
<header><h1>Receipt</h1><p>Thumbfolio, ${order.credits} credits</p></header>
<main><table>${rows.map(([name, value]) => `<tr><th scope="row">${name}</th><td>${value}</td></tr>`).join('')}</table></main>
<footer>This is a receipt and not a tax invoice. The amount in USD is about what the price was when the order was made.</footer>
</body>
</html>
`
}

const time = (at: number): string => {
  const iso = new Date(at).toISOString()
  return `<time datetime="${iso}">${iso.slice(0, 19).replace('T', ' ')} UTC</time>`
}

const link = (network: PaymentNetwork, signature: string): string =>
  `<a href="${escapeHtml(explorerLink(network, signature))}" rel="noreferrer">${escapeHtml(signature)}</a>`
