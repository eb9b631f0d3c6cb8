import { describeGuard } from '../../../../tests/describe-guard.js'
import { work } from '../../../../tests/said-about.js'
import { deedOfAgent } from './deeds-of-agents.js'

describeGuard('the deed of somebody beside', deedOfAgent, {
  more: [
    ['en', work('Works with translators from Spanish'), 'She translates from Spanish.'],
    ['en', work('Rewrote the page with a designer'), 'She rewrote and designed the page.'],
    ['en', work('Prepared deeds for signature'), 'She prepared and signed deeds.'],
    ['en', work('Briefed the drivers; prepared plans for approval'), 'She approved plans.'],
    ['de', work('Arbeitet mit Übersetzern aus dem Spanischen'), 'Sie übersetzt aus dem Spanischen.'],
    ['nl', work('Werkt met vertalers uit het Spaans'), 'Zij vertaalt uit het Spaans.'],
  ],
  asMuch: [
    ['en', work('Works with translators from Spanish'), 'She works with translators from Spanish.'],
    ['en', work('Works with freelancers who translate'), 'She works with freelancers who translate.'],
    ['en', work('Rewrote the page with a designer'), 'She rewrote the page, designed with a designer.'],
    ['de', work('Arbeitet mit Übersetzern'), 'Sie arbeitet mit Übersetzern.'],
    ['nl', work('Werkt met vertalers'), 'Zij werkt met vertalers.'],
    [
      'en',
      {
        sections: {
          work: [{ name: 'Acme', position: 'Translator', highlights: ['Worked with other translators'] }],
        },
      },
      'She translated with other translators.',
    ],
  ],
})
