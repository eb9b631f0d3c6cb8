import { describe, expect, it } from '@jest/globals'
import { groundOf } from '../ground.js'
import { saidOf } from '../said.js'
import { otherGiver } from './granted.js'

const grounds = [
  groundOf('certificates/0', ['Green Belt', 'ASQ'], 'es'),
  groundOf('awards/0', ['Premio a la seguridad', 'Cámara de Comercio de Lugo'], 'es'),
]
const other = (text: string) => otherGiver(saidOf(text, grounds, 'es'))

describe('who gave what of two entries told in one', () => {
  it.each([
    'Obtuvo el Green Belt de la ASQ y la Cámara de Comercio de Lugo le otorgó el premio a la seguridad',
    'La Cámara de Comercio de Lugo le otorgó el premio a la seguridad',
  ])('when each is named with its own, as in “%s”, then they are theirs', (text) => {
    expect(other(text)).toBeUndefined()
  })

  it.each([
    'La Cámara de Comercio de Lugo le otorgó el Green Belt',
    'Obtuvo el Green Belt de la Cámara de Comercio de Lugo',
  ])('when another is named, as in “%s”, then it is not', (text) => {
    expect(other(text)).toBeDefined()
  })
})
