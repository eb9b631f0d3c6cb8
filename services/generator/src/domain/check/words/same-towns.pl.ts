/** See same-meaning.ts: towns and regions with what is of them, where no ending tells it. */
export const groups = `
zabrze zabrzański; ruda rudzki; tychy tyski; siedlce siedlecki; gniezno gnieźnieński; leszno leszczyński; żory żorski; zawiercie zawierciański;
krosno krośnieński; sanok sanocki; jasło jasielski; bochnia bocheński; rumia rumski; ustka ustecki;
żary żarski; praga praski; paryż paryski; wilno wileński; drezno drezdeński; brno berneński; mazowsze mazowiecki; warmia warmiński; podhale podhalański;
sudety sudecki; tatry tatrzański; odra odrzański; wisła wiślany; targ nowotarski; wola stalowowolski zduńskowolski; płock płocki; radom radomski;
ostrołęka ostrołęcki; dębica dębicki; jaworzno jaworznicki; bytom bytomski; kopenhaga kopenhaski; monachium monachijski; lipsk lipski; ryga ryski; haga haski;
norymberga norymberski; salzburg salzburski; genewa genewski; zurych zuryski; bazylea bazylejski; turyn turyński; wenecja wenecki; florencja florencki;
neapol neapolitański; lizbona lizboński; ateny ateński; budapeszt budapeszteński; bukareszt bukareszteński; sofia sofijski; tallinn talliński; kowno kowieński;
grodno grodzieński; brześć brzeski; lwów lwowski; belgia belgijski; austria austriacki; irlandia irlandzki; szkocja szkocki; kanada kanadyjski; ameryka amerykański;
skandynawia skandynawski; azja azjatycki; afryka afrykański; bawaria bawarski; saksonia saksoński; nadrenia nadreński; alzacja alzacki; galicja galicyjski;
roztocze roztoczański; żuławy żuławski; wołyń wołyński; polesie poleski; orawa orawski; spisz spiski; jura jurajski; bory borowiacki; ziębice ziębicki;
człuchów człuchowski; iława iławski; ostróda ostródzki; szczytno szczycieński; pisz piski; ryn ryński; sejny sejneński; hrubieszów hrubieszowski;
biłgoraj biłgorajski; leżajsk leżajski; łańcut łańcucki; lesko leski; brzozów brzozowski; jarocin jarociński; gostyń gostyński; rawicz rawicki; sochaczew sochaczewski; żyrardów żyrardowski; grójec grójecki; płońsk płoński; pułtusk pułtuski; maków makowski; łowicz łowicki;
zgorzelec zgorzelecki; lwówek lwówecki; jawor jaworski; złotoryja złotoryjski; polkowice polkowicki; milicz milicki; syców sycowski; prudnik prudnicki;
kluczbork kluczborski; strzelce strzelecki; krapkowice krapkowicki; lubliniec lubliniecki; mikołów mikołowski; chrzanów chrzanowski; myślenice myślenicki; proszowice proszowicki; miechów miechowski; jędrzejów jędrzejowski; pińczów pińczowski; busko buski; opatów opatowski; staszów staszowski;
skarżysko skarżyski; końskie konecki; opoczno opoczyński; tomaszów tomaszowski; radomsko radomszczański; wieluń wieluński; sulejów sulejowski;
włodawa włodawski; parczew parczewski; łuków łukowski; ryki rycki; garwolin garwoliński; mińsk miński; wołomin wołomiński; wyszków wyszkowski;
łapy łapski; mońki moniecki; sokółka sokólski; hajnówka hajnowski; bielsk bielski; kolno kolneński; grajewo grajewski; olecko olecki; gołdap gołdapski;
bartoszyce bartoszycki; lidzbark lidzbarski; braniewo braniewski; kartuzy kartuski; kościerzyna kościerski; bytów bytowski; lębork lęborski; puck pucki;
starogard starogardzki; świecie świecki; brodnica brodnicki; chełmno chełmiński; wąbrzeźno wąbrzeski; żnin żniński; mogilno mogileński; nakło nakielski;
sępólno sępoleński; tuchola tucholski; szubin szubiński; złotów złotowski; wałcz wałecki; drawsko drawski; gryfice gryficki; łobez łobeski;
choszczno choszczeński; myślibórz myśliborski; pyrzyce pyrzycki; sulęcin sulęciński; słubice słubicki; międzyrzecz międzyrzecki; wschowa wschowski
`
