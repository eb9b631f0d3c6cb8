/**
 * Words that make less of what stands beside them, in normal form: who helped with a thing did not do it, what is planned
 * has not come about. Patterns of whole words between commas; a star stands for any letters.
 */
export type Class = 'help' | 'pending' | 'denial' | 'except'

type Patterns = Readonly<Record<string, string>>

/** Words that tell that somebody took part in what others did as well. */
const help: Patterns = {
  en: `
help(s|ed|ing|er)?, assist(s|ed|ing|ance)?, contribut(e|es|ed|ing|ion|ions), participat*,
collaborat*, cooperat(e|es|ed|ing|ion), supported, supporting, involved, involvement, shadow(ed|ing), took part,
taking part, take part, takes part, lent support, lend* support, as one of, as part of a (team|crew|group|brigade|squad), had a hand, lent a hand, part of the team that, member of the
team that, co`,
  de: `
mit (ein|auf|aus|um|ab|an|vor)ge*t, mit (entwickelt|gegrundet|gestaltet|organisiert|verfasst|betreut|geplant),
half, hilft, halfen, hilfe bei, hilfe beim, geholfen, mithilfe, wirkte mit, wirkt mit, arbeitete mit, arbeitet mit, nahm teil, nimmt teil, trug bei, mitzuarbeiten, mithalf, mitgeholfen, mitarbeit,
mitarbeitet, mitarbeiten, mitarbeitete, mitgearbeitet, mithilft, teilnimmt, beitragt, mitwirk*, mitgewirkt, beteilig*, teilnahm, teilnahme, teilgenommen,
unterstutz(e|te|ten|t|ung|en|end|ende|enden), zur seite, zur hand, assistenz, assistier*, zuarbeit, zuarbeitete, zugearbeitet, beitrag
zu[mr]?, beigetragen, beitrug, mitgestalt*, mitentwick*, mitorganis*, mitgebaut, mitbegrund*,
mitverfass*, mitverantwort*`,
  fr: `
aid(e|er|ait|ais|ant|aient), aide a, a aide, ai aide, ayant aide, assiste, assistait, assistance,
participe, participait, participer, participation, particip(ee|es|ant|ais|ent|aient), contribu*,
collabor(e|er|ait|ation|ant|ais), appui, appuyait, appuye, soutien, soutenait, second(e|ait), pris
part, prend(s|re)? part, prenait part, prenant part, associee? a, implique*, coanim*, coorganis*, corealis*, coecri*`,
  es: `
ayud*, apoy*, asist(io|ia|encia|iendo|ido|e|ir), auxili*, particip*, colabor*, cooper([oa]|aba|ado|ando|acion|ar),
contribu*, tom(o|e|a|ar|aba|an|ando|aron) parte, form[oa] parte del equipo que, involucrad[oa], implicad[oa], coorganiz*,
coescri*, codirig*`,
  it: `
aiut*, assist(ito|ita|iti|eva|evo|evano|endo|enza|e|ono|ere), collabor(a|ano|ato|ata|ava|avo|avano|azione|azioni|are|ando|o),
cooper(a|ano|ato|ava|avano|azione|are|ando|o), partecip(a|ano|ato|ata|ava|avo|avano|azione|azioni|are|ando|o), contribu*,
affianc*, coadiuv*, support(iamo|o|a|ano|ato|ata|ava|avo|avano|are|ando), sostegno, pre(so|se|ndere|nde|ndo|ndeva|ndevo|ndevano|ndono|ndendo) parte, coinvolt[oa], coorganizz*, coautor*`,
  pt: `
ajud*, apoi*, assist(iu|ia|encia|ido|ir), auxili*, particip*, colabor*, cooper(a|ou|ava|ado|ando|acao|ar), contribu*, tom(ou|a|ar|ava|am|ando|aram)
parte, fez parte da equip[ae] que, envolvid[oa], coorganiz*, coescre*`,
  nl: `
hielp(en)?, helpt?, helpen, geholpen, hulp bij, meehielp, meehelpt, meegeholpen, meewerkte,
meewerkt, meegewerkt, meewerken, medewerking, meebouwde, meegebouwd, meeschreef, meegeschreven,
meedacht, meegedacht, assisteer*, geassisteerd, assistentie, werkte mee, werkt mee, hielp mee, helpt mee, dacht mee, denkt mee, schreef mee, bouwde mee, droeg bij, draagt bij, nam deel, neemt deel, ondersteun*, bijdroeg, bijgedragen,
bijsta*, bijsto*, bijgestaan, bijstand, bijdrage aan, deelnam, deelgenomen, deelname, betrokken, meegedaan, mede, mede(organis|ontwik|ontw|oprich|opgerich|auteur|eigen|verantw)*,
mee(ge)?(ontwikkel|organis|ontw|draai|lop|liep|deed)*, ontwikkelde mee, organiseerde mee, ontwierp mee, draaide mee, draait mee, liep mee, loopt mee, deed mee, doet mee`,
  pl: `
pomag*, pomog*, pomoc, pomocy, pomoce, pomoc(a|om|ami|ach) (kuchen|domow|biurow|sklepow|hotelow|technicz|dydaktycz|warsztatow|magazynow|medycz|lekarsk|dentystycz|stomatologicz|apteczn|kelnersk|budowlan)*, zastepc*, wspiera*, wspar*, wsparci*, uczestnicz*, udzial, udzialu, asystowa*,
wspol(tworz|tworc|organiz|prowadz|prac|autor|uczestn|redag|zaloz|zarzadz)*, przyczyn*, zaangazowan*`,
}

/** Words that tell of what has not come about, or not yet. */
const pending: Patterns = {
  en: `
planned, is planning, plans to, plan to, planning to, intend(s|ed)?, scheduled, proposed, proposal,
upcoming, forthcoming, pending, requested, applied for, applying for, nominee, nominated,
nomination, shortlisted, finalist, runner up, candidate, candidacy, not yet, hopes? to, wants? to,
would like to, wish(es)? to, looking to, keen to, aspires? to, dreams? of, goal is, dream is,
draft of, to open, to start, to launch, to be opened, to be launched, preparing for, preparing to, due to, evaluating, under evaluation, considering`,
  de: `
geplant*, plante?n?, planung, vorgesehen*, beabsichtigt*, angestrebt*, vorgeschlagen*, vorschlug,
vorschlag, vorbereit*, beantrag*, antrag auf, nominier*, kandidat*, kandidier*, finalist*,
anstehend*, noch nicht, mochten?, will, wunscht, wunsche, hofft, hoffe, ziel ist, traum ist, strebt an, anstreb*, auf dem plan`,
  fr: `
prevue?s?, planifiee?s?, projete(e|es|s)?, envisage*, propose(e|es|s)?, proposition,
demande(e|es|s), a demande, nominee?s?, finaliste, candidat*, prepar*, a venir, pas encore, en
attente, a l etude, cherche(nt)?, recherche une?, a la recherche, aspire(nt)?, ambitionne(nt)?, souhait(e|ent|ait), voudrai[st], aimerai[st], espere, veut, veux, reve de, objectif est`,
  es: `
previst[oa]s?, planead[oa]s?, planificad[oa]s?, programad[oa]s?, proyectad[oa]s?, propuest[oa]s?,
propuso, (esta|fue) pedid[oa], pidio, solicit*, nominad[oa]s?, nominacion, finalista, candidat*,
prepar*, pendiente*, aun no, todavia no, espero, espera *r, quier[oe], gustaria, deseo, desea *r, objetivo es, suen[oa] con`,
  it: `
previst[oaie], pianificat[oaie], programmat[oaie], progettat[oaie], propost[oaie], proponeva,
proposto, richiest[oaie], chiest[oaie], candidat*, nominat[oaie], finalista, prepar*, in attesa, non
ancora, vorre(i|bbe), spero, spera di, desider[oa], vuole, voglio, piacerebbe, obiettivo e, sogn[oa] di`,
  pt: `
previst[oa]s?, planead[oa]s?, planejad[oa]s?, programad[oa]s?, projetad[oa]s?, propost[oa]s?,
propos, (esta|foi) pedid[oa], pediu, solicit*, requer*, indicad[oa]s?, finalista, candidat*,
prepar*, pendente*, ainda nao, espero, espera *r, quer *r, quero, gostaria, desej[oa] *r, objetivo e, sonh[oa] em`,
  nl: `
geplande?, gepland, plande, voorgenomen, voorgesteld*, voorstelde, voorstel, voorbereid*,
voorbereidde, aangevraagd*, aanvroeg, genomineerd*, nominatie, finalist, kandidaat, aanstaande, nog
niet, zoekt?, op zoek, gezocht, wil, hoopt?, wenst?, graag zou, zou graag, droomt? van, doel is, begin ik aan, begint aan, begin aan, begint (ze|zij|hij) aan, op de planning, in de planning, op de agenda, op het programma`,
  pl: `
(za)?planowan(y|a|e|i|ego|ej|ym|ych), w planach, zamierza, zaproponow*, nominow*, nominacj*, finalist*, w finale, do finalu, kandydowal*, w
przygotowaniu, jeszcze nie, chce, chcial*, pragnie, marzy o, celem jest, szuka(m|jac|jacy|jaca)?, poszukuj(e|ac|acy|aca)`,
}

/** What is denied of all that stands behind it, up to the end of its clause. */
const denial: Patterns = {
  ...{
    en: `not, never, *n't, neither`,
    de: `nicht, nie, niemals`,
    fr: `pas, jamais`,
  },
  ...{ es: `no, nunca, jamas`, it: `non, mai`, pt: `nao, nunca` },
  ...{ nl: `niet, nooit`, pl: `nie, nigdy` },
}

const except: Patterns = {
  en: `except, excluding, apart from, other than`,
  de: `ausser, ausgenommen, ausschliesslich der, bis auf`,
  fr: `sauf, excepte, hormis, hors`,
  es: `salvo, excepto, exceptuando`,
  it: `tranne, eccetto, escluso, esclusi, salvo`,
  pt: `exceto, excepto, salvo`,
  nl: `behalve, uitgezonderd, uitgezonderde, met uitzondering`,
  pl: `z wyjatkiem`,
}

/** Words of a sentence that say of a deed what the qualifier says, without being one. */
export const alike: Patterns = {
  en: `
hand, had a part, played a part, worked on, works on, work on, worked with, alongside, together,
team, joined, one of, part of`,
  de: `
hand, zusammen, gemeinsam, team, arbeitete* an, arbeitet an, arbeit an, dabei, mitmacht*,
mitgemacht, beteiligt*, anpackt(e|en)?, mitanpackt(e|en)?, angehor(t|te|ten), mitglied, assistent*`,
  fr: `
main, ensemble, equipe, avec, travaille sur, travaillait sur, travaille a, aux cotes`,
  es: `codo, hombro, respald*, soporte, aport*, secund*, acompan*, aprend*, trabaj* con, mano, junto, equipo, trabajo en, trabajaba en, trabajado en, al lado`,
  it: `mano, insieme, parte d*, sosten*, squadra, lavorato a*, lavorava a*, fianco`,
  pt: `suporte, lado a lado, ombro, parceria, contributo, acompanh*, aprend*, trabalh* com, mao, junto, equip[ae], trabalhou em, trabalhou n[oa]s?, ao lado`,
  nl: `hand, handje, samen, team, werkte aan, gewerkt aan, mee, meedoen, meedeed, deel, bij aan, een van`,
  pl: `razem, wraz, wspolnie, zespole, z zespolem, zespolow*, czlonk*, czesc*, prac* (nad|przy|z|ze), reki`,
}

/** To prepare a thing is to make it; what was only prepared is told by other verbs. */
export const making: Patterns = {
  es: `elabor*, confeccion*, redact*, hac(e|en|er|ia|ian), hizo, cocin*`,
  it: `elabor*, confezion*, redig*, redatt*, scriv*, scritt*, stil(a|o|ato|ati|ava|avo), cucin*`,
  pt: `elabor*, confec*, redig*, faz, fazem, fazer, faz(ia|iam), fez, cozinh*`,
}

export const qualifiers: Readonly<Record<Class, Patterns>> = { help, pending, denial, except }
