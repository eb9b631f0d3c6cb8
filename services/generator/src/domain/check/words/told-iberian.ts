import type { Implication } from './implication.js'

/** Who helped or learned was not the one who did it. */
const helping =
  /apoy|ayud|colabor|asist|auxiliar|particip|prácticas|becari[oa](?!s)|apoi|ajud|estágio(?!s)|estagiári[oa](?!s)|assist/iu
/** It fell to somebody; `cuidar` only of things, see implied-here.ts. */
const got = `encargar encarga encargan encargó encargaba encargarse encarregar encarrega encarregou encarregava
cuidar cuida cuidan cuidó cuidaba cuidou cuidava cuidam assegurar assegura asseguram assegurou assegurava`

/** What phrases of an entry give a right to say in Spanish and Portuguese by another word; see implied-words.ts. */
export const toldIberian: readonly Implication[] = [
  ...['work', 'volunteer', 'projects'].map((section) => ({ section, not: helping, words: got })),
  // `bajo` is a preposition too, so that the verb is of no group.
  ...['work', 'volunteer', 'projects'].map((section) => ({
    section,
    matches: /(?<!\p{L})(?:baj(?:ó|aron|aban?|ando|ad[ao]s?)|baix(?:ou|aram|avam?|ando|ad[ao]s?))(?!\p{L})/iu,
    words: `bajar bajado redujo redujeron reduce reducen reducir reduciendo reducido reducida reducidas reducidos
disminuyó disminuyeron disminuido descendió descendieron descendido reduziu reduziram reduzir reduzindo reduzido diminuiu
diminuíram diminuído`,
  })),
  // What will be done is foreseen.
  ...['work', 'volunteer', 'projects', 'education', 'publications'].map((section) => ({
    section,
    matches: /(?<!\p{L})\p{L}{2,}[aei]r(?:á|án|ão|é|emos)(?!\p{L})/u,
    words: `prevista previsto previstas previstos prevé prevén prevê preveem`,
  })),
  {
    section: 'interests',
    matches: /(?<!\p{L})(?:lectura|leitura|ler|leer)(?!\p{L})/iu,
    words: `libro libros livro livros`,
  },
  {
    section: 'certificates',
    matches:
      /pilot|conduc|conduz|condutor|motorista|drone|empilhador|carretill|grúa|grua|guindaste|patrón|patrão|arrais|caza|caça/iu,
    words: `licencia permiso licença`,
  },
  ...['work', 'volunteer'].map((section) => ({
    section,
    matches:
      /(?<!\p{L})(?:escol[ae]s?|escuela|escolar|colegio|colégio|instituto|liceo|liceu|school|lycée|universidad|universidade|faculdade|facultad|ceip|ies)(?!\p{L})/iu,
    words: `lectivo lectivos letivo letivos`,
  })),
  // What was made and then runs, and who leads those that work together.
  ...['work', 'volunteer', 'projects'].flatMap((section) => [
    {
      section,
      matches:
        /(?<!\p{L})cri(?:ou|a|ei|ação)\s(?:(?:de|do|da|o|a|um|uma)\s){0,2}(?:programa|clube|projeto|curso|serviço|grupo|iniciativa|campanha|revista|podcast|boletim|rede|oficina|site|loja|plataforma)(?!\p{L})/iu,
      words: `lança lançou lançar monta montou montar`,
    },
    {
      section,
      matches:
        /(?<!\p{L})cri(?:ou|a|ei|ação)\s(?:(?:de|do|da|o|a|um|uma)\s){0,2}(?:painel|dashboard|planilha|laboratório|biblioteca|horta|equipa|equipe|arquivo|base|banco|exposição)(?!\p{L})/iu,
      words: `monta montou montar`,
    },
    {
      section,
      matches:
        /(?<!\p{L})coorden(?:a|o|ou|ei|ava|ação|ó|é|aba|ación)\s(?:de\s)?(?:(?:el|la|una?|uma?|o|a)\s)?(?:equip[oae]|time|\d+\s(?:pessoas|personas)|(?:oito|sete|seis|cinco|quatro|três|ocho|siete|cinco|cuatro|tres)\s(?:pessoas|personas))(?!\p{L})/iu,
      words: `lidera liderou liderava lideró lideraba`,
    },
    {
      section,
      matches: /(?<!\p{L})investigador[a]? principal(?!\p{L})/iu,
      words: `conduz conduziu conduzia dirige dirigiu dirigió dirigía lidera liderou lideró condujo`,
    },
  ]),
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
