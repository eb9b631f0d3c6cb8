export { recordMovement as onCreditsHeld } from '../commands/record-movement.js'
