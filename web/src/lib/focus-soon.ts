/** Gives the focus to what stands there once the page is drawn anew: what was pressed goes away. */
export const focusSoon = (id: string): void =>
  void requestAnimationFrame(() => document.getElementById(id)?.focus())
