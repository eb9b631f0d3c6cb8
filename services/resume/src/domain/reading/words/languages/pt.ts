import type { LanguageWords } from '../language-words.js'
import { listed } from '../listed.js'

/** Portuguese. */
export const pt: LanguageWords = {
  letters: 'áâãàçéêíóôõúü',
  titles: {
    contact: listed(
      `contacto | contactar | contato | dados pessoais | informacoes pessoais | informacoes basicas`,
    ),
    summary: listed(`perfil | perfil profissional | resumo | resumo profissional | sobre mim`),
    work: listed(`
      experiencia | experiencia profissional | historico profissional | percurso profissional | estagios
    `),
    volunteer: listed(`trabalho voluntario | atividades extracurriculares`),
    education: listed(`formacao | formacao academica | educacao | escolaridade`),
    awards: listed(`premios | premios e reconhecimentos | conquistas | bolsas`),
    certificates: listed(`certificados | licencas e certificados | certificacoes | licencas`),
    publications: listed(`publicacoes | publicacoes | artigos`),
    skills: listed(`
      principais competencias | competencias principais | competencias | habilidades e competencias | conhecimentos | competencias tecnicas | qualificacoes
    `),
    languages: listed(`
      idiomas | linguas | idiomas estrangeiros | lingua materna | outras linguas | outros idiomas
    `),
    interests: listed(`interesses | passatempos | hobbies e interesses`),
    references: listed(`referencias | recomendacoes`),
    projects: listed(`projetos | projetos | projetos pessoais`),
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
