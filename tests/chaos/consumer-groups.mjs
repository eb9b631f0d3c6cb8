/** Everybody who takes events: a group each. */
export const consumerGroups = [
  'auth',
  'resume',
  'payment',
  'generator',
  'dashboard',
  'support',
  'generator-workers',
  'generator-mail',
]
