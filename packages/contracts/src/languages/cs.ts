import type { Language } from './language.js'
import { guard } from './guard/cs.js'
import { words } from './words/words.js'

/** Czech. */
export const cs: Language = {
  direction: 'ltr',
  frequentWords: words(`
    a | v | na | pro | se | s | do | z | ve | od | při | po | o | za | nebo | jako | ze | ke | k | u
  `),
  reader: {
    letters: 'áčďéěíňóřšťúůýž',
    titles: {
      contact: words('kontaktní údaje | kontaktní informace | osobní údaje | osobní informace'),
      summary: words('shrnutí | souhrn | o mně | osobní profil'),
      work: words(`
        zkušenosti | praxe | pracovní zkušenosti | pracovní praxe | profesní zkušenosti | odborná praxe |
        zaměstnání | kariéra
      `),
      volunteer: words('dobrovolnictví | dobrovolnická činnost'),
      education: words('vzdělání | dosažené vzdělání | studium'),
      awards: words('ocenění | vyznamenání a ocenění | úspěchy'),
      certificates: words('certifikáty | certifikace | licence a certifikace | osvědčení'),
      publications: words('publikace'),
      skills: words(`
        hlavní dovednosti | dovednosti | znalosti | schopnosti | znalosti a dovednosti |
        počítačové dovednosti | odborné dovednosti
      `),
      languages: words('jazyky | jazykové znalosti | jazykové dovednosti'),
      interests: words('zájmy | koníčky | zájmy a koníčky | volný čas'),
      references: words('doporučení'),
      projects: words('realizované projekty'),
      courses: words('kurzy | školení | kurzy a školení'),
      other: words('granty | vyuka | prednasky'),
    },
    months: words(`
      leden ledna | únor února úno | březen března bře | duben dubna dub | květen května kvě |
      červen června čvn | červenec července čvc | srpen srpna srp | září zář | říjen října říj |
      listopad listopadu lis | prosinec prosince
    `),
    openEnds: words('současnost | dosud | doposud | do současnosti | nyní'),
    sinceWords: words('od'),
    rangeWords: words('až'),
    seasons: words('jaro | léto | podzim | zima'),
    documentTitles: words('životopis | strukturovaný životopis | profesní životopis'),
  },
  guard,
  page: {
    sections: {
      work: 'Praxe',
      volunteer: 'Dobrovolnictví',
      projects: 'Projekty',
      education: 'Vzdělání',
      awards: 'Ocenění',
      certificates: 'Certifikáty',
      publications: 'Publikace',
      skills: 'Dovednosti',
      languages: 'Jazyky',
      interests: 'Zájmy',
      references: 'Reference',
      custom: 'Další',
    },
    present: 'dosud',
    contact: 'Kontakt',
    notFound: 'Tato stránka neexistuje.',
    updated: 'Aktualizováno:',
    grade: 'Průměr',
    download: 'Stáhnout životopis (PDF)',
    expires: 'platnost do',
    personal: 'Osobní údaje',
    asOf: 'ke dni',
    study: {
      read: 'Přečíst případovou studii',
      previous: 'Předchozí projekt',
      next: 'Další projekt',
      role: 'Role',
      year: 'Rok',
      client: 'S kým',
      link: 'Odkaz',
    },
    actions: {
      email: 'Napište mi e-mail',
      call: 'Domluvit hovor',
      write: 'Napište mi',
      name: 'Vaše jméno',
      replyTo: 'Váš e-mail',
      message: 'Vaše zpráva',
      send: 'Odeslat',
      sent: 'Děkuji. Vaše zpráva byla odeslána.',
      refused: 'Zpráva nebyla odeslána. Vraťte se, zkontrolujte každé pole a odešlete ji znovu.',
      later: 'Odsud přišlo příliš mnoho zpráv. Zkuste to znovu za hodinu.',
    },
  },
  errorPages: {
    absent: {
      title: 'Žádná stránka tu není',
      text: 'Na této adrese není zveřejněn žádný web. Adresa může být chybná, nebo byl web odstraněn.',
    },
    unavailable: {
      title: 'Tuto stránku teď nelze zobrazit',
      text: 'Stránka je v bezpečí. Zkuste to prosím za minutu znovu.',
    },
    busy: {
      title: 'Příliš mnoho požadavků',
      text: 'Počkejte prosím minutu a načtěte stránku znovu.',
    },
    link: 'Vytvořit vlastní stránku s Thumbfolio',
  },
}
