import type { Implication } from './implication.js'
import { learnedInPolish } from './implied-learning-polish.js'

/** Who was placed, not first. */
const placed =
  /finalist|nomin|drugi|trzeci|wicemistrz|wyróżnieni|mention|runner|second|third|\b(?:II|III|IV|V)\s(?:miejsce|nagroda|lokata)|\b[2-9]\.? (?:miejsce|lokata)/iu
/** Who helped or was one of a team did not answer for it. */
const helping =
  /pomag|pomoc|wspier|wsparc|wspomag|asyst|uczestn|udział|praktyk|staż|zesp|dział|brygad|ekip|młodszy|zastęp/iu

/** See implied-words.ts: the Polish words of what entries say by what they are. */
export const polish: readonly Implication[] = [
  ...learnedInPolish,
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
