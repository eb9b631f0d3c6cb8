export { recordMovement as onCreditsReleased } from '../commands/record-movement.js'
