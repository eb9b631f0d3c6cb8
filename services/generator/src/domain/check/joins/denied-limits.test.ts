import { describeGuard } from '../../../../tests/describe-guard.js'
import { widerDenial } from './denied-limits.js'

describeGuard('a denial without what limits it', widerDenial, {
  more: [
    ['fr', ['Aucun accident responsable depuis 2015'], "Elle n'a eu aucun accident."],
    ['fr', ['Aucun retard de virement en 2021'], "Il n'y a eu aucun retard."],
    ['es', ['Ninguna baja por lesión en tres temporadas'], 'No tuvo ninguna baja.'],
    ['it', ['Nessun reclamo scritto in due anni'], 'Non ha avuto nessun reclamo.'],
    ['pt', ['Sem acidentes com culpa'], 'Conduz sem acidentes.'],
    ['pl', ['Żaden błąd w fakturach'], 'Nie popełniła żaden błąd.'],
  ],
  asMuch: [
    ['fr', ['Aucun accident responsable depuis 2015'], "Elle n'a eu aucun accident responsable."],
    ['it', ['Due pizze senza glutine insieme allo chef'], 'Ha creato due pizze senza glutine.'],
    ['es', ['Cinco informes sin salvedades'], 'Entregó cinco informes sin salvedades.'],
    ['pt', ['Sem acidentes com culpa'], 'Conduz sem acidentes com culpa.'],
  ],
})
