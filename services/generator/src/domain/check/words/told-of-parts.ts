import { wordSet } from '../forms/word-set.js'

/** What a part of a line gives a right to say by other words, of things that stand in that part alone. */
export interface ToldOfPart {
  readonly sections: RegExp
  readonly part: RegExp
  readonly words: ReadonlySet<string>
}

const told = (sections: RegExp, part: string, words: string): ToldOfPart => ({
  sections,
  part: new RegExp(part, 'gimu'),
  words: wordSet(words),
})
const jobs = /^(?:work|volunteer|projects)$/
/** Of what a line begins with, a number in front or none. */
const head = (nouns: string) => String.raw`^(?:\d[\d.,]*\s+)?(?:${nouns})(?!\p{L})`
/** The rest of a statement, up to a semicolon or the end of its sentence. */
const rest = String.raw`(?:[^.;\n]|\.\d)*`
const around = (phrase: string) => String.raw`${rest}(?<!\p{L})(?:${phrase})(?!\p{L})${rest}`
/** Who helps or takes part did not do it. */
const unaided = (phrase: string) =>
  String.raw`(?<!(?:apoi|ajud|colabor|particip|auxili|assist|estág|sob )[^.;\n]*)(?<!\p{L})(?:${phrase})`
const article = String.raw`(?:(?:de|do|da|o|a|um|uma)\s){0,2}`

/** By language: Spanish and Portuguese, whose lines are nouns more often than not. */
export const toldOfParts: Readonly<Record<string, readonly ToldOfPart[]>> = {
  es: [
    told(
      jobs,
      around('baj(?:ó|aron|aban?|ado)'),
      `bajar bajado redujo redujeron reduce reducen reducir reduciendo reducido reducida reducidas reducidos disminuyó
disminuyeron disminuido descendió descendieron descendido`,
    ),
    // What will be done is foreseen.
    told(
      /^(?:work|volunteer|projects|education|publications)$/,
      around(String.raw`\p{L}{2,}[aei]r(?:á|án|é|emos)`),
      'prevista previsto previstas previstos prevé prevén',
    ),
    told(
      jobs,
      String.raw`(?<!\p{L})investigadora? principal (?:del?|en) (?:(?:el|la|un|una) )?\p{L}+`,
      'dirige dirigió dirigía lidera lideró condujo',
    ),
    told(
      jobs,
      head('registros?|partes|fichas?|albaranes|hojas de ruta|historiales'),
      'rellena rellenar rellenó rellenaba rellenado cumplimenta cumplimentar cumplimentó cumplimentaba cumplimentado',
    ),
    told(
      jobs,
      head('huertos?|clubs?|clubes|visitas|actividades|campamentos?'),
      'dinamiza dinamizó dinamizaba organiza organizó organizaba',
    ),
    told(
      jobs,
      head('scripts?|macros?|queries|consultas sql|bots?|código'),
      'escribe escribir escribió escribía crea creó creaba programó',
    ),
    told(
      jobs,
      head(String.raw`tests? (?:unitarios|automat\p{L}*)|pruebas (?:unitarias|automat\p{L}*|de extremo)`),
      'crea creó escribió implementó implantó',
    ),
  ],
  pt: [
    told(
      jobs,
      around('baix(?:ou|aram|avam?)'),
      `reduziu reduziram reduzir reduzindo reduzido diminuiu diminuíram diminuído`,
    ),
    told(
      /^(?:work|volunteer|projects|education|publications)$/,
      around(String.raw`\p{L}{2,}[aei]r(?:á|ão|emos)`),
      'prevista previsto previstas previstos prevê preveem',
    ),
    told(
      jobs,
      String.raw`(?<!\p{L})investigadora? principal (?:d[aeo]|n[ao]) (?:um |uma )?\p{L}+`,
      'conduz conduziu conduzia dirige dirigiu lidera liderou',
    ),
    told(
      jobs,
      unaided(
        String.raw`cri(?:ou|a|ei|ação)\s${article}(?:programa|clube|projeto|curso|serviço|grupo|iniciativa|campanha|revista|podcast|boletim|rede|oficina|site|loja|plataforma)(?!\p{L})`,
      ),
      'lança lançou lançar monta montou montar',
    ),
    told(
      jobs,
      unaided(
        String.raw`cri(?:ou|a|ei|ação)\s${article}(?:painel|dashboard|planilha|laboratório|biblioteca|horta|equipa|equipe|arquivo|base|banco|exposição)(?!\p{L})`,
      ),
      'monta montou montar',
    ),
    told(
      jobs,
      unaided(
        String.raw`coorden(?:a|o|ou|ei|ava|ação)\s(?:de\s)?(?:(?:uma?|o|a)\s)?(?:equip[ae]|time|(?:\d+|oito|sete|seis|cinco|quatro|três)\spessoas)(?!\p{L})`,
      ),
      'lidera liderou liderava',
    ),
    // Who is away is covered for, not followed.
    told(
      jobs,
      String.raw`(?<!\p{L})cobr(?:iu|e|ia|i)\s(?![^.;\n]*(?:férias|turno|licença|baixa|aus[êe]ncia|falta|folga|colega))${rest}`,
      'acompanha acompanhou acompanhava',
    ),
    told(jobs, unaided(String.raw`diretora? de (?:turma|ciclo)`), 'direção'),
    // Who has the mention has won it, not the prize that it was given at.
    told(/^(?:awards|education)$/, '(?:menção|medalha|bolsa)', 'ganhou conquistou'),
    told(
      jobs,
      head('registos?|fichas?|guias de remessa'),
      'preenche preencher preencheu preenchia preenchido',
    ),
    told(
      jobs,
      head('hortas?|clubes?|visitas|atividades|acampamentos?|tertúlias?|rodas de conversa'),
      'dinamizou dinamizava organizou organizava',
    ),
    told(
      jobs,
      head(
        String.raw`(?!(?:apoi|ajud|colabor|particip|auxili|assist|estág|membr|frequ|aprend))\p{L}+(?:(?:, | e )\p{L}+)*`,
      ),
      'assegurar assegura asseguram assegurou assegurava',
    ),
    told(
      jobs,
      head('scripts?|macros?|queries|bots?|código'),
      'escreve escrever escreveu escrevia cria criou criava programou desenvolveu fez fazia',
    ),
    told(
      jobs,
      head(String.raw`testes (?:de ponta|unitári\p{L}*|automat\p{L}*|de integração|de regressão|e2e)`),
      'cria criou escreveu escrevia implementou implantou colocou introduziu montou',
    ),
  ],
}
