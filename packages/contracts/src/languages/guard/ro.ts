import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** Romanian. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('salariu'),
      statements: words('așteptări salariale | salariu dorit | pretenții salariale'),
    },
    birth: {
      labels: words(`
        data nașterii | locul nașterii | data și locul nașterii | locul și data nașterii | anul nașterii |
        data de naștere | loc de naștere | țara nașterii | nume la naștere
      `),
    },
    age: {
      topics: words('vârsta | vârstă'),
    },
    gender: {
      topics: words('sexul | sex | genul'),
      values: words('masculin | feminin | bărbat | femeie | bărbătesc | femeiesc'),
    },
    nationality: {
      labels: words('naționalitate | naționalitatea | cetățenie | cetățenia | dublă cetățenie'),
      topics: words('cetățean | cetățeană'),
      values: words(`
        românească | moldoveancă | moldovenească | maghiară | ucraineană
      `),
      statements: words(`
        cetățean român | cetățean moldovean | cetățeană română | cetățean european | cetățenie română |
        cetățenia română | naționalitate română | naționalitatea română
      `),
    },
    'civil-status': {
      labels: words('stare civilă | starea civilă | situație familială | situația familială'),
      values: words(`
        căsătorit | căsătorită | necăsătorit | necăsătorită | divorțat | divorțată | văduv | văduvă |
        logodit | logodită | celibatar | celibatară | uniune liberă
      `),
      alone: words('căsătorit | căsătorită | necăsătorit | necăsătorită | divorțat | divorțată | văduvă'),
      statements: words('sunt căsătorit | sunt căsătorită | căsătorit cu | căsătorită cu'),
    },
    children: {
      alone: words('fără copii'),
      topics: words('copii | număr de copii | număr copii | numărul copiilor'),
      statements: words(`
        mamă a doi copii | tată a doi copii | mamă a trei copii | tată a trei copii | copii în întreținere |
        mama a doi copii | tatăl a doi copii
      `),
    },
    religion: {
      labels: words('apartenență religioasă | confesiune religioasă'),
      topics: words('religie | religia | confesiune | confesiunea | cult'),
      values: words(`
        ortodox | ortodoxă | creștin ortodox | creștin ortodoxă | catolic | catolică | romano catolică |
        greco catolică | reformată | penticostală | baptistă | musulman | musulmană | ateu
      `),
      alone: words('creștin ortodox | creștin ortodoxă | romano catolică | greco catolică'),
    },
    health: {
      labels: words(`
        stare de sănătate | starea de sănătate | grupa sanguină | grupă sanguină | grad de handicap |
        boli cronice
      `),
      topics: words('sănătate'),
      values: words('bună | foarte bună | excelentă'),
      statements: words(`
        persoană cu handicap | persoană cu dizabilități | certificat de handicap |
        certificat de încadrare în grad de handicap | nefumător | nefumătoare | am diabet | am epilepsie |
        am astm | am un handicap | am o dizabilitate
      `),
    },
    'military-service': {
      labels: words('situația militară | situație militară | livret militar'),
      topics: words('stagiul militar | stagiu militar | serviciul militar | serviciu militar | armata'),
      values: words('satisfăcut | efectuat | îndeplinit | nesatisfăcut | scutit | neefectuat'),
      statements: words(`
        stagiul militar satisfăcut | stagiu militar satisfăcut | serviciul militar satisfăcut |
        scutit de serviciul militar
      `),
    },
    'work-permit': {
      labels: words('permis de muncă | permis de ședere | drept de ședere | aviz de muncă | viză de muncă'),
      values: words('permanent | valabil până | nelimitat'),
      statements: words('permis de ședere permanentă'),
    },
  },
  numbers: {
    'identity-number': words(`
      cnp | cod numeric personal | carte de identitate | buletin de identitate | seria ci |
      serie și număr ci | ci seria | pașaport | pașaportului | număr pașaport | cont bancar
    `),
    'insurance-number': words('card de sănătate | asigurare de sănătate | cod asigurat | polița'),
    'licence-number': words('cod parafă | cuim | serie permis | număr permis | permis de conducere seria'),
  },
  numbered: {
    'licence-number': words('permis de conducere | licență | atestat | autorizație'),
  },
  numberWords: words('număr | numărul | nr | seria | serie'),
  born: words(`
    născut | născută | m am născut | sunt născut | sunt născută | originar | originară
  `),
  bornIn: words('la | în | pe | data de | la data de | anul | din | și crescut | și crescută'),
  self: words('am | am vârsta de'),
  years: words('ani | de ani | ani împliniți'),
  counts: words('un | doi | două | trei | patru | cinci'),
  children: words('copil | copii | fiu | fii | fiică | fiice | băiat | băieți | fată | fete'),
  phone: words(`
    telefon | tel | mobil | telefon mobil | număr de telefon | nr telefon | nr tel | telefonul
  `),
  phoneFillers: words('personal | serviciu | acasă | nr | sau | și'),
  otherNumbers: words('cui | factura | factură | comanda | comandă | contract | dosar | brevet'),
  units: words(`
    lei | ron | clienți | utilizatori | vizitatori | persoane | angajați | milioane | ore | elevi | studenți |
    pacienți | bucăți | mii
  `),
  spoken: words(`
    zero | unu | una | doi | două | trei | patru | cinci | șase | șapte | opt | nouă
  `),
  at: words('arond | arondul'),
  dot: words('punct'),
  referees: words('referință | referințe | persoană de contact | persoane de contact | recomandări'),
  digits: words('zero | unu una un | doi doua | trei | patru | cinci | sase | sapte | opt | noua'),
  honorifics: words('dl | dna | domnul | doamna'),
  address: {
    labels: words(`
      adresa | adresă | domiciliu | domiciliul | adresa de domiciliu | adresa de corespondență | reședința
    `),
    home: words('domiciliat în | domiciliată în | locuiesc în | locuiesc pe'),
    // A `strada` with a number is a road of the state in Italian.
    before: words('str | bulevardul | bdul | șoseaua | aleea | splaiul'),
    weakBefore: words('strada | piața | intrarea | calea'),
    joints: words('nr | lui | cel'),
    units: words('apartament'),
    postalLabels: words('cod poștal | codul poștal'),
  },
  regions: words('RO | MD'),
}
