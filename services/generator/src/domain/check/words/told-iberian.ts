import type { Implication } from './implication.js'

/** Who helped or learned was not the one who did it. */
const helping =
  /apoy|ayud|colabor|asist|auxiliar|particip|prácticas|becari[oa](?!s)|apoi|ajud|estágio|estagiári[oa](?!s)|assist/iu
/** It fell to somebody; `cuidar` only of things, see implied-here.ts. */
const got = `encargar encarga encargan encargó encargaba encargarse encarregar encarrega encarregou encarregava
cuidar cuida cuidan cuidó cuidaba cuidou cuidava cuidam`

/** What phrases of an entry give a right to say in Spanish and Portuguese by another word; see implied-words.ts. */
export const toldIberian: readonly Implication[] = [
  ...['work', 'volunteer', 'projects'].map((section) => ({ section, not: helping, words: got })),
  {
    section: 'interests',
    matches: /(?<!\p{L})(?:lectura|leitura|ler|leer)(?!\p{L})/iu,
    words: `libro libros livro livros`,
  },
  // Who has the trade has leave for it, who took a course need not.
  {
    section: 'certificates',
    matches:
      /(?<!\p{L})(?:piloto d[eo]|patrón de (?:yate|embarcaci)|arrais|conductora?|condutora?|motorista|carn[eé]t?|carretiller[oa]|operadora? de (?:grúa|carretilla|empilhador)|gruista)(?!\p{L})/iu,
    not: /curso|formaci|formação|taller|workshop|seminari|proyecto|projeto/iu,
    words: `licencia permiso licença`,
  },
  ...['work', 'volunteer'].map((section) => ({
    section,
    matches:
      /(?<!\p{L})(?:escol[ae]s?|escuela|escolar|colegio|colégio|instituto|liceo|liceu|school|lycée|universidad|universidade|faculdade|facultad|ceip|ies)(?!\p{L})/iu,
    words: `lectivo lectivos letivo letivos`,
  })),
  // An English title told in the language of the page.
  ...[
    { matches: /(?<!\p{L})systematic review(?!\p{L})/iu, words: `revisión sistemática revisão` },
    { matches: /(?<!\p{L})a (?:\p{L}+ )?review(?!\p{L})/iu, words: `revisión revisão` },
    { matches: /(?<!\p{L})case report(?!\p{L})/iu, words: `caso clínico relato` },
    { matches: /(?<!\p{L})(?:case|cohort|pilot|field) study(?!\p{L})/iu, words: `estudio estudo` },
    {
      matches: /(?<!\p{L})randomi[sz]ed(?: controlled)? trial(?!\p{L})/iu,
      words: `ensayo ensaio aleatorizado`,
    },
    { matches: /(?<!\p{L})(?:survey|questionnaire)(?!\p{L})/iu, words: `encuesta inquérito` },
  ].map((kind) => ({ section: 'publications', field: 'name', ...kind })),
  ...['work', 'volunteer', 'projects'].map((section) => ({
    section,
    matches: /(?<!\p{L})pus(?:o|e|ieron|imos)? en marcha/iu,
    words: `creó creado crear lanzó lanzado`,
  })),
  ...['work', 'volunteer', 'projects', 'basics'].map((section) => ({
    section,
    matches:
      /(?<!\p{L})(?:form(?:a|o|é|ó|aba|ando|ar) parte de|faz(?:ia|er)? parte d|fez parte d|integr(?:a|o|é|ó|aba|ou|ava|ei) (?:el|la|o|a|un|una|um|uma) )/iu,
    words: `miembro integrante membro integra integraba integró integrou integrava`,
  })),
  ...['work', 'volunteer', 'projects', 'basics'].map((section) => ({
    section,
    matches:
      /(?<!\p{L})(?:quier[eo]|quer[eo]?|desea|pretend[eo]|planea|prev[eé]|planej[ao]|planei[ao]|deseja|previst[oa]s?)(?!\p{L})/iu,
    words: `intención pretende desea propone planea intenção deseja propõe pretendem planeja planeia`,
  })),
  ...['work', 'volunteer', 'projects'].map((section) => ({
    section,
    matches:
      /(?<!\p{L})(?:previst[oa]s?|aún no|todavía no|ainda não|planificad[oa]s?|planead[oa]s?|planejad[oa]s?)(?!\p{L})/iu,
    words: `pendiente pendientes pendente pendentes`,
  })),
  ...['work', 'volunteer', 'projects', 'publications'].map((section) => ({
    section,
    matches: /iniciação científica/iu,
    words: `pesquisa pesquisou investigação`,
  })),
  ...['work', 'volunteer', 'projects', 'education'].map((section) => ({
    section,
    matches: /(?<!\p{L})(?:hasta|até) \d/iu,
    words: `máximo`,
  })),
  ...['work', 'volunteer'].map((section) => ({
    section,
    matches: /(?<!\p{L})cuent(?:o|a) (?:historias|cuentos|relatos)/iu,
    words: `narra narraba narrar`,
  })),
]
