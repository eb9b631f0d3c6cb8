export { mailReceipt as onPaymentVerified } from '../commands/mail-receipt.js'
