/** See same-meaning.ts. */
export const groups = `
zwiększyć zwiększać podnieść podnosić podwyższyć; poprawić poprawiać ulepszyć ulepszać usprawnić usprawniać;
zoptymalizować optymalizować; kierownik kierowniczka; założyć zakładać założony; szef szefowa przełożony;
dentysta stomatolog dentystka; pielęgniarka pielęgniarz; położna akuszerka; farmaceuta aptekarz farmaceutka;
szpital lecznica; lek lekarstwo medykament; psycholog psycholożka; ratownik ratowniczka; leczyć leczenie;
adwokat mecenas adwokatka; prawnik prawniczka; umowa kontrakt; sędzia sędzina; notariusz rejent;
firma przedsiębiorstwo spółka pracodawca; pracownik zatrudniony pracownica; kolega współpracownik koleżanka;
klient klientka zleceniodawca; dostawca dostawczyni; zespół drużyna team; personel załoga;
przedsiębiorca biznesmen; nauczyciel nauczycielka pedagog; uczyć nauczać; nauczanie uczenie; uczeń uczennica;
wykładowca wykładowczyni; kurs szkolenie; szkolić trenować przeszkolić; trener trenerka szkoleniowiec;
praktykant stażysta praktykantka stażystka; praktyka staż; stypendysta stypendystka; licencjat bakalaureat;
magister mgr; inżynier inż; doktorat phd; nagroda wyróżnienie; nagrodzony wyróżniony; badać zbadać badanie;
badacz naukowiec badaczka; laboratorium lab; analizować analiza przeanalizować; analityk analityczka;
publikować opublikować publikacja; artykuł paper; pisać napisać; pisarz pisarka; wykład prelekcja;
tłumaczyć przetłumaczyć przekładać tłumaczenie przekład; dziennikarz dziennikarka reporter;
oprogramowanie software; aplikacja apka; programować kodować programowanie kodowanie;
programista programistka deweloper developer; komputer pc; informatyka it; użytkownik użytkowniczka;
testować przetestować testowanie; błąd bug; automatyzować zautomatyzować automatyzacja;
administrować administrowanie; administrator admin; wdrożyć wdrażać wdrożenie implementować implementacja;
rozwijać rozwinąć; tworzyć stworzyć; budować zbudować; serwer server; migracja migrować;
projektować zaprojektować projektowanie; projektant projektantka designer; grafik graficzka;
rysować rysowanie narysować; rysunek szkic; zdjęcie fotografia foto; fotografować fotografowanie;
produkować wytwarzać wyprodukować; produkcja wytwarzanie; naprawiać naprawić reperować naprawa;
konserwacja utrzymanie; montować zmontować montaż; elektryk elektromonter; krawiec krawcowa; robotnik robotnica;
piekarz piekarka; cukiernik cukierniczka; rzeźnik masarz; kucharz kucharka; gotować gotowanie ugotować;
danie potrawa; piec upiec wypiekać; gospodarstwo farma; ogrodnik ogrodniczka; sprzedawać sprzedać sprzedaż;
sprzedawca ekspedient sprzedawczyni ekspedientka; kupować kupić nabyć; zakup kupno; kupiec handlowiec;
koszt wydatek; księgowy księgowa; księgowość rachunkowość; negocjować negocjacje wynegocjować; kierowca szofer;
ciężarówka tir; samochód auto; dostawa doręczenie; dostarczać dostarczyć doręczać; kurier doręczyciel;
magazyn skład; transport przewóz; przewozić transportować; pilot lotnik; strażak strażaczka;
wolontariusz wolontariuszka ochotnik; stowarzyszenie zrzeszenie; członek członkini; darowizna datek;
wspierać wesprzeć; asystent asystentka pomocnik; doradca konsultant doradczyni konsultantka; doradzać doradzić;
doradztwo konsulting consulting; menedżer manager menadżer menedżerka; specjalista specjalistka; muzyk muzyczka;
śpiewak śpiewaczka; piosenkarz piosenkarka wokalista wokalistka; śpiewać śpiew; tancerz tancerka;
wystawa ekspozycja; bibliotekarz bibliotekarka; artysta artystka; spektakl przedstawienie;
malować malowanie namalować; organizować zorganizować; wydarzenie impreza event; planować zaplanować planowanie;
koordynować koordynacja; nadzorować nadzór; zatrudniać zatrudnić; rekrutować rekrutacja; wygłosić wygłaszać;
wygrać wygrywać; otrzymać dostać uzyskać; coroczny doroczny; roczny rocznie; miesięczny miesięcznie;
tygodniowy tygodniowo; dwujęzyczny bilingwalny; umiejętność zdolność; ekologiczny organiczny; biegać bieganie;
pływać pływanie; wędrówka wędrowanie; lekarz lekarka medyk;
zmniejszyć zmniejszać obniżyć obniżać zredukować redukować; kierować pokierować; prowadzić poprowadzić;
uniwersytet > uczelnia; politechnika > uczelnia; ukończyć skończyć; fizjoterapeuta fizjoterapeutka;
podróż podróżować; malarz malarka
`
