let listener = (): void => {}

/** Calls this listener, and no other, when the server no longer knows the session. */
export const onSessionLost = (next: () => void): void => {
  listener = next
}

export const sessionLost = (): void => listener()
