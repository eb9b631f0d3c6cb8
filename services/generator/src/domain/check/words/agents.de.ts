/**
 * Who does a thing, by the end of the word: a title, which stands for its own forms and never for the deed. Those in
 * `-er` are listed, since as many words in `-er` are none; in normal form.
 */
export const agents = `
absolvent administrator agent agronom angler animator anwalt anwender apotheker arbeiter archaologe architekt archivar
arzt aspirant assistent astronom auditor aufseher ausbilder ausfahrer ausstatter autor backer bademeister bastler
bauer bauzeichner beamter beikoch beleuchter berater bergsteiger besitzer bestatter besucher betreiber betreuer
betriebswirt bewerter bewohner bibliothekar bildhauer binder blogger botaniker boxer brauer buchbinder buchhalter
buchhandler buhnenbildner burger chef chemiker coiffeur controller cutter dachdecker darsteller designer dichter
diplomat direktor dirigent disponent doktor doktorand dolmetscher dozent dramaturg drechsler drucker einkaufer
einrichter einwohner elektriker elektroniker enkel entwickler erfinder ermittler erntehelfer erzieher estrichleger expert
fabrikant fachwirt fahrer farber feinmechaniker filmemacher fischer fleischer flieger fliesenleger folierer forderer
forscher forster friseur fuhrer gamer gartner gast gastronom gastwirt gaukler geigenbauer geiger gerber gerustbauer
gesell gestalter gewinner glaser goldschmied grafiker graveur grunder gutachter gutsverwalter handler handwerker
hausmeister heiler helfer herausgeber hersteller historiker horer hutmacher imker informatiker ingenieur inhaber
inspektor instrukteur instruktor instrumentenbauer intendant investor jager jongleur jugendwart kassenwart platzwart torwart tankwart kameramann kandidat
kapitan kassierer kaufer kellner kinderpfleger kirchenmusiker klavierbauer klempner kletterer klient kolleg kommissar
komponist konditor konstrukteur koordinator korrektor kostumbildner kraftfahrer kritiker kund kunstler kurator kurier
kuster kutscher laborant lackierer landwirt laufer lehrer lehrling leiter lektor lerner leser lieferant logistiker
logopad lokfuhrer lotse makler maler manager mandant maskenbildner masseur mathematiker maurer mechaniker
mechatroniker mediator mediziner meister melker mentor metzger mieter mitarbeiter mitbegrunder moderator monteur
muller musiker nachfolger nutzer okonom operator optiker orchestermusiker organisator orthopad pachter padagog
padiater partner patient patissier pfarrer pfleger pharmazeut philosoph physiker pilot planer praktikant praktiker
prasident produzent professor programmierer promotor prufer puppenspieler radler ranger raumpfleger rechtsanwalt
redakteur redner referent regisseur reiniger reiseleiter reiter rektor reporter restaurator revisor richter
sachbearbeiter sammler sanger sanitater schaffner schauspieler schiedsrichter schlagzeuger schlosser schmied schneider
schreiber schreiner schriftsteller schuhmacher schuler schweisser schwimmer scrummaster segler sekretar senner sieger
skilehrer softwaretester soldat sozialarbeiter spediteur speditor spender spieler sportler sprecher statistiker
steinmetz stellvertreter steuerberater stifter stipendiat streamer streicher student tanzer tater taucher techniker
teilnehmer texter therapeut tierarzt tischler toningenieur topfer trager trainer treiber treuhander trommler trompeter
tuftler tutor uberbringer ubersetzer uhrmacher unternehmer veranstalter vereidiger verfasser verkaufer vermesser
vermieter vermittler versicherer vertreter verwalter volkswirt volontar vorarbeiter vorsitzender wachter wanderer
wanderfuhrer wartungstechniker weber werber wissenschaftler youtuber zahntechniker zeichner zeugwart zimmerer zuchter
zuhorer zulieferer zuschauer zusteller
`
