import { gathered } from '../../gathered.js'
import type { Implication } from './implication.js'

/** Spanish and Portuguese lines of a job are often nouns alone; each implies the plain deed that goes with its noun. */
const deeds: readonly (readonly [nouns: string, verbs: string])[] = [
  [
    'informes?|partes?|memorias?|protocolos?|gu[ií]as?|manual(?:es)?|manuais|actas?|documentación|documentação|textos?|relatórios?|atas?|fichas?|contratos?',
    `redacta redactar redactó redactaba redactado elabora elaborar elaboró elaboraba elaborado escribe escribir escribió escribía
redige redigir redigiu redigia elaborou elaborava escreve escrever escreveu escrevia`,
  ],
  [
    'hora do conto|hora del cuento|cuentacuentos|visitas guiadas|tertulias?|clases?|talleres|cursos?|charlas?|sesiones|seminarios?|ponencias?|conferencias?|formación|aulas?|oficinas|palestras?|workshops?|sessões|formação',
    `imparte impartir impartió impartía impartido dicta dictó da daba dio dinamiza dinamizó dinamizaba anima animó animaba
conduz conduziu conduzia ministra ministrar ministrou ministrava leciona lecionou lecionava dinamiza dinamizou dinamizava animou animava orienta orientou dá dava deu`,
  ],
  [
    'modelos?|cuadros? de mando|aplicaci(?:ón|ones)|panel(?:es)?|app|webs?|painel|painéis|dashboards?|aplicações|aplicação|sites?|páginas?',
    `crea crear creó creaba creado desarrolla desarrollar desarrolló desarrollado elaboró elabora construyó construye
cria criar criou criava criado desenvolve desenvolver desenvolveu desenvolvia elaborou construiu`,
  ],
  [
    `facturas?|facturación|nóminas?|pedidos?|reservas?|agendas?|padrón|archivo|caja|stock|inventarios?|altas|bajas|certificados?|trámites?|compras|correspondencia
|expedientes?|quejas|reclamaciones|incidencias|cuentas|faturas?|faturação|faturamento|encomendas?|arquivo|correspondência|processos|reclamações|contas|salários|folha|estoque`,
    `gestiona gestionar gestionó gestionaba gestionado gestión administra administrar administraba procesa procesaba controla controlar controlaba
gere gerir geriu geria gerencia gerenciava administrava processa processava tratava cuida cuidou cuidava`,
  ],
  [
    'fotografías?|fotografias?|fotos|ilustraci(?:ón|ones)|ilustraç(?:ão|ões)|retratos?|reportajes?|reportagens?',
    `firma firmó firmaba firmado assina assinou assinava assinado`,
  ],
  // `bajó` is `bajo` without its accent, which says nothing.
  [
    'bajó|baja|rebajó|recortó|bajada|baixou|baixa',
    `reducir redujo reduce reduciendo reducido reducción disminuir disminuyó bajar bajado ahorró recortó reduzir reduziu reduz reduzido redução diminuiu diminuir baixar`,
  ],
  [
    'conciertos?|funciones|actuaciones|giras?|espectáculos?|concertos?|digressões|shows|apresentações',
    `toca tocar tocó tocaba actúa actuar actuó actuaba ofrece ofreció tocou tocava atua atuou atuava`,
  ],
]

const counted = String.raw`(?:\d[\d.,]*\s+|(?:dos|tres|cuatro|cinco|seis|siete|ocho|nueve|diez|doce|dois|duas|três|quatro|sete|oito|nove|dez|doze)\s+)?`

const atStart = (nouns: string) =>
  nouns
    .replace(/\s*\|\s*/g, '|')
    .replace(/(?<=^|\|)\p{L}/gu, (letter) => `[${letter}${letter.toUpperCase()}]`)

export const nominal: readonly Implication[] = gathered(deeds, ([nouns, words]) =>
  ['work', 'volunteer', 'projects'].map((section) => ({
    section,
    // `Talleres Ferrer` is a name.
    matches: new RegExp(`^${counted}(?:${atStart(nouns)})(?!\\p{L}|\\s+\\p{Lu})`, 'mu'),
    words,
  })),
)
