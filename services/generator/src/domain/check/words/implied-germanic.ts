import type { Implication } from './implication.js'
import { lowerPlace } from './lower-place.js'
import { code } from './software.de.js'
import { unfinished } from './unfinished.js'

/** See implied-words.ts: the German and Dutch words of what entries say by what they are. */
export const germanic: readonly Implication[] = [
  {
    section: 'education',
    matches:
      /bachelor|master|diplom(?!a)|magister|promotion|doktor|staatsexamen|hochschul|universit|\buni\b|(?:berufs|kunst|musik|film|bau)akademie|college|polytechni|politechni|politecnico|école|\b[bm]\.?\s?(?:a|s|sc|eng|ed|fa|mus)\b|\bll\.?\s?[bm]\b|\b(?:fh|tu|th|eth|rwth)\b|stud(?:ium|ien)/iu,
    not: /ausbildung\b|\blehre\b|gesell|umschulung|weiterbildung|fortbildung|lehrgang|fachseminar|fachschule|kolleg\b|\bschule\b|abitur|gymnasium/iu,
    words: `studium studiums studierte studiert studieren studiere studienzeit studentin studienabschluss studiengang`,
  },
  {
    section: 'education',
    words: `durchlief durchlaufen besuche besucht lernt lerne absolviere schule schulzeit schulbildung fachrichtung schulabschluss
studeren leerde leert geleerd volgde gevolgd volg volgt school schooltijd studeert studeer studente bezocht bezoekt studiejaren studietijd studententijd leertijd leerjaren schooljaren opleidingsjaren ingeschreven vakrichting`,
  },
  {
    section: 'education',
    not: /meister|fachwirt|betriebswirt|techniker\b|fortbildung|weiterbildung|lehrgang|abitur|gymnasium|\bschule\b|bachelor|master|diplom(?!a)|magister|promotion|staatsexamen|universit/iu,
    words: `lehrzeit berufsausbildung`,
  },
  {
    section: 'education',
    field: 'studyType',
    words: `abschlüsse berufsabschluss qualifikation kwalificatie titel`,
  },
  {
    section: 'education',
    field: 'endDate',
    not: unfinished,
    words: `abschlusses studienabschlusses erhielt erhalten bekam bekommen abgeschlossene abschließen beendet beendete erwarb erworben erlangte erlangt bestand bestanden ablegte abgelegt prüfung abschlussprüfung ausgelernt absolvent absolventin ausgebildet ausgebildete ausgebildeter gelernte gelernter
erreichte erreicht erzielte erzielt schloss qualifizierte qualifiziert slaagde geslaagd afrondde afsloot afgesloten voltooide voltooid haalde gehaald haalt behaalt behalen examen afstudeerde afstudeert afrondt afsluit gediplomeerd gediplomeerde afgelegd aflegde`,
  },
  {
    section: 'education',
    matches:
      /bäcker|konditor|fleischer|metzger|tischler|schreiner|zimmerer|dachdeck|maurer|\bmaler|lackierer|installateur|klempner|schlosser|schmied|mechaniker|friseur|uhrmacher|optiker|(?:orgel|klavier|geigen|instrumenten|boots)bauer|zahntechnik|schneider|polsterer|raumausstatt|glaser|steinmetz|keramik|fliesenleger|geselle/iu,
    words: `handwerk`,
  },
  {
    section: 'education',
    ahead: true,
    words: `abschließen abschließt abzuschließen beenden beendet voraussichtlich vorgesehen afronden afrondt afstuderen afstudeert verwacht verwachte voorzien`,
  },
  {
    section: 'education',
    field: 'score',
    words: `beoordeeld benotet bewertet schnitt notenschnitt noten abschlussnote gesamtnote durchschnitt eindcijfer gemiddelde`,
  },
  {
    section: 'languages',
    words: `kenntnisse kenntnissen sprachkenntnisse sprachkenntnissen sprachniveau taalniveau kennis uitdrukken verstaat`,
  },
  {
    section: 'languages',
    field: 'fluency',
    matches: /basis|beginner|elementa|\ba[12]\b/iu,
    words: `basisniveau basiskennis basis beginselen beetje mondje`,
  },
  {
    section: 'certificates',
    words: `nachgewiesen nachwies nachweist erlangte erlangt erlangen stammt stammte stammen bescheinigte bescheinigt bescheinigten attestierte erteilte erteilt zertifikate zertifikaten certificaten bewijzen bestand bestanden abgelegt ablegte absolvierte absolviert abschloss abgeschlossen besitzt besitze erwarb erworben ausgestellt ausstellte nachweis qualifikation qualifiziert fortbildete fortgebildet weiterbildete weitergebildet fortbildung weiterbildung
schein prüfung zertifizierte zertifizierter zertifizierung haalde gehaald bezit geslaagd slaagde bewijs uitgereikt uitreikte uitreikt toekende toegekend verleende verleend verstrekte verstrekt uitgaf afgaf afgegeven attest attesten brevet papieren cursus gehaalde behaalde bijscholing nascholing`,
  },
  // That of a school is a degree.
  { section: 'certificates', not: /schule|universität|akademie/iu, words: `abschluss abschlüsse` },
  {
    section: 'certificates',
    matches: /führerschein|fahrerlaubnis|rijbewijs/iu,
    words: `klasse klassen führerscheinklasse fahren fährt rijden rijdt`,
  },
  {
    section: 'awards',
    words: `ausgezeichnet auszeichnete verliehen verlieh vergeben vergab geehrt ehrte ehrung gewürdigt wettbewerb belegte errang erreichte platz
uitgereikt uitreikte toegekend toekende koos gekozen verkozen ontvangst geëerd beloond beloning gewählt wählte gekürt kürte onderscheiding onderscheiden eer`,
  },
  {
    section: 'publications',
    words: `veröffentlichung veröffentlichungen publikation publikationen publiziert publizierte artikel aufsatz beitrag text verfasste verfasst schrieb schreibt erschienen
publicatie publicaties artikel stuk tekst verschenen geschreven`,
  },
  {
    section: 'volunteer',
    words: `ehrenamtliche ehrenamtlicher ehrenamtlichen mitwirkt mitwirkte mitwirke mitgewirkt mitwirken freiwillig freiwillige freiwilliger freiwilligenarbeit engagiert engagiere engagierte engagement aktiv
vrijwillige inzet inzetten actief onbetaald`,
  },
  {
    section: 'education',
    field: 'courses',
    words: `vak vakken fach fächer fächern studienfächer kurs kurse kursen`,
  },
  {
    section: 'interests',
    words: `interessen ausgleich entspannt erholung betreibt betreibe treibt treibe liest lese hört begeistert begeistern begeistere begeisterung fasziniert faszinieren faible steckenpferd freizeitgestaltung privatleben frei vrije leest luistert speelt speel liefhebber hobby's beoefent beoefen beoefenen ontspant ontspannen ontspanning plezier vult vullen passie passies dol`,
  },
  {
    section: 'skills',
    words: `handwerkszeug rüstzeug repertoire werkzeugkasten arbeitsmittel kenntnisstand sachkenntnis kenntnissen werkzeugen fähigkeiten vertraut umgang fertigkeiten kompetenzen kompetenz fachkenntnisse fachwissen vakkennis programmiersprachen software einsetzt beherrscht beherrsche kent beheerst kennis beheersing programma's programma vertrouwd verstand hanteert hanteren gereedschap gereedschappen tools techniek technieken softwarepakketten competentie competenties bekwaamheden`,
  },
  { section: 'skills', field: 'level', words: `niveau` },
  { section: 'skills', matches: /interview|gespräch|verhandlung/iu, words: `führt führe führte führen` },
  { section: 'awards', matches: /\bdes jahres\b|\bwahl\b|publikum/iu, words: `wahl` },
  {
    section: 'interests',
    matches:
      /schach|skat\b|doppelkopf|(?:brett|karten|gesellschafts|rollen)spiel|(?:hand|volley|basket)ball|tennis|badminton|hockey|klavier|gitarre|geige|violine|bratsche|cello|flöte|klarinette|saxof|saxoph|trompete|posaune|akkordeon|schlagzeug|ukulele|harfe/iu,
    not: /bau\b|restaur|sammel|sammlung|geschichte|konzert|unterricht/iu,
    words: `spielt spiele`,
  },
  {
    section: 'interests',
    matches: /kajak|kanu|rad\b|räder\b|mountainbike|\bski\b|langlauf|snowboard|skateboard/iu,
    not: /geschichte|sammel|sammlung|schrauben|reparatur|\bbau/iu,
    words: `fährt fahre`,
  },
  {
    section: 'skills',
    field: 'name',
    matches: /software|\bedv\b|\bit\b|informatik|computer|programm|digital|\bict\b/iu,
    words: `computer rechner pc edv computern digitale digitalen programm programme programmen programma's`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches:
      /fachwirt|betriebswirt|meister|techniker|lehrgang|kurs|fortbildung|aufstieg|bijscholing|omscholing|nascholing/iu,
    words: `qualifizierung qualifizierte qualifiziert weiterbildung weiterbildete weitergebildet fortbildung fortbildete fortgebildet bijscholing`,
  },
  { section: 'skills', matches: code, words: `schreibt programmiert programmieren programmierung` },
  {
    section: 'projects',
    matches: code,
    words: `geschrieben geschriebene geschriebenen geschriebener geschriebenes programmiert programmierte programmierten programmierter programmiertes`,
  },
  {
    section: 'projects',
    matches: /kommandozeile|\bcli\b|command[- ]?line/iu,
    words: `werkzeug werkzeugs tool tools`,
  },
  {
    section: 'projects',
    words: `umgesetzt umsetzte realisiert entstanden erstellte baute bouwde gebouwd maakte`,
  },
  { section: 'projects', matches: /\bcijfer:/iu, words: `beoordeeld` },
  { section: 'publications', field: 'publisher', words: `verlag verlage verlags uitgeverij` },
  { section: 'awards', not: lowerPlace, words: `uitriep uitroept` },
  { section: 'skills', not: /\b(?:basis|beginn|elementai|enige)/iu, words: `vaardig vaardigheid` },
  {
    section: 'work',
    words: `angestellt anstellung arbeitsverhältnis beschäftigungsverhältnis dienst dienstverband`,
  },
]
