import { describeGuard } from '../../../../tests/describe-guard.js'
import { work } from '../../../../tests/said-about.js'
import { allTheTime } from './own-limits.js'

describeGuard('what was so at one time told of all the years', allTheTime, {
  more: [
    [
      'en',
      work('Did not miss a report in 2014', { startDate: '2012-03', endDate: '2015-03' }),
      'She did not miss a report in three years.',
    ],
    [
      'en',
      work('Supervised four staff during fieldwork', { startDate: '2014', endDate: '2018' }),
      'She supervised four staff for four years.',
    ],
    [
      'de',
      work('Leitete während der Sanierung die Baustelle', { startDate: '2014-01', endDate: '2018-01' }),
      'Vier Jahre lang leitete sie die Baustelle.',
    ],
    [
      'nl',
      work('Leidde tijdens de verbouwing de winkel', { startDate: '2014-01', endDate: '2018-01' }),
      'Vier jaar lang leidde zij de winkel.',
    ],
  ],
  asMuch: [
    [
      'en',
      work('Did not miss a report in 2014', { startDate: '2012-03', endDate: '2015-03' }),
      'She did not miss a report in 2014.',
    ],
    [
      'en',
      work('Supervised four staff during fieldwork', { startDate: '2014', endDate: '2018' }),
      'In her four years there she supervised four staff during fieldwork.',
    ],
    [
      'de',
      work('Leitete während der Sanierung die Baustelle', { startDate: '2014-01', endDate: '2018-01' }),
      'Während der Sanierung leitete sie die Baustelle.',
    ],
    [
      'nl',
      work('Leidde tijdens de verbouwing de winkel', { startDate: '2014-01', endDate: '2018-01' }),
      'Tijdens de verbouwing leidde zij de winkel.',
    ],
  ],
})
