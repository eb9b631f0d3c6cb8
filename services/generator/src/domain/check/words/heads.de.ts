/** What German and Dutch compounds end in, besides the words of the groups; in normal form. */
export const heads = `
abend ablauf abrechnung abteilung akte aktion album amt analyse angebot anlage annahme antrag apparat archiv arbeit art artikel aufgabe auftrag auftritt aufwand
posten ausgabe ausschuss ausstattung austausch auswahl ausweis bad bahn band bank bau bedarf behandlung bereich bericht beschreibung bestand bestellung besuch
betrieb bewegung bild blatt boden brief buch buro chor code dach daten dauer dienst diplom druck einheit einsatz einheiten entwurf ergebnis
erkrankung fach fabrik fahrt fahrzeug fall farbe feld fest fertigung fenster feuer figur film firma flache flug form forum foto frage gang garten gebaude gebiet
gefass gerat geschaft gesprach gestell gewerbe glas grenze gruppe gut haft hafen halle handel handwerk haus heft heim hilfe hof holz idee industrie institut
jahr kabel kammer kampagne karte kasse katalog kette kirche klasse klinik knoten kommission konto kontrolle konzept konzert kosten kreis kuche kunde kurs labor lack
lager land last lauf leben leder lehre lehrgang leistung leitung licht linie liste lohn lokal losung luft maschine mappe markt masse material medien meldung mensch menge
menu messe messung methode metall mittel mobel modell modul montage museum musik nachweis netz netzwerk norm note objekt ofen ordnung ort paket papier park partner pass
patient personal pfad pflanze pflege plan platte platz politik portal praxis preis presse probe problem produkt produktion profil programm projekt protokoll prozess prufung
punkt quelle quote rad rahmen rat raum rechner recht rechnung regal regel reihe reise reparatur reserve restaurierung ring rohr rolle route sache saal sammlung satz
schaden schein schicht schiff schmuck schnitt schrank schrift schuh schule schutz schwerpunkt seite sektor sendung serie service shop sicherheit sitz sitzung software
sparte spiel sport sprache stadt stand station statistik stelle stellung steuer stil stoff strategie strasse strecke strom struktur stuck studie studium stuhl stunde system
tabelle tag tagung tank tarif tasche tausch team technik teil teile tempo termin test text theater theke thema therapie ticket tisch titel ton tour training transport treppe treffen tur
turm turnier ubung umbau umsatz umzug unternehmen unterlagen unterricht verband verbrauch verein verfahren verkauf verkehr verlag vermittlung versand verschnitt versicherung versorgung
vertrag vertrieb verwaltung video wagen wahl wald wand ware wartung wasser weg welle welt werk werkstatt werkzeug wert wesen wettbewerb wirkung wirtschaft wissen woche zahl
zahlung zeichnung zeit zeitung zelle zentrum zettel zeugnis ziel zimmer zucht zug zustand zweig fahren laufen binden bauen fischen brauen sammeln spielen singen tanzen schwimmen sammeln bauen lesen
dak plein plan prijs school tuin boom bomen werk dienst beheer verbruik lijn lijst fout fouten systeem centrum certificaat diploma opleiding ontwerp plaats park bos water
bedrijf winkel huis kamer zaal zaak zorg hulp groep ploeg baan rit dag avond week klas bouw techniek verkoop inkoop kunst muziek sport club vereniging trainer planner manager
project product productie proces controle kwaliteit veiligheid voorraad goederen wagen fiets auto kennis taal kaart boek tekst blad beeld film foto onderzoek studie stage
tijd termijn periode account kanaal vergadering bespreking gesprek boekje bestand bestanden lijn dossier kantoor ruimte terrein verkeer vervoer markt netwerk team afdeling sector branche industrie techniek materiaal machine apparaat toestel plan beleid advies les lessen cursus training programma pakket campagne actie bijeenkomst dossier formulier factuur order bestelling klant patient bewoner kind kinderen mensen dieren vlees vis groente fruit drank koffie thee maaltijd keuken restaurant hotel receptie balie loket post brief bericht nieuws krant artikel verhaal gids route weg straat wijk stad dorp gemeente regio land wereld
leden lid mitglied mitglieder
`
