/** Texts that are more exact than that of their problem: sent as its `detail`. */
export const problemDetails = {
  pictureTooLarge: 'This picture has more than 25 megapixels. Please make it smaller, then upload it again.',
  commonPassword:
    'This password is one of the most common ones, or close to one, so it is guessed first. Please choose another one.',
  mailsOfTheDayUsed:
    'We sent as many mails as we send in a day, so none left for you. Please ask for a code tomorrow.',
  incidentAboutYou: 'This incident is about you, so it stays open. Please ask another operator to close it.',
  creditsHeldByLaunches: 'The user has fewer credits than that which no launch holds. Take back less.',
  ownerNotVerified: 'The e-mail of this account is not verified. Its owner has to verify it first.',
  liftSuspensionFirst: 'This account is suspended. Lift the suspension first: users resume.',
  suspended: (reason: string) => `This account is suspended. Please write to support. Reason: ${reason}`,
  booksUnchecked: 'The Solana nodes do not answer, or disagree, so the books cannot be checked now.',
  chainUnread:
    'The Solana nodes do not answer, or disagree. Run the same command again when they do: it finishes what was begun.',
  insufficientSol: 'Not enough SOL for the amount and the network fee.',
  transactionExpired: 'That transaction has expired before it was sent. Please pay again.',
  signatureInvalid: 'A signature is missing or wrong. Please sign the payment again.',
  transactionNotSent: 'The network refused that transaction, so nothing was sent. Please try again.',
  livePageChanged:
    'Your live page has changed since you started these changes, by a launch, a restored version or another device. Nothing was published, and your changes are kept here. Bring them onto the page as it is now, then publish.',
  launchNotChanges: 'This draft goes live with a launch. Please launch it.',
  changesNotLaunch:
    'These are changes to a live page, which you publish without a charge. Please publish them.',
} as const
