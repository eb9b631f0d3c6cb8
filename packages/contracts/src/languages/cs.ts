import type { Language } from './language.js'
import { none, words } from './words.js'

/** Czech. */
export const cs: Language = {
  direction: 'ltr',
  frequentWords: words(`
    a | v | na | pro | se | s | do | z | ve | od | při | po | o | za | nebo | jako | ze | ke | k | u
  `),
  licenceToWork: none,
  reader: undefined,
  guard: undefined,
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
