import { byLanguage } from '../forms/word-set.js'

/** Verbs and nouns for how somebody comes to a job or leaves it, or how it begins, lasts and ends, in the third person. */
export const comingsAndGoings = byLanguage({
  en: `arrival departure appointment
began begun begin begins started starts starting join joined joins joining enter entered entering
become became becoming came come coming went go going move moved moves moving change changed changing switch switched
return returned returning follow followed arrive arrived arriving took taken promoted appointed hired recruited
elected transferred named chosen accepted entrusted employed founded signed
leave left leaving ended ends ending finish finished quit retire retired stop stopped step stepped
last lasted stay stayed remained date dates dated spent spend career path`,
  de: `einstieg eintritt antritt ankunft amtsantritt weggang abschied ausscheiden einstellung
begann beginnt begonnen beginn beginnend start startete startet gestartet fing angefangen anfing trat eintrat antrat
angetreten eingetreten wurde geworden wird kam gekommen kommt ging gegangen wechselte gewechselt wechsel wechselt zog stieg stieß
übernahm übernommen folgte folgt gefolgt ernannt befördert eingestellt berufen gewählt gründete
endete endet geendet beendete beendet verließ verlassen schied ausgeschieden hörte aufgehört schloss abgeschlossen
blieb geblieben dauerte gedauert verbrachte laufbahn weg`,
  fr: `embauche nomination
commencé commença commence commençant débuté débuta débute débutant rejoint rejoindre rejoignit rejoignant intégré intègre intégra
intégrant entré entrée entra entre arrivé arrivée arriva arrive venu venue passé passée passa passe devenu devenue devient devint
embauché embauchée engagé engagée recruté recrutée nommé nommée promu promue pris prise prend prit succédé suivi suit fondé créé changé muté mutée
quitté quitta quitte quittant quitter finit terminé terminée termina achevé achevée cessé parti partie départ resté restée dure duré dura parcours
lancé lancée lancer installé installée reprend repris`,
  es: `llegada salida ingreso
empezó empieza empezado empezando comenzó comienza comenzado comenzando inició inicia iniciado comienzo incorporó incorpora
incorporado incorporada incorporación entró entra entrado ingresó ingresa unió llegó llega llegado pasó pasa pasado cambió cambiado volvió fue
convirtió hizo asumió tomó nombrada nombrado ascendida ascendido ascendió contratada contratado fichó trasladó siguió sigue seguido
dejó dejado deja terminó terminado termina acabó acabado finalizó finalizado concluyó abandonó cesó salió marchó duró dura quedó permaneció camino`,
  it: `arrivo ingresso uscita assunzione
iniziato iniziata iniziò inizia cominciato cominciata cominciò comincia entrato entrata entrò entra arrivato arrivata
arrivò arriva approdato approdata approda passato passata passò passa diventato diventata diventò diventa divenuto divenuta divenne
unito unita assunto assunta assunse nominato nominata promosso promossa trasferito trasferita spostato spostata cambiato andato andata tornato tornata
preso prende avviato avviata mossi mosso esordito esordio seguito
lasciato lascia lasciò terminato terminata terminò termina finito finita finì concluso conclusa concluse conclude cessato cessata chiuso chiusa
uscito uscita durato durata dura rimasto rimasta restato restata percorso`,
  pt: `chegada entrada saída
começou começa começado iniciou inicia iniciado entrou entra ingressou ingressa ingresso integrou juntou uniu chegou chega
passou passa mudou muda mudado tornou virou foi assumiu assume nomeado nomeada promovido promovida contratado contratada transferiu transferido voltou regressou
seguiu segue seguido deixou deixa deixado deixada deixar terminou termina terminado acabou acaba concluiu conclui concluído encerrou finalizou finaliza
saiu sai cessou durou dura ficou permaneceu percurso caminho`,
  nl: `komst aantreden vertrek indiensttreding aanstelling
begon begint begonnen start startte gestart trad getreden toegetreden kwam komt gekomen ging gaat gegaan werd wordt geworden
stapte stapt overgestapt overstap wisselde gewisseld verhuisde verhuisd maakte volgde volgt gevolgd aangenomen benoemd bevorderd gepromoveerd aangesteld
nam terecht belandde aansloot sloot vertrok vertrokken verliet verlaten afscheid eindigde geëindigd stopte gestopt beëindigde rondde afgerond
bleef gebleven duurde geduurd loopbaan weg`,
  pl: `przyjście przyjścia odejście odejścia zatrudnienia objęcia dołączenia awansu
zaczął zaczęła zaczyna zaczynał zaczynała zaczynając zaczęło rozpoczął rozpoczęła rozpoczyna rozpoczynał rozpoczynała rozpoczynając rozpoczęcie
dołączył dołączyła dołącza trafił trafiła trafia przyszedł przyszła wszedł weszła wstąpił wstąpiła przeszedł przeszła przechodzi przeniósł przeniosła przeniesiona przeniesiony
został została zostaje stał stała staje objął objęła obejmuje podjął podjęła awansował awansowała awans zatrudnił zatrudniła zatrudniony zatrudniona
mianowany mianowana powołany powołana zmienił zmieniła wrócił wróciła
odszedł odeszła odchodzi zakończył zakończyła kończy skończył skończyła opuścił opuściła zrezygnował zrezygnowała rozstał rozstała porzucił
trwał trwała trwało pozostał pozostała droga`,
})

/** Verbs for what somebody was, had or worked as there, which goes on over a time. */
export const beings = byLanguage({
  en: 'was were is been being had held worked works working served serves serving',
  de: 'war waren ist hatte arbeitete arbeitet gearbeitet tätig beschäftigt',
  fr: 'est était fut été avait travaillé travaille exercé exerce',
  es: 'era estaba estuvo sido tenía trabajó trabaja trabajado ejerció ejerce',
  ...{
    it: 'era fu stato stata aveva lavorato lavora lavorò',
    pt: 'era estava esteve sido tinha trabalhou trabalha exerceu',
  },
  nl: 'was waren is geweest had werkte werkt gewerkt werkzaam',
  pl: 'był była było byli jest pracował pracowała pracuje',
})
