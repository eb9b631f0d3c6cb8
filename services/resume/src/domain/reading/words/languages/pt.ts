import type { LanguageWords } from '../language-words.js'
import { listed } from '../listed.js'

/** Portuguese. */
export const pt: LanguageWords = {
  titles: {
    contact: listed(`contato | dados pessoais | informacoes pessoais | informacoes basicas`),
    summary: listed(`perfil profissional | resumo | resumo profissional | sobre mim`),
    work: listed(`
      experiencia profissional | historico profissional | percurso profissional | estagios
    `),
    volunteer: listed(`trabalho voluntario | atividades extracurriculares`),
    education: listed(`formacao | formacao academica | educacao | escolaridade`),
    awards: listed(`premios e reconhecimentos | conquistas | bolsas`),
    certificates: listed(`certificacoes | licencas`),
    publications: listed(`publicacoes | artigos`),
    skills: listed(`
      habilidades e competencias | conhecimentos | competencias tecnicas | qualificacoes
    `),
    languages: listed(`
      linguas | idiomas estrangeiros | lingua materna | outras linguas | outros idiomas
    `),
    interests: listed(`interesses | passatempos | hobbies e interesses`),
    references: listed(`recomendacoes`),
    projects: listed(`projetos | projetos pessoais`),
    profiles: listed(`redes sociais | profilos social`),
    trade: listed(`emprego pretendido | funcao pretendida | area funcional`),
    other: listed(`outras informacoes | informacoes adicionais`),
  },
  months: listed(`
    janeiro jan | fevereiro fev | marco mar | abril abr | maio mai | junho jun | julho jul | agosto ago |
    setembro set | outubro out | novembro nov | dezembro dez
  `),
  openEnds: listed(`atual | atualmente | presente | o momento`),
  sinceWords: listed(`desde`),
  fromWords: listed(`de | entre`),
  rangeWords: listed(`a | ate`),
  seasons: listed(`primavera | verao | outono | inverno`),
}
