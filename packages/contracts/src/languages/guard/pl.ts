import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** Polish. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('wynagrodzenie | pensja'),
      statements: words('oczekiwania finansowe | oczekiwania płacowe | oczekiwane wynagrodzenie'),
    },
    birth: {
      labels: words(`
        data urodzenia | miejsce urodzenia | data i miejsce urodzenia | rok urodzenia | data ur | ur |
        nazwisko rodowe | kraj urodzenia
      `),
    },
    age: {
      topics: words('wiek'),
    },
    gender: {
      topics: words('płeć'),
      values: words('kobieta | mężczyzna | k | m | żeńska | męska'),
    },
    nationality: {
      labels: words('obywatelstwo | narodowość'),
      values: words('polskie | polska | polak | polka | ukraińskie | niemieckie | białoruskie'),
    },
    'civil-status': {
      labels: words('stan cywilny | sytuacja rodzinna'),
      values: words(`
        panna | kawaler | żonaty | mężatka | zamężna | rozwiedziony | rozwiedziona | wdowa | wdowiec |
        wolny | wolna
      `),
      alone: words(`
        panna | kawaler | żonaty | mężatka | zamężna | rozwiedziony | rozwiedziona | wdowiec
      `),
    },
    children: {
      topics: words('dzieci | liczba dzieci'),
    },
    religion: {
      topics: words('wyznanie | religia'),
      labels: words('przynależność religijna'),
      values: words(`
        rzymskokatolickie | katolickie | rzymsko katolickie | prawosławne | ewangelickie | brak | katolicka
      `),
      alone: words('rzymskokatolickie | katolik | katoliczka'),
    },
    health: {
      owned: words(`
        niepełnosprawność | padaczkę | cukrzycę | autyzm | dysleksję | astmę | depresję | raka |
        stwardnienie rozsiane
      `),
      labels: words(`
        niepełnosprawność | stopień niepełnosprawności | stan zdrowia | grupa krwi |
        orzeczenie o niepełnosprawności
      `),
      topics: words('zdrowie'),
      values: words('dobry | bardzo dobry | doskonały'),
      statements: words(`
        osoba niepełnosprawna | orzeczenie o niepełnosprawności | umiarkowany stopień niepełnosprawności |
        lekki stopień niepełnosprawności | znaczny stopień niepełnosprawności |
        orzeczenie o stopniu niepełnosprawności | niepaląca | niepalący
      `),
    },
    'military-service': {
      labels: words('stosunek do służby wojskowej | kategoria wojskowa | książeczka wojskowa'),
      topics: words('służba wojskowa | wojsko'),
      values: words(`
        uregulowany | odbyta | zwolniony | zasadnicza odbyta | przeniesiony do rezerwy
      `),
      statements: words('uregulowany stosunek do służby wojskowej | zwolniony ze służby wojskowej'),
    },
    'work-permit': {
      labels: words(`
        zezwolenie na pracę | karta pobytu | pozwolenie na pracę | karta stałego pobytu | wiza |
        zezwolenie na pobyt
      `),
      values: words('bezterminowe | ważne do | ważna do | stałe'),
      statements: words('karta stałego pobytu | karta polaka'),
    },
  },
  numbers: {
    'identity-number': words(`
      paszport | dowód osobisty | seria i numer dowodu | pesel | nip | konto bankowe | konta |
      rachunek bankowy | numer konta | regon | numer paszportu | paszportu | dowód | dowodu |
      dowodu osobistego
    `),
    'insurance-number': words(`
      ubezpieczenie | numer ubezpieczenia | zus | polisa | polisy | ubezpieczenia | ekuz
    `),
    'licence-number': words(`
      prawo jazdy | prawa jazdy | prawa wykonywania zawodu | prawo wykonywania zawodu | pwz |
      numer uprawnień | uprawnienia budowlane
    `),
  },
  numbered: {
    'licence-number': words('licencja | uprawnienia | zezwolenie'),
  },
  numberWords: words('numer | nr | no | seria'),
  born: words('urodzony | urodzona | urodziłem się | urodziłam się | ur'),
  bornIn: words('w | dnia | we | roku'),
  self: words('mam | jestem'),
  yearsOld: words('lata życia'),
  years: words('lat | lata'),
  counts: words(`
    jedno | dwoje | troje | czworo | dwójka | trójka | dwójkę | jeden | dwie | dwóch
  `),
  children: words('dziecko | dzieci | syn | synów | córka | córki'),
  parentOf: words('mama | matka'),
  phone: words(`
    telefon | tel | komórka | kom | fax | faks | tel kom | numer telefonu | telefon komórkowy | dzwoń
  `),
  phoneFillers: words('kom | pod | nr | numer | prywatny | służbowy | dom | i | lub'),
  otherNumbers: words(`
    faktura | faktury | zamówienie | norma | pn | patent | krs | numer | nr | umowa
  `),
  units: words(`
    zł | pln | złotych | milionów | tys | klientów | użytkowników | osób | godzin | pracowników | ton |
    uczniów | pacjentów | mln
  `),
  spoken: words(`
    zero | jeden | dwa | trzy | cztery | pięć | sześć | siedem | osiem | dziewięć | dziesięć | dwadzieścia |
    trzydzieści | czterdzieści | pięćdziesiąt | sześćdziesiąt | siedemdziesiąt | osiemdziesiąt |
    dziewięćdziesiąt | sto | dwieście | trzysta | czterysta | pięćset | sześćset | siedemset | osiemset |
    dziewięćset
  `),
  at: words('małpa | małpka'),
  bareAt: words('w'),
  dot: words('kropka'),
  referees: words('referencje | osoba kontaktowa | osoba polecająca | referencja'),
  digits: words('zero | jeden | dwa | trzy | cztery | piec | szesc | siedem | osiem | dziewiec'),
  address: {
    labels: words(`
      adres | adres zamieszkania | miejsce zamieszkania | adres korespondencyjny | adres zameldowania
    `),
    home: words('zamieszkały | zamieszkała | zam | mieszkam przy'),
    before: words('ul | ulica | aleja | aleje | al'),
    weakBefore: words('plac | pl | os | osiedle | rondo'),
    joints: words('św | gen | ks | im | i | płk | marsz | dr | prof'),
    units: words('mieszkanie | lokal | m'),
    postalLabels: words('kod pocztowy | kod'),
  },
  regions: words('PL'),
}
