import { gathered } from '../../gathered.js'
import { groups as aspects } from './same-aspects.pl.js'
import { groups as things } from './same-things.pl.js'
import { groups as towns } from './same-towns.pl.js'
import { groups as trades } from './same-trades.pl.js'

/** See same-meaning.ts. The stem tells the forms of one verb; here stand its aspects, nouns and other words for it. */
const deeds = `
tworzyć stworzyć utworzyć; opracować przygotować > stworzyć tworzyć; opracować przygotować sporządzić sporządzać;
powstać powstawać; stworzyć opracować zbudować założyć > powstać; zaprojektować projektować rozrysować; budować
zbudować wybudować wznosić wznieść; budować zbudować wybudować wznosić wznieść > budowa; produkować wyprodukować wytwarzać wytworzyć wyrabiać produkcja wytwórstwo;
wykonać wykonywać zrealizować realizować zrobić realizacja; przeprowadzić przeprowadzać > wykonać zrealizować;
przeprowadzić przeprowadzać prowadzić poprowadzić; prowadzić przeprowadzić odbyć odbywać > odbyć odbywać odbył odbyła
odbyło odbyły; montować zamontować zmontować montaż; instalować zainstalować instalacja; montować > zainstalować;
podłączyć podłączać przyłączyć; naprawiać naprawić reperować naprawa; serwisować serwis > naprawa konserwacja;
remontować wyremontować remont odnowić odnawiać renowacja; konserwować konserwacja utrzymanie utrzymywać utrzymać;
modernizować zmodernizować modernizacja unowocześnić unowocześniać; obsługiwać obsłużyć obsługa; sprawdzać sprawdzić
kontrolować skontrolować kontrola weryfikować zweryfikować weryfikacja; nadzorować nadzór dozorować sprawować;
doglądać doglądała pilnować; kontrolować nadzorować > sprawdzać; kierować pokierować zarządzać szefować kierownictwo;
kierować zarządzać dowodzić przewodzić > prowadzić poprowadzić; kierować zarządzać prowadzić nadzorować koordynować >
odpowiadać odpowiedzialny odpowiedzialna odpowiedzialność; przewodniczyć przewodniczący > prowadzić przewodniczyć;
koordynować skoordynować koordynacja; organizować zorganizować organizacja; organizować zorganizować > przygotować
przygotowywać; urządzić urządzać wyposażyć wyposażać; planować zaplanować rozplanować; wdrożyć wdrażać wdrożenie
wprowadzić wprowadzać implementować zaimplementować implementacja; uruchomić uruchamiać uruchomienie wystartować;
wdrożyć wprowadzić uruchomić > zastosować; stosować zastosować zastosowanie wykorzystywać wykorzystać posługiwać
używać użyć korzystać; automatyzować zautomatyzować automatyzacja; cyfryzować zdigitalizować digitalizacja cyfryzacja;
zainicjować inicjować zapoczątkować; rozbudować rozbudowywać rozbudowa rozszerzyć rozszerzać poszerzyć; przebudować
przebudowa; rozwijać rozwinąć rozwinął rozwinęła rozwój; poprawić poprawiać ulepszyć ulepszać usprawnić usprawniać
udoskonalić udoskonalać doskonalić polepszyć poprawa usprawnienie; zoptymalizować optymalizować optymalizacja >
poprawić usprawnić; zoptymalizować optymalizować optymalizacja; zwiększyć zwiększać podnieść podniósł podniosła
podnosić podwyższyć podwyższać powiększyć powiększać; zwiększyć podnieść rozwinąć podwyższyć > wzrosnąć wzrósł wzrosła
wzrosły wzrosło wzrost rosnąć urosnąć urosła urósł zwiększyć; wzrosnąć wzrósł wzrosła wzrosły wzrosło wzrost urosła
urósł rosła; podwoić podwajać dwukrotnie; potroić trzykrotnie; zmniejszyć zmniejszać obniżyć obniżać zredukować
redukować redukcja ograniczyć ograniczać; skrócić skracać skrót; zmniejszyć obniżyć zredukować ograniczyć skrócić >
spaść spadł spadła spadły spadło spadek zmaleć zmalał zmalała zmniejszyć; spaść spadł spadła spadły spadło spadek zmaleć zmalał zmalała zmalały; skrócić > zmniejszyć ograniczyć; przyspieszyć przyspieszać przyśpieszyć
przyspieszenie; oszczędzać zaoszczędzić oszczędzić oszczędność oszczędności; osiągnąć osiągnął osiągnęła osiągnęli
osiągnięcie osiągać; uzyskać uzyskiwać otrzymać dostać dostała; zdobyć zdobył zdobyła zdobywać zdobycie > uzyskać uzyskiwać otrzymać dostać dostała; wygrać
wygrywać wygrana zwyciężyć zwyciężać zwycięstwo; wygrać zwyciężyć > zdobyć otrzymać; przyznać przyznawać > otrzymać
dostać uzyskać; nagrodzić nagradzać > wyróżnić; wyróżnić wyróżniać uhonorować; ukończyć skończyć zakończyć ukończenie;
absolwent > ukończyć skończyć; zdać zdał zdała zdany zdana zdawać zaliczyć zaliczać; przerwać przerwała przerwanie;
uczyć nauczać nauczanie uczenie edukować; kształcić wykształcić kształcenie edukacja; uczyć nauczać wykładać szkolić >
kształcić; wykładać wykład > uczyć; uczyć > lekcja zajęcia; szkolić szkolenie przeszkolić wyszkolić; trenować
wytrenować trening; szkolić przyuczyć instruować > uczyć; kurs > szkolenie; przyuczyć przyuczać wdrażać przysposobić;
mentorować mentoring mentor; wychowywać wychować wychowanie; opiekować zaopiekować opieka; opiekun opiekunka niania >
opiekować opieka; pielęgnować wypielęgnować pielęgnacja; pielęgnować pielęgnacja > opieka opiekować dbać; dbać zadbać
dbałość troszczyć; leczyć leczenie wyleczyć; leczyć leczenie terapia; rehabilitować rehabilitacja; fizjoterapia >
rehabilitacja; diagnozować zdiagnozować diagnoza diagnostyka diagnostyczny; operować zoperować operacja operacyjny;
operacja > zabieg; szczepić zaszczepić szczepienie; asystować asysta; ratować uratować ratunek ratowanie; ratować
ratowanie > pomagać; przyjmować przyjąć przyjęła przyjęcie; badać zbadać przebadać badanie; analizować przeanalizować
analiza analityka; oceniać ocenić ocena ewaluacja; mierzyć zmierzyć pomiar wymierzyć; monitorować monitoring śledzić
monitorowanie; liczyć policzyć obliczać obliczyć obliczenie wyliczać wyliczyć kalkulować kalkulacja przeliczyć;
eksperymentować eksperyment doświadczalny; prognozować prognoza; porównywać porównać porównanie; zestawiać zestawić
zestawienie; programować zaprogramować kodować programowanie kodowanie; testować przetestować test; testować >
sprawdzać; debugować debugowanie; migrować zmigrować migracja przenieść przenosić przeniosła przeniósł; integrować
zintegrować integracja łączyć połączyć scalić; administrować administracja; konfigurować skonfigurować konfiguracja
ustawiać; zabezpieczać zabezpieczyć zabezpieczenie chronić ochrona; pisać napisać spisać; redagować zredagować
redakcja; redagować > edytować poprawiać; edytować edycja; korygować skorygować korekta; autor autorka > napisać
pisać; napisać pisać > autor autorka; współautor współautorka > współtworzyć współautorstwo; tłumaczyć przetłumaczyć przełożyć przekładać tłumaczenie
przekład; wyjaśniać wyjaśnić objaśniać tłumaczyć; publikować opublikować publikacja ogłosić; wydać wydawać >
opublikować; ukazać ukazał ukazała ukazywać opublikować wydać; relacjonować relacja; relacjonować > pisać;
dokumentować udokumentować dokumentacja; raportować raport sprawozdanie raportowanie; sprawozdawać sprawozdawczość;
archiwizować zarchiwizować archiwizacja; katalogować skatalogować katalog; inwentaryzować inwentaryzacja
zinwentaryzować; fotografować sfotografować fotografia fotograficzny zdjęcie; filmować sfilmować nagrywać nagrać
nagranie; rysować narysować rysunek; malować namalować pomalować; ilustrować zilustrować ilustracja; rzeźbić wyrzeźbić
rzeźba; grać zagrać gra; występować wystąpić występ; koncertować koncert > grać występować; śpiewać zaśpiewać śpiew
wokal; tańczyć zatańczyć taniec taneczny; reżyserować wyreżyserować reżyseria; komponować skomponować kompozycja;
wystawiać wystawić wystawa ekspozycja; pokazać pokazywać pokaz > zaprezentować; prezentować zaprezentować przedstawić
przedstawiać prezentacja; sprzedawać sprzedać sprzedaż handlować zbyt; kupować kupić zakupić zakupywać zakup kupno
nabyć nabywać; zaopatrywać zaopatrzyć zaopatrzenie; zamawiać zamówić zamówienie; negocjować wynegocjować negocjacje
renegocjować; pozyskać pozyskiwać; doradzać doradzić doradztwo konsulting consulting; doradzać konsultować >
pomagać; konsultować skonsultować konsultacja; reklamować reklama; promować wypromować promocja promować; rozliczać
rozliczyć rozliczenie; księgować zaksięgować księgowanie; fakturować fakturowanie; wyceniać wycenić wycena; szacować
oszacować oszacowanie; przewozić przewieźć wozić transportować transport przewóz; dowozić dowieźć dostarczać
dostarczyć doręczać doręczyć dostawa doręczanie rozwozić rozwieźć; jeździć jechać pojechać jazda; przewozić rozwozić >
jeździć dostarczać; pakować spakować zapakować pakowanie; ładować załadować załadunek; rozładować rozładunek
wyładunek; magazynować składować magazynowanie; kompletować skompletować kompletacja; sortować posortować segregować;
wysłać wysyłać wysyłka ekspediować; gotować ugotować gotowanie; piec upiec wypiekać piekła piekł pieczenie wypiek;
podawać podać serwować; przyrządzać przyrządzić przygotowywać; sprzątać posprzątać sprzątanie; porządkować
uporządkować; sprzątać czyścić myć > porządkować utrzymywać; czyścić wyczyścić oczyścić oczyszczać; myć umyć zmywać;
szyć uszyć szycie; strzyc ostrzyc strzygł strzygła strzyże strzyżenie; farbować ufarbować koloryzacja; haftować
wyhaftować haft; sadzić posadzić zasadzić sadzenie nasadzenie; siać zasiać zasiew siew; uprawiać uprawa; hodować
wyhodować hodowla; zbierać zebrać zbiór zbiórka gromadzić zgromadzić; kosić skosić koszenie; przycinać przyciąć
przycinanie cięcie; karmić nakarmić karmienie; spawać zespawać pospawać; lutować zlutować; murować wymurować; kłaść
położyć układać ułożyć; tynkować otynkować; wiercić wywiercić; szlifować wyszlifować; ciąć wycinać wyciąć; pomagać
pomóc pomógł pomogła wspierać wesprzeć wsparł wsparła wsparcie wspomagać pomoc; współpracować współpraca kooperować
kooperacja; współpracować > pracować; współtworzyć współtworzenie; reprezentować reprezentacja; zastąpić zastępować
wymienić wymieniać wymiana; zastępować zastępstwo; zatrudniać zatrudnić; rekrutować zrekrutować rekrutacja nabór;
rekrutować > pozyskać; założyć założenie; założyć > otworzyć uruchomić stworzyć; otworzyć otwierać otwarcie;
założyciel założycielka > założyć; współzałożyć współzałożyciel; rozwiązać rozwiązywać rozwiązanie; usunąć usuwać
wyeliminować eliminować; likwidować zlikwidować; zgłaszać zgłosić zgłoszenie; proponować zaproponować propozycja;
podpisać podpisywać podpis; zawrzeć zawarł zawarła > podpisać; udzielać udzielić; zapewniać zapewnić; przekazać
przekazywać przekazanie; odpowiadać odpowiedzialny odpowiedzialność; wygłosić wygłaszać; wygłosić > wystąpić mówić;
interpretować interpretacja; bronić obronić obrona; sądzić osądzić; mediować mediacja mediator; kwestować kwesta >
zbierać; finansować sfinansować finansowanie dofinansować; inwestować zainwestować inwestycja; zaprosić zapraszać;
przenieść przekształcić > zmienić; przekształcić przekształcać; aktualizować zaktualizować aktualizacja; uzupełnić
uzupełniać; standaryzować ujednolicić; specjalizować specjalizacja specjalność; biegać biegał bieganie bieg przebiec;
pływać pływanie; wędrować wędrówka trekking; wspinać wspinaczka wspinanie; żeglować żeglarstwo żaglówka żagle;
podróżować podróż; wędkować wędkarstwo wędka; nurkować nurkowanie; ćwiczyć ćwiczenie; czytać przeczytać czytelnictwo
lektura; kibicować kibic; zwiedzać zwiedzić; dziergać dzierganie; szydełkować szydełkowanie szydełko; lepić lepienie;
majsterkować majsterkowanie; dyżurować dyżur; stażysta stażystka > staż praktyka; praktykant > praktyka staż;
wolontariusz > wolontariat; doktorant > doktorat; patrolować patrol; gasić ugasić gaszenie; interweniować interwencja;
szukać poszukiwać poszukiwanie; eskortować konwojować konwój; certyfikować certyfikat certyfikacja; kwalifikować
kwalifikacje uprawnienia; umieć umiejętność; napisać zbudować ułożyć zaprojektować zaprogramować uszyć narysować
namalować sporządzić wykonać skomponować nagrać opracować przygotować wyprodukować > stworzyć tworzyć przygotować
opracować; ułożyć układać przygotować opracować zaplanować; układać grafik harmonogram > planować; zredagować ułożyć
przygotować sporządzić > opracować napisać; przepisać przepisywać > przebudować zmienić; przebudować zmodernizować >
odnowić; przepisać przebudować przerobić przerabiać; opierać oparty bazować bazuje; polecić polecać rekomendować
rekomendacja zalecać; kierować zarządzać nadzorować koordynować > odpowiadać odpowiedzialny; uczyć nauczyciel wykładowca instruktor trener szkolić > prowadzić; dyżur zmiana grafik;
dyżur dyżurny; wyjeżdżać wyjechać wyjazd; trasa kurs > jeździć wyjeżdżać kursować; kursować kurs; przejechać
przejeżdżać jeździć; kierowca > przejechać; przewozić dostarczać rozwozić dostawa > wozić; pobierać pobrać pobranie;
podawać podać podanie podawanie; opatrywać opatrunek; karmić karmienie > opieka; reanimować reanimacja resuscytacja;
odbierać odebrać; kwalifikować zakwalifikować; spaść spadł spadła spadły spadło zmniejszyć obniżyć zredukować
ograniczyć skrócić > mniej mniejszy niższy krótszy krócej; skrócić przyspieszyć > szybciej krócej; wzrosnąć wzrósł
wzrosła wzrosły wzrosło zwiększyć podnieść rozszerzyć > więcej większy wyższy; rosnąć wzrastać wzrastała; podwoić >
wzrosnąć zwiększyć; podwoić potroić > zwiększyć wzrosnąć; poprawić poprawa > lepszy lepiej; należeć przynależeć członkostwo przynależność
członek członkini; dołączyć > członek; zasiadać członek > należeć; zasiadać jury komisja rada > zasiadać członek;
działać udzielać angażować; zabezpieczać zabezpieczenie; zapewniać > dbać; wypożyczać wypożyczyć wypożyczalnia;
wynajmować wynająć najem wynajem; sterować sterowanie; regulować regulacja wyregulować; kalibrować kalibracja;
okablować okablowanie kabel; podłączyć > zainstalować; uziemiać uziemienie; demontować demontaż rozbiórka; wyburzać
wyburzenie; uszczelniać uszczelka; polerować polerowanie; hartować hartowanie; odlewać odlew odlewnia; kroić wykroić
krój; przerabiać przeróbka; tapicerować tapicerka tapicer; renowacja restauracja restaurować > konserwacja;
rekonstruować rekonstrukcja odtwarzać odtworzyć; degustować degustacja; parzyć parzenie; mieszać mieszanie;
dekorować dekoracja udekorować zdobić; kisić kiszonka; wędzić wędzenie wędzarnia; marynować; doprawiać; rezerwować
rezerwacja zarezerwować; meldować; witać powitać; zakwaterować zakwaterowanie nocleg; oprowadzać oprowadził
oprowadzić; animować animacja; reklamacja reklamacyjny; targować; licytować licytacja aukcja; eksponować ekspozycja;
etykietować metkować; inkasować kasować; kasa kasowy > kasować; rozpatrywać rozpatrzyć; ewidencjonować ewidencja;
rejestrować zarejestrować rejestracja; weryfikować sprawdzać kontrolować > weryfikacja; opiniować opinia zaopiniować;
przesłuchać przesłuchanie; pozywać pozew; skarżyć skarga; apelować apelacja; negocjować mediować > rozmowa rozmawiać;
windykować windykacja; egzekwować egzekucja; wykładać wykład > prowadzić; referować referat wystąpienie prelekcja;
wygłosić referat wykład > wystąpienie; recenzować recenzja zrecenzować; habilitować habilitacja; symulować symulacja
zasymulować; modelować model wymodelować; hodować hodowla kultura; izolować wyizolować; sekwencjonować sekwencja;
syntezować synteza zsyntetyzować; próbkować próbka; kodować szyfrować szyfrowanie; indeksować indeks;
buforować cache; skalować skalowanie; wersjonować wersja; uwierzytelniać uwierzytelnianie logowanie; wizualizować
wizualizacja; raportować dashboard; przetwarzać przetworzyć przetwarzanie; agregować agregacja; importować import;
eksportować eksport; kopiować kopia backup; przywracać przywrócić; hostować hosting; obserwować obserwacja
zaobserwować; liczyć inwentaryzować spis; znakować oznakować oznaczać oznaczyć; mapować mapa kartografia; ankietować
ankieta; wywiad wywiady > rozmowa; odśnieżać odśnieżanie; zamiatać; segregować recykling > sortować; utylizować
utylizacja; dezynfekować dezynfekcja sterylizować sterylizacja; wietrzyć; prasować prasowanie; podlewać podlewanie
nawadniać nawadnianie; nawozić nawożenie nawóz; pielić pielenie; orać orka; opryskiwać oprysk; doić dój udój mleko;
wycinać wycinka; zalesiać zalesienie sadzić; trenować ćwiczyć treningowy; startować start wystartować; startować start
zawodnik > uczestniczyć; sędziować sędziowanie; rywalizować rywalizacja zawody; awansować awans; debiutować debiut
zadebiutować; nagłaśniać nagłośnienie; oświetlać oświetlenie; stroić strojenie stroiciel; akompaniować akompaniament >
grać; improwizować improwizacja; aranżować aranżacja; miksować miks; produkować producent; kręcić nakręcić film;
montować montaż; retuszować retusz; wywoływać wywołać; drukować druk wydrukować; oprawiać oprawa introligatornia;
kurator kuratorski > wystawa; zbierać zgromadzić kwestować > pozyskać; zbiórka > zbierać; rozdawać rozdać wydawać;
dożywiać dożywianie; udzielać korepetycje > uczyć; odwiedzać odwiedziny; towarzyszyć towarzysz; zaangażować angażować;
inspirować inspiracja; motywować motywacja zmotywować; integrować > łączyć; delegować delegacja; raportować >
informować; informować poinformować informacja; komunikować komunikacja; lubić lubi kochać uwielbiać; zwiedzać
podróżować; kolekcjonować kolekcja kolekcjoner > zbierać; kolekcjonować zbierać kolekcja; hafciarstwo haftować; skakać
spadochron; strzelać strzelectwo; medytować medytacja; morsować mors morsowanie; akwarystyka > akwarium ryba; puszczać
latawiec; rozmawiać rozmowa; dyskutować dyskusja; pytać; debatować debata; spotykać spotkanie; słuchać; rozpoznać
rozpoznawać; przewidywać przewidzieć; odkryć odkrywać odkrycie; wynaleźć wynalazek; opatentować patent; przeprowadzić
przeprowadzka; osiedlić; wyemigrować emigracja; powrócić powrót wrócić; umawiać umówić; dzwonić telefonować
telefoniczny telefon; pośredniczyć pośrednictwo; kojarzyć; ubezpieczać ubezpieczenie ubezpieczyć; odrestaurować
restaurować odnowić odnawiać renowacja; uczyćsię nauczyćsię kształcićsię; uczyćsię kształcićsię studiować; wzrosnąć
wzrósł wzrosła wzrosło wzrosły urosła wzrost zwiększyćsię podnieśćsię podniósłsię podniosłasię podwyższyćsię
powiększyćsię; poprawić poprawa usprawnić ulepszyć > poprawićsię polepszyćsię; zwiększyć podnieść podwyższyć
powiększyć > zwiększyćsię podniosłasię powiększyćsię; spaść spadł spadła spadły spadło spadek zmaleć zmalał zmalała
zmalały zmniejszyćsię obniżyćsię skrócićsię; zmniejszyć obniżyć zredukować ograniczyć skrócić > zmniejszyćsię
obniżyćsię skrócićsię; rozwinąć rozwijać > rozwinąćsię rozwijaćsię; zmienić > zmienićsię; rozpocząć > rozpocząćsię;
zakończyć > zakończyćsię; otworzyć > otworzyćsię; utrzymanie konserwacja > dbać zadbać; nominować nominacja; nominować > nominacja; podwoić > podwoićsię; kłaść kładł kładła położyć; wozić wiózł wiozła wieźć; pleść plótł
plotła plecenie wyplatać wyplatanie; ciąć ciął cięła cięcie; redagować korekta adiustacja redaktor korektor >
poprawiać redagować; medal srebro złoto brąz mistrzostwo puchar nagroda > zdobyć; prowadzić obsługiwać > opiekować;
obserwować przyglądać przyglądaćsię; okablować okablowanie > położyć kabel instalacja; trudność trudny trudno;
odznaczyć odznaczać odznaczenie; promować reklamować promocja reklama > rozpowszechniać; zapoznać zapoznawać;
oprowadzać > pokazać; dojeżdżać dojazd; hamować hamulec; holować holowanie; manewrować manewr; parkować parking;
serwować > obsługiwać; sprawować > pełnić; zlecać zlecić zlecenie; powierzać powierzyć; konsultować > doradzać;
przeszkolić wyszkolić > nauczyć uczyć; upowszechniać upowszechnić popularyzować popularyzacja; nadrabiać; usprawniać >
przyspieszyć ułatwić; scalać scalić scalenie; grupować pogrupować; łączyć > integrować; szacować > wyceniać;
kosztorysować kosztorys; raportować > sprawozdanie; planować harmonogramować > układać; zadbać > zapewnić; budzić;
doglądać > dbać opiekować; czuwać > nadzorować; utrzymywać > dbać;
kontrolować nadzorować > pilnować dbać czuwać doglądać; pilnować doglądać > dbać czuwać; porządkować sprzątać > dbać porządek; poprawka > poprawiać;
współtworzyć współtworzenie > współtwórca współtwórczyni współautor współautorka; współautor współautorka > współtwórca współtwórczyni; współtwórca współtwórczyni > współtworzyć;
współorganizować współorganizacja > współorganizator współorganizatorka; współprowadzić > współprowadzący współprowadząca; współzałożyć > współzałożyciel współzałożycielka;
zapisywać zapis > rejestrować; ćwiczenie lektorat > zajęcia; mierzyć pomierzyć obmierzyć; kreślić wykreślić nakreślić kreślenie; kreślić > rysować narysować sporządzać;
migracja > przejście; wyjazd > jeździć; strzygł strzygła ostrzygł ostrzygła ostrzyc strzyżenie; zgodność > zgadzaćsię zgodny; wyprowadzać > zabierać;
uczestniczyć udział > zaangażować angażować; reklamacja > obsługiwać; obsługa opieka wsparcie > zapewniać; fotografować filmować kronika > dokumentować;
lubić uwielbiać kochać > cenić; pokazywać > wyświetlać; otwarty > dostępny udostępnić; przyjmować > odbierać; odpowiadać odpowiedzialny > dbać czuwać pilnować doglądać; zastępować zastępstwo urlop > nieobecność; excel > arkusz kalkulacyjny;
rozpisać rozpisywać; przygotować opracować
sporządzić > rozpisać; uzgodnić uzgadniać uzgodnienie > dogadać umówić porozumieć
`

const peersIn = (lists: string) => {
  const peers = new Map<string, string[]>()
  for (const group of lists.split(';').filter((each) => !each.includes('>')))
    for (const word of group.trim().split(/\s+/))
      peers.set(word, [...(peers.get(word) ?? [word]), ...group.trim().split(/\s+/)])
  return (words: string) => gathered(words.trim().split(/\s+/), (word) => peers.get(word) ?? [word])
}
const inForms = peersIn([aspects, trades].join(';'))
const inOtherWords = peersIn([deeds, aspects, trades].join(';'))

/** What a kind gives a right to is said in all aspects, and so is the kind. */
function inAllForms(group: string): string {
  const [words = '', broader] = group.split('>')
  if (broader === undefined) return group
  const given = new Set(broader.trim().split(/\s+/))
  const kinds = new Set(inForms(words).filter((word) => !given.has(word)))
  const classes = new Set(inOtherWords(broader))
  return `${[...kinds].join(' ')} > ${[...classes].filter((word) => !kinds.has(word)).join(' ')}`
}

export const groups = [deeds, aspects, things, towns, trades].join(';').split(';').map(inAllForms).join(';')
