/** Irregular forms and nouns of one Italian verb, a verb between semicolons: the stem of each is that of the first. */
export const forms = `
coprire coperto coperta copertura; scoprire scoperto scoperta; spingere spinto spinta; attendere atteso attesa;
apparire apparso apparsa; cedere cessione; convincere convinto convinta; acquisire acquisizione
`
