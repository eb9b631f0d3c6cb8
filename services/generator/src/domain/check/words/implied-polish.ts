import type { Implication } from './implication.js'
import { unfinished } from './unfinished.js'

/** Who was placed, not first. */
const placed =
  /finalist|nomin|drugi|trzeci|wicemistrz|wyróżnieni|mention|runner|second|third|\b(?:II|III|IV|V)\s(?:miejsce|nagroda|lokata)|\b[2-9]\.? (?:miejsce|lokata)/iu
/** Who helped or was one of a team did not answer for it. */
const helping =
  /pomag|pomoc|wspier|wsparc|wspomag|asyst|uczestn|udział|praktyk|staż|zesp|dział|brygad|ekip|młodszy|zastęp/iu
const notQuite = /prawie|niemal|niepełn|almost|near/iu

/** See implied-words.ts: the Polish words of what entries say by what they are. */
export const polish: readonly Implication[] = [
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
    section: 'awards',
    words: `przyznawany przyznawana przyznawane przyznawaną przyznawanej nadawany nadawana nadawaną otrzymał otrzymała otrzymałam otrzymałem otrzymując dostał dostała nagroda nagrodę nagrody nagrodą nagród wyróżnienie wyróżnienia wyróżnieniem wyróżniony wyróżniona
wyróżnił wyróżniła wyróżniło uhonorowany uhonorowana uhonorowała uhonorował doceniony doceniona docenił doceniła przyznał przyznała przyznało przyznany przyznana przyznane przyznaną przyznanej
przyznano wręczył wręczyła wręczono odebrał odebrała uznanie odznaczył odznaczyła odznaczony odznaczona odznaczenie
otrzymany otrzymana otrzymaną otrzymane otrzymanego przyznali docenili doceniło doceniono docenione nadał nadała nadało nadano odznaczyli odznaczono uzyskał uzyskała uzyskałam uzyskałem
wyróżnili wyróżniono uhonorowali uhonorowało uhonorowano wręczyli wręczyło wręczona`,
  },
  {
    section: 'awards',
    not: placed,
    words: `zdobył zdobyła zdobyłam zdobyłem wygrał wygrała zdobywca zdobywcą zdobywczyni zdobywczynią laureat laureata laureatem laureatka laureatki laureatką nagrodzony nagrodzona
nagrodzono nagrodził nagrodziła zwyciężył zwyciężyła zwycięzca zwycięzcą`,
  },
  {
    section: 'awards',
    field: 'title',
    matches: /\b(?:roku|miesiąca|kwartału|sezonu)\b/iu,
    not: placed,
    words: `wybrano wybrany wybrana wybraną wybranym wybrał wybrała wybrało wybrali ogłoszono ogłoszony ogłoszona uznano uznany uznana`,
  },
  {
    section: 'certificates',
    matches: /specjalizacj/iu,
    not: /w trakcie|rozpocz/iu,
    words: `specjalista specjalistą specjalistka specjalistką`,
  },
  {
    section: 'awards',
    matches: /reportaż|film|tekst|książk|powieś|wiersz|podcast|artykuł|spektakl/iu,
    words: `opowiada opowiadał opowiadała opowiadający opowiadająca dotyczył dotyczyła`,
  },
  {
    section: 'awards',
    field: 'title',
    matches: /nagroda|miejsce|wyróżnienie|finał|medal/iu,
    words: `konkurs konkursu konkursie plebiscycie`,
  },
  {
    section: 'awards',
    field: 'title',
    matches: /miejsce/iu,
    words: `zajął zajęła zajęli zdobył zdobyła zdobyli zdobywając zajmując`,
  },
  {
    section: 'awards',
    matches: /hackath?on|prototyp/iu,
    words: `przygotował przygotowała stworzył stworzyła zbudował zbudowała`,
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
  {
    section: 'references',
    words: `opinia opinii opinią referencje referencji referencjach`,
  },
  {
    section: 'publications',
    words: `opowiada dotyczy omawia przedstawia traktuje`,
  },
  {
    section: 'publications',
    words: `opublikował opublikowała opublikowałam opublikowałem opublikowany opublikowana opublikowane opublikowano opublikowanego opublikowanej publikacja publikacji publikację publikacją
publikacje publikował publikowała napisał napisała napisałam napisałem autor autorka autorką autorem autorstwa ukazał ukazała ukazało ukazały wydało wydał wydała wydany wydana wydane wydano
artykuł artykułu artykułem artykule łamach wydrukował wydrukowała wydrukowało wydrukowały
wydrukowano drukiem zamieszczony zamieszczona zamieszczono zamieściło zamieścił zamieściła publikację publikacjach`,
  },
  {
    section: 'publications',
    field: 'publisher',
    matches:
      /przegląd|kwartalnik|miesięcznik|tygodnik|dwutygodnik|zeszyty|roczniki|rocznik|biuletyn|magazyn|gazeta|journal|annals/iu,
    words: `czasopismo czasopisma czasopiśmie czasopismem pismo piśmie`,
  },
  {
    section: 'publications',
    field: 'publisher',
    matches: /wydawnictwo|oficyna|press|books/iu,
    words: `książka książki książkę książką książce`,
  },
  {
    section: 'volunteer',
    words: `wolontariusz wolontariusza wolontariuszem wolontariuszka wolontariuszki wolontariuszką wolontariat wolontariatu wolontariacie wolontariatem ochotniczo ochotnik ochotniczka
społecznie charytatywnie bezinteresownie nieodpłatnie bezpłatnie bezpłatne angażuje angażował angażowała angażowałam zaangażowany zaangażowana udziela udzielał udzielała wspiera wspierał wspierała
społeczna społeczną społeczne społecznej udzielając angażując`,
  },
  {
    section: 'interests',
    words: `ciekawi fascynuje pochłania wciąga wypełnia wypełniają zapalony zapalona zapalonym zapaloną lubi lubię uwielbia uwielbiam kocha kocham pasja pasje pasją pasji pasję pasjami pasjonuje pasjonuję interesuje interesuję zainteresowań zainteresowania zainteresowaniami
relaksuje relaksuję odpoczywa odpoczynek relaks gra gram grać grywa jeździ jeżdżę chodzi uprawia uprawiam ćwiczy ćwiczę ogląda słucha rekreacyjnie amatorsko
oddaje oddaję oddawać hobbystycznie najchętniej zamiłowanie zamiłowania zamiłowaniem zamiłowaniu miłośnik miłośnikiem miłośniczka miłośniczką pasjonat pasjonatem pasjonatka pasjonatką
entuzjasta entuzjastą entuzjastka entuzjastką fan fanem fanka fanką odpręża odskocznia odskocznią odskocznię`,
  },
  {
    section: 'skills',
    words: `narzędzie narzędzia narzędzi narzędziami narzędziach umiejętność umiejętności umiejętnościami program programy programu programów programami programach technologia technologie
obsługuje obsługuję obsługiwał obsługiwała obsługa obsługę technologii technologiami technika technice techniką techniki kompetencje kompetencji kompetencjami warsztacie warsztat warsztatu warsztatem
obsługi obsługą obsługiwać obsługując potrafi system systemy`,
  },
  {
    section: 'skills',
    field: 'level',
    words: `poziom poziomu poziomie poziomem stopień stopniu`,
  },
  {
    section: 'projects',
    words: `opowiada opowiadający opowiadająca opowiadają przedstawia przedstawiają przedstawiający przedstawiająca przedstawiającą przedstawiające pokazuje pokazują pokazujący pokazująca pokazującą pokazujące pokazującej pokazującym powstaje powstają powstawał powstawała powstawało powstawały zbudował zbudowała powstał powstała powstało powstały stworzył stworzyła stworzyłam stworzyłem zrealizował zrealizowała projekt projektu projekcie projektem inicjatywa inicjatywy inicjatywę inicjatywą przedsięwzięcie`,
  },
  {
    section: 'projects',
    matches: /python|java|php|\bc\+\+|\bc#|\bgo\b|kotlin|swift|rust|flask|django|react|angular|vue/iu,
    words: `napisał napisała napisany napisana napisane napisaną napisano zaprogramował zaprogramowała`,
  },
  {
    section: 'projects',
    matches: /spacer|warsztat|pokaz(?:y|ów)|wycieczk|spotkani/iu,
    words: `prowadził prowadziła prowadzi prowadzone`,
  },
  {
    section: 'work',
    words: `firma firmy firmie firmę firmą pracodawca pracodawcy pracodawcą pracodawcę przedsiębiorstwo przedsiębiorstwa przedsiębiorstwie zatrudniony zatrudniona zatrudnił zatrudniła zatrudniło zatrudniał zatrudniała zatrudniało
instytucja instytucji placówka placówce placówki pracownik pracownica pracownikiem pracownicą zawodowo`,
  },
  {
    section: 'work',
    not: helping,
    words: `odpowiada odpowiadam odpowiadał odpowiadała odpowiadałam odpowiadałem odpowiedzialny odpowiedzialna`,
  },
  {
    section: 'basics',
    matches: /^(?:\p{Ll}+-)?\p{Ll}+(?:skie|ckie)$/imu,
    words: `województwo województwa województwie`,
  },
  {
    section: 'basics',
    words: `specjalizuje specjalizuję specjalizująca specjalizujący mieszkaniec mieszkańcem mieszkanka mieszkanką`,
  },
]
