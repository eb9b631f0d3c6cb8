/** See same-meaning.ts: the aspects of one verb, and the nouns that they make. */
export const groups = `
zamykać zamknąć zamknął zamknęła zamknięcie; wypełniać wypełnić; naliczać naliczyć; składać złożyć złożenie; rozkładać
rozłożyć; zakładać założyć; układać ułożyć; odkładać odłożyć; wykładać wyłożyć; wybierać wybrać wybór; dobierać dobrać
dobór; odbierać odebrać odbiór; pobierać pobrać pobór; zbierać zebrać zbiór; rozbierać rozebrać rozbiórka; nabierać
nabrać nabór; przyjmować przyjąć przyjął przyjęła przyjęcie; wyjmować wyjąć; obejmować objąć objęła; zdejmować zdjąć;
podejmować podjąć podjęła; przejmować przejąć przejęła przejęcie; zajmować zająć zajęła; wysyłać wysłać wysyłka;
przesyłać przesłać przesyłka; nadawać nadać nadanie; oddawać oddać; wydawać wydać wydanie; dodawać dodać dodatek;
podawać podać; sprzedawać sprzedać; rozdawać rozdać; przekazywać przekazać; wskazywać wskazać; pokazywać pokazać;
wykazywać wykazać wykaz; zapisywać zapisać zapis; opisywać opisać opis; wpisywać wpisać wpis; podpisywać podpisać;
przepisywać przepisać; spisywać spisać spis; wypisywać wypisać; dopisywać dopisać; kończyć skończyć zakończyć;
zaczynać zacząć zaczął zaczęła; rozpoczynać rozpocząć rozpoczął rozpoczęła; ciągnąć wyciągać wyciągnąć; osiągać
osiągnąć; sięgać sięgnąć; zatrzymywać zatrzymać; utrzymywać utrzymać; otrzymywać otrzymać; dotrzymywać dotrzymać;
ścinać ściąć; wycinać wyciąć wycinka; obcinać obciąć; przycinać przyciąć; docinać dociąć; zginać zgiąć; przynosić
przynieść przyniósł przyniosła; wynosić wynieść; odnosić odnieść odniosła odniósł; podnosić podnieść podniósł
podniosła; przenosić przenieść przeniósł przeniosła; roznosić roznieść; wnosić wnieść wniósł wniosła; donosić donieść;
wozić wieźć; przywozić przywieźć; dowozić dowieźć dowóz; wywozić wywieźć wywóz; odwozić odwieźć; rozwozić rozwieźć;
wprowadzać wprowadzić; wyprowadzać wyprowadzić; odprowadzać odprowadzić; sprowadzać sprowadzić; przeprowadzać
przeprowadzić; doprowadzać doprowadzić; tworzyć stworzyć utworzyć; odtwarzać odtworzyć; przetwarzać przetworzyć;
wytwarzać wytworzyć; otwierać otworzyć; robić zrobić; wyrabiać wyrobić wyrób; przerabiać przerobić; obrabiać obrobić
obróbka; odrabiać odrobić; omawiać omówić; umawiać umówić; zamawiać zamówić; przemawiać przemówić przemówienie;
rozmawiać rozmowa; opowiadać opowiedzieć opowieść; odpowiadać odpowiedzieć odpowiedź; zapowiadać zapowiedzieć
zapowiedź; pytać zapytać; prosić poprosić; zapraszać zaprosić; ogłaszać ogłosić; zgłaszać zgłosić; wygłaszać wygłosić;
słuchać wysłuchać; uczyć nauczyć; szkolić przeszkolić; pomagać pomóc pomógł pomogła; wspierać wesprzeć wsparcie;
popierać poprzeć poparcie; chronić ochronić; bronić obronić; pilnować dopilnować; opiekować zaopiekować; karmić
nakarmić; kąpać wykąpać; ubierać ubrać; leczyć wyleczyć; szczepić zaszczepić; liczyć policzyć; obliczać obliczyć;
rozliczać rozliczyć; wyliczać wyliczyć; zaliczać zaliczyć; mierzyć zmierzyć; ważyć zważyć; oceniać ocenić; wyceniać
wycenić; doceniać docenić; porównywać porównać; badać zbadać; sprawdzać sprawdzić; szukać poszukać poszukiwać;
wyszukiwać wyszukać; znajdować znaleźć; odnajdować odnaleźć odnaleziony; odkrywać odkryć; wykrywać wykryć wykrył
wykryła; rozpoznawać rozpoznać; poznawać poznać; wyjaśniać wyjaśnić; ułatwiać ułatwić; usprawniać usprawnić; naprawiać
naprawić; poprawiać poprawić; zmieniać zmienić zmiana; wymieniać wymienić wymiana; zamieniać zamienić zamiana;
zwalniać zwolnić; zwiększać zwiększyć; zmniejszać zmniejszyć; powiększać powiększyć; polepszać polepszyć; pogłębiać
pogłębić; poszerzać poszerzyć; rozszerzać rozszerzyć; skracać skrócić; wydłużać wydłużyć; przedłużać przedłużyć;
obniżać obniżyć; podwyższać podwyższyć; przyspieszać przyspieszyć; opóźniać opóźnić; ograniczać ograniczyć;
przekraczać przekroczyć; łączyć połączyć; podłączać podłączyć; włączać włączyć; wyłączać wyłączyć; dołączać dołączyć;
dzielić podzielić; udzielać udzielić; przydzielać przydzielić; rozdzielać rozdzielić; wydzielać wydzielić; ustalać
ustalić; określać określić; ustawiać ustawić; wystawiać wystawić; przedstawiać przedstawić; zostawiać zostawić;
stawiać postawić; wstawiać wstawić; nastawiać nastawić; zestawiać zestawić; sadzić posadzić; sądzić osądzić; wieszać
powiesić zawiesić; pozwalać pozwolić; uwalniać uwolnić; wypuszczać wypuścić; dopuszczać dopuścić dopuszczenie;
oczyszczać oczyścić; czyścić wyczyścić; gościć ugościć; umieszczać umieścić; zamieszczać zamieścić; pomieszczać
pomieścić; upraszczać uprościć; mieścić zmieścić; stroić nastroić; podwajać podwoić; dostosowywać dostosować;
przystosowywać przystosować; opracowywać opracować; wypracowywać wypracować; przygotowywać przygotować; wykonywać
wykonać; dokonywać dokonać; pokonywać pokonać; przekonywać przekonać; planować zaplanować; rysować narysować; malować
namalować; lakierować polakierować; pakować spakować zapakować; ładować załadować; rozładowywać rozładować;
przeładowywać przeładunek; budować zbudować; przebudowywać przebudować; rozbudowywać rozbudować; odbudowywać odbudować
odbudowa; zabudowywać zabudować; kupować kupić; wykupywać wykupić; skupować skupić skup; płacić zapłacić; opłacać
opłacić opłata; wypłacać wypłacić wypłata; spłacać spłacić spłata; wpłacać wpłata; pożyczać pożyczyć; wypożyczać
wypożyczyć; zwracać zwrócić zwrot; oszczędzać oszczędzić; odzyskiwać odzyskać odzysk; zyskiwać zyskać; uzyskiwać
uzyskać; pozyskiwać pozyskać; wygrywać wygrać; rozgrywać rozegrać; nagrywać nagrać; zdobywać zdobyć; odbywać odbyć;
przebywać przebyć; nabywać nabyć; gotować ugotować; smażyć usmażyć; piec upiec; wypiekać wypiec; kroić pokroić;
mieszać wymieszać; doprawiać doprawić; nalewać nalać; podlewać podlać; odlewać odlać; myć umyć; zmywać zmyć; prać
wyprać pranie; prasować wyprasować; sprzątać posprzątać; zamiatać zamieść; szyć uszyć; tkać utkać tkactwo; dziergać
wydziergać; haftować wyhaftować; strzyc ostrzyc; czesać uczesać; malować umalować; masować wymasować masaż; ćwiczyć
poćwiczyć; trenować wytrenować; biegać pobiec przebiec; pływać popłynąć przepłynąć; jeździć pojechać; chodzić pójść;
wspinać wspiąć; skakać skoczyć skok; rzucać rzucić rzut; strzelać strzelić; grać zagrać; śpiewać zaśpiewać; tańczyć
zatańczyć; występować wystąpić; czytać przeczytać; pisać napisać; tłumaczyć przetłumaczyć; przekładać przełożyć;
redagować zredagować; drukować wydrukować; składać złożyć skład; oprawiać oprawić; wydawać wydać; publikować
opublikować; ilustrować zilustrować; fotografować sfotografować; filmować sfilmować; kręcić nakręcić; kopać wykopać
wykop wykopaliska; wiercić wywiercić; kuć wykuć; spawać zespawać; lutować przylutować; kleić skleić przyklejać;
przyklejać przykleić; szlifować oszlifować; polerować wypolerować; toczyć wytoczyć; frezować wyfrezować; wykańczać
wykończyć wykończenie; kłaść położyć; murować wymurować; tynkować otynkować; izolować zaizolować; ocieplać ocieplić;
uszczelniać uszczelnić; montować zmontować zamontować; demontować zdemontować; instalować zainstalować; podpinać
podpiąć; uruchamiać uruchomić; regulować wyregulować; smarować nasmarować; tankować zatankować; przeglądać przejrzeć
przegląd; oglądać obejrzeć; doglądać dojrzeć; dostrzegać dostrzec; obserwować zaobserwować; siać zasiać wysiać; sadzić
zasadzić posadzić; orać zaorać; kosić skosić; zbierać zebrać; zrywać zerwać; hodować wyhodować; doić wydoić; paść
wypas wypasać; łowić złowić połów; polować upolować; palić spalić; gasić ugasić; ratować uratować; wyciągać wyciągnąć;
przeszukiwać przeszukać; legitymować wylegitymować; przesłuchiwać przesłuchać; badać przebadać; eskortować
odeskortować; strzec ustrzec; rozwiązywać rozwiązać; zawiązywać zawiązać; nawiązywać nawiązać; łagodzić złagodzić;
godzić pogodzić; rozstrzygać rozstrzygnąć rozstrzygnięcie; orzekać orzec orzeczenie orzecznictwo; uchylać uchylić;
zaskarżać zaskarżyć; wnioskować zawnioskować; wnosić wnieść; zasądzać zasądzić; zarejestrować rejestrować; zatwierdzać
zatwierdzić; potwierdzać potwierdzić; stwierdzać stwierdzić; przyznawać przyznać; uznawać uznać; powoływać powołać;
odwoływać odwołać; wybierać wybrać; głosować zagłosować; zwoływać zwołać; eliminować wyeliminować; usuwać usunąć
usunięcie; zapobiegać zapobiec; unikać uniknąć; zwalczać zwalczyć; niszczyć zniszczyć; zużywać zużyć zużycie; używać
użyć użycie; ożywiać ożywić; odnawiać odnowić; wznawiać wznowić; przerywać przerwać przerwa; wracać wrócić powrót;
odchodzić odejść odszedł odeszła odejście; przechodzić przejść przeszedł przeszła; dochodzić dojść; przenosić
przenieść; zatrudniać zatrudnić; angażować zaangażować; werbować zwerbować; zwerbować pozyskać;
ciąć cięcie ciął cięła; giąć gięcie giął gięła; kleić klejenie skleić; kroić krojenie pokroić; myć mycie mył myła umyć umył umyła; prać pranie prał prała;
doić dojenie wydoić; kłaść kładzenie kładł kładła; wyładowywać wyładować wyładunek; chronić ochrona ochraniać; zawierać zawrzeć zawarł zawarła zawarcie;
zdobić ozdobić zdobienie; strzyc strzygł strzygła strzyżenie; piec piekł piekła pieczenie;
podnieść podniósł podniosła podniesienie; przenieść przeniósł przeniosła przeniesienie; wnieść wniósł wniosła wniesienie; odnieść odniósł odniosła odniesienie; wynieść wyniósł wyniosła wyniesienie;
przywieźć przywiózł przywiozła przywiezienie; zawieźć zawiózł zawiozła zawiezienie; odwieźć odwiózł odwiozła odwiezienie; dowieźć dowiózł dowiozła dowiezienie; wywieźć wywiózł wywiozła wywiezienie;
strzec strzegł strzegła strzeżenie; ująć ujął ujęła ujęcie; wynająć wynajął wynajęła wynajęcie wynajmować wynajem; poić pojenie poił poiła napoić; kuć kucie kuł kuła wykuć wykuł; pić picie pił piła wypić;
pilotować pilotaż; selekcjonować selekcja; dzielić podzielić podział; transkrybować transkrypcja; notować zanotować odnotować odnotowywać; inspekcja inspekcjonować;
dostosować przystosować; ujednolicać standaryzować unifikacja; powiadamiać powiadomić zawiadamiać zawiadomić;
demontować zdemontować demontaż rozmontować; chłodzić schłodzić schładzać; mrozić zamrażać zamrozić; suszyć wysuszyć;
przewozić wożenie wożony; uzbroić uzbrajać; kleić sklejać skleić klejenie; objazd objeżdżać
objechać; dzierżawić wydzierżawić; cytować cytat; instruować poinstruować instruktaż; przewieźć przewiózł przewozić;
rozwieźć rozwiózł rozwozić; roznosić roznieść rozniósł; zanosić zanieść zaniósł; ścinać ściąć ściął ścięła; wycinać
wyciął wycięła; nacinać naciąć nacięła; wyginać wygiąć wygięła; popierać poprzeć poparł; zamiatać zamiótł; ugniatać
zagniatać gnieść zagnieść ugnieść; dojeżdżać dojechać dojazd; przyjeżdżać przyjechać przyjazd; wysiewać siew;
przymierzyć przymiarka; nawijać nawinąć; zwijać zwinąć; zwozić zwieźć zwiózł; wykrawać wykroić; przecierać przetrzeć
przetarł; ścierać zetrzeć starł; wycierać wytrzeć wytarł; zacierać zatrzeć zatarł; siekać posiekać; 
cedzić odcedzić; dekorować udekorować przystrajać przystroić; karmić dokarmiać; tresować wytresować; siodłać osiodłać;
kąpać kąpiel; rozbierać rozbiór; siać siał sieje; orać orał orka; doić doił doi wydoił; wieźć
wiozę wozić; pranie pierze piorę
`
