import { describe, expect, it } from '@jest/globals'
import { saidAbout, type Case } from '../../../../tests/said-about.js'
import { otherDegree, otherUniversity } from './degree-of.js'

describe('a degree of another name', () => {
  it.each<Case>([
    [
      'en',
      {
        sections: {
          education: [
            {
              institution: 'Acme',
              area: 'Science Education',
              studyType: 'Master of Education',
              startDate: '2017',
              endDate: '2019',
            },
          ],
        },
      },
      'She has a Master of Science.',
    ],
    [
      'en',
      {
        sections: {
          education: [
            {
              institution: 'Acme',
              area: 'Arts',
              studyType: 'Bachelor of Science',
              startDate: '2017',
              endDate: '2019',
            },
          ],
        },
      },
      'She has a Bachelor of Arts.',
    ],
  ])('when %s %j says more: “%s”, then it does not stand', (...said) => {
    expect(otherDegree(saidAbout(said))).toBeDefined()
  })
  it.each<Case>([
    [
      'en',
      {
        sections: {
          education: [
            {
              institution: 'Acme',
              area: 'Science Education',
              studyType: 'Master of Education',
              startDate: '2017',
              endDate: '2019',
            },
          ],
        },
      },
      'She has a Master of Education.',
    ],
    [
      'en',
      {
        sections: {
          education: [
            {
              institution: 'Acme',
              area: 'Science Education',
              studyType: 'Master of Education',
              startDate: '2017',
              endDate: '2019',
            },
          ],
        },
      },
      "She has a Master's in Science Education.",
    ],
  ])('when %s %j says as much: “%s”, then it stands', (...said) => {
    expect(otherDegree(saidAbout(said))).toBeUndefined()
  })
})

describe('a university of another name', () => {
  it.each<Case>([
    [
      'en',
      {
        sections: {
          education: [
            { institution: 'Leeds Trinity University', area: 'History', startDate: '2014', endDate: '2018' },
          ],
        },
      },
      'She studied History at the University of Leeds.',
    ],
    [
      'en',
      {
        sections: {
          education: [
            { institution: 'Nottingham Trent University', area: 'Law', startDate: '2014', endDate: '2018' },
          ],
        },
      },
      'She studied Law at the University of Nottingham.',
    ],
  ])('when %s %j says more: “%s”, then it does not stand', (...said) => {
    expect(otherUniversity(saidAbout(said))).toBeDefined()
  })
  it.each<Case>([
    [
      'en',
      {
        sections: {
          education: [
            { institution: 'University of Leeds', area: 'History', startDate: '2014', endDate: '2018' },
          ],
        },
      },
      'She studied History at the University of Leeds.',
    ],
    [
      'en',
      {
        sections: {
          education: [
            { institution: 'Leeds Trinity University', area: 'History', startDate: '2014', endDate: '2018' },
          ],
        },
      },
      'She studied History at Leeds Trinity University.',
    ],
  ])('when %s %j says as much: “%s”, then it stands', (...said) => {
    expect(otherUniversity(saidAbout(said))).toBeUndefined()
  })
})
