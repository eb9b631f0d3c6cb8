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
    'You cannot grant credits to your own account, so nothing was changed. Please ask another operator.',
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
} as const
