/** See same-meaning.ts: what deeds are done to, with and where. */
export const groups = `
firma przedsiębiorstwo spółka pracodawca; bank hurtownia sieć koncern korporacja startup wydawnictwo > firma
przedsiębiorstwo; start-up startup; korporacja koncern; zespół drużyna team ekipa; brygada > zespół; zespół drużyna
brygada > grupa; personel kadra załoga pracownicy; dział departament; wydział fakultet; filia oddział; placówka
ośrodek; szpital lecznica; szpital klinika przychodnia poradnia szkoła przedszkole żłobek hospicjum świetlica muzeum
biblioteka > placówka ośrodek; przychodnia poradnia ambulatorium; klinika szpital > lecznica; gabinet praktyka;
oiom > intensywny; sor ratunkowy; pacjent pacjentka chory chora; pacjent senior > podopieczny; senior
seniorka; senior > starszy; noworodek niemowlę > dziecko; lek lekarstwo medykament; antybiotyk > lek; zdrowie
zdrowotny; choroba schorzenie; dziecko dziecięcy dzieci; uczeń uczennica > młodzież; młodzież młody młodzieżowy;
nastolatek > młodzież; przedszkolak > dziecko; kobieta kobiecy; mężczyzna męski; rodzic rodzina; mieszkaniec
mieszkanka lokator; osoba człowiek ludzie; klient klientka zleceniodawca kontrahent nabywca; gość goście; turysta
turystka; widz widzowie publiczność; czytelnik czytelniczka; użytkownik użytkowniczka; dostawca dostawczyni; dostawca
klient kontrahent > partner; wykonawca podwykonawca; uczelnia > szkoła; uniwersytet politechnika akademia > uczelnia;
uczelniany akademicki uniwersytecki; liceum technikum podstawówka zawodówka gimnazjum > szkoła; podstawowy
podstawówka; średni ponadpodstawowy; szkoła szkolny; przedszkole przedszkolny; studia studiować student; kurs
szkolenie; warsztat warsztaty; zajęcia lekcja; wykład prelekcja; korepetycje > lekcja; egzamin sprawdzian; matura
maturalny; dyplom świadectwo; licencjat bakalaureat; magister mgr magisterski; inżynier inż inżynierski; doktorat phd
doktorski; podyplomowy; stypendium stypendialny; praca dyplomowy > praca; magisterski licencjacki > dyplomowy;
certyfikat zaświadczenie świadectwo; licencja uprawnienia > pozwolenie; uprawnienia > kwalifikacje; prawo prawny; nagroda
> wyróżnienie; olimpiada > konkurs; medal > nagroda; puchar > nagroda; laboratorium lab; eksperyment doświadczenie;
badanie badawczy; nauka naukowy; artykuł paper > tekst; artykuł książka rozdział monografia > publikacja; powieść monografia podręcznik > książka; książka książkowy; czasopismo pismo; gazeta dziennik; prasa prasowy;
blog wpis; reportaż wywiad felieton > tekst artykuł; konferencja kongres sympozjum; konferencja kongres targi koncert
festiwal > wydarzenie impreza; wydarzenie impreza event; plakat poster; spotkanie zebranie; festyn piknik > impreza;
wyjazd wycieczka; oprogramowanie software; aplikacja apka; aplikacja > program oprogramowanie; oprogramowanie > program;
programowanie programistyczny; komputer pc; komputer komputerowy; informatyka informatyczny it; strona witryna; strona
portal serwis sklep > witryna; internet internetowy online; sieć sieciowy; serwer server; baza bazodanowy; chmura
cloud chmurowy; backend back-end; frontend front-end; błąd bug usterka; awaria > błąd usterka; narzędzie narzędziowy; interfejs ui;
ai > sztuczny; ml > uczenie; sprzęt urządzenie; maszyna > urządzenie; projekt przedsięwzięcie; zadanie
obowiązek; proces procedura; harmonogram > plan; strategia strategiczny; cel założenie; wynik rezultat efekt; problem
trudność; rozwiązanie; pomysł koncepcja; jakość jakościowy; wydajność efektywność skuteczność sprawność; termin
deadline; czas okres; dokument pismo dokumentacja; umowa kontrakt; faktura rachunek; raport sprawozdanie; wniosek
podanie; instrukcja poradnik podręcznik; formularz ankieta; rejestr ewidencja; list korespondencja; mail e-mail email;
koszt wydatek kosztowy; koszt wydatek nakład; przychód obrót utarg; zysk dochód; wynagrodzenie płaca pensja płacowy;
budżet budżetowy; dotacja grant dofinansowanie; darowizna datek; podatek podatkowy; vat pit cit > podatek podatkowy;
księgowość rachunkowość księgowy; finanse finansowy; kredyt pożyczka; kredyt kredytowy; ubezpieczenie ubezpieczeniowy;
rynek rynkowy; towar produkt artykuł wyrób; cena cenowy; marka brand; kampania akcja; reklama reklamowy; sprzedaż
sprzedażowy handlowy; zakup zakupowy; kadry hr kadrowy personalny; przetarg przetargowy; nieruchomość nieruchomości;
mieszkanie lokal; mieszkanie mieszkaniowy; dom domowy; dom > budynek; kamienica szkoła blok wieżowiec > budynek;
budynek obiekt; budowa budowlany; budownictwo budowlany; plac teren; droga drogowy; kolej kolejowy; most wiadukt
mostowy; kładka wiadukt > most; wnętrze wnętrzarski; remont remontowy; dach dachowy; okno okienny; podłoga parkiet
posadzka; ściana ścianka; beton żelbet > beton; instalacja instalacyjny; prąd energia elektryczny; woda wodny
wodociąg; ogrzewanie grzewczy; fotowoltaika fotowoltaiczny pv; fotowoltaika > słoneczny; energia energetyczny
energetyka; drewno drewniany; stal aluminium miedź żelazo > metal; metal metalowy; stal stalowy; szkło szklany; skóra
skórzany; kamień kamienny; mebel meblowy; odzież ubranie strój odzieżowy; but obuwie; biżuteria jubilerski; tkanina
materiał; ceramika ceramiczny; papier papierowy; druk drukarski; samochód auto; samochód ciężarówka autobus tramwaj
ciągnik motocykl furgonetka > pojazd; ciężarówka tir; tir ciężarówka > ciężarowy; ciągnik traktor; rower rowerowy;
rower kolarstwo; samolot lotniczy; lotnisko lotniczy; statek okręt; pociąg kolej; transport transportowy przewozowy;
dostawa przesyłka; paczka przesyłka; magazyn skład magazynowy; hala magazyn; logistyka logistyczny; widłowy > wózek;
trasa droga; kategoria kat; fabryka wytwórnia > zakład; zakład fabryka > przedsiębiorstwo; produkcja produkcyjny
wytwórczy; linia taśma; warsztat pracownia; pracownia atelier studio; biuro biurowy; urząd gmina > administracja;
miasto miejski; gmina gminny; powiat powiatowy; województwo wojewódzki; kraj krajowy; wieś wiejski; ogólnopolski > krajowy; zagranica zagraniczny; europa europejski; region regionalny; lokalny miejscowy;
restauracja kawiarnia bar bistro pizzeria > lokal gastronomia; restauracja gastronomiczny gastronomia; kuchnia
kuchenny; kuchnia kulinarny > gastronomia; hotel pensjonat > obiekt; hotel hotelowy; hotelarstwo hotelowy; danie potrawa
posiłek; zupa deser > danie; obiad kolacja śniadanie > posiłek; menu karta jadłospis; chleb bułka bagietka > pieczywo;
ciasto tort ciastko > wypiek ciasto; piekarnia piekarski; cukiernia cukierniczy; wino piwo > napój alkohol; kawa
herbata > napój; wegański roślinny; wegetariański bezmięsny; mięso mięsny; ryba rybny; warzywo owoc > produkt; zdrowy
zdrowie; żywność spożywczy; jedzenie żywność; sklep supermarket butik market salon księgarnia > sklep; salon sklep;
sklep handel; handel handlowy; kasa kasowy; hurtownia hurt; detal detaliczny; recepcja recepcyjny; turystyka
turystyczny; gość klient; gospodarstwo farma; rolnictwo rolny rolniczy; rolnictwo gospodarstwo; las leśny; las drzewo;
ogród ogrodniczy; ogród ogródek działka; sad sadownictwo owocowy; roślina zioło > roślina; kwiat krzew drzewo zioło >
roślina; zwierzę zwierzęcy; pies kot koń krowa świnia ptak > zwierzę; koń jeździectwo; pies kynologia; pszczoła
pszczelarstwo ul; pszczoła > owad; ziemia gleba; ekologiczny organiczny bio; ekologia ekologiczny; środowisko
przyroda; środowisko środowiskowy; przyroda natura; odpady śmieci; klimat klimatyczny; powódź powodziowy;
stowarzyszenie zrzeszenie towarzystwo; stowarzyszenie fundacja > organizacja; fundacja stowarzyszenie > pozarządowy
ngo; ngo pozarządowy; wolontariat wolontarystyczny; wolontariat ochotniczy; schronisko przytułek; bezdomny bezdomność;
potrzebujący ubogi; uchodźca uchodźczyni; niepełnosprawność niepełnosprawny; hospicjum paliatywny; parafia kościół;
harcerstwo harcerski; świetlica klub; klub koło; sztuka artystyczny; kultura kulturalny; muzyka muzyczny; jazz rock
pop > muzyka; gitara pianino fortepian skrzypce wiolonczela perkusja flet saksofon akordeon > instrument muzyka grać;
fortepian pianino; chór orkiestra > zespół; chór > śpiewać muzyka; orkiestra > muzyka grać; teatr teatralny; teatr >
kultura sztuka; film filmowy kino; spektakl przedstawienie sztuka; scena sceniczny; obraz malarstwo; malarstwo malować
malarski; malarstwo rzeźba grafika fotografia > sztuka; rysunek szkic; rysunek rysować; zdjęcie fotografia foto;
fotografia fotografować; wystawa ekspozycja; wystawa wystawiennictwo; muzeum muzealny; muzeum galeria > kultura;
galeria wystawa; biblioteka biblioteczny; archiwum archiwalny; literatura literacki; literatura książka > czytać;
poezja wiersz; ceramika garncarstwo; ceramika garncarstwo > lepić; taniec tańczyć; zabytek zabytkowy; historia
historyczny; telewizja telewizyjny tv; media mediowy medialny; społecznościowy social facebook instagram; podcast
audycja; gra gry; sport sportowy; piłka futbol; siatkówka koszykówka tenis szachy badminton hokej szermierka brydż
piłka planszówki squash > gra grać; piłka siatkówka koszykówka tenis pływanie bieganie kolarstwo narciarstwo
żeglarstwo hokej judo boks > sport; szachy szachowy; kolarstwo rower > jeździć; narciarstwo narty narciarski;
narciarstwo narty snowboard łyżwy > jeździć; kajak kajakarstwo kajakowy; kajak kajakarstwo > pływać wiosłować;
wioślarstwo wiosłować; żeglarstwo żeglarz żeglarski; żeglarstwo > pływać; jeździectwo > konny jeździć; wspinaczka >
góry; góry górski; góra góry; turystyka > wędrować zwiedzać; trekking wędrówka > chodzić; joga pilates siłownia
fitness > ćwiczyć; maraton półmaraton > biegać bieg; bieganie biegowy; pływanie pływacki; wędkarstwo > łowić ryba;
ogrodnictwo > ogród; gotowanie kulinaria kulinarny; gotowanie pieczenie > kuchnia; szycie krawiectwo; druty dzierganie
robótki; szydełkowanie > robótki; podróż wyjazd; majsterkowanie stolarka; modelarstwo model; astronomia gwiazda;
grzybobranie grzyb > zbierać; numizmatyka moneta; filatelistyka znaczek; motoryzacja motocykl; spacer chodzić
spacerować; liga rozgrywki; mecz > spotkanie; angielski english; niemiecki german deutsch; francuski french;
hiszpański spanish; włoski italian; rosyjski russian; ukraiński ukrainian; czeski czech; polski polish; portugalski
portuguese; niderlandzki holenderski dutch; szwedzki swedish; norweski norwegian; duński danish; chiński chinese;
japoński japanese; słowacki slovak; migowy pjm; native ojczysty; biegły biegle płynny płynnie fluent; ojczysty native
> biegle płynnie; podstawowy podstawy basic; zaawansowany advanced; średniozaawansowany intermediate; komunikatywny
komunikatywnie; dwujęzyczny bilingwalny; język językowy lingwistyczny; coroczny doroczny; roczny rocznie; miesięczny
miesięcznie; tygodniowy tygodniowo; dzienny dziennie; codzienny codziennie; cotygodniowy; comiesięczny; nocny noc;
weekendowy weekend; letni lato; zimowy zima; sezonowy sezon; zdalny zdalnie; samodzielny samodzielnie; zawodowy
zawodowo; społeczny społecznie; bezpłatny bezpłatnie darmowy; dodatkowy dodatkowo; całodobowy doba; stacjonarny stacjonarnie; ręczny ręcznie; techniczny technika; medyczny medycyna;
szpitalny szpital; kliniczny klinika; apteczny apteka; farmacja farmaceutyczny; psychologia psychologiczny; pedagogika
pedagogiczny; biologia biologiczny; chemia chemiczny; fizyka fizyczny; matematyka matematyczny; ekonomia ekonomiczny;
ekonomia ekonomika; filologia filologiczny; filozofia filozoficzny; socjologia socjologiczny; politologia polityka;
geografia geograficzny; weterynaria weterynaryjny; mechanika mechaniczny; elektronika elektroniczny; elektryka
elektryczny; automatyka automatyczny; inżynieria inżynieryjny; architektura architektoniczny; stomatologia
dentystyczny stomatologiczny; fizjoterapia rehabilitacja; sądowy sąd; karny kryminalny; pracowniczy pracownik;
rodzinny rodzina; pediatryczny > dziecięcy; bezpieczeństwo bezpieczny bhp; umiejętność zdolność kompetencja;
zainteresowanie hobby pasja zamiłowanie; wykształcenie edukacja; liceum technikum podstawówka szkoła przedszkole >
szkolny; gimnazjum liceum technikum > szkoła szkolny; uniwersytet politechnika akademia > uczelniany akademicki;
polska > kraj krajowy ogólnopolski; ryba > rybny połów; chór chóralny chórzysta; chór chóralny >
śpiewać; kucharz kuchnia > kulinarny; święta świąteczny przedświąteczny; ulica uliczny; klasa klasowy; zespół
zespołowy; grupa grupowy; rodzic rodzicielski; koło kółko; dyżur zmiana; wizyta konsultacja; karetka ambulans
pogotowie; pogotowie ratunkowy; krew krwiodawstwo; zastrzyk iniekcja; poród porodowy; położniczy położnictwo; ciąża
ciężarna; rana opatrunek; proteza protetyka protetyczny; ząb zębowy; stomatologia > ząb zębowy; okulistyka > oko wzrok; serce
kardiologia kardiologiczny; mózg neurologia; pediatria > dziecko; nowotwór onkologia rak; dermatologia > skóra; ortopedia > kość; psychiatria psychiatryczny; chirurgia chirurgiczny; anestezjologia znieczulenie; wentylować wentylacja
respirator; dializa dializować; laboratorium diagnostyka; dps > ośrodek placówka; podopieczny mieszkaniec wychowanek;
autyzm spektrum; niepełnosprawny podopieczny; zasiłek świadczenie; poradnictwo
porada poradnia; kryzys kryzysowy; sekretariat > biuro; poczta korespondencja; kalendarz
terminarz; deklaracja zeznanie; bilans bilansowy; audyt > kontrola; audyt audytowy; zus ubezpieczenie; urlop urlopowy; kontroling controlling; windykacja należność; inwentura inwentaryzacja; płace płacowy; faktura
fakturowanie; przelew płatność; płatność płatniczy; transakcja transakcyjny; giełda giełdowy; fundusz fundusze; oferta
ofertowy; portfel portfolio; reklamacja zwrot; asortyment towar; e-commerce internetowy; e-commerce >
sklep; promocja promocyjny; rabat zniżka; lojalność lojalnościowy; przedstawiciel handlowy; telefoniczny telefon call;
infolinia telefoniczny; branża sektor; konkurencja konkurencyjny; klient kliencki; newsletter mailing; seo
pozycjonowanie; social społecznościowy; treść content; hasło slogan; logo logotyp znak; identyfikacja branding; usługa
serwis; mikroserwis microservices; wydanie release; deployment wdrożenie; repozytorium git; potok pipeline; zapytanie
kwerenda; użytkownik klient > odbiorca; logowanie uwierzytelnianie; dashboard pulpit raport; panel pulpit;
infrastruktura infrastrukturalny; backup kopia; awaria incydent; zgłoszenie ticket; helpdesk pomoc; sprint scrum
agile; zwinny agile; frontend interfejs; mobilny android ios; android ios > mobilny; lan > sieć; cyberbezpieczeństwo > bezpieczeństwo; gra gamedev; sterownik plc; robotyka robot; algorytm algorytmiczny; model modelowanie; statystyka
statystyczny; analityka > dane; jednostkowy unit; automatyczny automat; linux > unix; kabel przewód
okablowanie; rozdzielnia rozdzielnica; silnik napęd; silnik silnikowy; przegląd > kontrola; lakier lakiernia; blacha
blacharstwo; spaw spoina; spawanie spawalniczy; konstrukcja konstrukcyjny; rusztowanie rusztowaniowy; elewacja fasada;
więźba > dach; tapicerka obicie; płytka glazura kafelki; tynk gips; farba malarski; kanalizacja wodociąg
hydraulika; klimatyzacja klimatyzator; wentylacja wentylacyjny; gaz gazowy; tokarka > obrabiarka; cnc > obrabiarka; obróbka skrawanie; rysunek dokumentacja; stół krzesło szafa
> mebel; srebro złoto > metal biżuteria; zegar zegarek; ślusarstwo ślusarski; kowalstwo kowalski; stolarstwo
stolarski; krawiectwo krawiecki; fryzjerstwo fryzjerski; salon gabinet; makijaż wizaż; paznokieć manicure; włosy
fryzura; wesele bankiet > przyjęcie impreza; koktajl drink; bar barowy; wino winiarski; sommelier > wino; rezerwacja
booking; pokój pokojowy; sala salowy; catering cateringowy; przyjęcie impreza; sezon sezonowy; deser słodki; lody
lodziarnia; zakwas chleb; makaron > danie; kiszonka kiszony; przepis receptura; surowiec składnik produkt; alergen
alergia; dieta dietetyczny; ładunek towar; kurs trasa; flota tabor; pasażer podróżny; bilet biletowy; rozkład jazda;
tramwaj tramwajowy; autobus autobusowy; pociąg kolejowy; port portowy; żegluga żeglugowy statek; spedycja spedycyjny;
paczka kurierski; przesyłka kurierski; celny cło; kilometr km; kilogram kg; hektar ha; metr m2; zboże pszenica żyto;
pszenica żyto jęczmień kukurydza > zboże; krowa > bydło; mleko mleczny; obora bydło; jabłoń jabłko; jabłko gruszka
śliwka > owoc; pomidor ogórek ziemniak marchew > warzywo; szklarnia tunel; winnica winorośl wino; pasieka ul
pszczelarstwo; drób kura; koń stajnia; leśnictwo nadleśnictwo las; drzewostan drzewo; trawnik trawa; zieleń roślina;
krajobraz krajobrazowy; plon zbiór; program sylabus; pozalekcyjny dodatkowy; wychowawca wychowawstwo; wychowawczyni
wychowawstwo klasa; egzamin egzaminacyjny; olimpiada olimpijski; finalista finał; metoda metodyka; zerówka > przedszkole; logopedia logopedyczny; integracja integracyjny; język językowy; nauczyciel nauczycielski; dydaktyka
dydaktyczny; uczeń uczniowski; postępowanie > sprawa; proces > sprawa; pozew powództwo; kancelaria prawniczy; prawo
prawniczy; ustawa przepis; opinia ekspertyza; spadek spadkowy; rozwód rozwodowy; cywilny cywilistyczny; notariat notarialny; patent patentowy; dysertacja doktorat > rozprawa; promotor > opiekun; wyprawa ekspedycja; wykopaliska archeologia archeologiczny; seminarium seminaryjny;
stypendium > grant; erasmus > wymiana; praktyka praktykant; samorząd studencki; student studencki; naukowiec naukowy;
genetyka genetyczny gen; bakteria mikrobiologia; klimat klimatologia; język lingwistyka językoznawstwo; petent
interesant mieszkaniec; decyzja decyzyjny; rada radny; unia unijny europejski; inwestycja inwestycyjny; ewidencja rejestr; wybory wyborczy; mieszkaniec obywatel; straż pożarny strażacki; policja policyjny;
wojsko wojskowy; granica graniczny; osp straż; patrol patrolowy; trening treningowy; klub klubowy; obóz obozowy; liga
ligowy; bieg biegowy; stadion boisko; basen pływalnia; drużyna drużynowy; junior młodzik; olimpijski igrzyska;
siłownia fitness; album płyta; koncert występ; scenariusz scenariuszowy; okładka > grafika; kostium kostiumowy; premiera
premierowy; teatr > scena; dyrygentura dyrygent; skrzypce skrzypcowy; fortepian fortepianowy; balet
baletowy; lalka lalkowy; reportaż reporterski; portret portretowy; pejzaż krajobraz; witraż szkło; rękodzieło rzemiosło; wzornictwo design; komiks rysunek; czcionka typografia; kolaż > grafika; mural malowidło;
planszówki planszowy gra; szachy szachista; kajak spływ; żagiel regata; regaty żeglarstwo; skała skałki skałkowy;
ścianka wspinaczka; tatry góry; bieszczady góry; tatry bieszczady beskidy > góry; orientacja orientacyjny; rower
szosowy; mtb > rower; gitara gitarowy; kryminał powieść; fantastyka > książka literatura; poezja poetycki; teatr
spektakl; kino film; jazz jazzowy; folk ludowy; taniec taneczny; ludowy folklor; działka ogródek; działka ogród >
uprawiać; pies psi; ptak ptaki ornitologia; gwiazda astronomia; ryby wędkarstwo; grzyby grzybobranie; robótki ręczny;
puzzle układanka; klocki lego; motocykl motor; ceramika > glina; narty narciarstwo; łyżwy łyżwiarstwo;
konie jeździectwo; maraton maratończyk; wózek widłowy > magazyn; młodszy junior;
coroczny doroczny rok; pełny cały; różny rozmaity; trudny wymagający;
specjalistyczny > specjalny; nowoczesny współczesny; tradycyjny klasyczny; wieloletni długoletni; regularny regularnie
systematyczny; terminowy terminowo; zmianowy zmiana; nocny nocka; poranny rano; ranny rano; wieczorny wieczór;
świąteczny święto; wakacyjny wakacje; letni wakacyjny; tydzień tygodniowy; doba dobowy całodobowy; godzina godzinny;
minuta minutowy; miesiąc miesięczny; kwartał kwartalny; semestr semestralny; rok roczny; pieczywo piekarnia; grafik >
dyżur harmonogram zmiana; ilustracja > rysować; rzeźba > rzeźbić; plakat logo okładka ulotka > projekt; tłocznia
tłoczyć; dziecko > najmłodszy; senior > najstarszy; lotniczy powietrze; drugi ii; trzeci iii; czwarty iv; radiowęglowy
c14; osada osadnictwo; wykopaliska > badanie prace; zabytek obiekt eksponat; kartoteka katalog; stypendium > otrzymać;
referent referentka; tartak drewno; huta hutnictwo; kopalnia górnictwo górniczy; oczyszczalnia ścieki; elektrownia
energetyka; gazownia gaz; drukarnia druk drukarski; szwalnia krawiectwo szycie; pralnia pranie; ślusarnia ślusarski;
lakiernia lakierować; spawalnia spawać; garbarnia skóra; mleczarnia mleczny; ubojnia mięso; młyn mąka; browar piwo
browarnictwo; piwowar piwo; palarnia kawa; cukrownia cukier; wydawnictwo wydawniczy; księgarnia książka; kwiaciarnia
kwiat; apteka farmacja; laboratorium laboratoryjny; hospicjum opieka; żłobek niemowlę; bursa internat; filharmonia
orkiestra muzyka; galeria sztuka; planetarium astronomia; zoo zwierzę; schronisko górski; stadnina koń; wniosek
wnioskować; dofinansowanie dotacja; skarbowy podatkowy; urząd urzędowy; firma firmowy; niewielki mały; elektroniczny
elektronicznie cyfrowy online; papierowy papier; szybki szybciej; tani taniej; krótki krócej; bezbłędny bezbłędnie;
rodzinny rodzina pokolenie; ekologiczny ekologicznie eko; plażowy plaża; szosowy szosa; górski góra; leśny las; morski
morze; rzeczny rzeka; wiosenny wiosna; jesienny jesień; miejski miasto; wiejski wieś; krajowy kraj; światowy świat;
domowy dom; uczelniany uczelnia; sklepowy sklep; biurowy biuro; magazynowy magazyn; fabryczny fabryka; parkowy park;
uliczny ulica; drogowy droga; wodny woda; ogniowy ogień; powietrzny powietrze; ziemny ziemia; elektryczny prąd; gazowy
gaz; cieplny ciepło; słoneczny słońce; wiatrowy wiatr; kapelmistrz dyrygent; koncertmistrz > grać; krytyk > krytyka
recenzować; rejestratorka > rejestracja; salowa > sprzątać; cieśla > drewno dach; zdun > piec; szewc > but naprawiać;
korespondencja korespondować; naprawiać > serwisować; organizować zorganizować > urządzić urządzać; kierować zarządzać > nadzorować; pomagać > asystować; gotować piec > przyrządzać przygotowywać;
pozyskać pozyskiwać > zdobyć uzyskać; zdobyć > pozyskać; założyć > zapoczątkować; rozbudować > powiększyć rozwinąć; zbudować skonstruować; nagrać > zarejestrować; archiwizować katalogować > porządkować;
wygłosić > przedstawić zaprezentować; brygada ekipa; przedszkole przedszkolak > maluch; raport sprawozdanie umowa faktura protokół zestawienie wniosek > dokument; błąd > pomyłka; samochód > wóz;
sklep bank szkoła przedszkole biblioteka szpital apteka poradnia muzeum > placówka; dziennie > codziennie; dane > informacja; kilometr km > pokonywać pokonać przemierzać przejeżdżać; dostawa załadunek rozładunek > towar; przygotować przygotowywać > szykować przyszykować; instagram facebook tiktok youtube linkedin twitter > media; analogowy > klisza; szkolić przeszkolić szkolenie > zapoznawać zapoznać; opieka opiekować > dbać zadbać troszczyć zatroszczyć; emisja emitować; konwersja konwertować; selekcja wyselekcjonować; tresura tresować; termomodernizacja ocieplenie > ocieplać ocieplić zmodernizować;
porada > radzić doradzać; lot > latać; rejs > pływać; cięcie > tnie; paczkować pakować; ocieplać ocieplić ocieplenie; interesować zainteresowanie > ciekawić;
introligatorstwo > oprawiać książka; pszczelarstwo > pszczoła ul; stolarstwo > drewno mebel; krawiectwo > szyć; garncarstwo > lepić garnek; kaletnictwo rymarstwo > skóra; kowalstwo > kuć;
złotnictwo > biżuteria; piekarstwo > piec pieczywo; cukiernictwo > piec ciasto; piwowarstwo > warzyć piwo; serowarstwo > ser; winiarstwo > wino; kajakarstwo > kajak pływać; kolarstwo > rower jeździć;
łucznictwo > łuk strzelać; jeździectwo > koń jeździć; narciarstwo > narty jeździć; łyżwiarstwo > łyżwy jeździć; taternictwo alpinizm > wspinać góry; szybownictwo > latać szybowiec; modelarstwo > sklejać model;
filatelistyka > znaczek zbierać kolekcjonować; numizmatyka > moneta zbierać kolekcjonować; krótkofalarstwo > radio; astronomia > gwiazda obserwować niebo; ornitologia > ptak obserwować; wędkarstwo > ryba łowić;
myślistwo > polować; grzybobranie > grzyb zbierać; ogrodnictwo > ogród uprawiać; szydełkowanie > szydełko; hafciarstwo > haftować; koronkarstwo > koronka; makrama > pleść; kaligrafia > pisać litera;
genealogia > przodek rodzina; kulinaria > gotować kuchnia; turystyka > podróżować; brydż szachy warcaby > grać; siatkówka > siatkarz siatkarka siatkarski; koszykówka > koszykarz koszykarski; piłka > piłkarski;
żagle żeglarstwo > żeglarski żeglować; analiza > analityczny; grafika > graficzny; ściana > ścienny; tkanina > tkacki; lekcja > lekcyjny; leczenie > leczniczy; konserwacja > konserwatorski konserwatorka;
papier > papierniczy; dostawa > dostawczy; naprawa > naprawczy; herbata > herbaciany; śpiew > śpiewaczy; koń > koński; autorski > autor autorka pisarz pisarka; botanika botaniczny > roślina; zoologia > zwierzę; ornitologia > ptak; dendrologia > drzewo; doradzać doradztwo > radzić poradzić porada; comiesięczny comiesięcznie;
cotygodniowy cotygodniowo; coroczny corocznie; warszawa > stolica stołeczny; gdańsk gdynia sopot > trójmiasto trójmiejski; katowice gliwice zabrze chorzów tychy > śląsk śląski; kraków > małopolska małopolski;
poznań > wielkopolska wielkopolski; gdańsk > pomorze pomorski; lublin > lubelszczyzna; białystok > podlasie podlaski; rzeszów > podkarpacie podkarpacki; zakopane > podhale podhalański; zegarmistrz > zegarek naprawiać; modystka > kapelusz; serowar > ser; piwowar > piwo warzyć; barman > drink koktajl;
pomoc > pomagać; zmywak > zmywać; hostessa > gość; concierge > gość; kapitan > statek dowodzić; bosman > statek;
wózkowy > wózek; pakowacz > pakować; sortowacz > sortować; statystyk > statystyka; historyk > historia; fizyk >
fizyka; matematyk > matematyka; optyk > okulary; protetyk > proteza; dietetyk > dieta; logopeda > mowa; grant dotacja
dofinansowanie > pozyskać otrzymać; zajęcia wykład lekcja lektorat korepetycje > uczyć; snycerstwo > rzeźbić drewno
rzeźba; skiturowy skitury; dekada dziesięciolecie; srebro > medal; złoto > medal; brąz > medal; międzyszkolny szkolny
> szkoła; mieszkaniowy mieszkalnictwo; smog powietrze; pogoda pogodowy; zł złotych złote pln; mały niewielki; krótki
niedługi; surfing windsurfing kitesurfing > pływać deska; gołąb gołębie kanarek królik koza owca kura > hodować
zwierzę ptak; glina ceramika garncarstwo; angielski niemiecki francuski hiszpański włoski rosyjski ukraiński czeski
polski słowacki > język językowy; skład pociąg; parowóz lokomotywa > pojazd tabor; tabor pojazd; jednorodzinny dom;
moc mw kw; samotny samotność; instagram tiktok facebook youtube linkedin > społecznościowy; newsletter mail;
obserwujący odbiorca; profil konto; krem kosmetyk; krem szminka perfumy > kosmetyk; reklama kampania; rodzic mama
tata; lęk lękowy; mutyzm mowa; migowy głuchy; terapia terapeutyczny; poradnia poradniany; seniorzy starszy; żeglarz
jacht; jacht żaglówka > łódź; jacht żaglówka kajak > pływać; motocykl > jeździć; quad gokart > jeździć; szybowiec
paralotnia balon > latać; rolki łyżwy deskorolka hulajnoga > jeździć; las > grzyby; sauna; wypieki > piec; opera balet
> muzyka taniec; koncert > muzyka; poezja powieść kryminał fantastyka reportaż > czytać książka literatura; seriale
filmy kino > oglądać; gry > grać; bilard kręgle dart snooker curling rugby > grać; krzyżówki sudoku łamigłówki >
rozwiązywać; boks karate judo aikido kickboxing > trenować walka; crossfit > ćwiczyć; triathlon > pływać biegać rower;
historia > historyczny; psychologia > czytać; klub koło świetlica sekcja > prowadzić; kontakt spotkanie rozmowa >
rozmawiać kontaktować; orkiestra chór kapela > występować; faktura rachunek > wystawiać; turystyka > wyprawa
wycieczka; patrol patrolowy > patrolować; rysunek projekt > rysować; meldunek meldować zameldować zameldowanie;
fryzura włosy > strzyc; naprawa > naprawiać; pomiar > mierzyć; wywiad > rozmawiać; newsletter blog felieton
reportaż > pisać; profil > prowadzić; reklamacja skarga zażalenie odwołanie wniosek podanie > rozpatrywać; zapis zapisywać > notować;
tachimetr niwelator teodolit dalmierz > pomiarowy geodezyjny; incoterms > reguła warunek;
łódź łódzki; lublin lubelski; białystok białostocki; kielce kielecki; sopot sopocki; ełk ełcki; zakopane zakopiański; sącz sądecki nowosądecki; góra zielonogórski jeleniogórski; bielsko bielski;
gdynia gdyński; toruń toruński; poznań poznański; bydgoszcz bydgoski; warszawa warszawski; wałbrzych wałbrzyski; zamość zamojski; łomża łomżyński; suwałki suwalski; świdnica świdnicki; puławy puławski
`
