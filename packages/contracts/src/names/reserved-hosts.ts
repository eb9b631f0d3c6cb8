/** Hosts that the product needs. Requests for these names are answered as taken. */
export const reservedHosts: ReadonlySet<string> = new Set(
  `about account accounts admin administrator api app apps assets auth autoconfig autodiscover billing blog cdn
  chain checkout cloud code contact credits dashboard demo dev developer developers docs download email example
  examples faq feedback files forum ftp gateway generator git github graphql health help home host hostmaster
  http https imap img images inbox info internal invite jobs js launch legal live livez local localhost login
  logout mail mailer me media metrics mobile monitor mx my news newsletter noreply ns ns1 ns2 oauth official
  openapi page pages pay payment payments phishing pop pop3 postmaster press pricing privacy profile proxy
  public readyz register resume root rss sales sandbox secure security server service services settings shop
  signin signup site sites smtp sso ssl staff staging static stats status store support sysadmin system team
  terms test thumbfolio tls tools undefined upload user users verify web webmail webmaster wiki www www1 www2`
    .trim()
    .split(/\s+/),
)
