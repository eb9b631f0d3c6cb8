/** Units as they are written short and in full, in any language; see same-meaning.ts. */
export const units = `
km kilometer kilometers kilometre kilometres kilomètre kilomètres kilómetro kilómetros chilometro chilometri quilómetro quilómetros quilômetro quilômetros kilometr kilometry kilometrów;
kg kilogramm kilogram kilograms kilogramme kilogrammes kilogramo kilogramos chilogrammo chilogrammi quilograma quilogramas kilogramy kilogramów kilo kilos;
cm centimeter zentimeter centimetre centimetres centimètre centimètres centímetro centímetros centimetro centimetri centymetr centymetrów;
mm millimeter millimetre millimetres millimètre millimètres milímetro milímetros millimetro millimetri milimeter milimetr milimetrów;
m2 qm quadratmeter sqm; m3 kubikmeter kuub; ha hektar hektare hectare hectares hectárea hectáreas ettaro ettari hektary hektarów;
kw kilowatt kilowatts kilovatio kilovatios kilowatów; mw megawatt megawatts megavatio megavatios megawatów; kwh kilowattstunde kilowattstunden kilowattuur;
gb gigabyte gigabytes; tb terabyte terabytes; mb megabyte megabytes; min mins minute minuten minutes minutos minuti minuut minut;
h hr hrs hour hours heure heures hora horas ora ore stunde stunden uur uren godzina godziny godzin;
s sec secs sek seconds secondes secondi segundos sekunde sekunden seconden sekunda sekundy sekund`
