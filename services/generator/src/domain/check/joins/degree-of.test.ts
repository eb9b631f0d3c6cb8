import { describeGuard } from '../../../../tests/describe-guard.js'
import type { Entry, Resume } from '../../../../tests/said-about.js'
import { otherDegree, otherUniversity } from './degree-of.js'

const studies = (entry: Entry): Resume => ({
  sections: { education: [{ institution: 'Acme', startDate: '2017', endDate: '2019', ...entry }] },
})
const teaching = studies({ area: 'Science Education', studyType: 'Master of Education' })
const arts = studies({ area: 'Arts', studyType: 'Bachelor of Science' })
const trinity = studies({ institution: 'Leeds Trinity University', area: 'History' })
const trent = studies({ institution: 'Nottingham Trent University', area: 'Law' })
const leeds = studies({ institution: 'University of Leeds', area: 'History' })

describeGuard('a degree of another name', otherDegree, {
  more: [
    ['en', teaching, 'She has a Master of Science.'],
    ['en', arts, 'She has a Bachelor of Arts.'],
  ],
  asMuch: [
    ['en', teaching, 'She has a Master of Education.'],
    ['en', teaching, "She has a Master's in Science Education."],
  ],
})

describeGuard('a university of another name', otherUniversity, {
  more: [
    ['en', trinity, 'She studied History at the University of Leeds.'],
    ['en', trent, 'She studied Law at the University of Nottingham.'],
  ],
  asMuch: [
    ['en', leeds, 'She studied History at the University of Leeds.'],
    ['en', trinity, 'She studied History at Leeds Trinity University.'],
  ],
})
