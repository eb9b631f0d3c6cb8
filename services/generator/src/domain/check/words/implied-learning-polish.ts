import type { Implication } from './implication.js'
import { unfinished } from './unfinished.js'

const notQuite = /prawie|niemal|niepełn|almost|near/iu

/** What an education, a certificate or a language says by being one, in Polish. */
export const learnedInPolish: readonly Implication[] = [
  {
    section: 'education',
    field: 'courses',
    words: `kurs kursy kursów przedmiot przedmioty przedmiotów zajęcia`,
  },
  {
    section: 'education',
    words: `studiowałam studiowałem studiował studiowała studiowali studiuje studiuję studiować studia studiów studiach studiami studentka studentką studentem
uczyłsię uczyłasię kształciłsię kształciłasię uczęszczał uczęszczała uczęszczałam uczęszczałem nauki naukę nauce nauka edukacja edukacji edukację wykształcenie wykształcenia wykształceniem uczelnia uczelni uczelnię uczelnią szkołę szkole szkoły szkoła
kierunkiem tryb trybie trybem systemie stopniu kształcił kształciła ucząc studiując`,
  },
  {
    section: 'education',
    field: 'studyType',
    words: `dyplom dyplomu dyplomem dyplomie stopień stopnia stopniem`,
  },
  {
    section: 'education',
    field: 'endDate',
    ended: true,
    not: unfinished,
    words: `ukończył ukończyła ukończyłam ukończyłem ukończony ukończona ukończone ukończonych ukończenie ukończeniu ukończenia skończył skończyła skończyłam skończyłem
uzyskał uzyskała uzyskałam uzyskałem uzyskując zdobył zdobyła zdobyłam zdobyłem otrzymał otrzymała zakończył zakończyła zakończone zakończona absolwent absolwenta absolwentem absolwentka absolwentki absolwentką zrobił zrobiła
ukończonym ukończonej ukończonego ukończoną odebrał odebrała odebrałam odebrałem uzyskany uzyskana uzyskane uzyskanym uzyskaną uzyskanego uzyskanej zdobyty zdobyta zdobyte zdobytym zdobytą zdobywając`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches: /licencjat|inżynier|magister|doktor|bachelor|master/iu,
    ended: true,
    words: `wyższe wyższego wyższym legitymuje legitymuję obronił obroniła obroniłam obroniłem obroną obronie obronione`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches: /^matura|maturaln|^technik/iu,
    ended: true,
    words: `średnie średniego średnim`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches: /^matura|maturaln|dojrzałości/iu,
    ended: true,
    words: `zdał zdała zdałam zdałem matura maturę maturą matury maturalny świadectwo świadectwem`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches: /^matura|maturaln|dojrzałości|licealist/iu,
    words: `klasa klasie klasę klasy`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches: /magister|\bmgr\b|\bm\.?a\b|\bm\.?sc\b|master/iu,
    words: `mgr magister magistra magistrem magisterski magisterskie magisterska magisterską magisterskich magisterskiej magisterium`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches: /licencja/iu,
    words: `licencjat licencjata licencjatem licencjacki licencjackie licencjackich`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches: /inżynier|inż(?!\p{L})/iu,
    words: `inżynier inżyniera inżynierem inżynierski inżynierskie inżynierskich`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches: /doktor|\bdr\b|ph\.?\s?d/iu,
    words: `doktorant doktorantem doktorantka doktorantką doktorat doktoratu doktoratem doktora doktorem doktorską doktoranckie doktoranckich`,
  },
  {
    section: 'education',
    field: 'score',
    words: `ocena oceną oceny ocenę średnia średnią średniej wynik wynikiem notą`,
  },
  {
    section: 'languages',
    words: `mówi mówię mówią mówił mówiła mówiąca mówiący język języka językiem językach językami języki języku poziom poziomu poziomie poziomem włada władam
porozumiewa porozumiewam rozmawia rozmawiam komunikuje komunikuję dogaduje dogada
stopień stopniu stopnia znajomości potrafi umie językowe językowych językowy językowa językową`,
  },
  {
    section: 'languages',
    field: 'fluency',
    not: /native|ojczyst|rodzim/iu,
    words: `obcy obcego obcym obce obcych obcymi`,
  },
  {
    section: 'languages',
    field: 'fluency',
    matches: /\ba[12]\b|podstaw|basic/iu,
    words: `podstawowy podstawowym podstawowego podstawowa podstawowej podstawowo podstaw podstawy`,
  },
  {
    section: 'languages',
    field: 'fluency',
    matches: /\bb[12]\b|intermediate/iu,
    words: `średniozaawansowany średniozaawansowanym średniozaawansowanego średniozaawansowana`,
  },
  {
    section: 'languages',
    field: 'fluency',
    matches: /\bc1\b|advanced/iu,
    words: `zaawansowany zaawansowanym zaawansowanego zaawansowana`,
  },
  {
    section: 'certificates',
    matches: /nauczyciel|dyplomowan|mianowan|instruktor|stopnia/iu,
    words: `stopień stopnia stopniem`,
  },
  {
    section: 'languages',
    field: 'fluency',
    matches: /native|ojczyst|rodzim/iu,
    not: notQuite,
    words: `ojczysty ojczystym ojczystego ojczysta ojczystą rodzimy rodzimym rodzimego`,
  },
  {
    section: 'languages',
    field: 'fluency',
    matches: /fluent|native|ojczyst|bilingual|\bc[12]\b|biegł|biegl|płynn/iu,
    not: notQuite,
    words: `biegle biegły biegła biegłą biegłej płynnie płynny płynna płynną płynnej swobodnie`,
  },
  {
    section: 'certificates',
    words: `przyznawany przyznawana przyznawane przyznawanym nadawany nadawane certyfikat certyfikatu certyfikatem certyfikaty certyfikatów uzyskał uzyskała uzyskałam uzyskałem uzyskany uzyskane uzyskaną zdobył zdobyła zdobyłam zdobyty zrobił zrobiła
wydany wydana wydane wydaną wydanego wydał wydała wydało wystawił wystawiła wystawiony przyznał przyznała przyznany przyznane uprawnienia uprawnień uprawnieniami kwalifikacje kwalifikacji
potwierdza potwierdzają potwierdzony potwierdzone potwierdził potwierdziła zdał zdała zdałam zdałem ukończył ukończyła legitymuje
wydanym wydanymi wydanej wystawione wystawiona wystawionym wystawiło nadany nadana nadane nadanym nadał nadała nadało przyznało przyznali potwierdziło potwierdziły potwierdzając
potwierdzoną potwierdzonym uzyskanym uzyskana uzyskanego uzyskanej zdobyte zdobyta zdobytym zdobytą ukończone ukończony ukończona ukończonym ukończoną świadectwo świadectwem świadectwa
certyfikowany certyfikowana certyfikowaną certyfikowanym otrzymał otrzymała otrzymałam otrzymałem otrzymany otrzymane otrzymana`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches: /egzamin/iu,
    not: unfinished,
    ended: true,
    words: `zdał zdała zdałam zdałem zdany zdanym`,
  },
  {
    section: 'certificates',
    matches: /specjalizacj/iu,
    not: /w trakcie|rozpocz/iu,
    words: `specjalista specjalistą specjalistka specjalistką`,
  },
  {
    section: 'certificates',
    matches: /\bkurs|szkoleni|warsztat|seminari/iu,
    words: `uczestniczył uczestniczyła przeszedł przeszła odbył odbyła wziął wzięła brał brała udział
zorganizowany zorganizowane zorganizowanym organizowany organizowane organizowanym prowadzony prowadzone prowadzonym`,
  },
  {
    section: 'certificates',
    not: /\bkurs|szkole[nń]|warsztat|seminari|webinar|uczestni|udział|konferenc|człon|książecz|staż|prakty|orzecze/iu,
    words: `egzamin egzaminu egzaminem egzaminie`,
  },
]
