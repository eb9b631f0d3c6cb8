/**
 * Gives the focus to the first of these that stands there once the page is drawn anew: what was pressed goes away. Behind
 * an `await` React draws when it likes: what changes the page there does it in `flushSync`.
 */
export const focusSoon = (...ids: readonly string[]): void =>
  void requestAnimationFrame(() =>
    ids
      .map((id) => document.getElementById(id))
      .find((element) => element !== null)
      ?.focus(),
  )
