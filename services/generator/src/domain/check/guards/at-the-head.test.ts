import { describeGuard } from '../../../../tests/describe-guard.js'
import { atTheHead } from './at-the-head.js'

describeGuard('who is said to be at the head', atTheHead, {
  more: [
    ['fr', ['Service juridique de 4 personnes'], "Elle est à la tête d'un service juridique."],
    ['es', ['Plantilla de 46 agentes'], 'Está al frente de 46 agentes.'],
    ['it', ['Reparto di otto tecnici'], 'È alla guida di otto tecnici.'],
    ['pt', ['Loja com seis vendedores'], 'Está à frente de seis vendedores.'],
  ],
  asMuch: [
    ['fr', ['Dirige un service juridique de 4 personnes'], "Elle est à la tête d'un service juridique."],
    ['es', ['Mando de un turno de 7 agentes'], 'Está al mando de 7 agentes.'],
    ['it', ['Coordinamento di otto tecnici'], 'È alla guida di otto tecnici.'],
  ],
})
