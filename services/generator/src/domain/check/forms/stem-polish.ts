/** Nouns whose own end looks like an ending. */
const nouns =
  `system problem program poziom dyplom krem reklam material oddzial dzial udzial wydzial podzial rozdzial szpital portal model hotel festiwal kanal personel
profil kapital tunel panel sygnal lokal oryginal medal metal terminal serial potencjal fotel handel mineral artykul zarzad telefon salon beton balkon sezon rejon ekran
organ basen teren kajak wagon region stadion koncern poznan radi siec pamiec krakow lublin album stres stal pieczyw katowic gliwic skierniewic pabianic myslowic wadowic kielc polic mural final regal karnawal krysztal wokal akordeon saksofon maraton mikrofon karton patron lotnicz`
    .trim()
    .split(/\s+/)
const noun = new RegExp(`^(${nouns.join('|')})(?:iami|iach|ami|ach|owi|em|iem|ow|om|ie|io|iu|ia|[aeiouy])?$`)
/** Deeds that would end as the stem of something else: `szkolić` and `szkoła`, `zarządzać` and `zarząd`. */
const deeds: readonly (readonly [RegExp, string])[] = [
  [/^(?:wy|prze|prze|do)?szkol(?:en|il|ic|on|ac(?!h)|i$)/, 'szkolen'],
  [/^(?:wy)?lecz(?!nic)/, 'leczen'],
  [/^(?:z|wy)?budow(?:al|ac(?!h)|an|uj)/, 'budowac'],
  [/^zarzadz(?!ie$)/, 'zarzadz'],
  [/^programow|^programuj/, 'programow'],
  [/^(?:za)?projekt(?:uj|ow(?:al|an|ac))/, 'projektow'],
  [/^(?:na)?ucz(?!yciel)(?:[ay]$|yl|yc|en|on|ac|an|al|aj)/, 'uczen'],
  [/^dziala/, 'dzialan'],
  [/^(?:za)?dba(?:l|c|j|m$|$|ni)/, 'dbac'],
  [/^(?:za)?gra(?:l|c|j|m$|ni)/, 'gra'],
  [/^zda(?:l|c$|wa|na$|ne$)/, 'zdac'],
  [/^(?:u|ob|za)?szy(?:l|c|t[aey]|je)/, 'szyc'],
  [/^(?:za)?plan(?:ow[acy]|owi?c|uj)/, 'planow'],
  [/^sprzeda(?!w[cn])/, 'sprzeda'],
  [/^zaklada[cjln]/, 'zakladan'],
  [/^urzadz/, 'urzadzen'],
  [/^kierow(?:al|ac(?!h)|an)|^kieruj/, 'kier'],
]
/** Forms that the rules below bring to another stem than their word's. */
const irregular = new Map(
  `miescie miast; swiecie swiat; powiecie powiat; lesie las; ciescie ciast; drodze drog; rece rek; bledy blad; bledow blad; bledu blad; bledami blad;
urzedu urzad; urzedzie urzad; zesp zespol; ksiag ksied; dzieci dzieck; dzieciom dzieck; dziecmi dzieck; dzieciach dzieck; tygodnia tydzien; tygodni tydzien;
tygodniu tydzien; tygodnie tydzien; tygodniach tydzien; dni dzien; dnia dzien; dniu dzien; dniach dzien; obiedzie obiad; psow pies; psy pies; psa pies; psami pies;
gry gra; gre gra; gier gra; grami gra; grom gra; grze gra; ule ul; uli ul; ulu ul; ulem ul; ulow ul; ulami ul; ulach ul; clo cla; cle cla; clem cla; clami cla; clach cla;
magister magistr; minister ministr; uczen uczn; polsce polsk; bialegostoku bialystok; bialymstoku bialystok; krwi krew; wsiach wies; wsiami wies; wsia wies; wsiom wies; niemcy niemc; niemiec niemc; niemczech niemc; niemcom niemc; niemcami niemc; wloszech wloch; wegier wegr; wegrzech wegr;
szkiel szkl; okien okn; krzesel krzesl; swiatel swiatl; hasel hasl; zrodel zrodl; sukien sukn; studzien studn; mydel mydl; skrzydel skrzydl; wiader wiadr; zeber zebr; wanien wann; sadzie sad; pudel pudl; cielat cielet; plocien plotn; cegiel cegl; pieniedzy pieniad; pieniedzmi pieniad; igiel igl; perel perl; kropel kropl; futer futr; pieter pietr; przylaczy przylacz; przylacza przylacz; przylacze przylacz; przylaczami przylacz; przylaczach przylacz; wisien wisn; trumien trumn; radzie rad; modzie mod; wodzie wod; nodze nog; wadze wag; firem firm; norem norm; forem form; luster lustr; pisem pism; masel masl;
zwierze zwierzet; zwierzat zwierzet; niemowle niemowlet; niemowlat niemowlet;
zrebie zrebiet; zrebiat zrebiet; kurcze kurczet; kurczat kurczet; szczenie szczeniet; szczeniat szczeniet; mebel mebl; wegiel wegl; cukier cukr; sweter swetr;
stopien stopn; mieszkaniec mieszkaniec; mieszkanca mieszkaniec; mieszkancy mieszkaniec; mieszkancow mieszkaniec; mieszkancom mieszkaniec; mieszkancami mieszkaniec; mieszkancem mieszkaniec;
chlopiec chlopiec; chlopca chlopiec; chlopcy chlopiec; chlopcow chlopiec; chlopcom chlopiec; chlopcami chlopiec; zajec zajet; zdjec zdjet; gwiezdzie gwiazd; jezdzie jazd; wyjezdzie wyjazd; dojezdzie dojazd; przejezdzie przejazd; pojezdzie pojazd; sasiedzi sasiad;
swietle swiatl; konmi kon; goscmi gost; sosen sosn; galezie galaz; galezi galaz; golebie golab; golebi golab; deby dab; debow dab; debami dab; debu dab; paznokciami paznok; paznokciach paznok; paznokciom paznok;
dworzec dworzec; dworca dworzec; dworcu dworzec; dworcem dworzec; dworce dworzec; dworcow dworzec; dworcach dworzec; kabel kabl; desce desk; nici nic; wsi wies; zywca zyw; zywcu zyw; zywcem zyw`
    .split(';')
    .map((pair) => pair.trim().split(/\s+/) as [string, string]),
)
const ending =
  /(?:iami|iach|iego|iemu|iowie|iowi|owie|ismy|ysmy|ami|ach|owi|ego|emu|ymi|imi|iej|iem|iom|iow|ych|ich|am|(?<=l)[ae]s|em|om|ow|ie|ia|io|iu|ii|ej|ym|im|[aeiouy])$/
/** `Odkrycie` and `rozwinięcie` are told by `odkrył` and `rozwinął`; `kredycie` is a case of `kredyt`. */
const doneOf: readonly (readonly [RegExp, string])[] = [
  [/^(?!pobyci|zeszyci)(\w+(?:kry|my|by|bi|szy|psu|(?<!wi)zy))ci(?:e|a|u|em)$/, '$1l'],
  [/^(\w{2,}n)ieci(?:e|a|u|em)$/, '$1al'],
]
/** `handlowiec`, `handlowca`, who deals in something: `handel` is another word. */
const dealer =
  /^(?!surow|wiezow|grobow|sosnow|jalow|szybow)(\w{2,}ow)(?:iec|c(?:a|u|em|owi|y|ow|om|ami|ach|ze))$/
/** `laboratorium`, in its plural `laboratoria`. */
const latin = /(?<=\w{3}(?:[ije]|tr))um$/
/** What makes a verb's past, participle and noun: `-ał`, `-any`, `-ając`, `-anie`, `-enie`. */
const formative = /(?:i?[ae]n|i?al|(?<=[gjnsz])el|i?ac|[iy]l|(?<=\w{4})i?on)$/
const infinitive = /(?:i?[ae]|[iy])c$/
const theme = /(?:ow)?(?:yw|uj)$|(?:ow|iw|i?aj|i)$/
const action = /(?<=\w{4})(?:[ay]cj|cj)$/
/** Fields, by whose stem else who works in them would be told: `kardiologia`, `kardiolog`. */
const field = /(?:log|chirurg|iatr|nom|zof)i(?=[iaeo]$)/
/** `koordynatorka` is told by `koordynator`, `kierowniczka` by `kierownik`. */
const feminine = /(?<=tor|sor|er|ent|ant|ist|yst|iel)(?:k|c|ek)$/
/** What a case or an aspect turns a stem's last consonants into: `projekt`, `projekcie`; `obsługa`, `obsłudze`. */
const softened: readonly (readonly [RegExp, string])[] = [
  [/niczk$|nic$/, 'nik'],
  [/(?<=\w{2})lozk$/, 'log'],
  [/(?<=\w{2})iec$/, 'c'],
  [/szcz$|sc$/, 'st'],
  [/(?<=\w{3})(?:cz|c)$/, 'k'],
  [/(?<=[^aeiouy])ek$/, 'k'],
  [/(?<=\w{3})(?:dz|g)$/, 'd'],
  [/rz$/, 'r'],
  [/sz$/, 's'],
]
const shortest = 3

const strip = (word: string, end: RegExp) => {
  const rest = word.replace(end, '')
  return rest.length >= shortest ? rest : word
}

const kept = new Map<string, string>()

/** A Polish word, in normal form, without the endings of its cases, persons and aspects. */
export function polishStem(word: string): string {
  const known = kept.get(word)
  if (known !== undefined) return known
  if (kept.size > 20_000) kept.clear()
  const stem = stripped(word)
  kept.set(word, stem)
  return stem
}

function stripped(word: string): string {
  // `uczyła się` is another deed than `uczyła`.
  if (/.{5}sie$/.test(word)) return `${polishStem(word.slice(0, -3))}sie`
  const known = noun.exec(word)?.[1] ?? irregular.get(word) ?? deeds.find(([form]) => form.test(word))?.[1]
  if (known !== undefined) return known
  if (field.test(word)) return word.slice(0, -1)
  const trade = dealer.exec(word)?.[1]
  if (trade !== undefined) return `${trade}c`
  if (latin.test(word)) return polishStem(word.replace(latin, 'a'))
  const done = doneOf.find(([form]) => form.test(word))
  if (done) return polishStem(word.replace(done[0], done[1]))
  if (word.length <= shortest || !/^[a-z]+$/.test(word)) return word
  const bare = strip(word, ending)
  // `-ci` and `-cie` are soft: `studenci`, `projekcie`.
  const hard = /c$/.test(bare) && word[bare.length] === 'i' ? bare.replace(/(?<!s)c$/, 't') : bare
  const verb = strip(strip(hard, bare === word ? infinitive : formative), theme)
  const past = bare === word && verb === hard ? strip(strip(hard, formative), theme) : verb
  const root = strip(past, action).replace(feminine, '')
  if (root.length <= shortest) return root
  return softened.reduce((stem, [from, to]) => stem.replace(from, to), root)
}

const agents =
  /(?:owiec|nik|niczk|(?:ow|od|ot|en|el|n)nic|nicy|arz|ark|yst|ist|[ts]or|ent|ant|iel|wc|dzc|adc|orc|olog|olozk|agozk|agog|iatr|urg)$/
const agentsInEr =
  /(?:trener|mana[gd]z?er|menad?zer|lider|inzynier|fryzjer|kelner|kurier|oficer|reporter|premier|kasjer|portier|jubiler|magazynier|designer|developer|deweloper|tester|partner|frezer)$/
/** Beside a field that is spelled almost like them: `muzyk` and `muzyka`. */
const agentsInYk =
  /(?:muzy|fizy|chemi|matematy|informaty|mechani|elektroni|elektry|techni|logisty|grafi|polity|statysty|akusty|plasty|anality|hydrauli|history)(?:k|kiem|kowi|kow|cy)$/
const things =
  /^(?:asyst[aey]$|klimatyzator|niwelator|obrabiar|odbiornik|odczynnik|park|piernik|piknik|pilark|premier[aey]$|przeprowadzc|rekodziel|respirator|rozdzielnic|skladnik|trawnik|uszczelni|uzupelni|wypelni|wiatr|winnic|wspinacz|zagiel|zielnik|kantor|mark[aieo]$|medykament|incydent|formularz|deployment|cmentarz|falownik|konserwant|kierownic[aey]$|poradnik|wielk|niewielk|terminarz|kalendarz|inzynieri|klinik|kronik|politechnik|platnik|pomiar|towar|zegar(?!mi)|obszar|wymiar|rozmiar|filar|patent|procent|prezent|wariant|cement|akcent|departament|testament|list(?!ono)|motor(?!ni)|traktor(?!zy)|monitor|procesor|sektor|reaktor|kalkulator|generator|transformator|akumulator|projektor|detektor|telewizor|tor(?:y|u|ze|em|ow|ach|ami)?$|surow(?:iec|c)|wiezow(?:iec|c)|cegiel|szkiel|niedziel|posciel|paczk|pacz[ce]|znacz|kaczk|odtwarzacz|zraszacz|wyswietlacz|rozrusznik|klient|pacjent|pracowni|czytelni|uzytkowni|uczestni|dokument|element|instrument|eksperyment|moment|segment|asortyment|fundament|kontynent|talent|wynik|czynnik|silnik|podrecznik|slownik|dziennik|zbiornik|kopark|ladowark|wciagar|drukark|kosiark|zmywark|frezark|tokark|wiertark|betoniark|zgrzewark|sprezark|spawark|suszark|niszczark|zamiatark|przylacz|odkurzacz|spychacz|zasilacz|wzmacniacz|opryskiwacz|rozrzutnik|grzejnik|podnosnik|pojemnik|przenosnik|ciagnik|sterownik|licznik|czujnik|wlacznik|wylacznik|przelacznik|bezpiecznik|zalacznik|smietnik|chodnik|kraweznik|wskaznik|nosnik)/

/** Who does a thing, in any case: `kierownikiem`, `nauczycielki`. */
export function isPolishTitle(word: string): boolean {
  // `siatkówce`, `raporcie`: cases of things that end like who does something.
  if (things.test(word) || field.test(word) || noun.test(word) || /(?:owce|orcie)$/.test(word)) return false
  if (/acz(?:a|em|ami|ow|om|k[aieo]|kami|ce|ek)?$/.test(word) || agentsInYk.test(word)) return true
  const bare = strip(word, ending)
  return [bare, bare.replace(feminine, '')].some((form) => agents.test(form) || agentsInEr.test(form))
}

/** What a stem takes on to become another kind of word: `Wrocław`, `wrocławski`; `szkoła`, `szkolny`. */
const derived = /^(?:n|sk|aln|eln|[iy]?czn|owsk|ansk|ensk|arsk|iarsk|nick|aci|cz|nicz)?$/

const perfective = /^(?:z|ze|s|za|wy|prze|u|o|po|na)$/
/** `wyremontował` and `remont`: before a verb in `-ować` of its length a prefix tells that it was done. */
function isDone(one: string, other: string, words: readonly string[]): boolean {
  const [long, base] = one.length > other.length ? [one, other] : [other, one]
  if (base.length < 5 || !long.endsWith(base) || !perfective.test(long.slice(0, -base.length))) return false
  return words.some((word) => /(?:owa[clnw]|uj[ae])/.test(word))
}

/** Whether two words have one stem but for what makes an adjective of it. */
export function isPolishFamily(said: string, known: string): boolean {
  const [one, other] = [polishStem(said), polishStem(known)]
  if (one === other || isDone(one, other, [said, known])) return true
  if (one[0] !== other[0]) return false
  let shared = 0
  while (shared < one.length && one[shared] === other[shared]) shared += 1
  const [left, right] = [one.slice(shared), other.slice(shared)]
  return shared >= 4 && (left === '' || right === '') && derived.test(left) && derived.test(right)
}

const told = new Map<string, boolean>()

function isDeed(word: string): boolean {
  const known = told.get(word)
  if (known !== undefined) return known
  if (told.size > 20_000) told.clear()
  const is = deeds.some(([form]) => form.test(word))
  told.set(word, is)
  return is
}

/** Whether two words only look like one family: `szkoła` and `szkolenie`. */
export const areApart = (one: string, other: string): boolean =>
  (isDeed(one) || isDeed(other)) && polishStem(one) !== polishStem(other)

const firstCases = new Map<string, string>()

/** An adjective that tells of what it is, in its first case: `rekrutacyjnego`, `radomskiej`. */
export function inFirstCase(word: string): string {
  const known = firstCases.get(word)
  if (known !== undefined) return known
  if (firstCases.size > 20_000) firstCases.clear()
  const is = word
    .replace(
      /(?<=\w{3}[sdc]k)(?:iego|iemu|iej|ich|imi|im|ie|a)$|(?<=\w{3}zk)(?:iego|iemu|iej|ich|imi|im|ie|a)$/,
      'i',
    )
    .replace(/(?<=\w{3}(?:jn|czn|ow|al[nl]|n))(?:ego|emu|ej|ych|ymi|ym)$/, 'y')
  firstCases.set(word, is)
  return is
}
