import type { Common } from './implication.js'
import { unfinished } from './unfinished.js'

const hedged = /\b(?:not|near|semi|almost|nearly|nicht|fast|presque|quasi|casi|quase|bijna|niet|prawie)\b/iu

/** What an education, a certificate or a language says by being one: of a language that it is spoken. */
export const learned: readonly Common[] = [
  {
    section: 'education',
    words: {
      en: 'studied studies studying study student education course courses grade grades',
      de: 'student studentin besuchte absolviert lernte gelernt lehre ausbildung',
      fr: `étudié étudie étudia études étudiante étudiant cours formation formée formé formés appris apprise apprend apprenait
apprendre apprentissage suivi cursus scolarité fréquenté`,
      es: `estudia estudió estudiado estudios cursó cursé cursar cursaba cursando cursa curso formación aprendió aprendía
aprendizaje alumna alumno estudiante amplió ampliar formar formarse formaba formó formado formada académica
académico académicos matriculó`,
      it: `studia studiato studiò studi studiava studiavo studio studente studentessa corso formazione formata formato
formarsi frequentato frequentata frequenta frequentava frequentò iscritto iscritta appreso imparato percorso`,
      pt: `estudou estudos estudante curso formação formar formar-se formava formado formada cursou cursava cursar cursa
frequentou frequentava frequentar aprendeu aprendizagem aluna aluno ampliou académica académico acadêmica acadêmico
matriculou`,
      nl: 'studeerde studie opleiding cursus student',
      pl: 'studiował studiowała nauka student',
    },
  },
  {
    section: 'education',
    field: 'studyType',
    words: {
      ...{
        en: 'degree degrees',
        de: 'abschluss',
        fr: 'diplôme titre',
        es: 'título grado',
        it: 'titolo diploma',
      },
      ...{ pt: 'título grau diploma', nl: 'graad diploma', pl: 'dyplom stopień' },
    },
  },
  {
    section: 'education',
    field: 'endDate',
    not: unfinished,
    words: {
      en: 'graduated graduate graduation completed earned received awarded obtained finished',
      de: 'abgeschlossen absolviert absolvierte abschloss machte',
      fr: `obtenu obtenue obtenus obtenues obtient obtint obtenir obtention terminé diplômé diplômée diplômés décroché
décrochée décroche décrocher validé validée valider réussi réussie réussir achevé achevée achever titulaire
détient détenteur détentrice sorti sortie acquis acquise`,
      es: `diploma diplomada diplomado obtuvo obtenido obtenida terminó graduó graduado graduada graduación titulado titulada titulación titularse
tituló licenciarse completó completar finalizó finalizar concluyó concluir culminó culminar superó sacó consiguió
conseguido logró egresó egresada egresado`,
      it: `conseguito conseguita conseguì consegue conseguire ottenuto ottenuta ottenne concluso conclusa concluse
completato completata superato superata diplomato diplomata diploma titolare uscito uscita termine`,
      pt: `obteve obter obtido obtida terminou concluiu concluir concluído concluída formou formado formada completou
completar finalizou finalizar conseguiu diplomou diplomado diplomada graduou graduado graduada`,
      nl: 'behaalde behaald afgerond afgestudeerd diploma',
      pl: 'ukończył ukończyła uzyskał uzyskała zdobył zdobyła',
    },
  },
  {
    section: 'education',
    field: 'studyType',
    matches:
      /\bb\.?\s?(?:a|s|sc|eng|ed|des|fa|ba)\b|bachelor|licence|licenciatura|^grado|triennale|licencjat|inżynier/iu,
    words: {
      ...{ en: `bachelor bachelor's bachelors undergraduate`, de: 'bachelor', fr: 'licence bachelor' },
      ...{ es: 'licenciatura grado', pt: 'licenciatura', it: 'triennale', nl: 'bachelor' },
    },
  },
  {
    section: 'education',
    field: 'studyType',
    matches:
      /\bm\.?\s?(?:a|s|sc|eng|ed|des|fa|ba|phil)\b|master|máster|mestrado|maestría|magistrale|magister/iu,
    words: {
      ...{ en: `master master's masters`, de: 'master', fr: 'master', es: 'máster maestría' },
      ...{ it: 'master magistrale', pt: 'mestrado', nl: 'master', pl: 'magister magisterskie' },
    },
  },
  {
    section: 'education',
    field: 'studyType',
    matches: /ph\.?\s?d|d\.?phil|doctor|doktor|dottorato|promotion|\bdr\b/iu,
    words: {
      ...{
        en: 'phd doctorate doctoral',
        de: 'promotion promoviert promovierte doktor phd',
        fr: 'doctorat phd',
      },
      ...{ es: 'doctora doctorado phd', it: 'dottorato phd', pt: 'doutorado doutoramento phd' },
      ...{ nl: 'doctoraat gepromoveerd promoveerde promotion phd', pl: 'doktor doktorat phd' },
    },
  },
  {
    section: 'education',
    field: 'studyType',
    matches: /licence/iu,
    ended: true,
    words: { fr: 'licencié licenciée' },
  },
  {
    section: 'education',
    field: 'studyType',
    matches: /laurea/iu,
    not: unfinished,
    ended: true,
    words: { it: 'laurea laurearsi laureò laureato laureata' },
  },
  {
    section: 'education',
    field: 'studyType',
    matches: /doctorat|dottorato|ph\.?\s?d/iu,
    ended: true,
    words: {
      fr: 'docteur docteure soutenu soutenance thèse',
      it: 'dottore dottoressa discusso tesi',
    },
  },
  {
    section: 'languages',
    words: {
      en: 'speaks speak spoken language languages level',
      de: 'spricht spreche sprechen gesprochen sprache sprachen niveau',
      fr: `parle parlé parlée parlées parlait parlent langue langues niveau niveaux pratiquée maniée exprime exprimer
communique débrouille aise`,
      es: 'habla hablo idioma idiomas lengua nivel',
      it: 'lingua lingue parla parlo parlata parlate parlava conosciuta comunica esprime si livello livelli',
      pt: 'fala falo idioma idiomas língua línguas nível',
      nl: 'spreekt spreek taal talen niveau',
      pl: 'mówi mówię język języki językiem poziom poziomie',
    },
  },
  {
    section: 'languages',
    field: 'fluency',
    matches:
      /native|mother|bilingual|mutter|maternelle|bilingue|materna|nativ|madrelingua|moedertaal|ojczyst/iu,
    not: hedged,
    words: {
      ...{ en: 'native natively first mother tongue', de: 'muttersprache', fr: 'maternelle' },
      ...{ es: 'materna nativo nativa', it: 'madrelingua madre madri materna nativo nativa' },
      ...{ pt: 'materna nativo nativa', nl: 'moedertaal', pl: 'ojczysty' },
    },
  },
  {
    section: 'languages',
    field: 'fluency',
    matches:
      /fluent|full professional|native|mother|bilingual|mutter|maternelle|bilingue|materna|nativ|madrelingua|moedertaal|ojczyst|\bc[12]\b|fließend|verhandlungssicher|courant|fluido|fluente|vloeiend|biegl/iu,
    not: hedged,
    words: {
      en: 'fluent fluently',
      de: 'fließend verhandlungssicher',
      fr: 'courant couramment maîtrise aisance aisément',
      es: 'fluido fluidez fluidamente domina dominio soltura',
      it: 'fluido fluente fluentemente domina correntemente padroneggia padronanza scioltezza',
      pt: 'fluido fluente fluência fluentemente domínio domina',
      nl: 'vloeiend',
      pl: 'biegle',
    },
  },
  {
    section: 'languages',
    field: 'fluency',
    matches:
      /notion|débutant|élément|scolaire|rudiment|base|elementar|scolastic|principiant|nozion|\ba[12]\b/iu,
    words: {
      fr: 'notions notion bases rudiments débutant débutante débute élémentaire',
      it: 'basi rudimenti nozioni elementare base principiante',
      es: 'principiante elemental',
      pt: 'principiante bases elementar',
    },
  },
  {
    section: 'certificates',
    words: {
      en: 'certificate certificates certification certified qualification obtained holds hold issued ticket',
      de: 'zertifikat zertifiziert bescheinigung certification',
      fr: `obtenu obtenue titulaire certificat certification certifié certifiée délivré délivrée détient détenteur
détentrice habilité habilitée agréé réussi réussie validé validée décroché décrochée passé formée formé formation`,
      es: `obtuvo obtenido certificado certificada certificados certificación certificó certificarse expedido expedida
emitido emitida emitió titulado titulada titulación título acreditación acreditada acreditado acredita superó aprobó
consiguió sacó otorgó otorgado otorgada tiene posee curso formación habilitación`,
      it: `ottenuto ottenuta certificato certificata certificazione rilasciato rilasciata conseguito conseguita titolare
abilitato abilitata abilitazione attestato superato superata formazione formato formata brevetto`,
      pt: `expedido obteve obtido certificado certificada certificação certificou certificar-se acreditação acreditada acreditado
habilitação emitido emitiu emitida conseguiu concluiu passou curso formação título`,
      nl: 'behaald behaalde gecertificeerd certificaat afgegeven',
      pl: 'uzyskał uzyskała certyfikat wydany',
    },
  },
  {
    section: 'certificates',
    matches: /\b(?:corso|cours|curso|course|cursus|workshop|seminar|kurs)|lehrgang|formation/iu,
    words: {
      ...{ en: 'attended attends', de: 'besuchte besucht', fr: 'suivi suivie', es: 'cursó cursado asistió' },
      ...{ it: 'frequentato frequentata frequentò seguito', pt: 'cursado frequentou', nl: 'volgde gevolgd' },
    },
  },
  {
    section: 'education',
    field: 'score',
    words: {
      ...{ en: 'score grade gpa', de: 'note notendurchschnitt', fr: 'mention note' },
      es: 'nota notas media calificación calificaciones puntuación promedio expediente sobre',
      it: 'voto punteggio votazione media',
      pt: 'nota notas média classificação classificações pontuação valores',
      ...{ nl: 'cijfer score', pl: 'ocena średnia' },
    },
  },
]
