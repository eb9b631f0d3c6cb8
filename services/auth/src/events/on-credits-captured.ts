export { recordMovement as onCreditsCaptured } from '../commands/record-movement.js'
