/** No endpoint answered in time, or each answered with a fault of its own. A refusal of our own request is not that. */
export class ChainUnavailable extends Error {
  override name = 'ChainUnavailable'
}

/** The node has not reached the slot that was asked for: its rows would repeat old ones. */
export class ChainBehind extends ChainUnavailable {
  override name = 'ChainBehind'
}

/** Two endpoints show the same thing differently: nothing settles on it. */
export class EndpointsDisagree extends Error {
  override name = 'EndpointsDisagree'
}

/** The network refused a transaction; the message is for the person who sent it. */
export class TransactionRefused extends Error {
  override name = 'TransactionRefused'
}

/** Bytes that are no transaction. */
export class UnreadableTransaction extends Error {
  override name = 'UnreadableTransaction'
}

/** An endpoint serves another chain than the one that is configured: nothing it shows is a payment. Ends the process. */
export class GenesisMismatch extends Error {
  override name = 'GenesisMismatch'
}
