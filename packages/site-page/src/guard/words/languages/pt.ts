import { listed, type GuardWords } from '../../text/guard-words.js'

/** Portuguese. */
export const pt: GuardWords = {
  facts: {
    birth: {
      labels: listed(`
        data de nascimento | local de nascimento | data e local de nascimento | naturalidade | nascimento | ano de nascimento |
        data nascimento | país de nascimento
      `),
    },
    age: { topics: listed(`idade`) },
    gender: {
      topics: listed(`sexo | género | gênero`),
      values: listed(`feminino | masculino | mulher | homem | f | m | não binário`),
    },
    nationality: {
      labels: listed(`nacionalidade | cidadania | dupla nacionalidade | dupla cidadania`),
      values: listed(
        `portuguesa | português | brasileira | brasileiro | angolana | angolano | moçambicana | cabo verdiana | espanhola | italiana`,
      ),
      statements: listed(
        `cidadão português | cidadã portuguesa | cidadão europeu | cidadã europeia | cidadão brasileiro | cidadã brasileira`,
      ),
    },
    'civil-status': {
      labels: listed(`estado civil | situação familiar`),
      values: listed(`
        solteiro | solteira | casado | casada | divorciado | divorciada | viúvo | viúva | união de facto | união estável |
        separado | separada
      `),
      alone: listed(`solteiro | solteira | casado | casada | divorciado | divorciada | viúvo | viúva`),
      statements: listed(`sou casado | sou casada | casado com | casada com`),
    },
    children: {
      statements: listed(`filhos a cargo | filhos dependentes`),
      topics: listed(`filhos | número de filhos`),
    },
    religion: {
      topics: listed(`religião | confissão`),
      values: listed(
        `católica | católico | evangélica | evangélico | espírita | muçulmana | judaica | ateu | ateia | cristã | nenhuma`,
      ),
      alone: listed(`católico | evangélico | ateu`),
      statements: listed(`católico praticante | católica praticante`),
    },
    health: {
      owned: listed(
        `deficiência | epilepsia | diabetes | autismo | dislexia | asma | depressão | cancro | câncer | esclerose múltipla`,
      ),
      labels: listed(
        `deficiência | estado de saúde | grupo sanguíneo | tipo sanguíneo | grau de incapacidade | pcd | alergias`,
      ),
      topics: listed(`saúde`),
      values: listed(`excelente | boa | ótima`),
      statements: listed(
        `pessoa com deficiência | atestado multiusos | incapacidade de | portador de deficiência | não fumador | não fumante`,
      ),
    },
    'military-service': {
      labels: listed(`situação militar | certificado de reservista`),
      topics: listed(`serviço militar | serviço militar obrigatório`),
      values: listed(`cumprido | dispensado | isento | concluído | reservista`),
      statements: listed(
        `serviço militar cumprido | dispensado do serviço militar | isento do serviço militar`,
      ),
    },
    'work-permit': {
      labels: listed(
        `autorização de residência | visto | título de residência | autorização de trabalho | permissão de trabalho | visto de trabalho`,
      ),
      values: listed(`válido | válida | permanente | em vigor`),
      statements: listed(`residente permanente | autorização de residência permanente`),
    },
  },
  numbers: {
    'identity-number': listed(`
      passaporte | cpf | rg | nif | bilhete de identidade | cartão de cidadão | b i | bi | contribuinte | conta bancária | nib |
      cc | título de eleitor | ctps | pis | carteira de identidade
    `),
    'insurance-number': listed(`
      utente | número de utente | segurança social | niss | cartão sus | cns | inss | apólice | número de beneficiário |
      cartão de saúde
    `),
    'licence-number': listed(`
      carta de condução | cnh | carteira de motorista | crm | oab | crea | coren | cédula profissional | ordem dos médicos |
      ordem dos enfermeiros | ordem dos advogados | ordem dos engenheiros | crc | cro | crp
    `),
  },
  numbered: { 'licence-number': listed(`licença | registo | registro | alvará | habilitação`) },
  numberWords: listed(`número | n | o | no | nr | num | nro`),
  born: listed(`natural | nascido | nascida | nasci`),
  bornIn: listed(`a | em | no | na | aos | no dia`),
  self: listed(`tenho | sou`),
  yearsOld: listed(`anos de idade`),
  years: listed(`anos`),
  counts: listed(`um | uma | dois | duas | três | quatro | cinco`),
  children: listed(`filho | filha | filhos | filhas`),
  parentOf: listed(`mãe de | pai de`),
  phone: listed(
    `telefone | tel | telemóvel | telem | celular | fax | fixo | contacto telefónico | contacto | contato | whatsapp | tlm`,
  ),
  phoneFillers: listed(`pelo | o | no | pessoal | casa | trabalho | n | e | ou | para`),
  otherNumbers: listed(`fatura | encomenda | norma | patente | processo | número | n | pedido`),
  units: listed(
    `euros | reais | milhões | clientes | utilizadores | usuários | visitantes | pessoas | páginas | toneladas | horas | alunos | mil | colaboradores`,
  ),
  spoken: listed(`
    zero | um | uma | dois | duas | três | quatro | cinco | seis | meia | sete | oito | nove | dez | vinte | trinta | quarenta |
    cinquenta | sessenta | setenta | oitenta | noventa | e
  `),
  at: listed(`arroba`),
  bareAt: listed(`em`),
  dot: listed(`ponto`),
  referees: listed(
    `referência | referências | referências profissionais | pessoa de contacto | contato de referência`,
  ),
  address: {
    labels: listed(`morada | endereço | residência | endereço residencial | domicílio`),
    home: listed(`resido em | residente em | residente na | moro na | moro em`),
    before: listed(
      `rua | r | avenida | av | travessa | praça | alameda | estrada | rodovia | calçada | beco | praceta | urbanização`,
    ),
    weakBefore: listed(`largo | quinta | bairro | lugar`),
    joints: listed(`de | da | do | das | dos | e | são | santa | santo | à`),
    units: listed(`apartamento | apto | bloco`),
    postalLabels: listed(`código postal | cep`),
  },
  regions: listed(`PT | BR`),
}
