/** What becomes of an order and of the transactions that pay it: rows of the problem table. */
export const orderProblems = {
  'order-expired': [
    410,
    'Order expired',
    'This order has expired. If you paid, we still find it within 24 hours. Otherwise please start a new one.',
  ],
  'order-abandoned': [
    410,
    'Order closed',
    'This order is closed. If you paid, your payment is not lost: please write to support.',
  ],
  'too-many-orders': [
    429,
    'Too many open orders',
    'You have 20 open orders. Please pay one of them, or wait until they expire.',
  ],
  'nothing-left-to-pay': [409, 'Nothing left to pay', 'This order is paid in full. Please do not pay again.'],
  'transaction-does-not-pay': [
    400,
    'Transaction does not pay this order',
    'That transaction does not pay this order, so it was not sent.',
  ],
  'transaction-refused': [
    422,
    'Refused by the network',
    'The Solana network refused the transaction, so nothing was paid. Please try again.',
  ],
} as const
