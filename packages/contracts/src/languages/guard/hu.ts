import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** Hungarian. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('fizetés | bér'),
      statements: words('fizetési igény | fizetési igényem | bérigény'),
    },
    birth: {
      labels: words(`
        születési dátum | születési idő | születési hely | születési hely és idő | születési hely idő |
        születési év | születési ideje | születési helye | születésnap | születési név | leánykori név |
        anyja neve | anyja leánykori neve | szül hely | szül idő | szül dátum
      `),
    },
    age: {
      topics: words('életkor | életkora'),
    },
    gender: {
      labels: words('neme'),
      topics: words('nem'),
      values: words('férfi | nőnemű | hímnemű'),
    },
    nationality: {
      labels: words('állampolgárság | állampolgársága | nemzetiség | nemzetisége | kettős állampolgárság'),
      topics: words('állampolgár'),
      values: words('magyar | szlovák | ukrán | szerb | osztrák'),
      statements: words('magyar állampolgár | uniós állampolgár | magyar állampolgárság'),
    },
    'civil-status': {
      labels: words('családi állapot | családi állapota | családi helyzet'),
      values: words(`
        házas | férjezett | nőtlen | hajadon | elvált | özvegy | egyedülálló | élettársi kapcsolatban |
        párkapcsolatban | jegyes
      `),
      alone: words('férjezett | nőtlen | hajadon | élettársi kapcsolatban'),
      statements: words('nős vagyok | házas vagyok | férjnél vagyok | férjezett vagyok'),
    },
    children: {
      alone: words('gyermektelen'),
      topics: words('gyermekek | gyermekek száma | gyerekek száma | gyermekei'),
      statements: words(`
        két gyermek édesanyja | két gyermek édesapja | két gyermek anyja | két gyermek apja |
        három gyermek édesanyja | három gyermek édesapja | három gyermek anyja | három gyermek apja |
        egy gyermek édesanyja | egy gyermek édesapja | kétgyermekes | háromgyermekes | egy gyermekem van |
        két gyermekem van | három gyermekem van
      `),
    },
    religion: {
      labels: words('vallási hovatartozás'),
      topics: words('vallás | vallása | felekezet'),
      values: words(`
        római katolikus | katolikus | görögkatolikus | református | evangélikus | zsidó | muszlim | ateista |
        baptista
      `),
      alone: words('római katolikus | görögkatolikus'),
    },
    health: {
      owned: words('fogyatékosságom | epilepsziám | cukorbetegségem | autizmusom'),
      labels: words(`
        egészségi állapot | egészségi állapota | vércsoport | egészségkárosodás mértéke
      `),
      topics: words('egészség'),
      values: words('jó | kiváló | kitűnő'),
      statements: words(`
        megváltozott munkaképességű vagyok | fogyatékkal élek | nem dohányzó | nemdohányzó |
        hallássérült vagyok | epilepsziás vagyok | cukorbeteg vagyok
      `),
    },
    'military-service': {
      topics: words('katonai szolgálat | katonaság | sorkatonai szolgálat | sorkatonaság'),
      values: words('letöltve | teljesítve | leszolgálva | felmentve | letöltött | teljesített'),
      statements: words('katonai szolgálat letöltve | sorkatonai szolgálat letöltve'),
    },
    'work-permit': {
      labels: words('munkavállalási engedély | tartózkodási engedély | letelepedési engedély | vízum'),
      values: words('érvényes | határozatlan'),
      statements: words('érvényes munkavállalási engedély | letelepedési engedéllyel rendelkezem'),
    },
  },
  numbers: {
    'identity-number': words(`
      személyi igazolvány | személyi igazolvány szám | személyi igazolvány száma | személyi szám |
      személyi azonosító | személyazonosító | személyi ig | szig szám | adóazonosító | adóazonosító jel |
      adóazonosító jele | útlevél | útlevélszám | útlevél száma | bankszámlaszám
    `),
    'insurance-number': words('taj | taj szám | tajszám | taj száma | társadalombiztosítási azonosító jel'),
    'licence-number': words(`
      jogosítvány száma | vezetői engedély száma | kamarai szám | kamarai azonosító | pecsétszám |
      működési nyilvántartási szám
    `),
  },
  numbered: {
    'licence-number': words('jogosítvány | vezetői engedély | engedély'),
  },
  numberWords: words('szám | száma | sz | jel | jele'),
  born: words('született | születtem | szül'),
  self: words('vagyok'),
  yearsOld: words('éves vagyok'),
  years: words('éves | esztendős'),
  counts: words('egy | két | kettő | három | négy'),
  children: words('gyermek | gyerek | gyermekem | gyermekes | fiam | lányom'),
  phone: words(`
    telefon | tel | telefonszám | mobil | mobilszám | mobiltelefon | telefonszámom | mobiltelefonszám
  `),
  phoneFillers: words('szám | száma | otthoni | munkahelyi | vagy | és'),
  otherNumbers: words('adószám | cégjegyzékszám | számla | rendelés | szabvány | szabadalom | ügyszám'),
  units: words(`
    ft | huf | forint | ügyfél | felhasználó | látogató | fő | alkalmazott | millió | óra | diák | beteg |
    db | ezer
  `),
  spoken: words(`
    nulla | egy | kettő | két | három | négy | öt | hat | hét | nyolc | kilenc | húsz | harminc
  `),
  at: words('kukac'),
  referees: words('referencia | referenciák | referenciaszemély | kapcsolattartó'),
  digits: words('nulla | egy | ketto ket | harom | negy | ot | hat | het | nyolc | kilenc'),
  address: {
    // `Cím` is the title of a work, too.
    labels: words(`
      lakcím | lakcíme | lakhely | lakóhely | állandó lakcím | állandó lakhely | levelezési cím |
      tartózkodási hely | értesítési cím | lakóhelye
    `),
    // `tér` and `út` end words of other languages.
    suffixes: words('utca | utcája | körút | sétány | fasor | rakpart'),
    units: words('emelet | ajtó'),
    postalLabels: words('irányítószám | irsz'),
  },
  regions: words('HU'),
}
