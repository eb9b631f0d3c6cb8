import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** Finnish. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('palkka | kuukausipalkka'),
      statements: words('palkkatoive | palkkatoivomus'),
    },
    birth: {
      labels: words(`
        syntymäaika | syntymäpäivä | syntymäpaikka | syntymävuosi | syntymäaika ja paikka | syntymämaa |
        syntymäkunta | olen syntynyt
      `),
    },
    age: {
      topics: words('ikä'),
    },
    gender: {
      topics: words('sukupuoli'),
      values: words('mies | nainen | muunsukupuolinen'),
    },
    nationality: {
      labels: words('kansalaisuus | kansallisuus | kaksoiskansalaisuus'),
      topics: words('kansalainen'),
      values: words('suomalainen | ruotsalainen | virolainen | venäläinen | saksalainen | ukrainalainen'),
      statements: words('suomen kansalainen | suomen kansalaisuus | eu kansalainen'),
    },
    'civil-status': {
      labels: words('siviilisääty | perhesuhteet | perhetilanne'),
      values: words(`
        naimisissa | naimaton | avioliitossa | avoliitossa | eronnut | leski | kihloissa | sinkku |
        parisuhteessa | rekisteröidyssä parisuhteessa
      `),
      alone: words('naimisissa | naimaton | avioliitossa | avoliitossa | rekisteröidyssä parisuhteessa'),
      statements: words('olen naimisissa | olen naimaton | onnellisesti naimisissa'),
    },
    children: {
      alone: words('vanhempainvapaa | äitiysloma | ei lapsia | lapseton'),
      topics: words('lapset | lapsia | lasten lukumäärä | lapsiluku'),
      statements: words(`
        kahden lapsen äiti | kahden lapsen isä | kolmen lapsen äiti | kolmen lapsen isä | yhden lapsen äiti |
        yhden lapsen isä | neljän lapsen äiti | neljän lapsen isä
      `),
    },
    religion: {
      labels: words('uskontokunta | uskonnollinen vakaumus'),
      topics: words('uskonto'),
      values: words(
        'luterilainen | evankelis luterilainen | ortodoksi | ortodoksinen | muslimi | ateisti | katolinen',
      ),
      alone: words('evankelis luterilainen | uskontokuntaan kuulumaton'),
    },
    health: {
      owned: words(`
        vamma | epilepsia | diabetes | autismi | lukihäiriö | astma | masennus | syöpä | adhd | kuulovamma |
        näkövamma
      `),
      labels: words('terveydentila | veriryhmä'),
      topics: words('terveys'),
      values: words('hyvä | erinomainen'),
      statements: words('olen kuulovammainen | olen näkövammainen | olen tupakoimaton | savuton'),
    },
    'military-service': {
      labels: words('sotilasarvo | asevelvollisuus'),
      topics: words('varusmiespalvelus | asepalvelus | siviilipalvelus'),
      values: words('suoritettu | vapautettu | käyty | suorittamatta'),
      statements: words(`
        varusmiespalvelus suoritettu | asepalvelus suoritettu | siviilipalvelus suoritettu |
        suorittanut varusmiespalveluksen | suoritettu varusmiespalvelus
      `),
    },
    'work-permit': {
      labels: words('työlupa | oleskelulupa | viisumi'),
      values: words('pysyvä | voimassa'),
      statements: words('pysyvä oleskelulupa'),
    },
  },
  numbers: {
    'identity-number': words(`
      henkilötunnus | henkilötunnukseni | hetu | sotu | sosiaaliturvatunnus | passin numero | passinumero |
      henkilökortin numero | tilinumero | pankkitili
    `),
    'insurance-number': words('kela kortti | vakuutusnumero'),
    'licence-number': words('ajokortin numero | terhikki | terhikkinumero'),
  },
  numbered: {
    'licence-number': words('ajokortti | lisenssi'),
  },
  numberWords: words('numero | nro'),
  born: words('syntynyt | synt | olen syntynyt | synnyin'),
  bornIn: words('vuonna'),
  self: words('olen | minulla on'),
  yearsOld: words('vuotta vanha | vuotias'),
  years: words('vuotta'),
  counts: words('yksi | kaksi | kolme | neljä | viisi'),
  children: words('lasta | lapsi | lapset | poika | poikaa | tytär | tytärtä'),
  phone: words(`
    puhelin | puh | puhelinnumero | matkapuhelin | matkapuh | gsm | kännykkä | kotipuhelin | mobiili
  `),
  phoneFillers: words('numero | nro | koti | työ | tai | ja'),
  otherNumbers: words('tunnus | ytunnus | lasku | laskun | tilaus | tilausnumero | patentti | diaarinumero'),
  units: words(`
    euroa | asiakasta | käyttäjää | kävijää | henkilöä | työntekijää | miljoonaa | tuntia | oppilasta |
    potilasta | jäsentä | kpl
  `),
  spoken: words(`
    nolla | yksi | kaksi | kolme | neljä | viisi | kuusi | seitsemän | kahdeksan | yhdeksän
  `),
  at: words('miukumauku | ät'),
  referees: words('suosittelija | suosittelijat | suosittelijani | yhteyshenkilö'),
  digits: words(`
    nolla | yksi | kaksi | kolme | nelja | viisi | kuusi | seitseman | kahdeksan | yhdeksan
  `),
  honorifics: words('herra | rouva'),
  address: {
    labels: words('osoite | kotiosoite | katuosoite | postiosoite | asuinpaikka | kotipaikka'),
    home: words('asun osoitteessa'),
    // `tie` alone ends `Garantie`, `Partie` and `Licentie`.
    suffixes: words(`
      katu | intie | eentie | nentie | hdentie | ontie | kuntie | luntie | suntie | olantie | hantie | kotie |
      valtatie | puistotie | kuja | polku | raitti | kaari | bulevardi | esplanadi
    `),
    postalLabels: words('postinumero'),
  },
  regions: words('FI'),
}
