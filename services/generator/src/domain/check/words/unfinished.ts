/** Studies that came to an end without a degree. */
export const unfinished =
  /\b(?:non|not|no|nicht|kein|keinen|pas|sin|sem|não|ohne|without|sans|niet|geen|nie|bez)\b.{0,12}(?:conclu[sdií]|complet|termin|finali[sz]|finish|abschlu[sß]|abgeschl|beendet|degree|graduat|dipl[oô]m|achev|afgerond|voltooid|voortgezet|uko[nń]cz)|\b(?:interrott|interromp|abbandonat|abandon|abgebrochen|afgebroken|przerwan|dropped out|unfinished|incomplet|inacabad|inachev|onvoltooid|nie(?:do|u)ko[nń]cz)/iu
