import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** Portuguese. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('salário | remuneração'),
      statements: words(
        'pretensão salarial | pretensões salariais | expectativa salarial | expectativas salariais | expetativa salarial',
      ),
    },
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
      alone: words('licença maternidade | licença de maternidade | licença parental'),
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
        vacinado contra | vacinada contra | pessoa com deficiência | atestado multiusos | incapacidade de | portador de deficiência |
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
    'licence-number': words('licença | registo | registro | alvará | habilitação'),
  },
  numberWords: words('número | n | o | no | nr | num | nro'),
  born: words('natural | nascido | nascida | nasci | sou natural | nasceu'),
  bornIn: words('a | em | no | na | aos | no dia'),
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
  address: {
    labels: words('morada | endereço | residência | endereço residencial | domicílio'),
    home: words('resido em | residente em | residente na | moro na | moro em'),
    before: words(`
      rua | r | avenida | av | travessa | praça | alameda | estrada | rodovia | calçada | beco | praceta |
      urbanização
    `),
    weakBefore: words('largo | quinta | bairro | lugar'),
    joints: words('de | da | do | das | dos | e | são | santa | santo | à'),
    units: words('apartamento | apto | bloco'),
    postalLabels: words('código postal | cep'),
  },
  regions: words('PT | BR'),
}
