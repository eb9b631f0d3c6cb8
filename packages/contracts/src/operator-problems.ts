/** What an operator decided, and why their own commands are refused: rows of the problem table. */
export const operatorProblems = {
  'site-taken-down': [
    409,
    'Site taken down',
    'This site was taken down by Thumbfolio, so nothing can be published under its name. Please write to support.',
  ],
  'account-suspended': [403, 'Account suspended', 'This account is suspended. Please write to support.'],
  'account-erased': [409, 'Account erased', 'This account is erased, so nothing about it can be changed.'],
  'reference-taken': [
    409,
    'Reference taken',
    'This reference was used for another number of credits. Use a new reference.',
  ],
  'own-account': [
    409,
    'Own account',
    'This is about your own account, so nothing was changed. Please ask another operator.',
  ],
  'launch-ended': [409, 'Launch ended', 'This launch has ended, so there is nothing to cancel.'],
  'launch-not-failed': [
    409,
    'Not a failed launch',
    'Only the last launch of a site can be retried, and only when it failed.',
  ],
  'password-confirmation-required': [
    403,
    'Password needed',
    'Please enter your password to continue. It is asked again after 15 minutes.',
  ],
  'read-only-operator': [
    403,
    'Read-only',
    'You may look, but not change anything, so nothing was changed. Please ask an operator who may.',
  ],
  'same-operator': [
    409,
    'Second person needed',
    'You asked for this yourself, so nothing was changed. Please ask another operator to decide it.',
  ],
  'grant-decided': [
    409,
    'Already decided',
    'This request for credits was decided already, so nothing was changed.',
  ],
  'refund-waiting': [
    409,
    'Refund waiting',
    'A refund of this case to another recipient waits for a second person, so nothing was changed. Ask another operator to decide it first.',
  ],
  'refund-decided': [
    409,
    'Already decided',
    'This refund was decided already, and differently, so nothing was changed. List all refunds to see how.',
  ],
  'payment-decision-refused': [
    409,
    'Not possible for this payment',
    'This cannot be done about this payment, so nothing was changed. List the payments again to see what can be done.',
  ],
  maintenance: [
    503,
    'Maintenance',
    'Thumbfolio is being maintained, so nothing can be changed right now. Published pages stay up, and you can read everything. Please try again later.',
  ],
} as const
