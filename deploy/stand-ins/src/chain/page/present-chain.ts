import { escapeHtml } from '@thumbfolio/kit/http'
import type { DevPage } from '../../dev-page.js'
import type { ChainView } from '../chain-view.js'
import type { LandedTransaction } from '../history.js'
import { commitmentOf } from '../timeline.js'
import { errorText } from '../transaction-error.js'
import { solOf } from './payment-link.js'

export interface ChainPage {
  readonly path: string
  readonly view: ChainView
  readonly genesisHash: string
  readonly adminWallet: string
  readonly wallet: string | undefined
  readonly notice: string | undefined
  /** The signature that an explorer link names. */
  readonly asked: string | undefined
}

const shownTransactions = 20

/** The local chain for people, without script: faucet, throw-away wallet, what happened last. */
export const chainPage = (page: ChainPage): DevPage => ({
  title: 'Local Solana chain',
  header: `    <h1>Local Solana chain</h1>
    <p>A chain of its own on this machine. Its SOL is worth nothing, and nothing here reaches a public network.</p>
    ${facts([
      ['Slot', String(page.view.slot('processed'))],
      ['Final slot', String(page.view.slot('finalized'))],
      ['Genesis', page.genesisHash],
      ['RPC', `POST ${page.path}`],
    ])}
${page.notice === undefined ? '' : `    <p class="notice" role="status">${escapeHtml(page.notice)}</p>`}`,
  main: [
    ...(page.asked === undefined ? [] : [transactionSection(page, page.asked)]),
    walletSection(page),
    faucetSection(page),
    adminSection(page),
    transactionsSection(page),
  ].join('\n'),
})

const walletSection = ({ path, view, wallet }: ChainPage): string => `    <section>
      <h2>Throw-away wallet</h2>
      ${
        wallet === undefined
          ? '<p class="empty">No wallet yet.</p>'
          : facts([
              ['Address', wallet],
              ['Balance', balance(view, wallet)],
            ])
      }
      <form method="post" action="${path}/wallet/create"><button>${wallet === undefined ? 'Create a wallet with 10 SOL' : 'Replace by a new wallet with 10 SOL'}</button></form>
${
  wallet === undefined
    ? ''
    : `      <form method="post" action="${path}/wallet/pay">
        <label class="wide">Payment link or address<input name="to" required autocomplete="off" placeholder="solana:… or an address"></label>
        <label>SOL, where the link names none<input name="amount" inputmode="decimal" autocomplete="off" placeholder="0.5"></label>
        <label>Reference, optional<input name="reference" autocomplete="off"></label>
        <button>Pay</button>
      </form>`
}
    </section>`

const faucetSection = ({ path, wallet }: ChainPage): string => `    <section>
      <h2>Faucet</h2>
      <form method="post" action="${path}/faucet">
        <label class="wide">Address<input name="to" required autocomplete="off" value="${escapeHtml(wallet ?? '')}"></label>
        <label>SOL<input name="amount" required inputmode="decimal" autocomplete="off" value="1"></label>
        <button>Send</button>
      </form>
    </section>`

const adminSection = ({ view, adminWallet }: ChainPage): string => `    <section>
      <h2>The product's wallet</h2>
      ${facts([
        ['Address', adminWallet],
        ['Balance', balance(view, adminWallet)],
      ])}
    </section>`

function transactionSection({ view }: ChainPage, signature: string): string {
  const found = view.transaction(signature, 'processed')
  return `    <section>
      <h2>Transaction</h2>
${found ? table('Transaction', [row(found, view)]) : `      <p class="empty">This chain has no transaction <code>${escapeHtml(signature)}</code>.</p>`}
    </section>`
}

const table = (label: string, rows: readonly string[]): string =>
  `      <div class="scroll" role="region" aria-label="${label}" tabindex="0"><table>
        <thead><tr><th>Slot</th><th>State</th><th>SOL</th><th>Signature</th></tr></thead>
        <tbody>
${rows.join('\n')}
        </tbody>
      </table></div>`

function transactionsSection({ view, path }: ChainPage): string {
  const rows = view.newest(shownTransactions).map((transaction) => row(transaction, view))
  return `    <section>
      <h2>Latest transactions</h2>
${rows.length === 0 ? '      <p class="empty">Nothing happened yet.</p>' : table('Latest transactions', rows)}
      <p><a href="${path}">Look again</a></p>
    </section>`
}

function row(transaction: LandedTransaction, view: ChainView): string {
  const { err, height, postBalances, preBalances, signature } = transaction
  const moved = postBalances.reduce((sum, post, at) => sum + Math.max(0, post - (preBalances[at] ?? 0)), 0)
  const state = err === null ? commitmentOf(height, view.tip) : `failed: ${errorText(err)}`
  return `          <tr><td>${view.slotOf(transaction)}</td><td>${escapeHtml(state)}</td><td>${solOf(moved)}</td><td><code>${signature}</code></td></tr>`
}

const balance = (view: ChainView, address: string): string =>
  `${solOf(view.account(address, 'processed')?.lamports ?? 0)} SOL`

const facts = (rows: readonly (readonly [string, string])[]): string =>
  `<dl>${rows.map(([name, value]) => `<div><dt>${name}</dt><dd><code>${escapeHtml(value)}</code></dd></div>`).join('')}</dl>`
