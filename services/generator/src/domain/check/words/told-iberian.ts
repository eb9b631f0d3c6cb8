import type { Implication } from './implication.js'

/** What phrases of an entry give a right to say in Spanish and Portuguese by another word; see implied-words.ts. */
export const toldIberian: readonly Implication[] = [
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
