import amaraPhone from './amara-osei-phone.webp'
import amaraStudy from './amara-osei-study.webp'
import amaraWhole from './amara-osei-whole.webp'
import denisePhone from './denise-okonkwo-phone.webp'
import deniseWhole from './denise-okonkwo-whole.webp'
import inesPhone from './ines-moreau-phone.webp'
import inesStudy from './ines-moreau-study.webp'
import inesWhole from './ines-moreau-whole.webp'
import jonasPhone from './jonas-lind-phone.webp'
import jonasStudy from './jonas-lind-study.webp'
import jonasWhole from './jonas-lind-whole.webp'
import lucienPhone from './lucien-farrow-phone.webp'
import lucienWhole from './lucien-farrow-whole.webp'
import mayaPhone from './maya-brandt-phone.webp'
import mayaWhole from './maya-brandt-whole.webp'

interface Picture {
  readonly src: string
  readonly width: number
  readonly height: number
}

const phone = (src: string): Picture => ({ src, width: 480, height: 1039 })
const whole = (src: string, height: number): Picture => ({ src, width: 1280, height })

interface ExamplePictures {
  /** The whole page on a laptop. */
  readonly whole: Picture
  /** Its first screen on a phone. */
  readonly phone: Picture
  /** The whole case study on a laptop. Default: there is none. */
  readonly study?: Picture
}

/** By the name of the site. */
export const examplePictures: Readonly<Record<string, ExamplePictures>> = {
  'maya-brandt': { whole: whole(mayaWhole, 2556), phone: phone(mayaPhone) },
  'denise-okonkwo': { whole: whole(deniseWhole, 2315), phone: phone(denisePhone) },
  'lucien-farrow': { whole: whole(lucienWhole, 1980), phone: phone(lucienPhone) },
  'ines-moreau': { whole: whole(inesWhole, 3006), phone: phone(inesPhone), study: whole(inesStudy, 3358) },
  'jonas-lind': { whole: whole(jonasWhole, 2549), phone: phone(jonasPhone), study: whole(jonasStudy, 2476) },
  'amara-osei': { whole: whole(amaraWhole, 1633), phone: phone(amaraPhone), study: whole(amaraStudy, 2073) },
}
