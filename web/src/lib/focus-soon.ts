/**
 * Gives the focus to the first of these that exists after the next rendering: the pressed button disappears. After
 * an `await` React renders at any time: changes there have to use `flushSync`.
 */
export const focusSoon = (...ids: readonly string[]): void =>
  void requestAnimationFrame(() =>
    ids
      .map((id) => document.getElementById(id))
      .find((element) => element !== null)
      ?.focus(),
  )
