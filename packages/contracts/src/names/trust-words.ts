const list = (text: string): readonly string[] => text.trim().split(/\s+/)

/** Words that ask for trust, money or a password. */
export const strongWords: readonly string[] = list(`
  login logon signin signup account accounts support help helpdesk service services secure security verify
  verified verification verifier wallet wallets pay paying payment payments bank banking card cards refund
  refunds claim claims airdrop bonus reward rewards giveaway confirm confirmation authenticate authentication
  password passcode recover recovery restore unlock unlocked invoice billing checkout kyc swap stake staking
  exchange token tokens seed mint connect validate validation deposit withdraw withdrawal transfer crypto nft`)

/** Words that stand beside those and change nothing. */
export const weakWords: readonly string[] = list(`
  my your the our online official app apps web website site portal page center centre team staff hq care
  customer customers client clients mobile desktop download update updates now here id auth otp com net org io co
  www http https global inc ltd llc usa us uk eu de info news live help24 24 247 365 2fa`)
