import { textsOf } from '../entries.js'
import { normalForm } from './normal-form.js'

const hedged = /\b(?:not|near|semi|almost|nearly|nicht|fast|presque|quasi|casi|quase|bijna|niet|prawie)\b/iu

/** An entry of that section says `words` when its `field` matches, or none of its texts is `not`; without either it always does. */
interface Implication {
  readonly section: string
  readonly field?: string
  readonly matches?: RegExp
  readonly not?: RegExp
  readonly words: string
}

/**
 * What an entry says without writing it: of a language that it is spoken, of a bachelor's degree that it is a degree.
 * No rank, degree, level or prize that the entry has not itself.
 */
const implications: readonly Implication[] = [
  {
    section: 'education',
    words: `studied studies study student studium studierte studiert étudié étudie étudia studia estudió estudia estudiado studiato
studiò estudou studeerde studie opleiding studiował studiowała studia education course courses grade grades studies studying besuchte absolviert lernte gelernt lehre ausbildung formation études étudié cursó cursé estudios formó formación
studi corso formazione curso estudos formação opleiding cursus nauka`,
  },
  {
    section: 'education',
    field: 'studyType',
    words: `degree degrees abschluss diplôme título grado titolo grau diploma dyplom stopień`,
  },
  {
    section: 'education',
    field: 'endDate',
    words: `graduated graduate graduation completed earned received awarded obtained finished abgeschlossen absolviert absolvierte abschloss machte
obtenu obtint terminé diplômé diplômée obtuvo terminó graduó graduado graduada titulado titulada conseguito laureato laureata ottenuto
terminou concluiu formou formado formada obteve behaalde behaald afgerond afgestudeerd ukończył ukończyła uzyskał uzyskała zdobył zdobyła`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches:
      /\bb\.?\s?(?:a|s|sc|eng|ed|des|fa|ba)\b|bachelor|licence|licenciatura|^grado|triennale|licencjat|inżynier/iu,
    words: `bachelor bachelor's bachelors undergraduate licence licenciatura grado licencjat licencjackie`,
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
    words: `phd doctorate doctoral promotion promoviert promovierte doktor doktorat docteur doctorat doctora doctorado dottorato
doutorado doutoramento gepromoveerd promoveerde`,
  },
  {
    section: 'languages',
    words: `speaks speak spoken language languages spricht spreche sprechen gesprochen sprache sprachen parle parlé langue langues habla hablo
idioma idiomas lengua parla parlo lingua lingue fala falo língua línguas spreekt spreek taal talen mówi mówię język języki językiem level niveau nivel livello nível poziom poziomie`,
  },
  {
    section: 'languages',
    field: 'fluency',
    matches:
      /native|mother|bilingual|mutter|maternelle|bilingue|materna|nativ|madrelingua|moedertaal|ojczyst/iu,
    not: hedged,
    words: `native natively first mother tongue muttersprache maternelle materna nativo nativa madrelingua moedertaal ojczysty`,
  },
  {
    section: 'languages',
    field: 'fluency',
    matches:
      /fluent|full professional|native|mother|bilingual|mutter|maternelle|bilingue|materna|nativ|madrelingua|moedertaal|ojczyst|\bc[12]\b|fließend|verhandlungssicher|courant|fluido|fluente|vloeiend|biegl/iu,
    not: hedged,
    words: `fluent fluently fließend verhandlungssicher courant couramment fluido fluidez fluente correntemente vloeiend biegle`,
  },
  {
    section: 'certificates',
    words: `certificate certificates certification certified qualification obtained obtenu obtenue obtuvo obtenido ottenuto obteve behaald behaalde uzyskał uzyskała titulaire holds hold issued ticket zertifikat zertifiziert bescheinigung certificado certificada certificat
certifié certifiée délivré expedido certificato rilasciato emitido gecertificeerd certificaat afgegeven certyfikat wydany`,
  },
  {
    section: 'awards',
    words: `award awards awarded received recognized prize honour honored erhielt erhalten bekam preis auszeichnung reçu prix obtenu recibió recibido concedió concedido
premio ricevuto recebeu recebido prémio prêmio kreeg ontving gekregen prijs otrzymał otrzymała nagroda nagrodę`,
  },
  {
    section: 'awards',
    not: /runner|finalist|shortlist|nomin|second|third|commended|mention|mención|menção|menzione|vermelding|zweite|dritte|finalista|deuxième|troisième|secondo|terzo|segund|terceir|tercer|tweede|derde|drugi|trzeci|wyróżnieni|\b[2-9]\s?(?:nd|rd|th|e|er|ème|[º°ª.])(?![\p{L}\d])|platz [2-9]/iu,
    words: `won win winner gewann gewonnen remporté gagné ganó ganado vinto venceu ganhou won gewonnen zdobył zdobyła wygrał wygrała`,
  },
  {
    section: 'publications',
    words: `published publication publications author authored autor autora autore auteur autrice auteure schrijver verfasserin wrote written writes article piece appeared veröffentlicht veröffentlichte geschrieben erschien
publié écrit paru publicó publicado pubblicato scritto publicou escreveu gepubliceerd publiceerde schreef verscheen opublikował opublikowała napisał napisała`,
  },
  {
    section: 'publications',
    field: 'publisher',
    matches: /press|verlag|editorial|édition|edizioni|editora|uitgeverij|wydawnictwo|books/iu,
    words: `book buch libro livre livro boek książka`,
  },
  {
    section: 'volunteer',
    words: `volunteer volunteers volunteered volunteering ehrenamtlich ehrenamt bénévole bénévolat bénévolement voluntaria voluntario voluntariado volontario
volontaria volontariato voluntária voluntariamente vrijwilliger vrijwilligster vrijwilligerswerk vrijwillig wolontariusz wolontariuszka wolontariat`,
  },
  {
    section: 'interests',
    words: `enjoys enjoy likes interest interests interested hobby hobbies leisure loves freizeit interessiert loisirs aime gusta aficiones
interessi passioni gosta interesses houdt zainteresowania interesuje`,
  },
  {
    section: 'skills',
    words: `skills skill skilled programming tools knowledge technologies uses knows kenntnisse werkzeuge outils compétences herramientas competencias
strumenti competenze ferramentas competências vaardigheden narzędzia narzędziami umiejętności`,
  },
  {
    section: 'education',
    field: 'score',
    words: `score grade gpa note notendurchschnitt mention nota media voto média cijfer ocena średnia`,
  },
  {
    section: 'projects',
    words: `project projects written built made created gebaut erstellt créé creó creado creato criou criado gemaakt stworzył stworzyła projekt projet proyecto progetto projeto`,
  },
  {
    section: 'work',
    words: `served title employer employed company firm unternehmen firma arbeitgeber angestellt entreprise société empresa azienda bedrijf werkgever firmie`,
  },
  { section: 'basics', words: `resident` },
]

const wordsOf = new Map(
  implications.map((implication) => [implication, implication.words.trim().split(/\s+/).map(normalForm)]),
)

/** The words, in normal form, that an entry says by what it is. */
export function impliedBy(section: string, entry: object): ReadonlySet<string> {
  const fields = new Map<string, unknown>(Object.entries(entry))
  const texts = textsOf(entry).join(' ')
  const holds = ({ field, matches, not }: Implication) => {
    if (not?.test(texts)) return false
    if (field === undefined) return true
    const value = fields.get(field)
    return typeof value === 'string' && value !== '' && (matches?.test(value) ?? true)
  }
  return new Set(
    implications
      .filter((implication) => implication.section === section && holds(implication))
      .flatMap((implication) => wordsOf.get(implication) ?? []),
  )
}
