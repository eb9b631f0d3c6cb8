/** Said before anything is paid: an exchange pays from a wallet of its own, which the payer did not enter. */
export const OwnWalletNote = () => (
  <p className="mt-6 max-w-2xl">
    <strong className="font-semibold">Pay from a wallet of your own, not from an exchange.</strong> An
    exchange pays from its own wallet, so we could not tell that the payment is yours.
  </p>
)
