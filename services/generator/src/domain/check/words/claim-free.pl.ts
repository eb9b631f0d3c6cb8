/** See claim-free.ts. */
export const words = `
a aby adres adresem adresie adresu aktualna aktualne aktualnego aktualnej aktualnie aktualny aktualnych aktualnym
aktualnymi aktualną albo ale bezpośrednio bierze bierzemy bierzesz bieżąca bieżące bieżącego bieżącej bieżący
bieżących bieżącym bieżącymi bieżącą biorą biorąc biorę biuro biurze blisko brali braliśmy brać brał brała brałam
brałem brało brały brzmi brzmiał brzmiała brzmiałam brzmiałem brzmiało brzmiały brzmieli brzmieliśmy brzmieć brzmią
by byli byliby byliśmy bym bywa bywać bywał bywała być był była byłaby byłam byłaś byłby byłem byłeś było byłoby
były byłyśmy byś byśmy bądź będzie będziecie będziemy będziesz będą będąc będąca będące będący będę chce chcecie
chcemy chcesz chciał chciała chciałaby chciałabym chciałam chciałby chciałbym chciałem chciało chciały chcieli
chcielibyśmy chcieliśmy chcieć chcą chcąc chcę chociaż chodzi chodzili chodziliśmy chodzimy chodzisz chodzić chodził
chodziła chodziłam chodziłem chodziło chodziły chodzą chodząc chodzę choć chwila chwile chwili chwilą chwilę chyba
chęci chęcią chętnie chęć ci ciebie cieszy cieszyli cieszyliśmy cieszymy cieszysz cieszyć cieszył cieszyła cieszyłam
cieszyłem cieszyło cieszyły cieszą ciesząc cieszę ciąg ciągu cię co codzienna codzienne codziennego codziennej
codzienności codzienność codzienny codziennych codziennym codziennymi codzienną coś cv czas czasach czasami czasem
czasie czasu czasy czasów czego czegoś czeka czekają czekając czekali czekaliśmy czekam czekamy czekasz czekać
czekał czekała czekałam czekałem czekało czekały czemu czemuś cześć czuje czujemy czują czując czuję czuli czuliśmy
czuć czuł czuła czułam czułem czuło czuły czy czyj czyli czym czymś czynności czynność czyta czytają czytając
czytali czytaliśmy czytam czytamy czytasz czytać czytał czytała czytałam czytałem czytało czytały części częściami
częściowo częścią część człowiek człowieka człowiekiem człowiekowi da dadzą daje dajemy dajesz dają dając daję dalej
daleko dali daliśmy dalsza dalsze dalszego dalszej dalszy dalszych dalszym dalszymi dalszą dam damy danego dat data
daty datą datę dawali dawaliśmy dawać dawał dawała dawałam dawałem dawało dawały dawna dawne dawnego dawnej dawniej
dawny dawnych dawnym dawnymi dawną dać dał dała dałam dałem dało dały dla dni dnia dniach dniami dniem dniom dniu do
dobra dobre dobrego dobrej dobry dobrych dobrym dobrymi dobrze dobrą dodatkowa dodatkowe dodatkowego dodatkowej
dodatkowo dodatkowy dodatkowych dodatkowym dodatkowymi dodatkową dojść dokąd dookoła dopóki dostał dostała doszedł
doszła doszło dotychczas dotychczasowa dotychczasowe dotychczasowego dotychczasowej dotychczasowy dotychczasowych
dotychczasowym dotychczasowymi dotychczasową dotyczy dotyczyli dotyczyliśmy dotyczyć dotyczył dotyczyła dotyczyłam
dotyczyłem dotyczyło dotyczyły dotyczą dotycząca dotyczące dotyczący dotyczących dotąd dołącza dołączali
dołączaliśmy dołączam dołączać dołączał dołączała dołączałam dołączałem dołączało dołączały dołączy dołączyli
dołączyliśmy dołączyć dołączył dołączyła dołączyłam dołączyłem dołączyło dołączyły dołączę doświadczenia
doświadczenie doświadczeniem dość drodze droga drogi drogą drogę działalności działalnością działalność dziedzin
dziedzina dziedzinie dziedziny dziedzinę dzień dzisiaj dzisiejsza dzisiejsze dzisiejszego dzisiejszej dzisiejszość
dzisiejszy dzisiejszych dzisiejszym dzisiejszymi dzisiejszą dziękuję e-mail element elementem elementy elementów
email etacie etap etapem etapie etapu etapy etapów etat etatu ewentualnie faktycznie firma firmie firmy form forma
formie formy formą formę funkcja funkcje funkcji funkcjonowali funkcjonowaliśmy funkcjonować funkcjonował
funkcjonowała funkcjonowałam funkcjonowałem funkcjonowało funkcjonowały funkcjonuje funkcjonujemy funkcjonujesz
funkcjonują funkcjonując funkcjonuję funkcją funkcję gdy gdyby gdzie gdziekolwiek gdzieś generalnie go godzin
godzina godzinach godzinami godziny godzinę głównie hobby i ich idzie idziemy idziesz idą idąc idę im imienia
imieniem imię inaczej inna inne innego innej inni inny innych innym innymi inną interesowali interesowaliśmy
interesować interesował interesowała interesowałam interesowałem interesowało interesowały interesuje interesujemy
interesujesz interesują interesując interesuję internecie internet internetu istniał istniała istniało istnieje
istnieją istniejący istnieć istotnie itd itp iść iż ja jacy jak jaka jakaś jakby jaki jakich jakichś jakie jakiego
jakiegoś jakiej jakiejś jakieś jakim jakimi jakimś jakiś jako jakoś jaką jakąś jednak jednakże jednocześnie jego jej
jemu jesieni jesienią jesień jest jestem jesteś jesteście jesteśmy jeszcze jeśli jeżeli jutro już ją kalendarz
kariera kariery karierze karierę kawałek kawałka kawałki kiedy kiedyś kierunek kierunku kim kimś kliknij kliknąć
kogo kogoś kolejna kolejne kolejnego kolejnej kolejno kolejny kolejnych kolejnym kolejnymi kolejną komu komuś koniec
konkretnie kontakcie kontakt kontaktu kontakty kontekst kontekstu kontekście kontynuowali kontynuowaliśmy
kontynuować kontynuował kontynuowała kontynuowałam kontynuowałem kontynuowało kontynuowały kontynuuje kontynuujemy
kontynuujesz kontynuują kontynuując kontynuuję korzysta koło końca końcem końcu kończy kończyli kończyliśmy kończymy
kończysz kończyć kończył kończyła kończyłam kończyłem kończyło kończyły kończą kończąc kończę krok kroki kroku
kroków krócej krótka krótki krótkich krótkie krótkiego krótkiej krótkim krótkimi krótko krótką kto ktoś która które
którego której który których którym którymi którzy którą ku kwestia kwestie kwestii kwestię lat lata latach latami
latem lato lecz letni letnia letnich letnie letniego letniej letnim letnimi letnią link linki linkiem linku linków
lista listy listą listę liście lub lubi lubicie lubili lubiliśmy lubimy lubisz lubią lubiąc lubić lubię lubił lubiła
lubiłam lubiłem lubiło lubiły ludzi ludziach ludzie ludziom ludźmi ma macie mail maila mają mając mająca mający mam
mamy masz mała małe małego małej mały małych małym małymi małą mi mianowicie miasto miał miała miałam miałem miało
miały miej miejsc miejsca miejscach miejsce miejscem miejscu mieli mieliśmy miesiąc miesiąca miesiącach miesiące
miesiącem miesiącu miesięcy mieszczą mieszka mieszkają mieszkając mieszkająca mieszkający mieszkających mieszkającą
mieszkali mieszkaliśmy mieszkam mieszkamy mieszkasz mieszkać mieszkał mieszkała mieszkałam mieszkałem mieszkało
mieszkały mieć mieści mieście mieścić mimo minut minuta minuty minutę między miła miłe miłego miłej miło miły miłych
miłym miłymi miłą mnie mną mogli mogliby mogą mogąc mogę mogła mogłaby mogłam mogłem mogło mogłoby mogły moi moich
moim moimi moja moje mojego mojej mojemu moją momencie moment momentu momenty może możecie możemy możesz możliwa
możliwe możliwego możliwej możliwy możliwych możliwym możliwymi możliwą można mu musi musiał musiała musiałam
musiałem musiało musiały musicie musieli musieć musimy musisz muszą muszę my myślał myślała myślałam myślałem
myślało myślały myśleli myśleliśmy myśleć myśli myślimy myślisz myślą myślę móc mógł mógłby mój na nad należał
należała należałam należałem należało należały należeli należeliśmy należeć należy należymy należysz należą należąc
należąca należące należący należę nam nami naokoło naprawdę naprzeciw naprzeciwko nas nasi następna następne
następnego następnej następnie następny następnych następnym następnymi następną następujące następujący
następujących nasz nasza nasze naszego naszej naszemu naszych naszym naszymi naszą natomiast naturalnie natychmiast
nazwa nazwany nazwiska nazwisko nazwy nazwą nazwę nazywa nazywają nazywając nazywali nazywaliśmy nazywam nazywamy
nazywana nazywany nazywasz nazywać nazywał nazywała nazywałam nazywałem nazywało nazywały nich niech nieco niedaleko
niedawna niedawne niedawnego niedawnej niedawno niedawny niedawnych niedawnym niedawnymi niedawną niedługo niegdyś
niego niej niekiedy niemal niemu nim nimi nią no noc nocami noce nocy nocą normalna normalne normalnego normalnej
normalnie normalny normalnych normalnym normalnymi normalną np o obecna obecne obecnego obecnej obecnie obecny
obecnych obecnym obecnymi obecną obejmie obejmowali obejmowaliśmy obejmować obejmował obejmowała obejmowałam
obejmowałem obejmowało obejmowały obejmuje obejmujemy obejmujesz obejmują obejmując obejmująca obejmujące obejmujący
obejmuję obejmę objąć objął objąłem objęli objęła objęłam obok obszar obszarem obszaru obszary obszarze obszarów
ochota ochoty ochotę oczywiście od odbywa odbywają odbywając odbywali odbywaliśmy odbywam odbywamy odbywasz odbywać
odbywał odbywała odbywałam odbywałem odbywało odbywały odbyć odbył odbyła odbyłam odbyłem odbyło ode odejść odeszła
odeszłam odkąd odnośnie odpoczynek odpoczynku odpowiedni odpowiednia odpowiednich odpowiednie odpowiedniego
odpowiedniej odpowiednim odpowiednimi odpowiednio odpowiednią odszedł odszedłem odtąd ogląda oglądają oglądając
oglądali oglądaliśmy oglądam oglądamy oglądasz oglądać oglądał oglądała oglądałam oglądałem oglądało oglądały ogóle
ogólna ogólne ogólnego ogólnej ogólnie ogólny ogólnych ogólnym ogólnymi ogólną ogół ogółem okazja okazje okazji
okazjonalnie okazję okolic okolica okolicach okolice okolicy około okres okresem okresie okresu okresy okresów on
ona one oni ono opis opisali opisaliśmy opisana opisane opisany opisanych opisać opisał opisała opisałam opisałem
opisało opisały opisie opisu opisuje opisują opisując opisuję opisy opisywali opisywaliśmy opisywać opisywał
opisywała opisywałam opisywałem opisywało opisywały opisze opiszę oprócz opuszczę opuści opuścili opuściliśmy
opuścić opuścił opuściła opuściłam opuściłem opuściło opuściły oraz osoba osobach osobami osobie osobista osobiste
osobistego osobistej osobisty osobistych osobistym osobistymi osobistą osobiście osobno osobom osoby osobą osobę
ostatnio osób ot oto otoczenia otoczenie otoczeniu owa owo owszem oznacza oznaczają oznaczali oznaczaliśmy oznaczać
oznaczał oznaczała oznaczałam oznaczałem oznaczało oznaczały pamięta pamiętają pamiętając pamiętali pamiętaliśmy
pamiętam pamiętamy pamiętasz pamiętać pamiętał pamiętała pamiętałam pamiętałem pamiętało pamiętały pan panem pani
panu patrzeć patrzy patrzyli patrzyliśmy patrzył patrzyła patrzyłam patrzyłem patrzyło patrzyły patrzą patrząc
patrzę pewien pewna pewne pewnego pewnej pewnie pewnym pewną pełni pełnili pełniliśmy pełnimy pełnią pełniąc pełnić
pełnię pełnił pełniła pełniłam pełniłem pełniło pełniły po pobliże pobliżu pobycie pobyt pobytem pobytu pochodzi
pochodzili pochodziliśmy pochodzić pochodził pochodziła pochodziłam pochodziłem pochodziło pochodziły pochodzą
pochodząca pochodzący pochodzę początek początki początkiem początkowo początku pod podana podane podany podczas
podoba podobają podobali podobaliśmy podobać podobał podobała podobałam podobałem podobało podobały podobna podobne
podobnego podobnej podobnie podobny podobnych podobnym podobnymi podobną podówczas pokazuje pokazują pokazuję
pokazywali pokazywaliśmy pokazywać pokazywał pokazywała pokazywałam pokazywałem pokazywało pokazywały pola pole
polega polu pomaga pomagają pomagając pomagali pomagaliśmy pomagam pomagamy pomagasz pomagać pomagał pomagała
pomagałam pomagałem pomagało pomagały pomimo pomiędzy pomogli pomogliśmy pomogą pomogę pomogła pomogłam pomogłem
pomogło pomogły pomoże pomóc pomógł ponad ponadto poniekąd poniżej ponownie popołudnia popołudniami popołudnie
popołudniu poprzedni poprzednia poprzednich poprzednie poprzedniego poprzedniej poprzednim poprzednimi poprzednio
poprzednią poprzez pora poranek poranka poranna poranne porannego porannej poranny porannych porannym porannymi
poranną portfolio pory porę posada posady posadę posiada poszedł poszli poszła poszły potem potrzeb potrzeba
potrzebna potrzebne potrzebny potrzebowali potrzebowaliśmy potrzebować potrzebował potrzebowała potrzebowałam
potrzebowałem potrzebowało potrzebowały potrzebuje potrzebujemy potrzebujesz potrzebują potrzebując potrzebuję
potrzeby potrzebę powie powiedział powiedziała powiedziałam powiedziałem powiedziało powiedziały powiedzieli
powiedzieliśmy powiedzieć powiedzą powiem powinien powinienem powinna powinnam powinni powinno powinny powrocie
powrotu powrót powyżej poza pozna poznaje poznają poznając poznaję poznali poznaliśmy poznam poznawali poznawaliśmy
poznawać poznawał poznawała poznawałam poznawałem poznawało poznawały poznać poznał poznała poznałam poznałem
poznało poznały pozostaje pozostają pozostaję pozostali pozostaliśmy pozostanie pozostaną pozostanę pozostawali
pozostawaliśmy pozostawać pozostawał pozostawała pozostawałam pozostawałem pozostawało pozostawały pozostać pozostał
pozostała pozostałam pozostałe pozostałego pozostałej pozostałem pozostało pozostały pozostałych pozostałym
pozostałymi pozostałą pozycja pozycje pozycji pozycję położona położone położony prac praca pracach prace pracowali
pracowaliśmy pracować pracował pracowała pracowałam pracowałem pracowało pracowały pracuje pracujemy pracujesz
pracują pracując pracująca pracującego pracujący pracujących pracującą pracuję pracy pracą pracę prawdopodobnie
prawie profil profile profilem profilu prosta proste prostego prostej prosto prosty prostych prostym prostymi prostą
proszę prywatna prywatne prywatnego prywatnej prywatnie prywatny prywatnych prywatnym prywatnymi prywatną przebieg
przebiegu przebywa przebywają przebywając przebywali przebywaliśmy przebywam przebywamy przebywasz przebywać
przebywał przebywała przebywałam przebywałem przebywało przebywały przechodzi przechodzili przechodziliśmy
przechodzić przechodził przechodziła przechodziłam przechodziłem przechodziło przechodziły przechodzą przechodzę
przecież przed przede przedtem przejdzie przejścia przejście przejść przeniesie przenieśli przenieśliśmy przenieść
przeniosę przeniosła przeniosłam przeniosłem przeniosło przeniosły przeniósł przenosi przenosili przenosiliśmy
przenosić przenosił przenosiła przenosiłam przenosiłem przenosiło przenosiły przenoszę przeprowadzce przeprowadzka
przeprowadzki przerwa przerwie przerwy przerwę przeszedł przeszedłem przeszli przeszła przeszłam przeszłości
przeszłość przeważnie przez przy przychodzi przychodzili przychodziliśmy przychodzić przychodził przychodziła
przychodziłam przychodziłem przychodziło przychodziły przychodzą przychodzę przyjemna przyjemne przyjemnego
przyjemnej przyjemności przyjemnością przyjemność przyjemny przyjemnych przyjemnym przyjemnymi przyjemną przykład
przykładem przykładowo przykładu przykłady przypadek przypadkach przypadki przypadku przypadków przyszedł przyszła
przyszłe przyszłego przyszłej przyszłości przyszłość przyszły przyszłych przyszłym przyszłymi przyszłą prócz punkcie
punkt punktem punktu punkty punktów pytania pytanie pytań pójść póki później późniejsza późniejsze późniejszego
późniejszej późniejszy późniejszych późniejszym późniejszymi późniejszą raczej ramach ramy ranek ranka rankiem rano
raz razem razu regularna regularne regularnego regularnej regularnie regularny regularnych regularnym regularnymi
regularną robi robicie robili robiliśmy robimy robisz robią robiąc robić robię robił robiła robiłam robiłem robiło
robiły rodzaj rodzaje rodzaju rodzajów rok rokiem rokowi roku rola role roli rolą rolę rozpocznie rozpocznę
rozpoczyna rozpoczynają rozpoczynając rozpoczynali rozpoczynaliśmy rozpoczynam rozpoczynamy rozpoczynać rozpoczynał
rozpoczynała rozpoczynałam rozpoczynałem rozpoczynało rozpoczynały rozpocząć rozpoczął rozpocząłem rozpoczęli
rozpoczęła rozpoczęłam rozpoczęło rozpoczęły rozrywka rozrywki rzecz rzeczach rzeczami rzeczy rzeczywiście rzeczą
również równocześnie sam sama same samego samej sami samo samych samym sens sensu sezon sezonem sezonie sezonu
sezony sezonów siebie się skończył skończyła skąd sobie sobą spod spokojna spokojne spokojnego spokojnej spokojnie
spokojny spokojnych spokojnym spokojnymi spokojną sposobem sposobu sposoby sposobów sposób spotka spotkali
spotkaliśmy spotkam spotkać spotkał spotkała spotkałam spotkałem spotkało spotkały spotyka spotykają spotykając
spotykali spotykaliśmy spotykam spotykamy spotykasz spotykać spotykał spotykała spotykałam spotykałem spotykało
spotykały spośród spraw sprawa sprawach sprawami sprawie sprawy sprawę sprzed spędza spędzają spędzając spędzali
spędzaliśmy spędzam spędzamy spędzasz spędzać spędzał spędzała spędzałam spędzałem spędzało spędzały spędzi spędzili
spędziliśmy spędzić spędził spędziła spędziłam spędziłem spędziło spędziły spędzę staje stają staję stali staliśmy
stamtąd stanie stanowisk stanowiska stanowiskach stanowiskiem stanowisko stanowisku staną stanę stawali stawaliśmy
stawać stawał stawała stawałam stawałem stawało stawały stać stał stała stałam stałem stało stały stoi stoją stoję
stron strona stronach stronie strony stroną stronę studiach stąd swe swego swej swemu swobodna swobodne swobodnego
swobodnej swobodnie swobodny swobodnych swobodnym swobodnymi swobodną swoich swoim swoimi swoja swoje swojego swojej
swojemu swoją swych swój swą sytuacja sytuacje sytuacji sytuację szczególnie szczegół szczegółach szczegóły
szczegółów szedł szedłem szli szuka szukają szukając szukali szukaliśmy szukam szukamy szukasz szukać szukał szukała
szukałam szukałem szukało szukały szła szłam szło szły są słowa słowami słowem słowo słychać słów ta tacy tak taka
taki takich takie takiego takiej takim takimi taką także tam tamta tamtego tamtej tamtejsza tamtejsze tamtejszego
tamtejszej tamtejszy tamtejszych tamtejszym tamtejszymi tamtejszą tamten tamto tamtych tamtym te tego tej tekst
tekstu teksty tekstów tekście telefon telefonu temacie temat tematach tematem tematu tematy tematów temu ten teraz
teraźniejszość termin terminie terminu terminy też tle to tobie tobą trafi trafili trafiliśmy trafić trafię trafił
trafiła trafiłam trafiłem trafiło trafiły trakcie trasa trasy treści treść trochę trwa trwają trwając trwająca
trwające trwający trwali trwaliśmy trwam trwamy trwasz trwać trwał trwała trwałam trwałem trwało trwały trzeba tu
tudzież tutaj tutejsza tutejsze tutejszego tutejszej tutejszy tutejszych tutejszym tutejszymi tutejszą twoich twoim
twoja twoje twojego twojej twoją twój ty tych tydzień tygodni tygodnia tygodniach tygodnie tygodniem tygodniu tym
tymczasem tymi typ typowa typowe typowego typowej typowo typowy typowych typowym typowymi typową typu typy typów tzn
tą tę tędy tła tło u uczestnictwo uczestniczy uczestniczyli uczestniczyliśmy uczestniczymy uczestniczyć uczestniczył
uczestniczyła uczestniczyłam uczestniczyłem uczestniczyło uczestniczyły uczestniczą uczestnicząc uczestniczę udział
udziałem udziału ukazał ukazała urlop urlopie urlopu uwagę użycia użycie użyciu użytek użytku używa używają używając
używali używaliśmy używam używamy używana używane używany używasz używać używał używała używałam używałem używało
używały w wakacjach wakacje wakacji wam wami warto was wasz wasza wasze waszego waszej waszych waszym waszą
wcześniej wcześniejsza wcześniejsze wcześniejszego wcześniejszej wcześniejszy wcześniejszych wcześniejszym
wcześniejszymi wcześniejszą wczoraj we według weekend weekendami weekendowa weekendowe weekendowego weekendowej
weekendowy weekendowych weekendowym weekendowymi weekendową weekendu weekendy weekendów wejście wejść weszła
wewnątrz wezmę weźmie wiadomości wiadomością wiadomość widać widzi widział widziała widziałam widziałem widziało
widziały widzicie widzieli widzieliśmy widzieć widzimy widzisz widzą widząc widzę wie wiecie wieczorami wieczorem
wieczorna wieczorne wieczornego wieczornej wieczorny wieczornych wieczornym wieczornymi wieczorną wieczoru wieczory
wieczorów wieczór wiedział wiedziała wiedziałam wiedziałem wiedziało wiedziały wiedzieli wiedzieliśmy wiedzieć
wiedzą wiedząc wiem wiemy wiesz wiosna wiosny wiosną wiosnę wiośnie witaj witam witamy witryna witrynie witryny
witrynę wkrótce wobec wokół wolał wolała wolałam wolałem wolało wolały woleli woleliśmy woleć woli wolimy wolisz
wolna wolne wolnego wolnej wolno wolny wolnych wolnym wolnymi wolną wolą wolę wpis wpisu wpisy wpisów wraca wracają
wracając wracali wracaliśmy wracam wracamy wracasz wracać wracał wracała wracałam wracałem wracało wracały wraz
wreszcie wróci wrócili wróciliśmy wrócić wrócił wróciła wróciłam wróciłem wróciło wróciły wrócę wspomina wspominają
wspominając wspominali wspominaliśmy wspominam wspominamy wspominasz wspominać wspominał wspominała wspominałam
wspominałem wspominało wspominały wspomniana wspomniane wspomniany wspólna wspólne wspólnego wspólnej wspólnie
wspólny wspólnych wspólnym wspólnymi wspólną wszedł wtedy wy wychodzi wychodzili wychodziliśmy wychodzić wychodził
wychodziła wychodziłam wychodziłem wychodziło wychodziły wychodzą wychodzę wydał wydała wygląda wyglądać wyjście
wyjść wykonuje wykonujemy wykonujesz wykonują wykonując wykonuję wykonywali wykonywaliśmy wykonywać wykonywał
wykonywała wykonywałam wykonywałem wykonywało wykonywały wymieniona wymienione wymieniony wymienionych wypoczynek
wypoczynku wyszedł wyszła wzdłuż względem wziąć wziął wziąłem wzięli wzięliśmy wzięła wzięłam wzięło wzięły wzmianka
wówczas własna własne własnego własnej własny własnych własnym własnymi własną właściwie właśnie wśród z za zacznie
zaczną zacznę zaczyna zaczynają zaczynając zaczynali zaczynaliśmy zaczynam zaczynamy zaczynasz zaczynać zaczynał
zaczynała zaczynałam zaczynałem zaczynało zaczynały zacząć zaczął zacząłem zaczęli zaczęliśmy zaczęto zaczęła
zaczęłam zaczęłaś zaczęło zaczęły zaczęłyśmy zadania zadaniami zadanie zadaniem zadaniu zadań zainteresowana
zainteresowane zainteresowanego zainteresowanej zainteresowania zainteresowaniami zainteresowanie zainteresowany
zainteresowanych zainteresowanym zainteresowanymi zainteresowaną zainteresowań zajmie zajmowali zajmowaliśmy
zajmować zajmował zajmowała zajmowałam zajmowałem zajmowało zajmowały zajmuje zajmujemy zajmujesz zajmują zajmując
zajmująca zajmujący zajmuję zajmę zająć zajął zająłem zajęcia zajęciami zajęcie zajęciem zajęli zajęć zajęła zajęłam
zajęło zakończy zakończyli zakończyliśmy zakończyć zakończył zakończyła zakończyłam zakończyłem zakończyło
zakończyły zakończę zakres zakresem zakresie zakresu zanim zapewne zaraz zarazem zarówno zasadniczo zatrudnienia
zatrudnienie zatrudnieniu zawczasu zawiera zawierają zawierając zawierająca zawierający zawierali zawieraliśmy
zawieram zawieramy zawierasz zawierać zawierał zawierała zawierałam zawierałem zawierało zawierały zawodem zawodowa
zawodowe zawodowego zawodowej zawodowo zawodowy zawodowych zawodowym zawodowymi zawodową zawodu zawodzie zawodów
zawód zazwyczaj zaś zdania zdanie zdaniem zdarza zdarzyć ze zewnątrz zima zimie zimy zimą zimę zmian zmiana zmianie
zmiany zmianę zna znaczy znaczyli znaczyliśmy znaczyć znaczył znaczyła znaczyłam znaczyłem znaczyło znaczyły
znajdowali znajdowaliśmy znajdować znajdował znajdowała znajdowałam znajdowałem znajdowało znajdowały znajduje
znajdujemy znajdujesz znajdują znajdując znajduję znajdzie znajdziecie znajdziesz znajdą znajdę znają znając znalazł
znalazła znalazłam znalazłem znalazło znalazły znaleźli znaleźć znali znaliśmy znam znamy znana znane znany znanych
znasz znać znał znała znałam znałem znało znały znowu znów zobaczy zobaczyli zobaczyliśmy zobaczysz zobaczyć
zobaczył zobaczyła zobaczyłam zobaczyłem zobaczyło zobaczyły zobaczę zostaje zostają zostaję zostali zostaliśmy
zostanie zostaną zostanę zostawali zostawaliśmy zostawać zostawał zostawała zostawałam zostawałem zostawało
zostawały zostać został została zostałam zostałem zostało zostały zresztą zrobi zrobili zrobiliśmy zrobimy zrobią
zrobić zrobię zrobił zrobiła zrobiłam zrobiłem zrobiło zrobiły związana związane związanego związanej związany
związanych związanym związanymi związaną zwyczajna zwyczajne zwyczajnego zwyczajnej zwyczajnie zwyczajny zwyczajnych
zwyczajnym zwyczajnymi zwyczajną zwykle zwykła zwykłe zwykłego zwykłej zwykły zwykłych zwykłym zwykłymi zwykłą
zwłaszcza zza ów ówczesna ówczesne ówczesnego ówczesnej ówczesny ówczesnych ówczesnym ówczesnymi ówczesną ładna
ładne ładnego ładnej ładnie ładny ładnych ładnym ładnymi ładną ścieżce ścieżka ścieżki ścieżkę że żeby życia życie
życiem życiorys życiorysie życiorysu życiu żyje żyjemy żyjesz żyją żyjąc żyję żyli żyliśmy żyć żył żyła żyłam żyłem
żyło żyły
`
