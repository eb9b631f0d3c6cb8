/** Verbs that change their vowel, in normal form without endings: the infinitive's stem, then the others. */
export const verbs = `
back buk; befehl befahl befohl; bewerb bewarb beworb bewirb; biet bot; bind band bund; bitt bat gebet; blas blies; bleib blieb; brenn brann;
brech brach broch brich; bring brach bracht; denk dach dacht; dreschen drosch; empfehl empfahl empfohl empfiehl; ess ass iss; fall fiel; fang fing;
fecht focht; find fand fund; flecht flocht flicht; flieg flog; fliess floss; frier fror; geb gab gib; geh ging gang; geniess genoss;
winn gewinn gewann gewonn wonn; giess goss; grab grub; greif griff; halt hiel hielt hal; hang hing; hauen hieb; heb hob hub; helf half holf hilf; heiss hiess;
kenn kann kannt; kling klang klung; komm kam; lad lud; lass liess; lauf lief; leih lieh; les las lies; lieg gelag;
melk molk; mess mass miss; nehm nahm nomm nimm; nenn nann nannt; preis pries; rat riet; reib rieb; reiss riss; reit ritt; renn rann rannt; ruf rief;
schaff schuf; scheid schied; schein schien; schiess schoss; schieb schob; schlaf schlief; schlag schlug; schleif schliff;
schliess schloss; schmelz schmolz schmilz; schneid schnitt schnit; schreib schrieb; schreit schritt; schweig schwieg; schwimm schwamm schwomm;
seh sah sieh; send sand sandt; sing sang sung; sink sank sunk; sitz sass sess; sprech sprach sproch sprich; spring sprang sprung; spinn spann sponn;
steh stand stund; steig stieg; stech stach stoch stich; streich strich; streit stritt; trag trug; treff traf troff triff; treib trieb;
tret trat tritt; trink trank trunk; vergleich verglich; verlier verlor; wachs wuchs; wart; wasch wusch; web wob; weis wies; 
werb warb worb wirb; werf warf worf wirf; wieg wog; wiss wuss weiss; zieh zog; zwing zwang zwung
`

/** Nouns that look like a form of such a verb and mean something else. */
export const others = `
band bund sand wand fund gang sprung betrieb verband verbund vorstand bestand verstand vorgang zugang grund beruf wort wirt fall unfall
abfall ort rat beirat stadtrat gang lehrgang studiengang jahrgang zwang kran preis weiss mass miss gebet ritt drang trank klang hang klass bass pass
beruf anruf fang umfang anfang empfang abstand zustand umstand widerstand standort stand land verlag vertrag auftrag betrag beitrag antrag hand kann kannt lehre meisterlehre schule promovierende angestellte angestellter auszubildende
`
