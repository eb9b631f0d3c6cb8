/** Says what is what in an export. */
export const exportReadme = (
  username: string,
  at: Date,
): string => `Everything Thumbfolio holds about ${username}
Put together ${at.toISOString()}. Times are in UTC, texts in UTF-8.

account.json          who you are to us, your consents, your credits, when you asked for codes
sessions.json         when you logged in, and how long that lasts
ledger.json           every movement of your credits, newest first; what you bought is in it by its order
profile-picture.webp  where you have one

resumes/<name>/
  resume.pdf          the file as you uploaded it, byte for byte
  resume.json         what was read from it ("read"), and your own version where you corrected it ("corrected")
  reading.json        the reading in full: where on the page each value stands, what found no place, our questions

sites/<name>/
  site.json           settings, what the live page is made of with your own edits, earlier versions
  launches.json       the last launches of this site: when, from which resume, who wrote, what was removed and why
  asked/<launch>.json what models were asked and what they answered, for a month
  published/          the page as visitors get it

dashboard/sites.json  the list of your sites that the dashboard shows

payments/
  orders.json         your orders of credits, with the wallet you named and every transaction that was counted
  receipts/           the receipt of each order that was paid

Where something was deleted while this was put together, gone-meanwhile.txt names it.
Names of folders are yours, changed only where a file system would not take them.

Not in here: your password, one-time codes and session tokens, of which we keep hashes at most; messages to support,
which belong to no account and are kept only until they are mailed.
`
