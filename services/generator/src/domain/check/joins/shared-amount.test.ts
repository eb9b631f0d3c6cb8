import { describeGuard } from '../../../../tests/describe-guard.js'
import { sharedAmount } from './shared-amount.js'

describeGuard('an amount told of two things', sharedAmount, {
  more: [
    ['fr', ['22 compagnons et 4 intérimaires'], 'Elle encadre 22 compagnons et intérimaires.'],
    ['es', ['Gestión de 12 tiendas y 3 almacenes'], 'Gestiona 12 tiendas y almacenes.'],
    ['it', ['Rete di 14 agenti e 3 funzionari'], 'Segue 14 agenti e funzionari.'],
    ['pl', ['Zespół 9 handlowców i 3 kierowców'], 'Kieruje zespołem 9 handlowców i kierowców.'],
    ['en', ['14 nurses and 3 doctors'], 'She leads 14 nurses and doctors.'],
  ],
  asMuch: [
    ['fr', ['22 compagnons et 4 intérimaires'], 'Elle encadre 22 compagnons et 4 intérimaires.'],
    ['it', ['Rete di 14 agenti e funzionari, 3 sedi'], 'Segue 14 agenti e funzionari.'],
    ['pt', ['Seis enfermeiros e auxiliares'], 'Coordena seis enfermeiros e auxiliares.'],
  ],
})
