import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** Czech. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('plat | mzda'),
      statements: words(
        'platové očekávání | platová očekávání | očekávaný plat | očekávaná mzda | požadovaná mzda | požadovaný plat',
      ),
    },
    birth: {
      labels: words(`
        datum narození | místo narození | datum a místo narození | rok narození | den narození | rodné jméno |
        rodné příjmení | země narození | dat nar | datum nar
      `),
    },
    age: {
      topics: words('věk'),
    },
    gender: {
      topics: words('pohlaví'),
      values: words('muž | žena | mužské | ženské'),
    },
    nationality: {
      labels: words('státní příslušnost | státní občanství | národnost | st příslušnost'),
      topics: words('občanství | příslušnost'),
      values: words(`
        české | česká | slovenské | slovenská | ukrajinské | ukrajinská | polské | polská | německé |
        německá | vietnamské | vietnamská | ruské | ruská
      `),
      statements: words('občan čr | občanka čr | občan české republiky | občanka české republiky | občan eu'),
    },
    'civil-status': {
      labels: words('rodinný stav | osobní stav | rodinná situace | rodinné poměry'),
      values: words(`
        svobodný | svobodná | ženatý | vdaná | rozvedený | rozvedená | vdova | vdovec | ovdovělý | ovdovělá |
        zasnoubený | zasnoubená | registrované partnerství
      `),
      alone: words('ženatý | vdaná | rozvedený | rozvedená | vdovec | ovdovělá | ovdovělý'),
      statements: words('jsem ženatý | jsem vdaná | jsem rozvedený | jsem rozvedená'),
    },
    children: {
      alone: words('mateřská dovolená | rodičovská dovolená | bezdětný | bezdětná | bez dětí'),
      topics: words('děti | počet dětí'),
      statements: words(`
        matka dvou dětí | otec dvou dětí | matka tří dětí | otec tří dětí | máma dvou dětí | táta dvou dětí |
        matka jednoho dítěte | otec jednoho dítěte
      `),
    },
    religion: {
      labels: words('náboženské vyznání'),
      topics: words('náboženství | vyznání | víra'),
      values: words(`
        římskokatolické | římskokatolická | katolické | katolická | evangelické | evangelík | katolík |
        bez vyznání | ateista | ateistka | žádné | muslim | muslimka
      `),
      alone: words('římskokatolické | bez vyznání | ateistka'),
    },
    health: {
      labels: words(`
        zdravotní stav | krevní skupina | zdravotní omezení | zdravotní znevýhodnění | stupeň invalidity
      `),
      topics: words('zdraví'),
      values: words('dobrý | výborný | dobré | výborné'),
      statements: words(`
        držitel průkazu ztp | držitelka průkazu ztp | osoba se zdravotním postižením | invalidní důchod |
        nekuřák | nekuřačka | jsem neslyšící | mám epilepsii | mám cukrovku | mám zdravotní postižení |
        mám autismus | mám astma
      `),
    },
    'military-service': {
      topics: words('vojenská služba | základní vojenská služba | vojna | civilní služba'),
      values: words('splněna | absolvována | absolvováno | splněno | neabsolvována | osvobozen'),
      statements: words('modrá knížka | vojenská služba splněna | vojenská služba absolvována'),
    },
    'work-permit': {
      labels: words(`
        pracovní povolení | povolení k pobytu | povolení k zaměstnání | zaměstnanecká karta | vízum |
        typ pobytu
      `),
      values: words('trvalý | přechodný | platné do | platná do'),
      statements: words('povolení k trvalému pobytu'),
    },
  },
  numbers: {
    'identity-number': words(`
      rodné číslo | rod číslo | číslo občanského průkazu | občanský průkaz | č op | číslo op | číslo pasu |
      cestovní pas | číslo cestovního pasu | dič | číslo účtu | bankovní účet
    `),
    'insurance-number': words('číslo pojištěnce | číslo pojištění | zdravotní pojišťovna'),
    'licence-number': words(`
      číslo řidičského průkazu | číslo autorizace | čkait | evidenční číslo lékaře | číslo licence
    `),
  },
  numbered: {
    'licence-number': words('řidičský průkaz | autorizace | osvědčení'),
  },
  numberWords: words('číslo | čís'),
  born: words('narozen | narozena | narozený | narozená | narodil jsem se | narodila jsem se'),
  bornOn: words('nar'),
  bornIn: words('dne | v | ve | roku | na'),
  self: words('je mi | mám'),
  years: words('let | roků | roky | let věku'),
  counts: words('jedno | dvě | tři | čtyři | dvojčata'),
  children: words('dítě | děti | syn | syna | synové | synů | dcera | dceru | dcery'),
  phone: words('telefon | tel | mobil | telefonní číslo | tel číslo | mob | volejte | tel č'),
  phoneFillers: words('na | domů | práce | soukromý | číslo | nebo'),
  otherNumbers: words(`
    ičo | ič | faktura | faktury | objednávka | zakázka | čj | patent | norma | čsn
  `),
  units: words(`
    kč | czk | korun | zákazníků | uživatelů | návštěvníků | lidí | zaměstnanců | milionů | hodin | žáků |
    studentů | pacientů | kusů | ks
  `),
  spoken: words(`
    nula | jedna | jeden | dva | dvě | tři | čtyři | pět | šest | sedm | osm | devět
  `),
  at: words('zavináč'),
  dot: words('tečka'),
  referees: words('reference | kontaktní osoba | doporučující osoba'),
  digits: words('nula | jedna jeden | dva dve | tri | ctyri | pet | sest | sedm | osm | devet'),
  honorifics: words('pan | paní'),
  address: {
    labels: words(`
      adresa | bydliště | adresa bydliště | trvalé bydliště | adresa trvalého bydliště | trvalý pobyt |
      adresa trvalého pobytu | kontaktní adresa | korespondenční adresa | přechodné bydliště
    `),
    home: words('bytem | bydlím na adrese | bydlím v'),
    before: words('ul | ulice | náměstí | nábřeží'),
    weakBefore: words('třída'),
    joints: words('pod | nad'),
    units: words('byt'),
    postalLabels: words('psč | poštovní směrovací číslo'),
  },
  regions: words('CZ'),
}
