/** Work or a leave without an employer. */
export const withoutEmployer =
  /freelance|self[- ]?employed|selbst(?:st)?ändig|freiberuf|elternzeit|excedencia|ouderschapsverlof|congé parental|autônom|parental leave|career break|sabbatical|indépendant|auto-?entrepreneu|autónom|por cuenta propia|libero professionista|zzp|zelfstandig|urlop|działalność/iu
