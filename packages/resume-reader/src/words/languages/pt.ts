import type { LanguageWords } from './language-words.js'
import { listed } from './listed.js'

/** Portuguese. */
export const pt: LanguageWords = {
  letters: 'áâãàçéêíóôõúü',
  titleModifiers: listed(`
    profissional | profissionais | academica | academicas | academico | pessoal | pessoais | tecnicas | outros | outras |
    principais | complementares | complementar | adicionais | meus | minhas
  `),
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
      principais competencias | competencias principais | competencias | habilidades e competencias | conhecimentos | competencias tecnicas | qualificacoes | competencias pessoais
    `),
    languages: listed(`
      idiomas | linguas | idiomas estrangeiros | lingua materna | outras linguas | outros idiomas
    `),
    interests: listed(`interesses | passatempos | hobbies e interesses`),
    references: listed(`referencias | recomendacoes`),
    projects: listed(`projetos | projetos | projetos pessoais`),
    profiles: listed(`redes sociais | profilos social`),
    trade: listed(`emprego pretendido | funcao pretendida | area funcional`),
    other: listed(`patentes | outras informacoes | informacoes adicionais`),
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
  documentTitles: listed(`curriculo | curriculum vitae | curriculo profissional | curriculo vitae`),
  personalLabels: {
    birth: listed(
      `data de nascimento | data nascimento | local de nascimento | naturalidade | nascimento | nascido em | nascida em | nascido a | nascida a | nascido | nascida | data e local de nascimento`,
    ),
    age: listed(`idade`),
    gender: listed(`sexo | genero`),
    nationality: listed(`nacionalidade | cidadania`),
    'civil-status': listed(`estado civil`),
    children: listed(`filhos | numero de filhos`),
    religion: listed(`religiao`),
    health: listed(
      `saude | estado de saude | deficiencia | grupo sanguineo | tipo sanguineo | altura | peso`,
    ),
    'military-service': listed(`servico militar | situacao militar | carteira de reservista`),
    'work-permit': listed(
      `autorizacao de residencia | visto | autorizacao de trabalho | titulo de residencia`,
    ),
    'identity-number': listed(
      `cartao de cidadao | bilhete de identidade | bi | nif | rg | cpf | passaporte | numero de passaporte | contribuinte | titulo de eleitor | ctps`,
    ),
    'insurance-number': listed(
      `niss | numero de seguranca social | n de seguranca social | pis | pis pasep | nit | numero de utente`,
    ),
    'licence-number': listed(`cedula profissional | crm | coren | crea | oab | numero da carta de conducao`),
    other: listed(`carta de conducao | carteira de motorista | cnh | carteira de habilitacao | habilitacao`),
  },
  personalValues: {
    age: listed(`# anos`),
    gender: listed(`masculino | feminino`),
    'civil-status': listed(
      `solteiro | solteira | casado | casada | divorciado | divorciada | viuvo | viuva | uniao de facto | uniao estavel`,
    ),
    children: listed(`# filhos | # filho | sem filhos | um filho | dois filhos | tres filhos`),
  },
}
