import { ApiProblem, messageOf } from '../../lib/api-problem.js'
import { NoAccountError } from './wallets.js'

/** EIP-1193's code, which Solana's wallets use too. */
const rejectedCode = 4001

/** What went wrong in a wallet, and what to do. The server's own words where it was the server. */
export function walletErrorText(error: unknown, wallet: string, network: string): string {
  if (error instanceof ApiProblem)
    return messageOf(error, 'The payment could not be prepared. Please try again.')
  if (error instanceof NoAccountError)
    return `${wallet} has no account on ${network}. Switch its network to ${network} and try again.`
  const { code, message } = partsOf(error)
  if (code === rejectedCode || /reject|denied|declin|cancel|abort|closed/i.test(message))
    return `You declined in ${wallet}, so nothing was sent. You can try again.`
  if (/insufficient|not enough|no record of a prior credit|custom program error: 0x1\b/i.test(message))
    return `${wallet} does not have enough SOL for the amount and the network fee. Add SOL, or pay from another wallet.`
  if (/blockhash|block height|expired/i.test(message))
    return 'The approval took too long, so the network did not accept it. Please try again.'
  if (/network|chain|cluster|genesis/i.test(message))
    return `${wallet} could not send to ${network}. Check that its network is set to ${network} and try again.`
  return `${wallet} reported a problem${message === '' ? '' : `: ${message}`}. If it shows the payment as sent, do not pay again; we will find it.`
}

function partsOf(error: unknown): { code: unknown; message: string } {
  if (typeof error === 'string') return { code: undefined, message: error }
  if (typeof error !== 'object' || error === null) return { code: undefined, message: '' }
  const { code, message, name } = error as { code?: unknown; message?: unknown; name?: unknown }
  const words = typeof message === 'string' && message !== '' ? message : name
  return { code, message: typeof words === 'string' ? words.replace(/[.\s]+$/, '') : '' }
}
