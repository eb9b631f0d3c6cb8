/** Studies that came to an end without a degree. */
export const unfinished =
  /\b(?:non|sin|sem|ohne|without|sans|niet|nie)\b.{0,12}(?:conclus|complet|terminat|terminad|conclu[ií]d|abschluss|degree|graduat|dipl[oô]m|afgerond|voltooid|voortgezet|uko[nń]cz)|\b(?:interrott|abbandonat|abgebrochen|unfinished|incomplet|inacabad|inachev|onvoltooid|nie(?:do|u)ko[nń]cz)/iu
