import { byLanguage } from '../forms/word-set.js'

/** A clause of its own begins with them. */
export const clauseOpeners = byLanguage({
  en: 'and or but which where who so because after before while as then when since until whose that though although',
  de: 'und oder aber wo was der die das weil denn sodass damit als nachdem bevor während dass wie dann',
  fr: 'et ou où qui que car parce puis mais afin comme quand ce',
  es: 'y e donde que porque pero pues cuando como',
  it: 'e ed dove che perché ma quando come',
  pt: 'e onde que porque mas quando como',
  nl: 'en waar die dat omdat want maar toen zoals wat',
  pl: 'i gdzie która który które którą którym których którzy której bo ale a oraz co gdy',
})

/** They make no clause: when it was, that it was so, thanks to the reader. */
export const hollowClauses = byLanguage({
  en: `am is are was were be been did does has have had do i'm it's joined started began left came moved arrived stayed lasted included today
now later earlier before afterwards previously too well there then still also so on here below outside thank thanks please you one both taking stopping got
read know how step details short day`,
  de: `bin ist war sind waren hat habe haben hatte wurde wurden heute jetzt später früher zuvor davor danach anschließend auch dort dann noch
angefangen begann begonnen dauerte blieb außerdem zudem dabei danke gern hier unten eins`,
  fr: `suis est était sont ont ai avait aujourd'hui plus tard aussi là ensuite encore auparavant puis enfin voici voilà merci resté restée
duré commencé un une peut`,
  es: `soy es era está estaba son ha he hay sido tiene tuvo hoy después también allí aún medio media además luego antes previamente uno una gracias
duró empezó comenzó camino`,
  it: `sono è era ha ho aveva stato stata hanno oggi dopo anche lì ancora mezzo inoltre poi prima uno una grazie durato iniziato ecco dei`,
  pt: `sou é era está estava são tem tinha foi hoje depois também lá ainda meio além antes um uma obrigado obrigada durou começou eis`,
  nl: `ben is was zijn heeft had werd vandaag later ook daar nog doe daarna daarvoor eerder bovendien dank begon begonnen bleef duurde werken
hieronder staat hier`,
  pl: `jestem jest był była są ma miał miała dziś później też tam jeszcze wcześniej potem następnie ponadto dziękuję używa trwał trwała jeden
jedna jednym`,
})
