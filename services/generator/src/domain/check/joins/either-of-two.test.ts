import { describeGuard } from '../../../../tests/describe-guard.js'
import { oneOfEither } from './either-of-two.js'

describeGuard('all of what somebody did one or the other with', oneOfEither, {
  more: [
    ['it', ['Presieduto o diretto cinque giurie'], 'Ha presieduto cinque giurie.'],
    ['en', ['Audited or inspected 12 farms'], 'She audited 12 farms.'],
    ['de', ['12 Audits geleitet oder protokolliert'], 'Sie hat 12 Audits protokolliert.'],
    ['nl', ['12 audits geleid of gecontroleerd'], 'Zij heeft 12 audits gecontroleerd.'],
    ['fr', ['Piloté ou audité 12 sites'], 'Elle a piloté 12 sites.'],
    ['es', ['Asesoró o auditó 12 granjas'], 'Auditó 12 granjas.'],
    ['pt', ['Assessorou ou auditou 12 quintas'], 'Auditou 12 quintas.'],
    ['pl', ['Kontrolowała lub audytowała 12 gospodarstw'], 'Kontrolowała 12 gospodarstw.'],
  ],
  asMuch: [
    ['en', ['Audited or inspected 12 farms'], 'She audited or inspected 12 farms.'],
    ['en', ['Audited or inspected 12 farms'], 'She audited farms.'],
    ['en', ['Audited or inspected 12 farms', 'Audited 12 mills'], 'She audited 12 mills.'],
    ['en', ['Audited or inspected farms, 12 in all'], 'She audited 12 farms.'],
    ['en', ['Answered calls or emails within 2 hours'], 'She answered emails within 2 hours.'],
    ['en', ['No injury or illness in 4 years'], 'No injury in 4 years.'],
    ['en', ['Trained 2 or 3 cooks'], 'She trained 3 cooks.'],
  ],
})
