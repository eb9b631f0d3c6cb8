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
read know how step details short day current`,
  de: `bin ist war sind waren hat habe haben hatte wurde wurden heute jetzt später früher zuvor davor danach anschließend auch dort dann noch
angefangen begann begonnen dauerte blieb außerdem zudem dabei danke gern hier unten eins`,
  fr: `suis est était sont ont ai avait aujourd'hui plus tard aussi là ensuite encore auparavant puis enfin voici voilà merci resté restée
duré commencé un une peut parallèlement parallèle également ailleurs dehors débuts désormais actuellement abord initialement
notamment cependant toutefois pourtant néanmoins`,
  es: `soy es era está estaba son ha he hay sido tiene tuvo hoy después también allí aún medio media además luego antes previamente uno una gracias
duró empezó comenzó camino posteriormente anteriormente eso ello entonces paralelo paralelamente simultáneamente mientras tanto asimismo
igualmente igual modo mismo misma dicho dicha dichos dichas cosas profesional laboral día anterior anteriores cuanto largo carrera seguidamente
finalmente concreto concretamente particular decir hecho así pues forma partir profesionalmente actual actualmente actualidad ahora ya continuación
adelante vez respecto aquel aquella aquellos aquellas puesto cargo cargos empleo adicionalmente conjuntamente anterioridad paso estancia lugar`,
  it: `sono è era ha ho aveva stato stata hanno oggi dopo anche lì ancora mezzo inoltre poi prima uno una grazie durato iniziato ecco dei
precedenza precedentemente passato`,
  pt: `sou é era está estava são tem tinha foi hoje depois também lá ainda meio além antes um uma obrigado obrigada durou começou eis posteriormente anteriormente isso disso nisso então paralelo paralelamente simultaneamente entretanto igualmente modo mesmo
mesma coisas profissional dia anterior anteriores longo seguida seguir logo finalmente concreto concretamente seja assim deste desse partir
daí profissionalmente atual atualmente agora já adiante vez nessa nesse nesta neste nesses nessas nestes nestas naquele naquela naqueles naquelas época
altura período cargo emprego ali adicionalmente previamente dito dita tempos passagem estadia das suas dos seus da sua do seu lugar`,
  nl: `ben is was zijn heeft had werd vandaag later ook daar nog doe daarna daarvoor eerder bovendien dank begon begonnen bleef duurde werken
hieronder staat hier waren hebben hadden worden werden nu thans momenteel er toen vervolgens tevens eveneens daarnaast inmiddels doet deed deden gedaan duurden
eindigde kwam kwamen ging gingen bleven voorheen vroeger nadien sindsdien tegenwoordig`,
  pl: `jestem jest był była są ma miał miała dziś później też tam jeszcze wcześniej potem następnie ponadto dziękuję używa trwał trwała jeden
jedna jednym pracuje pracuję pracował pracowała pracowałem pracowałam zna znam znał znała bywa bywał bywała bywało trafił trafiła trafiłem trafiłam zajmuje zajmuję
zajmował zajmowała pełni pełnił pełniła mieszka mieszkam należy należą należał należała należało obejmuje obejmował posiada posiadam posiadał posiadała dysponuje prowadzone prowadzona liczy liczył liczyła odbył odbyła odbyło`,
})
