import { describeGuard } from '../../../../tests/describe-guard.js'
import { ledBeside } from './led-beside.js'

describeGuard('led by title what somebody was only part of', ledBeside, {
  more: [
    [
      'en',
      {
        sections: {
          projects: [
            {
              name: 'Rebrand',
              description: 'Team of five; survey of 212 students in two towns and a report',
              highlights: ['Led the research stream'],
            },
          ],
        },
      },
      'She led a team of five.',
    ],
    [
      'en',
      {
        sections: {
          work: [{ name: 'Acme', position: 'Owner', highlights: ['Rents a chair in a shared salon'] }],
        },
      },
      'She owns a shared salon.',
    ],
    [
      'en',
      {
        sections: {
          work: [
            { name: 'Acme', position: 'Lead Ranger', highlights: ['Gave 300 talks with a team of five'] },
          ],
        },
      },
      'She leads a team of five.',
    ],
    [
      'en',
      {
        sections: {
          work: [
            {
              name: 'Acme',
              position: 'Sous Chef',
              summary: 'Second in command of a restaurant with a brigade of 22',
              highlights: ['Led the stocks'],
            },
          ],
        },
      },
      'She led a brigade of 22.',
    ],
    [
      'de',
      {
        sections: {
          work: [
            {
              name: 'Acme',
              position: 'Leiterin Einkauf',
              highlights: ['Verhandelte in einer Gruppe mit drei Partnern'],
            },
          ],
        },
      },
      'Sie leitet eine Gruppe.',
    ],
    [
      'nl',
      {
        sections: {
          work: [
            {
              name: 'Acme',
              position: 'Leidinggevende inkoop',
              highlights: ['Onderhandelde in een groep met drie partners'],
            },
          ],
        },
      },
      'Zij leidt een groep.',
    ],
  ],
  asMuch: [
    [
      'en',
      {
        sections: { work: [{ name: 'Acme', position: 'Lead Ranger', highlights: ['Leads a team of five'] }] },
      },
      'She leads a team of five.',
    ],
    [
      'en',
      {
        sections: {
          work: [{ name: 'Acme', position: 'Team Lead', highlights: ['Gave talks with a team of five'] }],
        },
      },
      'She leads a team of five.',
    ],
    [
      'en',
      { sections: { work: [{ name: 'Acme', position: 'Manager', highlights: ['Team of nine'] }] } },
      'She manages a team of nine.',
    ],
    [
      'de',
      {
        sections: {
          work: [
            { name: 'Acme', position: 'Leiterin', highlights: ['Führte ein Programm in drei Gruppen ein'] },
          ],
        },
      },
      'Sie führte in drei Gruppen ein Programm ein.',
    ],
    [
      'nl',
      {
        sections: {
          work: [{ name: 'Acme', position: 'Leidinggevende', highlights: ['Geeft leiding aan een groep'] }],
        },
      },
      'Zij leidt een groep.',
    ],
  ],
})
