import type { Language } from './language.js'
import { guard } from './guard/pl.js'
import { words } from './words/words.js'

/** Polish. */
export const pl: Language = {
  direction: 'ltr',
  frequentWords: words(`
    i | w | z | na | do | dla | oraz | przy | od | po | za | o | się | jest | pod | przez | ze | nad | jako
  `),
  reader: {
    letters: 'ąćęłńóśźż',
    titles: {
      contact: words('kontakt | dane kontaktowe | dane osobowe | dane podstawowe'),
      summary: words(`
        o mnie | podsumowanie | profil zawodowy | podsumowanie zawodowe | cel zawodowy
      `),
      work: words(`
        doswiadczenie | doswiadczenie zawodowe | przebieg kariery | zatrudnienie | kariera | praktyki |
        staze | historia zatrudnienia | praktyki i staze
      `),
      volunteer: words(`
        wolontariat | dzialalnosc spoleczna | aktywnosc spoleczna | dzialalnosc dodatkowa
      `),
      education: words('edukacja | wyksztalcenie | edukacja i szkolenia | studia | nauka'),
      awards: words('nagrody | wyroznienia | nagrody i wyroznienia | osiagniecia | stypendia'),
      certificates: words(`
        licencje i certyfikaty | certyfikaty | uprawnienia | certyfikaty i uprawnienia | licencje |
        szkolenia i certyfikaty | szkolenia | kursy i szkolenia | kursy i certyfikaty
      `),
      publications: words('publikacje | artykuly'),
      skills: words(`
        najwazniejsze umiejetnosci | glowne umiejetnosci | umiejetnosci | kompetencje | kwalifikacje |
        umiejetnosci techniczne | kluczowe umiejetnosci | znajomosc programow | kluczowe kompetencje |
        umiejetnosci osobiste
      `),
      languages: words(`
        jezyk ojczysty | inne jezyki | jezyki | jezyki obce | znajomosc jezykow | znajomosc jezykow obcych
      `),
      interests: words('zainteresowania | hobby i zainteresowania | pasje'),
      references: words('referencje | rekomendacje'),
      projects: words('projekty | wybrane projekty | projekty wlasne | projekty osobiste'),
      profiles: words('profile w sieci | linki | media spolecznosciowe'),
      courses: words('kursy'),
      trade: words('poszukiwane stanowisko | stanowisko docelowe | poszukiwana praca'),
      other: words(`
        dodatkowe informacje | informacje dodatkowe | inne | konferencje | klauzula | dydaktyka |
        dzialalnosc dydaktyczna | granty | granty badawcze | wystapienia | referaty |
        dzialalnosc redakcyjna
      `),
    },
    likelyTitles: {
      certificates: /\bcertyfik/u,
      volunteer: /\bwolontar/u,
      publications: /\bpublika/u,
      awards: /\bnagrod/u,
      work: /\bdoswiadczen/u,
      education: /\b(?:wyksztalcen|edukac)/u,
      skills: /\b(?:umiejetnos|kompeten)/u,
      languages: /\bjezyk/u,
    },
    titleModifiers: words(`
      zawodowe | zawodowa | zawodowy | dodatkowe | inne | techniczne | kluczowe | glowne | moje | osobiste
    `),
    months: words(`
      styczen stycznia sty | luty lutego lut | marzec marca mar | kwiecien kwietnia kwi | maj maja |
      czerwiec czerwca cze | lipiec lipca lip | sierpien sierpnia sie | wrzesien wrzesnia wrz |
      pazdziernik pazdziernika paz | listopad listopada lis | grudzien grudnia gru
    `),
    openEnds: words('obecnie | teraz | dzis | nadal | do dzis'),
    sinceWords: words('od'),
    rangeWords: words('do'),
    seasons: words('wiosna | lato | jesien | zima'),
    yearMarks: words('r | roku'),
    documentTitles: words('zyciorys | zyciorys zawodowy | curriculum vitae'),
    latin: {
      roles: words(`
        inzynier | programist | kierownik | dyrektor | analityk | konsultant | projektant | pielegniar |
        kucharz | kasjer | ksiegow | asystent | stazyst | praktykant | nauczyciel | badacz | specjalist |
        koordynator | technik | konstruktor | wolontariusz | sprzedawc | doradc | lekarz | prawnik | mlodszy |
        starszy
      `),
      organisations: words(`
        uniwersytet | politechnika | szkola | akademia | szpital | przedsiebiorstwo | spolka | biuro |
        fundacja | stowarzyszenie | urzad | liceum | technikum | grupa | zaklad | pracownia | kolo | wydzial
      `),
      degrees: words(`
        inzynier | licencjat | mgr | inz | mgr inz | doktor | doktorat | matura | studia
      `),
    },
    columnLabels: {
      dates: words('okres | rok'),
      from: words('od'),
      to: words('do'),
      organisation: words('pracodawca | uczelnia'),
      role: words('stanowisko'),
      place: words('miejsce'),
      description: words('obowiazki'),
      score: words('ocena'),
      name: words('jezyk | certyfikat'),
      level: words('poziom'),
    },
    entryLabels: words('stanowisko | pracodawca | okres | szkola'),
    keywordLabels: words('slowa kluczowe | technologie | narzedzia'),
    siteLabels: words('strona | strona www'),
    nameLabels: words('imie | imiona | nazwisko | i'),
    billWords: words('faktura | razem | kwota | do zaplaty'),
    personalLabels: {
      birth: words(`
        data urodzenia | miejsce urodzenia | data i miejsce urodzenia | urodzony | urodzona | ur |
        urodzony a | ur w | urodzony w | urodzona w | urodzony dnia | urodzona dnia
      `),
      age: words('wiek'),
      gender: words('plec'),
      nationality: words('narodowosc | obywatelstwo'),
      'civil-status': words('stan cywilny'),
      children: words('dzieci | liczba dzieci'),
      religion: words('wyznanie | religia'),
      health: words(`
        stan zdrowia | zdrowie | niepelnosprawnosc | stopien niepelnosprawnosci | grupa krwi | wzrost | waga
      `),
      'military-service': words('sluzba wojskowa | stosunek do sluzby wojskowej | wojsko'),
      'work-permit': words('pozwolenie na prace | karta pobytu | wiza | zezwolenie na prace'),
      'identity-number': words(`
        pesel | nip | dowod osobisty | numer dowodu | nr dowodu | seria i numer dowodu | paszport |
        numer paszportu | nr paszportu
      `),
      'insurance-number': words('numer ubezpieczenia | nr ubezpieczenia'),
      'licence-number': words(`
        numer prawa wykonywania zawodu | nr prawa wykonywania zawodu | pwz | npwz | numer prawa jazdy |
        numer uprawnien
      `),
      other: words(`
        prawo jazdy | prawo jazdy kat | prawo jazdy kategorii | prawo jazdy kategoria
      `),
    },
    personalValues: {
      age: words('# lat'),
      gender: words('mezczyzna | kobieta'),
      'civil-status': words(`
        kawaler | panna | zonaty | zamezna | rozwiedziony | rozwiedziona | wdowiec | wdowa | wolny | wolna
      `),
      children: words('# dzieci | bezdzietny | bezdzietna | jedno dziecko | dwoje dzieci'),
    },
    patterns: {
      contactLabel: /strona|komórka|kom|imię i nazwisko/u,
      courseLabel: /kursy|przedmioty/u,
      expiryLabel: /(?<![\p{L}\d])(?:wa[żz]n[aye]\s+do)/u,
      taskLabel: /obowi[aą]zki/u,
      kindLabel: /\bsektor\b|\bbran[zż]a\b/u,
      roleLabel: /stanowisko/u,
      salutation: /szanown[aiey]/u,
      letterEnd: /z powazaniem|z wyrazami szacunku/u,
      otherPaper: /list motywacyjny|swiadectwo(?: .{3,30})?/u,
      level: /zaawansowany|sredni|średni|podstawowy|podstawy|bardzo dobry|dobry|ekspert/u,
      levelHead: /poziom|stopień/u,
      extension: /wewn(?:ętrzny)?|wew/u,
      withoutEmployer: /urlop|działalność/u,
      scoreLabel: /ocena|srednia|średnia|punkty/u,
      areaLabel: /kierunek|specjalność|specjalizacja/u,
      onRequest: /na (?:życzenie|prośbę)/u,
      fluency: /ojczysty|biegły/u,
      consent: /wyrażam\s+(?:niniejszym\s+)?zgodę/u,
      workFromAnywhere: /zdalnie/u,
      schoolStart: /uniwersytet|szkol|technikum|liceum|gimnazj|instytut/u,
    },
  },
  guard,
  page: {
    sections: {
      work: 'Doświadczenie',
      volunteer: 'Wolontariat',
      projects: 'Projekty',
      education: 'Wykształcenie',
      awards: 'Nagrody',
      certificates: 'Certyfikaty',
      publications: 'Publikacje',
      skills: 'Umiejętności',
      languages: 'Języki',
      interests: 'Zainteresowania',
      references: 'Referencje',
      custom: 'Inne',
    },
    present: 'obecnie',
    contact: 'Kontakt',
    notFound: 'Nie ma tu takiej strony.',
    updated: 'Zaktualizowano:',
    grade: 'Średnia',
    download: 'Pobierz CV (PDF)',
    expires: 'ważny do',
    personal: 'Dane osobowe',
    asOf: 'stan na',
    study: {
      read: 'Przeczytaj studium przypadku',
      previous: 'Poprzedni projekt',
      next: 'Następny projekt',
      role: 'Rola',
      year: 'Rok',
      client: 'Z kim',
      link: 'Link',
    },
    actions: {
      email: 'Napisz e-mail',
      call: 'Umów rozmowę',
      write: 'Napisz do mnie',
      name: 'Imię i nazwisko',
      replyTo: 'Adres e-mail',
      message: 'Wiadomość',
      send: 'Wyślij',
      sent: 'Dziękuję. Wiadomość została wysłana.',
      refused: 'Wiadomość nie została wysłana. Wróć, sprawdź każde pole i wyślij ją ponownie.',
      later: 'Z tego miejsca przyszło zbyt wiele wiadomości. Spróbuj ponownie za godzinę.',
    },
  },
  errorPages: {
    absent: {
      title: 'Nie ma tu strony',
      text: 'Pod tym adresem nie opublikowano żadnej strony. Adres może być błędny albo strona została usunięta.',
    },
    unavailable: {
      title: 'Tej strony nie można teraz wyświetlić',
      text: 'Strona jest bezpieczna. Spróbuj ponownie za minutę.',
    },
    busy: {
      title: 'Zbyt wiele żądań',
      text: 'Odczekaj minutę i wczytaj stronę ponownie.',
    },
    link: 'Utwórz własną stronę w Thumbfolio',
  },
}
