/** Rows of the problem table about site names and custom domains. Append only. */
export const nameProblems = {
  'site-name-refused': [
    400,
    'Site name not allowed',
    'This name could pass for a brand, a bank or one of our own pages. Please choose a name of your own.',
  ],
  'domain-refused': [
    400,
    'Domain not allowed',
    'That is no domain of your own. Please enter one like jane-doe.com or www.jane-doe.com.',
  ],
  'domain-taken': [
    409,
    'Domain in use',
    'This domain is connected to another site. Remove the TXT record of that site at your DNS provider, then check again.',
  ],
  'too-many-domains': [
    409,
    'Too many domains',
    'A site can have five domains. Please remove one of them first.',
  ],
  'dns-unavailable': [
    503,
    'DNS does not answer',
    'We could not look up this domain right now. Nothing was changed; please try again in a minute.',
  ],
} as const
