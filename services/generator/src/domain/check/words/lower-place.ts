/** What tells of an award that it was not the first prize. */
export const lowerPlace =
  /runner|finalist|shortlist|nomin|anerkenn|belobig|lobend|teilnahm|eervol|second|third|commended|mention|mención|menção|menzione|vermelding|zweite|dritte|finalista|deuxième|troisième|secondo|terzo|segund|terceir|tercer|tweede|derde|drugi|trzeci|wyróżnieni|wyróżnion|\b(?:II|III)\s(?:miejsce|nagroda)|\b[2-9]\s?(?:nd|rd|th|e|er|ème|[º°ª.])(?![\p{L}\d])|platz [2-9]/iu
