import { listed, type GuardWords } from '../../text/guard-words.js'

/** Polish. */
export const pl: GuardWords = {
  facts: {
    birth: {
      labels: listed(`
        data urodzenia | miejsce urodzenia | data i miejsce urodzenia | rok urodzenia | data ur | ur | nazwisko rodowe |
        kraj urodzenia
      `),
    },
    age: { topics: listed(`wiek`) },
    gender: { topics: listed(`płeć`), values: listed(`kobieta | mężczyzna | k | m | żeńska | męska`) },
    nationality: {
      labels: listed(`obywatelstwo | narodowość`),
      values: listed(`polskie | polska | polak | polka | ukraińskie | niemieckie | białoruskie`),
    },
    'civil-status': {
      labels: listed(`stan cywilny | sytuacja rodzinna`),
      values: listed(
        `panna | kawaler | żonaty | mężatka | zamężna | rozwiedziony | rozwiedziona | wdowa | wdowiec | wolny | wolna`,
      ),
      alone: listed(`panna | kawaler | żonaty | mężatka | zamężna | rozwiedziony | rozwiedziona | wdowiec`),
    },
    children: { topics: listed(`dzieci | liczba dzieci`) },
    religion: {
      topics: listed(`wyznanie | religia`),
      labels: listed(`przynależność religijna`),
      values: listed(
        `rzymskokatolickie | katolickie | rzymsko katolickie | prawosławne | ewangelickie | brak | katolicka`,
      ),
      alone: listed(`rzymskokatolickie | katolik | katoliczka`),
    },
    health: {
      owned: listed(
        `niepełnosprawność | padaczkę | cukrzycę | autyzm | dysleksję | astmę | depresję | raka | stwardnienie rozsiane`,
      ),
      labels: listed(
        `niepełnosprawność | stopień niepełnosprawności | stan zdrowia | grupa krwi | orzeczenie o niepełnosprawności`,
      ),
      topics: listed(`zdrowie`),
      values: listed(`dobry | bardzo dobry | doskonały`),
      statements: listed(`
        osoba niepełnosprawna | orzeczenie o niepełnosprawności | umiarkowany stopień niepełnosprawności |
        lekki stopień niepełnosprawności | znaczny stopień niepełnosprawności | orzeczenie o stopniu niepełnosprawności |
        niepaląca | niepalący
      `),
    },
    'military-service': {
      labels: listed(`stosunek do służby wojskowej | kategoria wojskowa | książeczka wojskowa`),
      topics: listed(`służba wojskowa | wojsko`),
      values: listed(`uregulowany | odbyta | zwolniony | zasadnicza odbyta | przeniesiony do rezerwy`),
      statements: listed(`uregulowany stosunek do służby wojskowej | zwolniony ze służby wojskowej`),
    },
    'work-permit': {
      labels: listed(
        `zezwolenie na pracę | karta pobytu | pozwolenie na pracę | karta stałego pobytu | wiza | zezwolenie na pobyt`,
      ),
      values: listed(`bezterminowe | ważne do | ważna do | stałe`),
      statements: listed(`karta stałego pobytu | karta polaka`),
    },
  },
  numbers: {
    'identity-number': listed(`
      paszport | dowód osobisty | seria i numer dowodu | pesel | nip | konto bankowe | konta | rachunek bankowy |
      numer konta | regon | numer paszportu | paszportu | dowód | dowodu | dowodu osobistego
    `),
    'insurance-number': listed(
      `ubezpieczenie | numer ubezpieczenia | zus | polisa | polisy | ubezpieczenia | ekuz`,
    ),
    'licence-number': listed(`
      prawo jazdy | prawa jazdy | prawa wykonywania zawodu | prawo wykonywania zawodu | pwz | numer uprawnień |
      uprawnienia budowlane
    `),
  },
  numbered: { 'licence-number': listed(`licencja | uprawnienia | zezwolenie`) },
  numberWords: listed(`numer | nr | no | seria`),
  born: listed(`urodzony | urodzona | urodziłem się | urodziłam się | ur`),
  bornIn: listed(`w | dnia | we`),
  self: listed(`mam | jestem`),
  yearsOld: listed(`lata życia`),
  years: listed(`lat | lata`),
  counts: listed(`jedno | dwoje | troje | czworo | dwójka | trójka | dwójkę | jeden | dwie | dwóch`),
  children: listed(`dziecko | dzieci | syn | synów | córka | córki`),
  parentOf: listed(`mama | matka`),
  phone: listed(
    `telefon | tel | komórka | kom | fax | faks | tel kom | numer telefonu | telefon komórkowy | dzwoń`,
  ),
  phoneFillers: listed(`kom | pod | nr | numer | prywatny | służbowy | dom | i | lub`),
  otherNumbers: listed(`faktura | faktury | zamówienie | norma | pn | patent | krs | numer | nr | umowa`),
  units: listed(
    `zł | pln | złotych | milionów | tys | klientów | użytkowników | osób | godzin | pracowników | ton | uczniów | pacjentów | mln`,
  ),
  spoken: listed(`
    zero | jeden | dwa | trzy | cztery | pięć | sześć | siedem | osiem | dziewięć | dziesięć | dwadzieścia | trzydzieści |
    czterdzieści | pięćdziesiąt | sześćdziesiąt | siedemdziesiąt | osiemdziesiąt | dziewięćdziesiąt | sto | dwieście |
    trzysta | czterysta | pięćset | sześćset | siedemset | osiemset | dziewięćset
  `),
  at: listed(`małpa | małpka`),
  bareAt: listed(`w`),
  dot: listed(`kropka`),
  referees: listed(`referencje | osoba kontaktowa | osoba polecająca | referencja`),
  address: {
    labels: listed(
      `adres | adres zamieszkania | miejsce zamieszkania | adres korespondencyjny | adres zameldowania`,
    ),
    home: listed(`zamieszkały | zamieszkała | zam | mieszkam przy`),
    before: listed(`ul | ulica | aleja | aleje | al`),
    weakBefore: listed(`plac | pl | os | osiedle | rondo`),
    joints: listed(`św | gen | ks | im | i | płk | marsz | dr | prof`),
    units: listed(`mieszkanie | lokal | m`),
    postalLabels: listed(`kod pocztowy | kod`),
  },
  regions: listed(`PL`),
}
