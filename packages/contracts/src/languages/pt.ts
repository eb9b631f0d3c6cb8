import type { Language } from './language.js'
import { none, words } from './words.js'

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
      courses: [],
      trade: words('emprego pretendido | funcao pretendida | area funcional'),
      other: words('patentes | outras informacoes | informacoes adicionais'),
    },
    likelyTitles: {},
    boilerplateTitles: [],
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
    yearMarks: [],
    documentTitles: words('curriculo | curriculum vitae | curriculo profissional | curriculo vitae'),
    roles: [],
    organisations: [],
    degrees: [],
    schools: [],
    latin: {
      roles: words(`
        engenheir | desenvolvedor | diretor | enfermeir | cozinheir | estagiari | pesquisador | professora |
        coordenador | vendedor | advogad | chefe
      `),
      organisations: words('universidade | escola | faculdade | fundacao | camara'),
      degrees: words('mestrado | doutorado | doutoramento | bacharelado | bacharel'),
    },
    contactLabels: [],
    columnLabels: {
      dates: words('ano'),
      year: [],
      month: [],
      from: [],
      to: [],
      organisation: words('empregador | instituicao'),
      role: words('funcao'),
      place: words('local'),
      description: words('atividades'),
      degree: [],
      area: [],
      score: [],
      name: [],
      level: [],
      number: [],
    },
    chronicle: undefined,
    spokenLabels: [],
    entryLabels: words('instituicao'),
    keywordLabels: words('palavras chave | ferramentas'),
    siteLabels: words('site pessoal'),
    nameLabels: words('apelido | apelidos | nomes'),
    billWords: words('fatura | valor total'),
    paperWords: [],
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
      courseModifier: none,
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
      onRequest: none,
      availability: none,
      fluency: none,
      consent: none,
      workFromAnywhere: none,
      organisationEnding: none,
      degreeStart: none,
      schoolStart: /escola/u,
    },
  },
  guard: {
    facts: {
      birth: {
        labels: words(`
          data de nascimento | local de nascimento | data e local de nascimento | naturalidade | nascimento |
          ano de nascimento | data nascimento | país de nascimento
        `),
      },
      age: {
        topics: words('idade'),
      },
      gender: {
        topics: words('sexo | género | gênero'),
        values: words('feminino | masculino | mulher | homem | f | m | não binário'),
      },
      nationality: {
        labels: words('nacionalidade | cidadania | dupla nacionalidade | dupla cidadania'),
        values: words(`
          portuguesa | português | brasileira | brasileiro | angolana | angolano | moçambicana |
          cabo verdiana | espanhola | italiana
        `),
        statements: words(`
          cidadão português | cidadã portuguesa | cidadão europeu | cidadã europeia | cidadão brasileiro |
          cidadã brasileira
        `),
      },
      'civil-status': {
        labels: words('estado civil | situação familiar'),
        values: words(`
          solteiro | solteira | casado | casada | divorciado | divorciada | viúvo | viúva | união de facto |
          união estável | separado | separada
        `),
        alone: words(`
          solteiro | solteira | casado | casada | divorciado | divorciada | viúvo | viúva
        `),
        statements: words('sou casado | sou casada | casado com | casada com'),
      },
      children: {
        statements: words('filhos a cargo | filhos dependentes'),
        topics: words('filhos | número de filhos'),
      },
      religion: {
        topics: words('religião | confissão'),
        values: words(`
          católica | católico | evangélica | evangélico | espírita | muçulmana | judaica | ateu | ateia |
          cristã | nenhuma
        `),
        alone: words('católico | evangélico | ateu'),
        statements: words('católico praticante | católica praticante'),
      },
      health: {
        owned: words(`
          deficiência | epilepsia | diabetes | autismo | dislexia | asma | depressão | cancro | câncer |
          esclerose múltipla
        `),
        labels: words(`
          deficiência | estado de saúde | grupo sanguíneo | tipo sanguíneo | grau de incapacidade | pcd |
          alergias
        `),
        topics: words('saúde'),
        values: words('excelente | boa | ótima'),
        statements: words(`
          pessoa com deficiência | atestado multiusos | incapacidade de | portador de deficiência |
          não fumador | não fumante
        `),
      },
      'military-service': {
        labels: words('situação militar | certificado de reservista'),
        topics: words('serviço militar | serviço militar obrigatório'),
        values: words('cumprido | dispensado | isento | concluído | reservista'),
        statements: words(`
          serviço militar cumprido | dispensado do serviço militar | isento do serviço militar
        `),
      },
      'work-permit': {
        labels: words(`
          autorização de residência | visto | título de residência | autorização de trabalho |
          permissão de trabalho | visto de trabalho
        `),
        values: words('válido | válida | permanente | em vigor'),
        statements: words('residente permanente | autorização de residência permanente'),
      },
    },
    numbers: {
      'identity-number': words(`
        passaporte | cpf | rg | nif | bilhete de identidade | cartão de cidadão | b i | bi | contribuinte |
        conta bancária | nib | cc | título de eleitor | ctps | pis | carteira de identidade
      `),
      'insurance-number': words(`
        utente | número de utente | segurança social | niss | cartão sus | cns | inss | apólice |
        número de beneficiário | cartão de saúde
      `),
      'licence-number': words(`
        carta de condução | cnh | carteira de motorista | crm | oab | crea | coren | cédula profissional |
        ordem dos médicos | ordem dos enfermeiros | ordem dos advogados | ordem dos engenheiros | crc | cro |
        crp
      `),
    },
    numbered: {
      'identity-number': [],
      'insurance-number': [],
      'licence-number': words('licença | registo | registro | alvará | habilitação'),
    },
    numberWords: words('número | n | o | no | nr | num | nro'),
    born: words('natural | nascido | nascida | nasci'),
    bornIn: words('a | em | no | na | aos | no dia'),
    bornOn: [],
    self: words('tenho | sou'),
    yearsOld: words('anos de idade'),
    years: words('anos'),
    counts: words('um | uma | dois | duas | três | quatro | cinco'),
    children: words('filho | filha | filhos | filhas'),
    parentOf: words('mãe de | pai de'),
    phone: words(`
      telefone | tel | telemóvel | telem | celular | fax | fixo | contacto telefónico | contacto | contato |
      whatsapp | tlm
    `),
    phoneFillers: words('pelo | o | no | pessoal | casa | trabalho | n | e | ou | para'),
    otherNumbers: words('fatura | encomenda | norma | patente | processo | número | n | pedido'),
    units: words(`
      euros | reais | milhões | clientes | utilizadores | usuários | visitantes | pessoas | páginas |
      toneladas | horas | alunos | mil | colaboradores
    `),
    spoken: words(`
      zero | um | uma | dois | duas | três | quatro | cinco | seis | meia | sete | oito | nove | dez | vinte |
      trinta | quarenta | cinquenta | sessenta | setenta | oitenta | noventa | e
    `),
    at: words('arroba'),
    bareAt: words('em'),
    dot: words('ponto'),
    referees: words(`
      referência | referências | referências profissionais | pessoa de contacto | contato de referência
    `),
    digits: words('zero | um uma | dois duas | tres | quatro | cinco | seis | sete | oito | nove'),
    honorifics: [],
    address: {
      labels: words('morada | endereço | residência | endereço residencial | domicílio'),
      home: words('resido em | residente em | residente na | moro na | moro em'),
      before: words(`
        rua | r | avenida | av | travessa | praça | alameda | estrada | rodovia | calçada | beco | praceta |
        urbanização
      `),
      weakBefore: words('largo | quinta | bairro | lugar'),
      after: [],
      weakAfter: [],
      suffixes: [],
      joints: words('de | da | do | das | dos | e | são | santa | santo | à'),
      units: words('apartamento | apto | bloco'),
      postalLabels: words('código postal | cep'),
    },
    regions: words('PT | BR'),
  },
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
