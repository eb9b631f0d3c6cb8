import { gathered } from '../../gathered.js'
import type { Common, Implication } from './implication.js'
import { learned } from './implied-learning.js'
import { lowerPlace } from './lower-place.js'

/**
 * What an entry says without writing it, in every language: of an award that it was received. No rank, degree, level or
 * prize that the entry has not itself.
 */
const common: readonly Common[] = [
  ...learned,
  {
    section: 'awards',
    words: {
      en: 'award awards awarded received recognized prize honour honored distinction',
      de: 'award erhielt erhalten bekam preis auszeichnung',
      fr: `prix reçu reçue obtenu décerné décernée décernés décerne récompensé récompensée récompense récompensés
distingué distinguée distinction honoré honorée attribué attribuée remis remise`,
      es: `premio recibió recibido concedió concedido distinción distinguió distinguido distinguida reconoció
reconocimiento reconocido reconocida valió otorgó otorgado otorgada entregó entregado mereció obtuvo obtenido logró
consiguió`,
      it: `premio premiato premiata ricevuto ricevuta assegnato assegnata conferito conferita riconoscimento attribuito
attribuita consegnato ottenuto ottenuta insignito insignita`,
      pt: `prémio prêmio recebeu recebido distinção distinguiu distinguido distinguida reconheceu reconhecimento
reconhecido reconhecida valeu atribuiu atribuído atribuída concedido concedeu entregou entregado obteve obtido
conseguiu mereceu`,
      nl: 'prijs kreeg ontving gekregen',
      pl: 'nagroda nagrodę otrzymał otrzymała',
    },
  },
  {
    section: 'awards',
    not: lowerPlace,
    words: {
      en: 'won win winner named',
      de: 'gewann gewonnen gewinner gewinnerin sieg siegte sieger siegerin gekürt',
      fr: 'gagné gagnée remporté remportée lauréat lauréate primé primée',
      es: `ganó ganado ganar ganadora ganador llevó premió premiado premiada premiaron galardón galardonado galardonada
galardonó vencedora vencedor nombrado nombrada elegido elegida`,
      it: 'vinto vinta vinse vincitore vincitrice vittoria aggiudicato aggiudicata nominato nominata eletto eletta',
      pt: `ganhou ganhar ganhado venceu vencer vencedora vencedor levou premiou premiado premiada galardão galardoado
galardoada galardoou nomeado nomeada eleito eleita`,
      nl: 'won gewonnen winnaar winnares bekroond uitgeroepen uitgekozen',
      pl: 'zdobył zdobyła wygrał wygrała',
    },
  },
  {
    section: 'publications',
    words: {
      en: 'published publication publications author authored wrote written writes article articles piece appeared',
      de: 'autor verfasserin geschrieben veröffentlicht veröffentlichte erschien',
      fr: `auteur autrice auteure écrit écrite écrits publié publiée publiés publie publiait paru parue parus paraît sorti
sortie sort signé signée signe rédigé rédigée texte textes ouvrage article articles publication publications`,
      es: `autor autora publicó publicado publicada publicar publicación publicaciones escribió escribir escrito firma
firmó autoría editó editado editada apareció salió sacó texto obra título`,
      it: `autore autrice scritto scritta scrisse redatto pubblicato pubblicata pubblica pubblicò pubblicati uscito uscita
uscì esce firmato firmata apparso apparsa apparve testo articolo articoli`,
      pt: `autor autora autoria publicou publicada publicado publicar publicação publicações escreveu escrever escrito
assinou assina editado editada apareceu saiu lançou texto obra título`,
      nl: 'auteur schrijver schreef gepubliceerd publiceerde verscheen',
      pl: 'autor opublikował opublikowała napisał napisała',
    },
  },
  {
    section: 'publications',
    field: 'publisher',
    matches: /press|verlag|editorial|édition|edizioni|editora|uitgeverij|wydawnictwo|books/iu,
    words: {
      ...{
        en: 'book volume',
        de: 'buch',
        fr: 'livre livres ouvrage volume',
        es: 'libro libros',
        it: 'libro libri volume',
      },
      ...{ pt: 'livro volume', nl: 'boek', pl: 'książka' },
    },
  },
  {
    section: 'volunteer',
    words: {
      en: 'volunteer volunteers volunteered volunteering association',
      de: 'ehrenamtlich ehrenamt',
      fr: `bénévole bénévolat bénévolement bénévoles engagée engagé engage engagement associatif associative association
associations temps`,
      es: `voluntaria voluntario voluntariado voluntarios voluntarias voluntariamente altruista desinteresada
desinteresadamente solidaria solidario colabora colaboró colaboraba colaborar colaboradora colaborador`,
      it: `volontario volontaria volontariato volontari volontariamente impegnato impegnata impegna impegno associazione
associazioni dedica dedicato dedicata gratuitamente`,
      pt: `voluntária voluntário voluntários voluntariado voluntariamente voluntariar solidária solidário colabora
colaborou colaborava colaborar colaboradora colaborador`,
      nl: 'vrijwilliger vrijwilligster vrijwilligerswerk vrijwillig',
      pl: 'wolontariusz wolontariuszka wolontariat',
    },
  },
  {
    section: 'interests',
    words: {
      en: 'enjoys enjoy likes interest interests interested hobby hobbies leisure loves passion',
      de: 'freizeit interessiert hobby hobbys',
      fr: `loisirs aime passionné passionnée passionne passion passions amateur amatrice adepte adore adorent férue féru
détente temps hobby hobbys`,
      es: `gusta aficiones afición aficionada aficionado aficionó apasiona apasionada apasionado apasionan pasión pasiones
encanta encantan amante entusiasta practica practicar dedica disfruta ratos pasatiempos inquietudes adora adoran`,
      it: `interessi entusiasta passioni appassionato appassionata passione appassiona ama amante adora svago pratica praticare hobby
diletta coltiva tempo`,
      pt: `interesses ama gosta gosto gostos apaixonada apaixonado paixão paixões adora adoram amante entusiasta pratica praticar dedica
tempos`,
      nl: 'interesses houdt hobby',
      pl: 'zainteresowania interesuje hobby',
    },
  },
  {
    section: 'skills',
    words: {
      en: 'skills skill tools knowledge technologies uses knows',
      de: 'kenntnisse werkzeuge tools software skills',
      fr: `software outil outils compétences compétente compétent maîtrise maîtrisés connaît connaissances savoir-faire logiciel
logiciels langages sert servir manie technique techniques technologies aise`,
      es: `software competente herramientas herramienta competencias competencia habilidades conocimientos conocimiento manejo maneja manejar
manejando usa uso destrezas aptitudes programas programa tecnologías técnicas técnica`,
      it: `competente strumenti strumento competenze competenza padroneggia padronanza conosce conoscenze conoscenza software
tecniche tecnologie linguaggi utilizza usa`,
      pt: `competente ferramentas ferramenta competências competência conhecimentos conhecimento aptidões habilidades programas
programa tecnologias técnicas técnica maneja manuseia usa uso`,
      nl: 'vaardigheden tools skills',
      pl: 'narzędzia narzędziami umiejętności software',
    },
  },
  {
    section: 'projects',
    words: {
      en: 'project projects written built made created',
      de: 'projekt projekte gebaut erstellt',
      fr: `projet projets créé créée conçu conçue réalisé réalisée mené menée lancé lancée monté`,
      es: `proyecto creó creado creación realizó desarrolló desarrollado construyó hizo hecho iniciativa lanzó`,
      it: `progetto progetti creato creata realizzato realizzata ideato ideata sviluppato sviluppata costruito portato
avviato`,
      pt: `projeto criou criado criação realizou desenvolveu desenvolvido construiu fez feito iniciativa lançou`,
      nl: 'project gemaakt',
      pl: 'projekt stworzył stworzyła',
    },
  },
  {
    section: 'work',
    words: {
      en: 'served title employer employed company firm',
      de: 'unternehmen firma arbeitgeber angestellt',
      fr: 'entreprise société employée employeur titre',
      es: `firma empresa empleador empleo empleada empleado puesto contratada contratado compañía trabajadora trabajador laboral
laborales`,
      it: 'azienda ditta società impresa impiegato impiegata dipendente lavoratore incarico',
      pt: 'firma empresa empregador empregado empregada contratado contratada companhia posto carreira laboral',
      nl: 'bedrijf werkgever firma',
      pl: 'firma firmie',
    },
  },
  {
    section: 'basics',
    words: {
      en: 'resident based base',
      fr: 'base réside résidant basé basée installé installée établi établie domicilié domiciliée',
      it: 'risiede residente basato basata base stabilito stabilita',
      ...{ es: 'reside residente', pt: 'reside residente' },
    },
  },
]

/** The same in the words of one language. */
export const commonOf = (language: string): readonly Implication[] =>
  gathered(common, ({ words, ...implication }) =>
    words[language] === undefined ? [] : [{ ...implication, words: words[language] }],
  )
