import { describeGuard } from '../../../../tests/describe-guard.js'
import { work } from '../../../../tests/said-about.js'
import { otherComplement } from './other-complements.js'

describeGuard('a thing with the complement of another', otherComplement, {
  more: [
    [
      'en',
      work('Cut the bundle of the checkout page', { summary: 'Online booking platform.' }),
      'She cut the bundle of the platform.',
    ],
    [
      'en',
      {
        sections: {
          projects: [{ name: 'Moth', description: 'A game made in Godot' }],
          skills: [{ name: 'Engines', keywords: ['Unity', 'Godot'] }],
        },
      },
      'Moth is a game made in Unity.',
    ],
    [
      'en',
      work(['Mobilised patients on the day after surgery'], {
        summary: 'Rotations in surgery and stroke care.',
      }),
      'She mobilised patients on the day after stroke.',
    ],
    [
      'de',
      {
        sections: {
          projects: [{ name: 'Moth', description: 'Spiel, entwickelt in Godot' }],
          skills: [{ name: 'Engines', keywords: ['Unity', 'Godot'] }],
        },
      },
      'Moth ist ein Spiel, entwickelt in Unity.',
    ],
    [
      'nl',
      {
        sections: {
          projects: [{ name: 'Moth', description: 'Een spel gemaakt in Godot' }],
          skills: [{ name: 'Engines', keywords: ['Unity', 'Godot'] }],
        },
      },
      'Moth is een spel gemaakt in Unity.',
    ],
  ],
  asMuch: [
    [
      'en',
      work('Cut the bundle of the checkout page', { summary: 'Online booking platform.' }),
      'She cut the bundle of the page.',
    ],
    [
      'en',
      {
        sections: {
          projects: [{ name: 'Moth', description: 'A game made in Godot' }],
          skills: [{ name: 'Engines', keywords: ['Unity', 'Godot'] }],
        },
      },
      'Moth is a game made in Godot.',
    ],
    ['en', work('Looks after three gibbons', { summary: 'Zoo with primates.' }), 'She looks after primates.'],
    [
      'de',
      work('Wartung von Anlagen in Hallen', { summary: 'Betrieb mit Anlagen in Werken' }),
      'Sie wartet Anlagen in Hallen.',
    ],
    [
      'nl',
      { sections: { projects: [{ name: 'Moth', description: 'Een spel gemaakt in Godot' }] } },
      'Moth is een spel gemaakt in Godot.',
    ],
  ],
})
