const list = (text: string): readonly string[] => text.trim().split(/\s+/)

/**
 * Wallets, exchanges, banks, payment services and large platforms whose names are not names of people. Refused alone, spelled alike
 * (`paypa1`, `binnance`), and with any trust word beside them.
 */
export const coinedBrands: readonly string[] = list(`
  metamask trustwallet walletconnect solflare coinbase binance bybit kucoin bitfinex bitstamp bitpanda bitget
  cryptocom opensea uniswap pancakeswap sushiswap myetherwallet blockchaincom trezor electrum coinomi bitpay
  moonpay robinhood etoro degiro krakenpro solana ethereum bitcoin tether dogecoin litecoin cardano polkadot
  paypal venmo zelle cashapp klarna adyen payoneer moneygram westernunion alipay wechat wechatpay googlepay
  applepay samsungpay amazonpay mastercard americanexpress amex paysafecard skrill neteller afterpay mollie
  sumup revolut monzo starlingbank transferwise stripepayments authorizenet braintree worldpay
  wellsfargo bankofamerica citibank capitalone jpmorganchase morganstanley goldmansachs hsbc barclays natwest
  lloydsbank santander commerzbank deutschebank sparkasse rabobank bnpparibas unicredit creditagricole
  societegenerale nordea danskebank swedbank standardchartered icicibank hdfcbank statebankofindia
  scotiabank tdbank usbank pncbank navyfederal truist
  google gmail youtube facebook instagram whatsapp linkedin microsoft outlook onedrive sharepoint icloud
  itunes netflix spotify dropbox docusign github gitlab openai chatgpt anthropic twitter tiktok snapchat
  telegram paypalme airbnb booking ebay walmart fedex dhl usps`)

/**
 * Brands that are also names or ordinary words. Refused alone and with nothing but trust words beside them, so that
 * Chase Miller and Heath Ledger keep their names.
 */
export const wordBrands: readonly string[] = list(`
  chase wells ally visa stripe square wise discover phantom exodus ledger gemini kraken okx huobi nexo celsius
  circle plaid affirm marqeta apple amazon target ing ubs bmo rbc anz citi citizens lloyds monero cardano
  tinkoff sber n26 bunq chime varo sofi cash phantomwallet rainbow argent zerion zengo aave compound curve
  ripple tron polygon avalanche cosmos meta oracle adobe slack zoom steam ups`)
