export { recordMovement as onCreditsGranted } from '../commands/record-movement.js'
