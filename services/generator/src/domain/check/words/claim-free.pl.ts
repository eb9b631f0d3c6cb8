import { forms } from './claim-free-forms.pl.js'

/** See claim-free.ts. */
export const words = `${forms}
a aby adres adresem adresie adresu aktualna aktualną aktualne aktualnego aktualnej aktualnie aktualny aktualnych
aktualnym aktualnymi albo ale aż bądź będą będąc będąca będące będący będę będzie będziecie będziemy
będziesz bierze bierzemy bierzesz bieżąca bieżącą bieżące bieżącego bieżącej bieżący bieżących bieżącym bieżącymi
biorą biorąc biorę blisko brać brali braliśmy brał brała brałam brałem brało brały branż branża branżą
branże branżę branży brzmi brzmiał brzmiała brzmiałam brzmiałem brzmiało brzmiały brzmią brzmieć brzmieli brzmieliśmy
by być byli byliby byliśmy był była byłaby byłam byłaś byłby byłem byłeś było byłoby były byłyśmy bym byś byśmy bywa
bywać bywał bywała cel celami cele celem celu chcą chcąc chce chcecie chcemy chcesz chcę chciał chciała chciałaby
chciałabym chciałam chciałby chciałbym chciałem chciało chciały chcieć chcieli chcielibyśmy chcieliśmy chęci chęcią
chęć chętnie chociaż choć chodzą chodząc chodzę chodzi chodzić chodzili chodziliśmy chodził chodziła chodziłam
chodziłem chodziło chodziły chodzimy chodzisz chwil chwila chwilach chwilami chwilą chwile chwilę chwili chyba ci ciąg
ciągu ciebie cieszą ciesząc cieszę cieszy cieszyć cieszyli cieszyliśmy cieszył cieszyła cieszyłam cieszyłem cieszyło
cieszyły cieszymy cieszysz cię co codzienności codzienność
coś cv cykl cyklem cyklu czas czasach czasem czasie czasów czasu
czasy czego czegoś czeka czekać czekają czekając czekali czekaliśmy czekał czekała czekałam czekałem czekało czekały
czekam czekamy czekasz czemu czemuś cześć części częściami częścią częściowo część człowiek człowieka człowiekiem
człowiekowi czuć czują czując czuje czujemy czuję czuli czuliśmy czuł czuła czułam czułem czuło czuły czy czyj czyli
czym czymś czynności czynność
da dać dadzą dają dając daje dajemy dajesz daję dalej daleko dali daliśmy
dalsza dalszą dalsze dalszego dalszej dalszy dalszych dalszym dalszymi dał dała dałam dałem dało dały dam damy danego
dat data datą datę daty dawać dawali dawaliśmy dawał dawała dawałam dawałem dawało dawały dawna dawną dawne dawnego
dawnej dawniej dawny dawnych dawnym dawnymi dla dni dnia dniach dniami dniem dniom dniu do
dochodzi dochodził dochodziła dochodziły dodatkowa dodatkową
dodatkowe dodatkowego dodatkowej dodatkowo dodatkowy dodatkowych dodatkowym dodatkowymi dojść dokąd dołącza dołączać
dołączali dołączaliśmy dołączał dołączała dołączałam dołączałem dołączało dołączały dołączam dołączę dołączy dołączyć
dołączyli dołączyliśmy dołączył dołączyła dołączyłam dołączyłem dołączyło dołączyły dookoła dopóki dostał dostała
doszedł doszli doszła doszło doszły dość doświadczenia doświadczenie doświadczeniem dotąd dotychczas dotychczasowa
dotychczasową dotychczasowe dotychczasowego dotychczasowej dotychczasowy dotychczasowych dotychczasowym
dotychczasowymi dotyczą dotycząca dotyczące dotyczącego dotyczącej dotyczący dotyczących dotyczącym dotyczy dotyczyć
dotyczyli dotyczyliśmy dotyczył dotyczyła dotyczyłam dotyczyłem dotyczyło dotyczyły drodze droga drogą drogę drogi
dyscyplin dyscyplina dyscyplinach dyscyplinę dyscyplinie dyscypliny dysponują
dysponując dysponuje działa działać działają działając działająca działającą działające działającego działającej
działający działających działającym działali działaliśmy działalności działalnością działalność działał działała
działałam działałem działało działały działam działamy działania działaniach działaniami działanie działaniem działań
dziedzin dziedzina dziedzinę dziedzinie dziedziny dzień dziękuję dzisiaj dzisiejsza dzisiejszą dzisiejsze dzisiejszego
dzisiejszej dzisiejszość dzisiejszy dzisiejszych dzisiejszym dzisiejszymi element elementem elementów elementy email
etacie etap etapem etapie etapów etapu etapy etat etatu ewentualnie e-mail firma firmie firmy form forma
formą formę formie formy funkcja funkcją funkcje funkcję funkcji funkcjonować funkcjonowali funkcjonowaliśmy
funkcjonował funkcjonowała funkcjonowałam funkcjonowałem funkcjonowało funkcjonowały funkcjonują funkcjonując
funkcjonuje funkcjonujemy funkcjonujesz funkcjonuję gdy gdyby gdzie gdziekolwiek gdzieś generalnie go godzin
godzina godzinach godzinami godzinę godziny hobby i ich idą idąc idę idzie idziemy idziesz ilości ilością ilość im
imienia imieniem imię in inaczej inna inną inne innego innej inni inny innych innym innymi interesować interesowali
interesowaliśmy interesował interesowała interesowałam interesowałem interesowało interesowały interesują interesując
interesuje interesujemy interesujesz interesuję internecie internet internetu istniał istniała istniało istnieć
istnieją istniejący istnieje iść itd itp iż ja jacy jak jaka jakaś jaką jakąś jakby jaki jakich jakichś jakie
jakiego jakiegoś jakiej jakiejś jakieś jakim jakimi jakimś jakiś jako jakoś ją je jednak jednakże jednocześnie jego jej
jemu jesieni jesienią jesień jest jestem jesteś jesteście jesteśmy jeszcze jeśli jeżeli jutro już kalendarz kariera
karierę kariery karierze kawałek kawałka kawałki kiedy kiedyś kierunek kierunku kim kimś kliknąć kliknij kogo kogoś
kolejna kolejną kolejne kolejnego kolejnej kolejno kolejny kolejnych kolejnym kolejnymi koło komu komuś koncentrować
koncentrowali koncentrowaliśmy koncentrował koncentrowała koncentrowałam koncentrowałem koncentrowało koncentrowały
koncentrują koncentrując koncentrująca koncentrujące koncentrującego koncentrującej koncentrujący koncentrujących
koncentrującym koncentruje koncentrujemy koncentrujesz koncentruję koniec konkretnie kontakcie kontakt kontaktem
kontaktu kontakty kontekst kontekstu kontekście kontynuacja kontynuację kontynuować kontynuowali kontynuowaliśmy
kontynuował kontynuowała kontynuowałam kontynuowałem kontynuowało kontynuowały kontynuują kontynuując kontynuuje
kontynuujemy kontynuujesz kontynuuję końca końcem końcu kończą kończąc kończę kończy kończyć kończyli kończyliśmy
kończył kończyła kończyłam kończyłem kończyło kończyły kończymy kończysz korzysta korzystać korzystają korzystając
korzystająca korzystającą korzystające korzystającego korzystającej korzystający korzystających korzystającym
korzystali korzystaliśmy korzystał korzystała korzystałam korzystałem korzystało korzystały korzystam korzystamy krok
kroki kroków kroku kto ktoś
która któraś którą które którego któregoś której któremu który których którym którymi którzy ku kwestia kwestie
kwestię kwestii lat lata latach latami latem lato lecz letni letnia letnią letnich letnie letniego letniej letnim
letnimi liczą licząc licząca liczącą liczące liczącego liczącej liczący liczących liczącym liczba liczbą liczbę
liczbie liczby liczę liczy liczyć liczyli liczyliśmy liczył liczyła liczyłam liczyłem liczyło liczyły liczymy link
linki linkiem linków linku lista listą listę listy liście lub lubi lubią lubiąc lubicie lubić lubię lubili lubiliśmy
lubił lubiła lubiłam lubiłem lubiło lubiły lubimy lubisz ludzi ludziach ludzie ludziom ludźmi
łączą łącząc łączę łącznie łączy łączyć łączył łączyła łączyło
łączyły m ma macie mail maila mają mając mająca mający mam mamy
masz mi miał miała miałam miałem miało miały mianowicie miasto mieć miej miejsc miejsca miejscach miejsce miejscem
miejscowości miejscowość miejscu mieli mieliśmy miesiąc miesiąca miesiącach miesiące miesiącem miesiącu miesięcy
mieszczą mieszcząca mieszczący mieszka mieszkać mieszkają mieszkając mieszkająca mieszkającą mieszkający mieszkających
mieszkali mieszkaliśmy mieszkał mieszkała mieszkałam mieszkałem mieszkało mieszkały mieszkam mieszkamy mieszkasz
mieści mieścić mieście mieścił mieściła mieściło między mimo
minął minęła minęło minęły minut minuta minutę minuty mną mnie mogą mogąc mogę mogli mogliby mogła mogłaby mogłam
mogłem mogło mogłoby mogły moi moich moim moimi moja moją moje mojego mojej mojemu momencie moment momentu momenty
może możecie możemy możesz możliwą możliwe możliwego możliwej możliwy możliwych możliwym możliwymi można móc
mógł mógłby mój mówiąc mu musi musiał musiała musiałam musiałem musiało musiały musicie musieć musieli musimy musisz
muszą muszę my myślał myślała myślałam myślałem myślało myślały myślą myśleć myśleli myśleliśmy myślę myśli myślimy
myślisz na nad najpierw należał należała należałam należałem należało należały należą należąc należąca należące
należący należących należącym należeć należeli należeliśmy należę należy należymy należysz nam nami naokoło
naprzeciw naprzeciwko nas nasi następna następną następne następnego następnej następnie następny następnych następnym
następnymi następujące następujący następujących nasz nasza naszą nasze naszego naszej naszemu naszych naszym naszymi
natenczas natomiast naturalnie nawet nazwa nazwana nazwane nazwany nazwą nazwę nazwie nazwiska nazwisko
nazwy nazywa nazywać nazywają nazywając nazywali nazywaliśmy nazywał nazywała nazywałam nazywałem nazywało nazywały
nazywam nazywamy nazywana nazywany nazywasz nią nich niech nieco niedaleko
niegdyś niego niej niemal niemu
niespełna nim nimi no
nosi nosił nosiła nosiło nosiły noszą nosząc nosząca noszące noszący
np nr o obecna obecną obecne obecnego obecnej obecnie obecny obecnych
obecnym obecnymi obejmę obejmie obejmować obejmowali obejmowaliśmy obejmował obejmowała obejmowałam obejmowałem
obejmowało obejmowały obejmują obejmując obejmująca obejmujące obejmującego obejmującej obejmujący obejmujących
obejmującym obejmuje obejmujemy obejmujesz obejmuję objąć objął objąłem objęli objęła objęłam objęło objęły obok
obowiązek obowiązkach obowiązkami obowiązki obowiązkiem obowiązkom obowiązków obowiązku obszar obszarem obszarów
obszaru obszary obszarze ochota ochotę ochoty oczywiście od odbyć odbył odbyła odbyłam odbyłem odbyło odbywa odbywać
odbywają odbywając odbywali odbywaliśmy odbywał odbywała odbywałam odbywałem odbywało odbywały odbywam odbywamy
odbywasz oddzielnie ode odejść odeszła odeszłam odkąd odnosi odnosił odnosiła odnoszą odnośnie odpoczynek odpoczynku
odpowiednio odszedł odszedłem odtąd ogląda oglądać oglądają oglądając oglądali oglądaliśmy oglądał oglądała oglądałam
oglądałem oglądało oglądały oglądam oglądamy oglądasz ogóle ogólna ogólną ogólne ogólnego ogólnej ogólnie ogólny
ogólnych ogólnym ogólnymi ogół ogółem okazał okazała okazało okazały okazja okazje okazję okazji okolic
okolica okolicach okolice okolicy około okres okresem okresie okresów okresu okresy on ona one onegdaj oni ono oparciu
oparli oparliśmy oparł oparła oparłam oparłem oparło oparły oparta opartą oparte opartego opartej oparty opartych
opartym opartymi opiera opierać opierają opierając opierająca opierającą opierające opierającego opierającej
opierający opierających opierającym opierali opieraliśmy opierał opierała opierałam opierałem opierało opierały
opieram opieramy opis opisać opisali opisaliśmy opisał opisała opisałam opisałem opisało opisały opisana opisane
opisany opisanych opisie opisu opisują opisując opisuje opisuję opisy opisywać opisywali opisywaliśmy opisywał
opisywała opisywałam opisywałem opisywało opisywały opisze opiszę oprócz opuszczę opuści opuścić opuścili opuściliśmy
opuścił opuściła opuściłam opuściłem opuściło opuściły oraz osiadł osiadła osoba osobach osobami osobą osobę osobie
osobno osobom osoby
osób ostatecznie ot oto otoczenia otoczenie otoczeniu otóż owa owego owej owo owszem owych owymi oznacza
oznaczać oznaczają oznaczali oznaczaliśmy oznaczał oznaczała oznaczałam oznaczałem oznaczało oznaczały ów ówczesna
ówczesną ówczesne ówczesnego ówczesnej ówczesny ówczesnych ówczesnym ówczesnymi ówcześnie pamięta pamiętać pamiętają
pamiętając pamiętali pamiętaliśmy pamiętał pamiętała pamiętałam pamiętałem pamiętało pamiętały pamiętam pamiętamy
pamiętasz pan panem pani panu patrzą patrząc patrzeć patrzę patrzy patrzyli patrzyliśmy patrzył patrzyła patrzyłam
patrzyłem patrzyło patrzyły pełni pełnią pełniąc pełnić pełnię pełnili pełniliśmy pełnił pełniła pełniłam pełniłem
pełniło pełniły pełnimy pewien pewna pewną pewne pewnego pewnej pewnie pewnym pierwotnie po pobliże pobliżu pobycie
pobyt pobytem pobytu
początek początki początkiem początkowo początku pod podana
podane podany podczas podejmowali podejmowaliśmy podejmował podejmowała podejmowałam podejmowałem podejmowało
podejmowały podejmują podejmuje podjąć podjął podjąłem podjęcie podjęła podjęłam podjęło podjęły podoba podobać
podobają podobali podobaliśmy podobał podobała podobałam podobałem podobało podobały podobna podobną podobne podobnego
podobnej podobnie podobny podobnych podobnym podobnymi podówczas podstawie pokazał pokazała pokazały pokazują pokazuje
pokazuję pokazywać pokazywali pokazywaliśmy pokazywał pokazywała pokazywałam pokazywałem pokazywało pokazywały pola
pole polega polegali polegaliśmy polegał polegała polegałam polegałem polegało polegały polu położona położone
położony pomaga pomagać pomagają pomagając pomagali pomagaliśmy pomagał pomagała pomagałam pomagałem pomagało pomagały
pomagam pomagamy pomagasz pomiędzy pomimo pomogą pomogę pomogli pomogliśmy pomogła pomogłam pomogłem pomogło pomogły
pomoże pomóc pomógł ponad ponadto poniekąd poniżej ponownie poprzedni
poprzednia poprzednią poprzednich poprzednie poprzedniego poprzedniej poprzednim poprzednimi poprzednio poprzez pora
porę portfolio pory
posada posadę posady posiada posiadająca posiadającą posiadające posiadający posiadającym posługiwać posługiwali
posługiwaliśmy posługiwał posługiwała posługiwałam posługiwałem posługiwało posługiwały posługują posługując
posługująca posługujące posługującego posługującej posługujący posługujących posługującym posługuje posługujemy
posługujesz posługuję poszczególna poszczególną poszczególne poszczególnego poszczególnej poszczególny poszczególnych
poszczególnym poszczególnymi poszedł poszli poszła poszły pośród poświęca poświęcają poświęcając poświęcał poświęcała
poświęcam poświęcił poświęciła poświęcona poświęcone poświęconego poświęconej poświęcony poświęconych poświęconym
potem
potrzeb potrzeba potrzebę potrzebna potrzebne potrzebny potrzebować potrzebowali potrzebowaliśmy potrzebował
potrzebowała potrzebowałam potrzebowałem potrzebowało potrzebowały potrzebują potrzebując potrzebuje potrzebujemy
potrzebujesz potrzebuję potrzeby powie powiedzą powiedział powiedziała powiedziałam powiedziałem powiedziało
powiedziały powiedzieć powiedzieli powiedzieliśmy powiem powierzona powierzone powierzono powierzony powierzył
powierzyła powinien powinienem powinna powinnam powinni powinno powinny powrocie powrotu powrót powyżej poza
pozdrawiam pozna poznać poznają poznając poznaje poznaję poznali poznaliśmy poznał poznała poznałam poznałem poznało
poznały poznam poznawać poznawali poznawaliśmy poznawał poznawała poznawałam poznawałem poznawało poznawały pozostać
pozostają pozostaje pozostaję pozostali pozostaliśmy pozostał pozostała pozostałam pozostałą pozostałe pozostałego
pozostałej pozostałem pozostało pozostały pozostałych pozostałym pozostałymi pozostaną pozostanę pozostanie pozostawać
pozostawali pozostawaliśmy pozostawał pozostawała pozostawałam pozostawałem pozostawało pozostawały pozycja pozycje
pozycję pozycji pójść póki później późniejsza późniejszą późniejsze późniejszego późniejszej późniejszy późniejszych
późniejszym późniejszymi prac praca pracach pracą prace pracę pracować pracowali pracowaliśmy pracował pracowała
pracowałam pracowałem pracowało pracowały pracują pracując pracująca pracującą pracującego pracujący pracujących
pracuje pracujemy pracujesz pracuję pracy prawdopodobnie prawie profil profile profilem profilu
proszę prócz prywatna prywatną prywatne prywatnego prywatnej
prywatnie prywatny prywatnych prywatnym prywatnymi przebieg przebiega przebiegać przebiegają przebiegając
przebiegająca przebiegającą przebiegające przebiegającego przebiegającej przebiegający przebiegających przebiegającym
przebiegali przebiegaliśmy przebiegał przebiegała przebiegałam przebiegałem przebiegało przebiegały przebiegam
przebiegamy przebiegu przebywa przebywać przebywają przebywając przebywali przebywaliśmy przebywał przebywała
przebywałam przebywałem przebywało przebywały przebywam przebywamy przebywasz przechodzą przechodzę przechodzi
przechodzić przechodzili przechodziliśmy przechodził przechodziła przechodziłam przechodziłem przechodziło
przechodziły przecież przed przede przedmiot przedmiotem przedmiotów przedmiotu przedmioty przedtem przejdzie
przejścia przejście przejść przeniesie przenieść przenieśli przenieśliśmy przeniosę przeniosła przeniosłam przeniosłem
przeniosło przeniosły przeniósł przenosi przenosić przenosili przenosiliśmy przenosił przenosiła przenosiłam
przenosiłem przenosiło przenosiły przenoszę przepracował przepracowała przepracowałam przepracowałem przeprowadzce
przeprowadzka przeprowadzki przerwa przerwę przerwie przerwy przeszedł przeszedłem przeszli przeszła przeszłam
przeszłości przeszłość przez przy przychodzą przychodzę przychodzi przychodzić przychodzili przychodziliśmy
przychodził przychodziła przychodziłam przychodziłem przychodziło przychodziły przygoda przygodą przygodę przygody
przyjemności przyjemnością przyjemność
przykład przykładem przykładowo przykładu przykłady przynależał przynależała przynależąc
przynależeć przynależy przypada przypadają przypadali przypadaliśmy przypadał przypadała przypadałam przypadałem
przypadało przypadały przypadek przypadkach przypadki przypadków przypadku przypadli przypadliśmy przypadł przypadła
przypadłam przypadłem przypadło przypadły przypisano przyszedł przyszła przyszłą przyszłe przyszłego przyszłej
przyszło przyszłości przyszłość przyszły przyszłych przyszłym przyszłymi punkcie punkt punktem punktów punktu punkty
pytania pytanie pytań r raczej ramach ramy raz razem razie razu realizować realizowali
realizowaliśmy realizował realizowała realizowałam realizowałem realizowało realizowały realizują realizując
realizująca realizujące realizującego realizującej realizujący realizujących realizującym realizuje realizujemy
realizujesz realizuję
robi robią robiąc robicie robić robię robili robiliśmy robił robiła robiłam robiłem robiło robiły robimy
robisz robocie robota robotę roboty robót rodzaj rodzaje rodzajów rodzaju rok rokiem rokowi roku rola rolą role rolę
roli rozpocząć rozpoczął rozpocząłem rozpoczęli rozpoczęła rozpoczęłam rozpoczęło rozpoczęły rozpocznę rozpocznie
rozpoczyna rozpoczynać rozpoczynają rozpoczynając rozpoczynali rozpoczynaliśmy rozpoczynał rozpoczynała rozpoczynałam
rozpoczynałem rozpoczynało rozpoczynały rozpoczynam rozpoczynamy rozrywka rozrywki również równocześnie równolegle
ruszył ruszyła ruszyło ruszyły rzecz rzeczach
rzeczami rzeczą rzeczy są sektor sektora sektorem
sektory sektorze sens sensu sezon sezonem sezonie sezonów sezonu sezony siebie siedziba
siedzibą siedzibę siedzibie siedziby się sięgał sięgała skąd składa składać składają składając składająca
składającą składające składającego składającej składający składających składającym składali składaliśmy składał
składała składałam składałem składało składały składam składamy skoncentrowali skoncentrowaliśmy skoncentrował
skoncentrowała skoncentrowałam skoncentrowałem skoncentrowało skoncentrowały skoncentrowana skoncentrowaną
skoncentrowane skoncentrowanego skoncentrowanej skoncentrowany skoncentrowanych skoncentrowanym skoncentrowanymi
skontaktować skończył skończyła skorzystali skorzystaliśmy skorzystał skorzystała skorzystałam skorzystałem
skorzystało skorzystały skupia skupiać skupiają skupiając skupiająca skupiającą skupiające skupiającego skupiającej
skupiający skupiających skupiającym skupiali skupialiśmy skupiał skupiała skupiałam skupiałem skupiało skupiały
skupiam skupiamy skupili skupiliśmy skupił skupiła skupiłam skupiłem skupiło skupiły skupiona skupioną skupione
skupionego skupionej skupiony skupionych skupionym skupionymi słowa słowami słowem słowo słów służą służy służyć
służył służyła służyło służyły słychać sobą sobie specjalności specjalność spędza spędzać spędzają spędzając spędzali
spędzaliśmy spędzał spędzała spędzałam spędzałem spędzało spędzały spędzam spędzamy spędzasz spędzę spędzi spędzić
spędzili spędziliśmy spędził spędziła spędziłam spędziłem spędziło spędziły spod
sposobem sposobów sposobu sposoby sposób spośród spotka
spotkać spotkali spotkaliśmy spotkał spotkała spotkałam spotkałem spotkało spotkały spotkam spotyka spotykać spotykają
spotykając spotykali spotykaliśmy spotykał spotykała spotykałam spotykałem spotykało spotykały spotykam spotykamy
spotykasz spraw sprawa sprawach sprawami sprawę sprawia sprawie sprawy sprzed stać stają staje staję stali staliśmy
stał stała stałam stałem stało stały stamtąd staną stanę stanie stanowi stanowią stanowiąc stanowiąca stanowiący
stanowić stanowili stanowiliśmy stanowił stanowiła stanowiłam stanowiłem stanowiło stanowiły stanowisk stanowiska
stanowiskach stanowiskiem stanowisko stanowisku stara starał starała stawać stawali stawaliśmy stawał stawała stawałam
stawałem stawało stawały stąd stoi stoją stoję stosować stosowali stosowaliśmy stosował stosowała stosowałam
stosowałem stosowało stosowały stosują stosując stosująca stosujące stosującego stosującej stosujący stosujących
stosującym stosuje stosujemy stosujesz stosuję stron strona stronach stroną stronę stronie strony studiach sumie swą
swe swego swej swemu
swoich swoim swoimi swoja swoją swoje swojego swojej swojemu swój swych sytuacja sytuacje sytuację sytuacji
szczegół szczegółach szczegółów szczegóły szedł szedłem szli szła szłam szło szły szuka
szukać szukają szukając szukali szukaliśmy szukał szukała szukałam szukałem szukało szukały szukam szukamy szukasz
ścieżce ścieżka ścieżkę ścieżki ta tacy tak taka taką taki takich takie takiego takiej takim takimi także tam tamta
tamtego tamtej tamtejsza tamtejszą tamtejsze tamtejszego tamtejszej tamtejszy tamtejszych tamtejszym tamtejszymi
tamten tamto tamtych tamtym tą te tego tej tekst tekstów tekstu teksty tekście temacie temat tematach
tematem tematów tematu tematy tematyce tematyka tematyką tematykę tematyki temu ten teraz teraźniejszość termin
terminie terminu terminy też tę tędy tle tła tło to tobą tobie trafi trafić trafię trafili trafiliśmy trafił trafiła
trafiłam trafiłem trafiło trafiły trakcie treści treść trochę trwa trwać trwają trwając trwająca trwające
trwający trwali trwaliśmy trwał trwała trwałam trwałem trwało trwały trwam trwamy trwasz trzeba tu tudzież tutaj
tutejsza tutejszą tutejsze tutejszego tutejszej tutejszy tutejszych tutejszym tutejszymi tuż twoich twoim twoja twoją
twoje twojego twojej twój ty tych tydzień tygodni tygodnia tygodniach tygodnie tygodniem tygodniu tym tymczasem tymi
typ typów typu typy tytuł tytułem
tytułowi tytułu tytuły tzn tzw u uczestnictwo uczestniczą uczestnicząc uczestniczę uczestniczy uczestniczyć
uczestniczyli uczestniczyliśmy uczestniczył uczestniczyła uczestniczyłam uczestniczyłem uczestniczyło uczestniczyły
uczestniczymy udział udziałem udziału ukazał ukazała ul umie umieją umiejętności umiejętnościami
umiejętność umiem upłynął upłynęło upłynęły uprzednio urlop urlopie urlopu uwagę użycia użycie użyciu użytek użytku
używa używać używają używając używali używaliśmy używał używała używałam używałem używało używały używam używamy
używana używane używany używasz w wam wami warto was wasz wasza waszą wasze waszego waszej
waszych waszym wchodzą wchodząc wchodząca wchodzącą wchodzące wchodzącego wchodzącej wchodzący wchodzących wchodzącym
wchodzę wchodzi wchodzić wchodzili wchodziliśmy wchodził wchodziła wchodziłam wchodziłem wchodziło wchodziły wchodzimy
wcześniej wcześniejsza wcześniejszą wcześniejsze wcześniejszego wcześniejszej wcześniejszy wcześniejszych
wcześniejszym wcześniejszymi wczoraj we według
wejście wejść weszła wewnątrz
wezmę weźmie wiadomości wiadomością wiadomość wiąza wiązać wiązają wiązając wiązająca wiązającą wiązające wiązającego
wiązającej wiązający wiązających wiązającym wiązali wiązaliśmy wiązał wiązała wiązałam wiązałem wiązało wiązały wiązam
wiązamy wiążą wiąże widać widzą widząc widzę widzi widział widziała widziałam widziałem widziało widziały widzicie
widzieć widzieli widzieliśmy widzimy widzisz wie wiecie
wiedzą wiedząc wiedzę
wiedział wiedziała wiedziałam wiedziałem wiedziało wiedziały wiedzie wiedzieć wiedzieli wiedzieliśmy wiedzy wiem wiemy
wiesz więc wiodą wiodła wiodło wiodły wiosna wiosną wiosnę wiosny wiośnie wiódł witaj witam witamy witryna witrynę
witrynie witryny właściwie właśnie
wobec wokół wolał wolała wolałam wolałem wolało wolały wolą woleć woleli woleliśmy wolę woli wolimy wolisz wolna wolną
wolne wolnego wolnej wolno wolny wolnych wolnym wolnymi wówczas wpis wpisów wpisu wpisy wraca wracać wracają wracając
wracali wracaliśmy wracał wracała wracałam wracałem wracało wracały wracam wracamy wracasz wraz wrócę wróci
wrócić wrócili wróciliśmy wrócił wróciła wróciłam wróciłem wróciło wróciły wspomina wspominać wspominają wspominając
wspominali wspominaliśmy wspominał wspominała wspominałam wspominałem wspominało wspominały wspominam wspominamy
wspominasz wspomniana wspomniane wspomniany wspólnie
wstąpili wstąpiliśmy wstąpił wstąpiła wstąpiłam wstąpiłem wstąpiło wstąpiły wstecz wszedł wszystkim
wśród wtedy wy wychodzą wychodzę
wychodzi wychodzić wychodzili wychodziliśmy wychodził wychodziła wychodziłam wychodziłem wychodziło wychodziły
wygląda wyglądać wyjście wyjść wykonali wykonaliśmy wykonał wykonała wykonałam wykonałem wykonało wykonały
wykonana wykonane wykonany wykonują wykonując wykonuje wykonujemy wykonujesz wykonuję wykonywać wykonywali
wykonywaliśmy wykonywał wykonywała wykonywałam wykonywałem wykonywało wykonywały wykorzystali wykorzystaliśmy
wykorzystał wykorzystała wykorzystałam wykorzystałem wykorzystało wykorzystały wykorzystują wykorzystując
wykorzystująca wykorzystujące wykorzystującego wykorzystującej wykorzystujący wykorzystujących wykorzystującym
wykorzystuje wykorzystujemy wykorzystujesz wykorzystuję wykorzystywać wykorzystywali wykorzystywaliśmy wykorzystywał
wykorzystywała wykorzystywałam wykorzystywałem wykorzystywało wykorzystywały wymieniać wymieniona wymienione
wymieniony wymienionych wyniosła wyniosło wyniosły wyniósł wynosi wynosić wynosił wynosiła wynosiło wynosiły wynoszą
wynosząca wynoszące wynoszący wyszedł wyszła wzdłuż względem względu wziąć wziął
wziąłem wzięli wzięliśmy wzięła wzięłam wzięło wzięły wzmianka z za zacząć zaczął zacząłem zaczęli zaczęliśmy zaczęła
zaczęłam zaczęłaś zaczęło zaczęły zaczęłyśmy zaczęto zaczną zacznę zacznie zaczyna zaczynać zaczynają zaczynając
zaczynali zaczynaliśmy zaczynał zaczynała zaczynałam zaczynałem zaczynało zaczynały zaczynam zaczynamy zaczynasz
zadania zadaniami zadanie zadaniem zadaniu zadań zadziałali zadziałaliśmy zadziałał zadziałała zadziałałam zadziałałem
zadziałało zadziałały zagadnienia zagadnieniach zagadnieniami zagadnienie zagadnień zainteresowana zainteresowaną
zainteresowane zainteresowanego zainteresowanej zainteresowania zainteresowaniami zainteresowanie zainteresowany
zainteresowanych zainteresowanym zainteresowanymi zainteresowań zająć zajął zająłem
zajęli zajęła zajęłam zajęło zajmę zajmie zajmować zajmowali zajmowaliśmy zajmował zajmowała zajmowałam
zajmowałem zajmowało zajmowały zajmują zajmując zajmująca zajmujący zajmuje zajmujemy zajmujesz zajmuję zakończę
zakończy zakończyć zakończyli zakończyliśmy zakończył zakończyła zakończyłam zakończyłem zakończyło zakończyły zakres
zakresem zakresie zakresu zalicza zaliczają zaliczał zaliczała zaliczały zamieszkała zamieszkały zanim zapewne
zaprasza zapraszają zapraszam zapraszamy zarazem zarówno zasadniczo zaś zatem zatrudnienia zatrudnienie
zatrudnieniu zatytułowana zatytułowaną zatytułowane zatytułowanego zatytułowanej zatytułowany zatytułowanym zawarta
zawartą zawarte zawartego zawartej zawarty zawartych zawartym zawartymi zawczasu zawiera zawierać zawierają zawierając
zawierająca zawierający zawierali zawieraliśmy zawierał zawierała zawierałam zawierałem zawierało zawierały zawieram
zawieramy zawierasz zawodem zawodowa zawodową zawodowe zawodowego zawodowej zawodowo zawodowy zawodowych zawodowym
zawodowymi zawodów zawodu zawodzie zawód zdania zdanie zdaniem zdarza zdarzyć ze zestaw zestawem zestawie
zestawu zewnątrz zima zimą zimę zimie zimy zna znaczyć znaczyli znaczyliśmy
znaczył znaczyła znaczyłam znaczyłem znaczyło znaczyły znać znają znając znajdą znajdę znajdować znajdowali
znajdowaliśmy znajdował znajdowała znajdowałam znajdowałem znajdowało znajdowały znajdują znajdując znajduje
znajdujemy znajdujesz znajduję znajdzie znajdziecie znajdziesz znajomości znajomością znajomość znalazł znalazła
znalazłam znalazłem znalazło znalazły znaleźć znaleźli znali znaliśmy znał znała znałam znałem znało znały znam znamy
znasz znowu znów zobaczę zobaczy zobaczyć zobaczyli zobaczyliśmy zobaczył zobaczyła
zobaczyłam zobaczyłem zobaczyło zobaczyły zobaczysz zostać zostają zostaje zostaję zostali zostaliśmy został została
zostałam zostałem zostało zostały zostaną zostanę zostanie zostawać zostawali zostawaliśmy zostawał zostawała
zostawałam zostawałem zostawało zostawały zrealizowali zrealizowaliśmy zrealizował zrealizowała zrealizowałam
zrealizowałem zrealizowało zrealizowały zresztą zrobi zrobią zrobić zrobię zrobili zrobiliśmy zrobił zrobiła zrobiłam
zrobiłem zrobiło zrobiły zrobimy zwana zwane zwany związali związaliśmy związał związała związałam związałem związało
związały związana związaną związane związanego związanej związany związanych związanym związanymi związują związując
związująca związujące związującego związującej związujący związujących związującym związuje związujemy związujesz
związuję związywać związywali związywaliśmy związywał związywała związywałam związywałem związywało związywały
zza że żeby życia życie życiem życiorys
życiorysie życiorysu życiu żyć żyją żyjąc żyje żyjemy żyjesz żyję żyli żyliśmy żył żyła żyłam żyłem żyło żyły
`
