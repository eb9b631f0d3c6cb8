/** See same-meaning.ts: who does what. A title gives its sure deeds, never the other way round. */
export const groups = `
kierownik kierowniczka; kierownik kierowniczka dyrektor szef menedżer naczelnik zarządca > kierować zarządzać
kierownictwo prowadzić odpowiadać odpowiedzialny dowodzić; założyć > założyciel założycielka; brygadzista majster > odpowiadać odpowiedzialny dowodzić; szef szefowa przełożony; menedżer manager menadżer menedżerka; lider liderka lead leader;
lider > prowadzić; dyrektor dyrektorka; wicedyrektor > zastępca; koordynator > koordynować koordynacja; organizator >
organizować; właściciel właścicielka > prowadzić; przedsiębiorca biznesmen; prezes > kierować; pracownik pracownica
zatrudniony; kolega koleżanka współpracownik; specjalista specjalistka; ekspert ekspertka; asystent asystentka
pomocnik pomocnica; asystent asystentka pomocnik > pomagać wspierać asystować; doradca doradczyni konsultant
konsultantka; doradca konsultant > doradzać konsultować doradztwo; stażysta stażystka praktykant praktykantka;
praktykant stażysta > praktyka staż; uczeń uczennica; student studentka; absolwent absolwentka; stypendysta
stypendystka > stypendium; wolontariusz wolontariuszka ochotnik ochotniczka; członek członkini; przewodniczący
przewodnicząca; lekarz lekarka medyk; pediatra kardiolog neurolog chirurg internista okulista dermatolog psychiatra
ginekolog anestezjolog onkolog ortopeda stomatolog dentysta > lekarz lekarka; dentysta dentystka stomatolog; okulista
okulistka; lekarz chirurg internista dentysta weterynarz > leczyć leczenie; chirurg > operować; pielęgniarka
pielęgniarz; pielęgniarka > pielęgnować opiekować opieka; położna akuszerka położnik; farmaceuta farmaceutka aptekarz
aptekarka; fizjoterapeuta fizjoterapeutka rehabilitant rehabilitantka; fizjoterapeuta rehabilitant > rehabilitacja
rehabilitować fizjoterapia; psycholog psycholożka; psychoterapeuta > terapeuta; terapeuta terapeutka; terapeuta
psychoterapeuta > terapia; ratownik ratowniczka; ratownik > ratować; weterynarz weterynarka; dietetyk dietetyczka;
logopeda logopedka; opiekun opiekunka; opiekun opiekunka niania > opiekować opieka; optyk optyczka; technik
techniczka; laborant laborantka; diagnosta > diagnostyka; adwokat adwokatka mecenas; adwokat radca notariusz
prokurator sędzia > prawnik; prawnik prawniczka; sędzia sędzina; notariusz rejent; aplikant aplikantka > aplikacja;
policjant policjantka; żołnierz > wojsko; strażak strażaczka; strażak > gasić; ochroniarz > ochrona chronić; urzędnik
urzędniczka; urzędnik > urząd; nauczyciel nauczycielka pedagog; nauczyciel lektor wykładowca korepetytor instruktor >
uczyć nauczać nauczanie; wychowawca wychowawczyni; wychowawca > wychowywać; wykładowca wykładowczyni; wykładowca >
wykładać wykład; trener trenerka szkoleniowiec; trener > trenować trening szkolić szkolenie; instruktor instruktorka >
szkolić; korepetytor korepetytorka > korepetycje; lektor lektorka; przedszkolanka > przedszkole; bibliotekarz
bibliotekarka > biblioteka; badacz badaczka naukowiec; badacz > badać badanie; chemik fizyk biolog matematyk historyk
> naukowiec; profesor profesorka; doktor dr; doktorant doktorantka; programista programistka deweloper developer
programer; programista deweloper > programować programowanie kodować; tester testerka > testować; informatyk
informatyczka; administrator administratorka admin > administrować administracja; analityk analityczka; analityk >
analizować analiza; inżynier inżynierka inż; architekt architektka; architekt projektant > projektować; projektant
projektantka designer designerka; grafik graficzka; redaktor redaktorka > redagować redakcja; korektor > korekta;
dziennikarz dziennikarka reporter reporterka; dziennikarz reporter pisarz autor > pisać; pisarz pisarka; autor
autorka; poeta poetka; tłumacz tłumaczka > tłumaczyć tłumaczenie przekładać; fotograf fotografka > fotografować
zdjęcie; operator operatorka; operator > obsługiwać obsługa; kamerzysta > filmować; montażysta > montować; ilustrator
ilustratorka > ilustrować ilustracja; malarz malarka; malarz > malować; rzeźbiarz rzeźbiarka > rzeźbić rzeźba; artysta
artystka; malarz rzeźbiarz > artysta; muzyk muzyczka; pianista skrzypek gitarzysta perkusista wiolonczelista organista
> muzyk grać; pianista pianistka; skrzypek skrzypaczka; śpiewak śpiewaczka piosenkarz piosenkarka wokalista
wokalistka; śpiewak wokalista piosenkarz chórzysta > śpiewać; tancerz tancerka > tańczyć taniec; aktor aktorka > grać;
reżyser reżyserka > reżyserować reżyseria; kompozytor > komponować; dyrygent dyrygentka > dyrygować; kurator
kuratorka; scenograf > scenografia; choreograf > choreografia; sprzedawca sprzedawczyni ekspedient ekspedientka;
sprzedawca ekspedient handlowiec > sprzedawać sprzedaż; kasjer kasjerka > kasa; handlowiec handlowczyni; kupiec
zaopatrzeniowiec; zaopatrzeniowiec > zaopatrzenie kupować; przedstawiciel przedstawicielka reprezentant; rekruter
rekruterka > rekrutować rekrutacja; kadrowiec kadrowa > kadry; księgowy księgowa; księgowy > księgować księgowość;
audytor > audyt; kontroler kontrolerka > kontrolować kontrola; marketingowiec > marketing; sekretarka sekretarz;
recepcjonista recepcjonistka > recepcja; agent agentka; pośrednik pośredniczka > pośredniczyć; makler maklerka;
bankowiec > bank; kucharz kucharka; kucharz > gotować przygotować przyrządzić; piekarz piekarka; piekarz > piec wypiekać; cukiernik
cukierniczka; cukiernik > piec; kelner kelnerka > obsługiwać podawać; barman barmanka > bar; barista baristka > kawa;
rzeźnik masarz; szef > prowadzić; hotelarz > hotel; pokojówka pokojowa > sprzątać; sprzątacz sprzątaczka > sprzątać;
przewodnik przewodniczka > oprowadzać; pilot lotnik; steward stewardesa; kierowca szofer; kierowca > jeździć
prowadzić; maszynista > prowadzić; motorniczy motornicza > tramwaj; kurier kurierka doręczyciel listonosz; kurier
doręczyciel listonosz > dostarczać doręczać; magazynier magazynierka > magazyn; logistyk > logistyka; spedytor
spedytorka > spedycja; dyspozytor dyspozytorka; elektryk elektromonter; monter monterka > montować montaż; mechanik
mechaniczka; mechanik > naprawiać; serwisant serwisantka > serwis serwisować naprawiać; hydraulik instalator;
instalator > instalować; spawacz spawaczka > spawać; ślusarz tokarz frezer > metal; tokarz > toczyć; frezer >
frezować; lakiernik > lakierować; stolarz stolarka; stolarz cieśla > drewno; stolarz krawiec szewc kowal garncarz
kaletnik zegarmistrz > rzemieślnik; krawiec krawcowa > szyć; murarz > murować; dekarz > dach; tynkarz > tynkować;
brukarz > układać; zbrojarz > zbroić; budowlaniec > budować budowa; robotnik robotnica; fryzjer fryzjerka > strzyc;
kosmetyczka kosmetolog; wizażysta > makijaż; masażysta masażystka > masaż masować; florysta florystka > kwiaty;
ogrodnik ogrodniczka > ogród; rolnik rolniczka gospodarz; rolnik > gospodarstwo uprawiać; hodowca > hodować hodowla;
leśnik leśniczy > las; rybak > ryby łowić; pszczelarz > pszczoły; sadownik > sad; sportowiec sportsmenka zawodnik
zawodniczka; piłkarz siatkarz koszykarz pływak biegacz kolarz lekkoatleta > sportowiec zawodnik; pływak > pływać;
biegacz > biegać; kolarz > rower; sędzia > sędziować; kapitan kapitanka; animator animatorka > animować; konferansjer
> prowadzić; tragarz > nosić; dozorca > pilnować; portier portierka > recepcja; archiwista archiwistka > archiwum;
muzealnik > muzeum; konserwator konserwatorka > konserwować; geodeta geodetka > mierzyć pomiar; kreślarz > rysować;
kosztorysant > kosztorys; rzecznik rzeczniczka; pełnomocnik; skarbnik skarbniczka; drużynowy drużynowa > harcerz;
harcerz harcerka; laureat laureatka zdobywca; zwycięzca > wygrać; laureat zwycięzca zdobywca > otrzymać nagroda;
zwycięzca zwyciężczyni > laureat; finalista finalistka > finał; mistrz mistrzyni > mistrzostwo; założyciel
założycielka; fundator fundatorka; warsztaty zajęcia szkolenie kurs lekcja wykład ćwiczenia konsultacje rozmowy
spotkania badania dokumentacja księgowość rozliczenie obsługa blog kampania rekrutacja nabór negocjacje trening
terapia ewidencja rejestr statystyki seminarium lektorat koło korespondencja sekretariat profilaktyka edukacja monitoring prelekcja pogadanka pokaz dochodzenie śledztwo postępowanie
kontrola inspekcja audyt remont sprzedaż windykacja inwentaryzacja obserwacja eksperyment pomiar przegląd mediacja hodowla uprawa kartoteka kronika sprawa rehabilitacja
gimnastyka wykopaliska poszukiwania zakupy korepetycje > prowadzić; prelekcja wykład odczyt > wygłaszać; konsultacja porada poradnictwo doradztwo wsparcie pomoc informacja > udzielać; opieka nadzór kontrola > sprawować; ilustracja
okładka ulotka katalog raport sprawozdanie zestawienie lista pismo pozew plan scenariusz prezentacja analiza kosztorys
oferta umowa grafik dokumentacja posiłek danie wniosek deklaracja materiały > przygotować; ilustrator grafik designer
projektant > projektować tworzyć rysować; mural obraz fresk > malować; student studentka > studiować; barista > parzyć
serwować; piekarz > pieczywo chleb; sad pole winnica szklarnia plantacja hektar sadownik rolnik ogrodnik działka >
uprawiać; pszczelarstwo pszczelarz pasieka > hodować pszczoła; hodowca stajnia obora > hodować; produkować wytwarzać
tłoczyć tłocznia > powstawać; katalog > spis; doktorat doktor > doktoryzować; fabryka tartak huta odlewnia > zakład
fabryka; górnik > kopalnia; mentor mentorka > mentoring wspierać doradzać uczyć; tutor > uczyć; aranżer > aranżować;
producent > produkować; wydawca > wydawać; recenzent > recenzować; edytor > edytować; copywriter > pisać tekst; bloger
> blog pisać; influencer > social; youtuber > film; streamer > transmisja; prezenter > prezentować prowadzić; lektor >
czytać; spiker > czytać; rzecznik > media prasa; protokolant > protokół; archiwista > archiwizować; dyspozytor >
przyjmować zgłoszenie; kontroler > kontrola; rewident > kontrola; inspektor > inspekcja kontrola; audytor > kontrola
audytować; rzeczoznawca > wycena; geodeta > pomiar; kosztorysant > wycena; kierownik kierowniczka > nadzorować;
majster brygadzista > kierować nadzorować; betoniarz > beton; szklarz > szyba szkło; kominiarz > komin; blacharz >
blacha; tapicer > tapicerować obicie; jubiler złotnik > biżuteria; kowal > kuć metal; garncarz > garnek glina lepić;
bednarz > beczka; introligator > oprawiać książka; drukarz > drukować; rymarz > skóra; stroiciel > stroić; lutnik >
instrument skrzypce; kuśnierz > futro; cukiernik > ciasto tort; lodziarz > lody; masarz > wędlina; winiarz > wino;
sommelier > wino; pizzer > pizza; kelner > gość stolik; recepcjonista > gość meldować; kierowca > pojazd; taksówkarz >
taksówka wozić jeździć; woźnica > koń; marynarz > statek żeglować; nawigator > nawigować; pilot > samolot latać;
kolejarz > kolej; konduktor > bilet pociąg; listonosz > list przesyłka; dostawca > dostarczać; magazynier > towar
wydawać; kasjer > kasować obsługiwać; merchandiser > towar ekspozycja; telemarketer > dzwonić telefon; windykator >
windykacja; bankier > bank; broker > ubezpieczenie; aktuariusz > ryzyko; trader > handel; ekonomista > ekonomia;
socjolog > socjologia; antropolog > antropologia; archeolog > archeologia; filolog > filologia; lingwista > język;
biolog > biologia; botanik > roślina; zoolog > zwierzę; ornitolog > ptak; entomolog > owad; geolog > geologia;
meteorolog > pogoda; astronom > astronomia; chemik > chemia; farmaceuta > lek apteka; asystent > asysta; sprzedawca
ekspedient kasjer doradca handlowiec przedstawiciel fryzjer kosmetyczka recepcjonista krawcowa > klient; kelner barman
hotelarz recepcjonista kucharz > gość; trener nauczyciel wychowawca instruktor pielęgniarka przedszkolanka > opieka;
snycerz > rzeźbić drewno; trener > drużyna zawodnik; nauczyciel > uczeń szkoła; pielęgniarka lekarz fizjoterapeuta >
pacjent; wykładowca > student; prawnik adwokat radca > klient; maszynista > jeździć pociąg prowadzić skład;
brygadzista > brygada zespół; brygadzista kierownik > zespół; kaskader; elektryk > instalacja prąd; hydraulik >
instalacja woda; informatyk > komputer; spawacz > spaw; motorniczy > prowadzić; kierowca > samochód pojazd; operator >
maszyna; sprzątaczka > porządek sprzątać; ochroniarz > pilnować; opiekunka > opieka; aptekarz > apteka;
bibliotekarka > książka biblioteka; dziennikarz > artykuł tekst; redaktor > tekst; pisarz > książka; tłumacz >
przekład język; programista > kod oprogramowanie; tester > test; grafik > grafika; fotograf > fotografia; muzyk >
muzyka grać; aktor > rola scena; malarz > obraz; rzeźbiarz > rzeźba; ogrodnik > roślina; rolnik > pole rolnictwo;
leśniczy > las; sadownik > sad owoc; pszczelarz > ul miód; rybak > ryba; hodowca > zwierzę; weterynarz > zwierzę;
lekarz > medycyna pacjent; prawnik > prawo; księgowy > księgowość rachunkowość; rekruter > rekrutacja kandydat;
handlowiec > klient; kurier > paczka przesyłka; magazynier > magazyn; architekt > urządzać projektować; recepcjonista
> przyjmować meldować; sekretarka > korespondencja telefon; dzielnicowy policjant > patrolować; trębacz > trąbka grać;
gitarzysta > gitara; pianista > fortepian pianino; skrzypek > skrzypce; organista > organy; kustosz > zbiory muzeum;
przewodnik pilot > oprowadzać wycieczka; animator > zabawa; hurtowy > hurtownik
`
