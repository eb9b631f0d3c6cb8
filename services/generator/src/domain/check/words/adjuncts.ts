import { byLanguage, wordSet } from '../forms/word-set.js'

/** Behind a preposition they point at what was told: `in this role`. */
export const pointing = wordSet(
  `this that these those such same other others it them him us me herself himself myself themselves which whom what there here anyone everyone about just almost nearly
diese dieser diesem diesen dieses jene jener jenem jenen dem denen ihm ihnen selben anderem anderen
seinem seinen seines ihrem ihren ihres meinem meinen meines unserem unseren etwa fast knapp rund
ce cet cette ces cela ceux celle lui elle eux presque environ même autre autres laquelle lequel
este esta estos estas ese esa esos esas aquel aquella aquellos aquellas entonces dicho dicha ello eso ella ellos mismo misma otro otra otros otras
questo questa questi queste quello quelli coloro quel quella quei quegli quelle ciò esso essa stesso stessa altro altra altri altre
esse essa esses essas isso isto aquele aquela aqueles aquelas então nesse nessa nesses nessas neste nesta nestes nestas naquele naquela naqueles
naquelas disso disto nisso mesmo mesma outro outra outros outras
deze dit die dat daar hem haar hen zelfde dezelfde hetzelfde diezelfde andere anderen
ten ta to tym tej tych tego tę tamtym tamtej niego niej nim nią nich sam samym samej inne innych`,
)

/** A preposition and its article in one word. */
export const contracted = wordSet(
  `im am zum zur beim vom au aux du des al del nel nella dal dalla della sul sulla alla no na nos nas num numa ao do da dos das`,
)

/**
 * Nouns that say nothing new behind a preposition and an article or the like: `during her time`, `in der Rolle`. By
 * themselves they may: `for years`, `over time`. Polish has no articles.
 */
export const hollowNouns = byLanguage({
  en: `role roles job jobs position positions post posts work task tasks duty duties activity activities interest interests
hobby hobbies time times year years month months period periods phase stage stint tenure career experience background area areas field
fields sector trade profession part parts point end beginning start outset middle page profile resume story path journey route
course way ways list name names title project projects place terms context basis focus row hand hands eye little while`,
  de: `rolle rollen position positionen stelle stellen funktion aufgabe aufgaben tätigkeit tätigkeiten arbeit arbeiten zeit jahr jahre jahren
monat monate monaten wechsel ankunft anfang beginn ende start abschluss interesse interessen hobby hobbys beruf laufbahn karriere bereich
bereiche bereichen aufgabenbereich aufgabengebiet zuständigkeitsbereich gebiet rahmen projekt projekte projekten seite teil weg lebenslauf werdegang erfahrung station stationen phase abschnitt
anschluss übrigen folge laufe verlauf einsatz dienst schwerpunkt bezug blick thema fach`,
  fr: `rôle poste postes fonction fonctions tâche tâches travail métier temps période périodes année années an mois carrière parcours
expérience domaine domaines secteur fin début débuts cours cadre intérêt intérêts côté part suite ensemble activité activités étape passage arrivée
départ profil page projet projets titre matière sujet centre cœur`,
  es: `puesto puestos función funciones tarea tareas trabajo labor etapa tiempo año años mes meses época período periodo carrera trayectoria
experiencia área áreas campo ámbito ámbitos sector interés intereses inicio fin final principio comienzo fecha parte lado vez profesión
oficio papel rol paso estancia faceta plano época épocas cargo cargos empleo andadura recorrido camino actividad actividades perfil página currículum proyecto proyectos materia marco momento`,
  it: `ruolo posto posizione funzione compito compiti lavoro mansioni tempo periodo anno anni mese mesi fase carriera percorso esperienza
area aree campo ambito ambiti settore settori interesse interessi hobby fine inizio corso parte attività professione mestiere profilo pagina
materia progetto progetti termine conclusione momento contesto`,
  pt: `função funções posto papel cargo cargos emprego passagem estadia faceta plano altura época épocas trajetória caminho tarefa tarefas trabalho tempo ano anos mês meses período etapa fase carreira percurso experiência área
áreas campo setor setores âmbito interesse interesses fim final início começo parte lado atividade atividades profissão perfil página termos
conjunto base data projeto projetos momento contexto`,
  nl: `rol functie baan werk taak taken tijd jaar jaren maand maanden periode fase loopbaan carrière ervaring gebied gebieden vak beroep
sector einde begin start komst overstap interesse interesses hobby hobby's deel kant kader bezigheden werkzaamheden activiteiten profiel
pagina project projecten plaats loop vlak slag lezen traject parcours hoofdstuk etappe dienstverband domein tijdvak bagage kader teken combinatie levensloop slotte aanvulling kanten takenpakket werkvloer werkweek verleden heden toekomst leven overgang wisseling aanvang afloop vervolg naam opzicht verband verloop duur kern thema lijst lijstje overzicht tussentijd cv`,
  pl: `roli rolą pracy pracę pracą stanowisku stanowiska stanowisko stanowiskiem funkcji zadań zadaniach zadania zadaniami czasie czasu okresie
okresu roku latach karierze kariery doświadczenia doświadczeniem dziedzinie dziedziny obszarze obszaru branży zawodzie zawodu zakresie
zakresu ramach końcu końca strony części miejscu miejsca studiach studiów tekście zainteresowań zainteresowaniami etapie tematu
projekcie projektu projektach sumie toku trakcie`,
})

/** Phrases without an article that say nothing new. */
export const hollowPhrases = byLanguage({
  en: 'as_well in_addition in_total in_number in_all in_particular in_general in_part in_turn in_question in_fact in_short in_between by_way by_step by_then from_then of_experience as_part for_example for_instance among_others among_other_things at_work to_work in_parallel at_present by_name by_profession by_trade after_hours off_duty on_top as_interests as_follows in_order in_place',
  de: 'als_auch vor_allem unter_anderem im_rahmen zur_seite zum_beispiel zu_beginn seit_beginn als_teil von_beruf zu_hause in_summe in_teilen bei_bedarf',
  fr: 'en_travaillant en_exerçant en_occupant en_étant en_restant à_coeur à_côté de_profession de_métier en_parallèle en_dehors par_exemple en_particulier entre_autres en_tout en_outre en_plus en_cours par_ailleurs en_partie en_général de_suite à_part en_fin',
  es: 'en_cuanto con_inicio con_fecha en_total en_concreto en_particular por_ejemplo entre_otras_cosas de_profesión en_paralelo en_conjunto de_hecho en_parte en_general en_curso de_oficio a_partir en_torno por_fin en_resumen desde_entonces hasta_entonces en_definitiva en_su_día en_el_día en_mi_día en_lo_profesional por_último en_especial con_anterioridad',
  it: 'in_materia in_particolare tra_cui in_tutto in_totale per_esempio di_professione in_parallelo in_seguito in_corso in_più in_generale di_mestiere in_parte tra_le_altre_cose a_partire da_parte in_base',
  pt: 'em_conjunto em_termos com_base de_que em_particular por_exemplo entre_outras_coisas de_profissão em_paralelo em_seguida em_geral em_curso com_data em_parte a_partir por_fim em_resumo desde_então até_então no_seu_dia no_meu_dia no_dia por_sua_vez para_além no_total entre_as_suas em_especial por_último',
  nl: 'in_plaats van_beroep onder_meer onder_andere in_totaal tot_slot in_dienst van_start op_basis bij_elkaar in_aanvulling ter_aanvulling in_combinatie tot_dusver ten_tijde ten_slotte te_midden te_weten in_feite met_behulp ten_eerste ten_tweede bij_hem bij_haar bij_mij als_interesse als_interesses als_hobby als_liefhebberij als_onderwerp als_onderwerpen',
  pl: 'między_innymi z_zawodu w_sumie w_szczególności na_przykład w_trakcie w_zakresie w_toku w_ramach na_koniec na_początku z_początku początku_kariery z_nich wśród_nich spośród_nich do_pracy po_studiach w_której w_którym w_których na_której na_którym na_których do_której do_którego do_których z_którą z_którym z_którymi dla_której dla_którego dla_których przy_której przy_którym przy_których przy_czym do_tytułu u_której u_którego po_rozpoczęciu od_rozpoczęcia do_zakończenia po_zakończeniu przed_rozpoczęciem po_ukończeniu przed_podjęciem po_podjęciu',
})

/** What somebody likes to do is done then. */
export const leisure = byLanguage({
  en: 'spare leisure work',
  de: 'freizeit arbeit',
  fr: 'loisirs libre travail',
  es: 'libre ocio trabajo',
  it: 'libero lavoro',
  pt: 'livre livres trabalho',
  nl: 'vrije werk',
  pl: 'wolnym wolnych',
})

/** What goes on is so until then. */
export const untilNow = byLanguage({ en: 'day date then present current now' })
