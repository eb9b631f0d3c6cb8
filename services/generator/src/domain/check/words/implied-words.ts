import { textsOf } from '../../entries.js'
import type { Implication } from './implication.js'
import { normalForm } from '../forms/normal-form.js'
import { perLanguage } from '../forms/per-language.js'
import { english } from './implied-english.js'
import { french } from './implied-french.js'
import { germanic } from './implied-germanic.js'
import { iberian } from './implied-iberian.js'
import { italian } from './implied-italian.js'
import { polish } from './implied-polish.js'
import { lowerPlace } from './lower-place.js'
import { withoutTranslated } from './translated.js'
import { unfinished } from './unfinished.js'

const hedged = /\b(?:not|near|semi|almost|nearly|nicht|fast|presque|quasi|casi|quase|bijna|niet|prawie)\b/iu

/**
 * What an entry says without writing it: of a language that it is spoken, of a bachelor's degree that it is a degree.
 * No rank, degree, level or prize that the entry has not itself.
 */
const common: readonly Implication[] = [
  {
    section: 'education',
    words: `studied studies study student étudié étudie étudia studia estudió estudia estudiado studiato
studiò estudou studeerde studie opleiding studiował studiowała studia education course courses grade grades studies studying besuchte absolviert lernte gelernt lehre ausbildung formation études étudié cursó cursé estudios formó formación
studi corso formazione curso estudos formação opleiding cursus nauka
cursar cursaba cursando cursa aprendió aprendía aprendizaje alumna alumno estudiante amplió ampliar ampliou formar formarse formaba formado formada académica académico
académicos matriculó cursou cursava cursar frequentou frequentava frequentar aprendeu aprendizagem aluna aluno estudante formava formar-se académica académico acadêmica acadêmico matriculou
appris apprise apprend apprenait apprendre apprentissage formée formé formés suivi cursus scolarité étudiante étudiant études fréquenté
frequentato frequentata frequenta frequentava frequentò studiava studiavo studio studente studentessa iscritto iscritta appreso imparato formata formato formarsi percorso`,
  },
  {
    section: 'education',
    field: 'studyType',
    words: `degree degrees abschluss diplôme título grado titolo grau diploma dyplom stopień`,
  },
  {
    section: 'education',
    field: 'endDate',
    not: unfinished,
    words: `graduated graduate graduation completed earned received awarded obtained finished abgeschlossen absolviert absolvierte abschloss machte
obtenu obtint terminé diplômé diplômée obtuvo terminó graduó graduado graduada titulado titulada conseguito ottenuto
terminou concluiu formou formado formada obteve behaalde behaald afgerond afgestudeerd ukończył ukończyła uzyskał uzyskała zdobył zdobyła
titulación titularse tituló licenciarse completó completar finalizó finalizar concluyó concluir culminó culminar superó sacó consiguió logró obtuvo obtenido obtenida conseguido egresó egresada egresado graduación
completou completar finalizou finalizar concluir concluído concluída obter obtido obtida conseguiu diplomou diplomado diplomada graduou graduado graduada
obtenue obtenus obtenues obtient décroché décrochée décroche validé validée réussi réussie achevé achevée diplômés titulaire détient détenteur détentrice sorti sortie acquis acquise
conseguita conseguì consegue conseguire concluso conclusa concluse completato completata ottenuta ottenne superato superata diplomato diplomata diploma titolare uscito uscita termine`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches:
      /\bb\.?\s?(?:a|s|sc|eng|ed|des|fa|ba)\b|bachelor|licence|licenciatura|^grado|triennale|licencjat|inżynier/iu,
    words: `bachelor bachelor's bachelors undergraduate licence licenciatura grado`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches:
      /\bm\.?\s?(?:a|s|sc|eng|ed|des|fa|ba|phil)\b|master|máster|mestrado|maestría|magistrale|magister/iu,
    words: `master master's masters máster maestría mestrado magister magistrale magisterskie`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches: /ph\.?\s?d|d\.?phil|doctor|doktor|dottorato|promotion|\bdr\b/iu,
    words: `phd doctorate doctoral promotion promoviert promovierte doktor doktorat doctorat doctora doctorado dottorato
doutorado doutoramento gepromoveerd promoveerde`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches: /licence/iu,
    ended: true,
    words: `licencié licenciée`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches: /laurea/iu,
    not: unfinished,
    ended: true,
    words: `laurea laurearsi laureò laureato laureata`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches: /doctorat|dottorato|ph\.?\s?d/iu,
    ended: true,
    words: `docteur docteure soutenu soutenance thèse dottore dottoressa discusso tesi`,
  },
  {
    section: 'languages',
    words: `speaks speak spoken language languages spricht spreche sprechen gesprochen sprache sprachen parle parlé langue langues habla hablo
idioma idiomas lengua parla parlo lingua lingue fala falo língua línguas spreekt spreek taal talen mówi mówię język języki językiem level niveau nivel livello nível poziom poziomie
parlées parlé parlait parlent pratiquée maniée exprime exprimer communique débrouille aise parlata parlate parlava comunica esprime si parla conosciuta livelli niveaux`,
  },
  {
    section: 'languages',
    field: 'fluency',
    matches:
      /native|mother|bilingual|mutter|maternelle|bilingue|materna|nativ|madrelingua|moedertaal|ojczyst/iu,
    not: hedged,
    words: `native natively first mother tongue muttersprache maternelle materna nativo nativa madrelingua madre madri moedertaal ojczysty`,
  },
  {
    section: 'languages',
    field: 'fluency',
    matches:
      /fluent|full professional|native|mother|bilingual|mutter|maternelle|bilingue|materna|nativ|madrelingua|moedertaal|ojczyst|\bc[12]\b|fließend|verhandlungssicher|courant|fluido|fluente|vloeiend|biegl/iu,
    not: hedged,
    words: `fluent fluently fließend verhandlungssicher courant couramment fluido fluidez fluente correntemente vloeiend biegle
domina dominio soltura fluidamente domínio fluência fluentemente
maîtrise aisance aisément padroneggia padronanza fluentemente scioltezza`,
  },
  {
    section: 'languages',
    field: 'fluency',
    matches:
      /notion|débutant|élément|scolaire|rudiment|base|elementar|scolastic|principiant|nozion|\ba[12]\b/iu,
    words: `notions notion bases rudiments débutant débutante débute élémentaire basi rudimenti nozioni elementare base principiante`,
  },
  {
    section: 'certificates',
    words: `certificate certificates certification certified qualification obtained obtenu obtenue obtuvo obtenido ottenuto obteve behaald behaalde uzyskał uzyskała titulaire holds hold issued ticket zertifikat zertifiziert bescheinigung certificado certificada certificat
certifié certifiée délivré expedido certificato rilasciato emitido gecertificeerd certificaat afgegeven certyfikat wydany
certificación certificado certificada titulado titulada titulada certificó certificarse certificados acreditación acreditada acreditado acredita superó aprobó obtuvo consiguió sacó emitió emitida emitido expedida otorgó otorgado otorgada tiene posee curso formación título titulación habilitación
certificação certificou certificar-se acreditação acreditada acreditado habilitação emitiu emitida obteve obtido conseguiu concluiu passou curso formação título
détient détenteur détentrice habilité habilitée agréé réussi réussie validé validée décroché décrochée passé formée formé formation délivrée
conseguito conseguita ottenuta titolare abilitato abilitata abilitazione attestato superato superata formazione formato formata rilasciata certificata certificazione brevetto`,
  },
  {
    section: 'certificates',
    matches: /\b(?:corso|cours|curso|course|cursus|workshop|seminar|kurs)|lehrgang|formation/iu,
    words: `attended attends besuchte besucht suivi suivie frequentato frequentata frequentò seguito cursó cursado asistió frequentou volgde gevolgd`,
  },
  {
    section: 'awards',
    words: `award awards awarded received recognized prize honour honored erhielt erhalten bekam preis auszeichnung reçu prix obtenu recibió recibido concedió concedido
premio ricevuto recebeu recebido prémio prêmio kreeg ontving gekregen prijs otrzymał otrzymała nagroda nagrodę
distinción distinguió distinguido distinguida reconoció reconocimiento reconocido reconocida valió otorgó otorgado otorgada entregó entregado mereció obtuvo
obtenido logró consiguió distinção distinguiu distinguido distinguida reconheceu reconhecimento reconhecido reconhecida valeu atribuiu atribuído atribuída concedido concedeu entregou obteve obtido conseguiu mereceu
reçue décerné décernée décernés récompensé récompensée récompense récompensés distingué distinguée distinction honoré honorée attribué attribuée remis remise décerne
ricevuta assegnato assegnata conferito conferita premiato premiata riconoscimento attribuito attribuita consegnato ottenuto ottenuta insignito insignita`,
  },
  {
    section: 'awards',
    not: lowerPlace,
    words: `won win winner gewann gewonnen remporté gagné ganó ganado vinto venceu ganhou won gewonnen zdobył zdobyła wygrał wygrała
galardón galardão premió premiado premiada premiaron galardonado galardonada galardonó ganadora ganador ganar llevó premiou galardoado galardoada galardoou vencedora vencedor vencer ganhar ganhado levou
remportée lauréat lauréate primé primée gagnée vinta vincitore vincitrice vinse vittoria aggiudicato aggiudicata
siegte sieg siegerin sieger gewinner gewinnerin winnaar winnares bekroond uitgeroepen uitgekozen`,
  },
  {
    section: 'publications',
    words: `published publication publications author authored autor autora autore auteur autrice auteure schrijver verfasserin wrote written writes article piece appeared veröffentlicht veröffentlichte geschrieben erschien
publié écrit paru publicó publicado pubblicato scritto publicou escreveu gepubliceerd publiceerde schreef verscheen opublikował opublikowała napisał napisała
publicar publicación publicaciones publicada escribió escribir escrito firma firmó autoría editó editado editada apareció salió sacó texto obra título
publicar publicação publicações publicada publicado escrever escrito assinou assina autoria editado editada apareceu saiu lançou texto obra título
publiée publiés publie publiait signé signée signe rédigé rédigée parue parus paraît sorti sortie sort écrite écrits texte textes ouvrage article articles
pubblicata pubblica pubblicò pubblicati uscito uscita uscì esce firmato firmata scritta scrisse redatto apparso apparsa apparve testo articolo articoli`,
  },
  {
    section: 'publications',
    field: 'publisher',
    matches: /press|verlag|editorial|édition|edizioni|editora|uitgeverij|wydawnictwo|books/iu,
    words: `book buch libro livre livro boek książka
livres ouvrage volume libri`,
  },
  {
    section: 'volunteer',
    words: `volunteer volunteers volunteered volunteering ehrenamtlich ehrenamt bénévole bénévolat bénévolement voluntaria voluntario voluntariado volontario
volontaria volontariato voluntária voluntariamente vrijwilliger vrijwilligster vrijwilligerswerk vrijwillig wolontariusz wolontariuszka wolontariat
voluntarios voluntarias voluntariamente altruista desinteresada desinteresadamente solidaria solidario colabora colaboró colaboraba colaborar colaboradora colaborador
voluntário voluntários voluntariado voluntariar solidária solidário colabora colaborou colaborava colaborar
bénévoles engagée engagé engage engagement associatif associative association associations temps
volontari volontariamente impegnato impegnata impegna impegno associazione associazioni dedica dedicato dedicata gratuitamente`,
  },
  {
    section: 'interests',
    words: `enjoys enjoy likes interest interests interested hobby hobbies leisure loves freizeit interessiert loisirs aime gusta aficiones
afición aficionada aficionado aficionó apasiona apasionada apasionado apasionan pasión pasiones encanta encantan amante entusiasta practica practicar dedica disfruta ratos pasatiempos inquietudes
apaixonada apaixonado paixão paixões adora adoram gosto gostos amante entusiasta pratica praticar tempos
interessi passioni gosta interesses houdt zainteresowania interesuje
passionné passionnée passionne passion passions amateur amatrice adepte adore adorent férue féru détente temps hobbys
appassionato appassionata passione appassiona ama amante adora svago pratica praticare hobby diletta coltiva tempo`,
  },
  {
    section: 'skills',
    words: `skills skill tools knowledge technologies uses knows kenntnisse werkzeuge outils compétences herramientas competencias
habilidades conocimientos conocimiento herramienta manejo maneja manejar manejando usa uso competencia destrezas aptitudes programas programa tecnologías técnicas técnica
conhecimentos conhecimento ferramenta competência aptidões habilidades programas programa tecnologias técnicas técnica maneja manuseia
strumenti competenze ferramentas competências vaardigheden narzędzia narzędziami umiejętności
maîtrise maîtrisés connaît connaissances compétente compétent savoir-faire logiciel logiciels langages sert servir manie outil technique techniques technologies aise
padroneggia padronanza conosce conoscenze conoscenza competenza strumento software tecniche tecnologie linguaggi utilizza usa`,
  },
  {
    section: 'education',
    field: 'score',
    words: `score grade gpa note notendurchschnitt mention nota media voto punteggio votazione média cijfer ocena średnia
calificación calificaciones puntuación promedio notas expediente sobre classificação classificações pontuação valores notas`,
  },
  {
    section: 'projects',
    words: `project projects written built made created gebaut erstellt créé creó creado creato criou criado gemaakt stworzył stworzyła projekt projet proyecto progetto projeto
realizó desarrolló desarrollado construyó hizo hecho creación iniciativa lanzó realizou desenvolveu desenvolvido construiu fez feito criação iniciativa lançou
projets conçu conçue réalisé réalisée créée mené menée lancé lancée monté
progetti realizzato realizzata ideato ideata creata sviluppato sviluppata costruito portato avviato`,
  },
  {
    section: 'work',
    words: `served title employer employed company firm unternehmen firma arbeitgeber angestellt entreprise société empresa azienda bedrijf werkgever firmie
empleador empleo empleada empleado puesto contratada contratado compañía trabajadora trabajador laboral laborales empregador empregado empregada contratado contratada companhia posto carreira laboral
employée employeur société
impiegato impiegata dipendente lavoratore ditta società impresa incarico`,
  },
  {
    section: 'basics',
    words: `resident réside résidant basé basée installé installée établi établie domicilié domiciliée risiede residente basato basata base stabilito stabilita`,
  },
]

interface Read {
  readonly implication: Implication
  readonly words: readonly string[]
}

const own: Readonly<Record<string, readonly Implication[]>> = {
  ...{
    en: english,
    fr: french,
    de: germanic,
    nl: germanic,
    es: iberian,
    pt: iberian,
    it: italian,
    pl: polish,
  },
}

/** What entries of each section imply in the words of a language. */
const sectionsOf = perLanguage((language): ReadonlyMap<string, readonly Read[]> => {
  const sections = new Map<string, Read[]>()
  for (const implication of withoutTranslated([...(own[language] ?? []), ...common])) {
    const words = implication.words.trim().split(/\s+/).map(normalForm)
    sections.set(implication.section, [...(sections.get(implication.section) ?? []), { implication, words }])
  }
  return sections
})

/** By the implications that hold, what they say together: many entries are of one kind. */
const together = new Map<string, ReadonlySet<string>>()
const mostTogether = 1000

/** The words of a language, in normal form, that an entry says by what it is, or by what is still to come of it. */
export function impliedBy(
  section: string,
  entry: object,
  language: string,
  isAhead = false,
): ReadonlySet<string> {
  const fields = new Map<string, unknown>(Object.entries(entry))
  const texts = textsOf(entry).join('\n')
  // Many implications ask for the same.
  const found = new Map<RegExp, boolean>()
  const isIn = (pattern: RegExp) => {
    const is = found.get(pattern) ?? pattern.test(texts)
    found.set(pattern, is)
    return is
  }
  const holds = ({ field, matches, not, ended, ahead }: Implication) => {
    if ((not && isIn(not)) || (ahead && !isAhead)) return false
    if (ended && !fields.get('endDate')) return false
    if (field === undefined) return matches === undefined || isIn(matches)
    const value = fields.get(field)
    if (Array.isArray(value)) return value.length > 0 && matches === undefined
    return typeof value === 'string' && value !== '' && (matches?.test(value) ?? true)
  }
  const all = sectionsOf(language).get(section) ?? []
  const holding = all.flatMap(({ implication }, at) => (holds(implication) ? [at] : []))
  const key = `${language} ${section} ${holding.join(' ')}`
  const implied = together.get(key) ?? new Set(holding.flatMap((at) => all[at]!.words))
  if (together.size >= mostTogether) together.clear()
  together.set(key, implied)
  return implied
}
