import type { Language } from './language.js'
import { guard } from './guard/pt.js'
import { words } from './words/words.js'

/** Portuguese. */
export const pt: Language = {
  direction: 'ltr',
  frequentWords: words(`
    e | o | a | os | as | de | do | da | dos | das | para | com | em | no | na | uma | um | por | ao | à |
    como | desde
  `),
  licenceToWork: /licença/u,
  reader: {
    letters: 'áâãàçéêíóôõúü',
    titles: {
      contact: words(`
        contacto | contactar | contato | dados pessoais | informacoes pessoais | informacoes basicas
      `),
      summary: words('perfil | perfil profissional | resumo | resumo profissional | sobre mim'),
      work: words(`
        experiencia | experiencia profissional | historico profissional | percurso profissional | estagios
      `),
      volunteer: words('trabalho voluntario | atividades extracurriculares'),
      education: words('formacao | formacao academica | educacao | escolaridade'),
      awards: words('premios | premios e reconhecimentos | conquistas | bolsas'),
      certificates: words('certificados | licencas e certificados | certificacoes | licencas'),
      publications: words('publicacoes | artigos'),
      skills: words(`
        principais competencias | competencias principais | competencias | habilidades e competencias |
        conhecimentos | competencias tecnicas | qualificacoes | competencias pessoais
      `),
      languages: words(`
        idiomas | linguas | idiomas estrangeiros | lingua materna | outras linguas | outros idiomas
      `),
      interests: words('interesses | passatempos | hobbies e interesses'),
      references: words('referencias | recomendacoes'),
      projects: words('projetos | projetos pessoais'),
      profiles: words('redes sociais | profilos social'),
      trade: words('emprego pretendido | funcao pretendida | area funcional'),
      other: words(`
        patentes | outras informacoes | informacoes adicionais | docencia | financiamentos |
        financiamento | palestras | atividade editorial | atividades editoriais
      `),
    },
    titleModifiers: words(`
      profissional | profissionais | academica | academicas | academico | pessoal | pessoais | tecnicas |
      outros | outras | principais | complementares | complementar | adicionais | meus | minhas
    `),
    months: words(`
      janeiro jan | fevereiro fev | marco mar | abril abr | maio mai | junho jun | julho jul | agosto ago |
      setembro set | outubro out | novembro nov | dezembro dez
    `),
    openEnds: words('atual | atualmente | presente | o momento'),
    sinceWords: words('desde'),
    fromWords: words('de | entre'),
    rangeWords: words('a | ate'),
    seasons: words('primavera | verao | outono | inverno'),
    documentTitles: words('curriculo | curriculum vitae | curriculo profissional | curriculo vitae'),
    latin: {
      roles: words(`
        engenheir | desenvolvedor | diretor | enfermeir | cozinheir | estagiari | pesquisador | professora |
        coordenador | vendedor | advogad | chefe
      `),
      organisations: words('universidade | escola | faculdade | fundacao | camara'),
      degrees: words('mestrado | doutorado | doutoramento | bacharelado | bacharel'),
    },
    columnLabels: {
      dates: words('ano'),
      organisation: words('empregador | instituicao'),
      role: words('funcao'),
      place: words('local'),
      description: words('atividades'),
    },
    entryLabels: words('instituicao'),
    keywordLabels: words('palavras chave | ferramentas'),
    siteLabels: words('site pessoal'),
    nameLabels: words('apelido | apelidos | nomes'),
    billWords: words('fatura | valor total'),
    personalLabels: {
      birth: words(`
        data de nascimento | data nascimento | local de nascimento | naturalidade | nascimento | nascido em |
        nascida em | nascido a | nascida a | nascido | nascida | data e local de nascimento
      `),
      age: words('idade'),
      gender: words('sexo | genero'),
      nationality: words('nacionalidade | cidadania'),
      'civil-status': words('estado civil'),
      children: words('filhos | numero de filhos'),
      religion: words('religiao'),
      health: words(`
        saude | estado de saude | deficiencia | grupo sanguineo | tipo sanguineo | altura | peso
      `),
      'military-service': words('servico militar | situacao militar | carteira de reservista'),
      'work-permit': words(`
        autorizacao de residencia | visto | autorizacao de trabalho | titulo de residencia
      `),
      'identity-number': words(`
        cartao de cidadao | bilhete de identidade | bi | nif | rg | cpf | passaporte | numero de passaporte |
        contribuinte | titulo de eleitor | ctps
      `),
      'insurance-number': words(`
        niss | numero de seguranca social | n de seguranca social | pis | pis pasep | nit | numero de utente
      `),
      'licence-number': words(`
        cedula profissional | crm | coren | crea | oab | numero da carta de conducao
      `),
      other: words(`
        carta de conducao | carteira de motorista | cnh | carteira de habilitacao | habilitacao
      `),
    },
    personalValues: {
      age: words('# anos'),
      gender: words('masculino | feminino'),
      'civil-status': words(`
        solteiro | solteira | casado | casada | divorciado | divorciada | viuvo | viuva | uniao de facto |
        uniao estavel
      `),
      children: words('# filhos | # filho | sem filhos | um filho | dois filhos | tres filhos'),
    },
    patterns: {
      contactLabel: /morada|telemóvel|telemovel|telefone|endereço/u,
      courseLabel: /disciplinas/u,
      expiryLabel: /(?<![\p{L}\d])(?:validade)/u,
      taskLabel: /principais (?:fun[cç][oõ]es|atividades)/u,
      kindLabel: /\bsetor\b/u,
      roleLabel: /fun[cç][aã]o/u,
      salutation: /prezad[oa]s?\b|exm[oa]s?\b/u,
      letterEnd: /atenciosamente|com os melhores|cumprimentos/u,
      otherPaper: /carta de apresentacao/u,
      level: /avancado|avançado|intermediario/u,
      levelHead: /nível/u,
      extension: /ramal|extens[aã]o/u,
      withoutEmployer: /autônom/u,
      scoreLabel: /pontuação/u,
      areaLabel: /especialização/u,
      schoolStart: /escola/u,
      scholarlyService: /(?:conselho|comite) (?:editorial|cientifico)|revisor(?:a)? de/u,
    },
  },
  guard,
  page: {
    sections: {
      work: 'Experiência',
      volunteer: 'Voluntariado',
      projects: 'Projetos',
      education: 'Formação',
      awards: 'Prémios',
      certificates: 'Certificados',
      publications: 'Publicações',
      skills: 'Competências',
      languages: 'Línguas',
      interests: 'Interesses',
      references: 'Referências',
      custom: 'Outros',
    },
    present: 'presente',
    contact: 'Contacto',
    notFound: 'Esta página não existe.',
    updated: 'Atualizado:',
    grade: 'Média',
    download: 'Descarregar currículo (PDF)',
    expires: 'válido até',
    personal: 'Dados pessoais',
    asOf: 'em',
    study: {
      read: 'Ler o estudo de caso',
      previous: 'Projeto anterior',
      next: 'Projeto seguinte',
      role: 'Função',
      year: 'Ano',
      client: 'Com',
      link: 'Ligação',
    },
    actions: {
      email: 'Enviar e-mail',
      call: 'Marcar uma chamada',
      write: 'Escreva-me',
      name: 'O seu nome',
      replyTo: 'O seu e-mail',
      message: 'A sua mensagem',
      send: 'Enviar',
      sent: 'Obrigado. A sua mensagem foi enviada.',
      refused: 'A sua mensagem não foi enviada. Volte atrás, verifique cada campo e envie de novo.',
      later: 'Vieram demasiadas mensagens daqui. Tente de novo dentro de uma hora.',
    },
  },
  errorPages: {
    absent: {
      title: 'Não há nenhuma página aqui',
      text: 'Nenhum site está publicado neste endereço. Pode estar mal escrito, ou o site foi retirado.',
    },
    unavailable: {
      title: 'Esta página não pode ser mostrada agora',
      text: 'A página está segura. Tente novamente dentro de um minuto.',
    },
    busy: {
      title: 'Demasiados pedidos',
      text: 'Aguarde um minuto e carregue a página de novo.',
    },
    link: 'Criar a sua página com o Thumbfolio',
  },
}
