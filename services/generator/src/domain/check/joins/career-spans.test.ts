import { describeGuard } from '../../../../tests/describe-guard.js'
import { careerThere } from './career-spans.js'

describeGuard('the years of a career told of one employer', careerThere, {
  more: [
    [
      'en',
      {
        basics: { summary: 'Nurse with 17 years on wards' },
        sections: { work: [{ name: 'Acme', position: 'Nurse', startDate: '2016' }] },
      },
      'For 17 years she has been a nurse at Acme.',
    ],
    [
      'de',
      {
        basics: { summary: 'Dachdecker mit 12 Jahren Praxis' },
        sections: { work: [{ name: 'Acme', position: 'Dachdecker', startDate: '2020' }] },
      },
      'Seit 12 Jahren ist er Dachdecker bei Acme.',
    ],
    [
      'nl',
      {
        basics: { summary: 'Verkoper met 12 jaar ervaring' },
        sections: { work: [{ name: 'Acme', position: 'Verkoper', startDate: '2021' }] },
      },
      'Al 12 jaar is hij verkoper bij Acme.',
    ],
  ],
  asMuch: [
    [
      'en',
      {
        basics: { summary: 'Nurse with 17 years on wards' },
        sections: { work: [{ name: 'Acme', position: 'Nurse', startDate: '2016' }] },
      },
      'She has been a nurse for 17 years and works at Acme.',
    ],
    [
      'de',
      {
        basics: { summary: 'Dachdecker mit 12 Jahren Praxis' },
        sections: { work: [{ name: 'Acme', position: 'Dachdecker', startDate: '2020' }] },
      },
      'Er ist Dachdecker mit 12 Jahren Praxis und arbeitet bei Acme.',
    ],
    [
      'nl',
      {
        basics: { summary: 'Verkoper met 12 jaar ervaring' },
        sections: { work: [{ name: 'Acme', position: 'Verkoper', startDate: '2010' }] },
      },
      'Hij is verkoper bij Acme met 12 jaar ervaring.',
    ],
  ],
})
