import denisePhone from './denise-okonkwo-phone.webp'
import deniseWhole from './denise-okonkwo-whole.webp'
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

/** The whole page on a laptop, and its first screen on a phone, by the name of the site. */
export const examplePictures: Readonly<Record<string, { readonly whole: Picture; readonly phone: Picture }>> =
  {
    'maya-brandt': { whole: whole(mayaWhole, 2556), phone: phone(mayaPhone) },
    'denise-okonkwo': { whole: whole(deniseWhole, 2315), phone: phone(denisePhone) },
    'lucien-farrow': { whole: whole(lucienWhole, 1980), phone: phone(lucienPhone) },
  }
