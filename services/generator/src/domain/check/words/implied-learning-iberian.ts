import type { Implication } from './implication.js'

/** What an education, a certificate or a language says by being one, in Spanish and Portuguese. */
export const learnedInIberian: readonly Implication[] = [
  {
    section: 'education',
    ahead: true,
    words: `prevista previsto prevé término finalización finalizar concluir conclusión terminará finalizará concluirá graduarse titularse conclusão finalização formatura terminar prevê concluirá terminará`,
  },
  {
    section: 'education',
    words: `estudiaba estudiando estudiar estudiaban aprender aprendía estudava estudando estudar aprendia estuda estudam aprende`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches: /^(?:ph\.?\s?d|doctor|doutor)/iu,
    words: `doctor doctora doctoral doctoró doctorarse doctorada doctorado doutor doutora doutoral doutorou doutorar-se doutorada doutorado doutoramento`,
  },
  { section: 'education', field: 'studyType', words: `titulación titulaciones titulação` },
  {
    section: 'languages',
    words: `maneja manejar manejarse defiende defenderse desenvuelve desenvolverse comunica comunicarse expresa expresarse conocimientos desenrasca comunicar comunicar-se exprime conhecimentos lengua lenguas línguas idiomas hablar falar`,
  },
  {
    section: 'languages',
    field: 'fluency',
    matches: /nativ|matern|bilingüe|bilíngue|bilingue/iu,
    words: `materno nativos primera primeira propia`,
  },
  {
    section: 'languages',
    field: 'fluency',
    matches: /\bc[12]\b|nativ|matern|bilingüe|bilíngue|bilingue|fluent|fluid/iu,
    words: `domina dominar dominio soltura fluidez fluidamente domínio fluência fluentemente`,
  },
  {
    section: 'languages',
    field: 'fluency',
    matches: /\bc[12]\b/iu,
    words: `avanzado avanzada avançado avançada`,
  },
  {
    section: 'languages',
    field: 'fluency',
    matches: /\bb[12]\b|intermédi|intermedi/iu,
    words: `intermedio intermedia intermédio intermédia intermediário intermediária`,
  },
  {
    section: 'languages',
    field: 'fluency',
    matches: /\ba[12]\b|básic|elementa|inicia/iu,
    words: `básico básica básicos elemental nociones elementar noções rudimentos`,
  },
  {
    section: 'certificates',
    words: `habilitada habilitado habilitação apta apto tirou tirar sacar sacado passar aprovada aprovado aprobada aprobado diploma carné carteira
nombró nombraron nombrada nombrado habilitó nomeou nomeada habilitou emite emiten emitieron expide expiden expidió expidieron otorgaron concedió concedieron acreditan certificaron emitiram passaram concedeu concederam atribuiu atribuíram atribuída atribuído certificaram`,
  },
  {
    section: 'education',
    field: 'courses',
    words: `asignatura asignaturas materia materias cursos módulos disciplina disciplinas cadeira cadeiras matéria matérias unidade unidades curricular curriculares`,
  },
  {
    section: 'certificates',
    words: `completó completado completou complementaria complementario complementar`,
  },
  {
    section: 'certificates',
    words: `obtenida obtenidas obtener conseguida conseguir lograda acreditó acreditaciones certificaciones certificados credencial credenciales acreditan obtida obtidas obter conseguida certificações acreditações credencial credenciais acreditou diplomas titulaciones sacarse examinó aval avala`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches: /licenci|bachare|grado|grau|tecnólog/iu,
    words: `graduação carrera faculdade`,
  },
  {
    section: 'education',
    words: `cursado cursada estudiada`,
  },
  { section: 'certificates', words: `amplió ampliar ampliou` },
  { section: 'certificates', matches: /\b[abc][12]\b/iu, words: `nivel nível` },
  {
    section: 'education',
    field: 'studyType',
    matches: /tecnicatura/iu,
    ended: true,
    words: `técnico técnica`,
  },
  { section: 'certificates', words: `finalizó finalizado finalizou` },
  { section: 'languages', words: `hablante hablantes conocimiento falante falantes conhecimento` },
  {
    section: 'education',
    field: 'studyType',
    matches: /licenci/iu,
    words: `licenciada licenciado licenciatura licenciou licenciarse licenció`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches:
      /^(?:grado|grau)(?! (?:medio|superior|médio))|licenci|bachare|ingenier|engenhar|diplomat|máster|maestría|mestrado|doctor|doutor/iu,
    words: `universitario universitaria universitarios universidad universitário universitária universidade facultad faculdade`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches: /máster|maestría|mestrado|posgrado|postgrado|pós-gradua/iu,
    words: `posgrado postgrado especialización especializó pós-graduação especialização especializou`,
  },
]
