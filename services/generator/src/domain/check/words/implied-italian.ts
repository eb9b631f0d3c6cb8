import { gathered } from '../../gathered.js'
import type { Implication } from './implication.js'
import { unfinished } from './unfinished.js'

/** `del Cinquecento` is of the sixteenth century. */
const centuries = [
  ['Duecento', 'XIII'],
  ['Trecento', 'XIV'],
  ['Quattrocento', 'XV'],
  ['Cinquecento', 'XVI'],
  ['Seicento', 'XVII'],
  ['Settecento', 'XVIII'],
  ['Ottocento', 'XIX'],
  ['Novecento', 'XX'],
] as const

/** What entries imply in Italian; see implied-words.ts. */
export const italian: readonly Implication[] = [
  {
    section: 'education',
    field: 'courses',
    words: `insegnamento insegnamenti materia materie modulo moduli corsi`,
  },
  { section: 'basics', words: `attivo attiva` },
  ...gathered(centuries, ([name, number]) =>
    ['work', 'volunteer', 'projects', 'publications'].map((section) => ({
      section,
      matches: new RegExp(String.raw`(?<=(?:[dn]el|dal|[ao]l|il|primo|tardo|pieno)\s)${name}\b`, 'u'),
      words: `${number} secolo`,
    })),
  ),
  { section: 'education', field: 'area', words: `area ambito indirizzo` },
  {
    section: 'languages',
    field: 'fluency',
    matches: /\b(?:dalf|delf|toefl|toeic|ielts|dele|goethe|testdaf|cambridge|first|jlpt|hsk)\b/iu,
    words: `certificato certificata certificazione attestato attestata`,
  },
  {
    section: 'certificates',
    words: `completato completata completò concluso conclusa terminato terminata complementare aggiuntiva`,
  },
  {
    section: 'education',
    words: `frequentando frequentandovi frequentarono frequentare seguendo seguiva seguito studiando studiandovi formandosi formava formarsi iscrivendosi iscrisse iscriversi iscritto iscritta scuola corsi lezioni apprendendo imparando
apprese imparò impara`,
  },
  {
    section: 'education',
    field: 'endDate',
    not: unfinished,
    words: `conseguendo conseguendovi conseguiti conseguite conseguimento ottenendo ottenendovi ottiene ottenne diplomandosi diplomò diplomarsi diplomati concludendo concludendoli concludendola concludere concludersi
completando completare completandoli completò terminando terminandoli superando superò prese uscendo uscendone qualificandosi qualificata qualificato qualificò qualificarsi portato portati portandoli`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches: /laurea/iu,
    not: unfinished,
    ended: true,
    words: `laureandosi laureatosi laureatasi laureati laureate laureando laureanda neolaureato neolaureata`,
  },
  {
    section: 'education',
    field: 'score',
    words: `finale finali votazioni punteggi esito valutazione giudizio punti risultato risultati`,
  },
  {
    section: 'languages',
    words: `conoscenza conoscenze parlante parlanti parlare parlando comunicare competenza competenze sostiene sostenere conversazione `,
  },
  {
    section: 'languages',
    field: 'fluency',
    matches: /native|mother|materna|madrelingua/iu,
    words: `nativa nativo cresciuto cresciuta`,
  },
  {
    section: 'languages',
    field: 'fluency',
    matches: /[abc][12]/iu,
    words: `quadro europeo`,
  },
  {
    section: 'certificates',
    words: `conseguendo ottenendo ottenne ottiene superando superò qualifica qualificato qualificata titolo titoli rilasciati rilasciata rilasciate rilascio rilasciò attestati attestata
certificati certificò certificandosi abilitati abilitò abilitandosi abilita patentino corso prese possiede detiene ricevuto ricevuta ricevette`,
  },
  {
    section: 'awards',
    words: `assegnati assegnò assegnarono assegnandole assegnandogli conferì conferirono attribuì premiò premiarono premiati ricevette ricevendo riconosciuto riconosciuta riconobbe
concesso concessa concesse consegnata consegnò ottenne ottenendo guadagnato guadagnata arrivato arrivata giunto piazzamento piazzandosi classificandosi
classificarsi classificati tributato tributata`,
  },
  {
    section: 'publications',
    words: `pubblicare pubblicando pubblicazione pubblicazioni firmò firmando firme scrivendo edito edita editi edite stampa uscire usciti uscite titolo contributo`,
  },
  {
    section: 'volunteer',
    words: `volontario volontaria volontari gratis gratuita gratuito offre offriva offrendo prestava prestando tempo`,
  },
  {
    section: 'interests',
    words: `appassiona appassionano appassionati passioni amano adora predilige prediligono coltiva coltivano coltivando praticato praticata praticando apprezza apprezzano frequenta frequentare svaghi hobby`,
  },
  {
    section: 'skills',
    words: `conosce sapere usare impiega utilizzare utilizzando servendosi padroneggiare maneggia maneggiare dimestichezza capacità abilità competenza competenze nozioni lavora tecnica tecnici tecniche strumento programmi linguaggio metodo metodi `,
  },
  {
    section: 'awards',
    words: `valso valsa valse vale classificato classificata classificò piazzato piazzata`,
  },
  { section: 'awards', field: 'summary', matches: /\d/u, words: `riuniva` },
  { section: 'publications', words: `pubblicarono pubblicano` },
]
