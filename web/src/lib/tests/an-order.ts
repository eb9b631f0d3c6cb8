import { OrderView } from '../order-view.js'

/** An order of 20 credits for 0.15 SOL, as the server sends it. */
export const orderBody = {
  transactionId: 'o1',
  status: 'pending',
  late: false,
  overpaid: false,
  credited: false,
  tierIndex: 1,
  credits: 20,
  amountLamports: '150000000',
  priceUSD: '$22.50',
  receivedLamports: '0',
  remainingLamports: '150000000',
  excessLamports: '0',
  adminWallet: 'FSicFcYKSJ6CwP3pkmsfhAkJSpDWEHWsmyrAqhtXBGyb',
  transaction: {
    amount: 0.15,
    amountLamports: '150000000',
    signature: '9B5XszUGdMaxCZ7uSQhPzdks5ZQSmWxrmzCSvtJ6Ns6g',
  },
  paymentUrl: 'solana:FSicFcYKSJ6CwP3pkmsfhAkJSpDWEHWsmyrAqhtXBGyb?amount=0.15',
  signatures: [],
  payments: [],
  createdAt: '2026-11-27T10:00:00.000Z',
  expiresAt: '2026-11-27T10:15:00.000Z',
}

export const anOrder = (changes: object = {}): OrderView => OrderView.parse({ ...orderBody, ...changes })
