import { byLanguage } from '../forms/word-set.js'

/**
 * Words that only hold a sentence together: fewer than those that claim nothing, for `over`, `after` and `half` claim
 * nothing and say something still.
 */
const lists = {
  en: `the a an and that which who it its he she they i we his her their my our this these those is are was were be been
being has have had also there`,
  de: `der die das dem den des ein eine einen einem einer eines und sowie sie er ich wir es ihr ihre ihren ihrem ihrer
ihres sein seine seinen seinem seiner seines mein meine meinen meinem meiner meines unser unsere ist sind war waren wird
werden wurde wurden hat haben hatte hatten habe bin sich auch`,
  fr: `le la les l un une des et qui que il elle on je j son sa ses mon ma mes notre nos leur leurs est sont a ont ai etait
etaient avait avaient avais ete y se s`,
  es: `el la los las un una unos unas y e que ella yo su sus mi mis es son fue fueron era eran ha han he habia se`,
  it: `il lo la gli le l un uno una e ed che lui lei io suo sua suoi sue mio mia miei mie e sono era erano ha hanno ho
aveva avevo stato stata stati state si`,
  nl: `de het een en die dat ze zij hij ik wij zijn haar mijn ons onze is was waren werd werden wordt worden heeft hebben
had hadden heb er ook`,
  pl: `i oraz ktory ktora ktore ona on ja jej jego moj moja moje jest sa byl byla bylo byly sie to`,
  pt: `o a os as um uma uns umas e que ele ela eu seu sua seus suas meu minha meus minhas foi foram era eram tem se`,
}

const links = {
  en: 'of in at on for to with by from as into',
  de: 'von vom zu zum zur in im an am auf bei beim mit für aus um als',
  fr: 'de du d à au aux en dans pour avec par comme',
  es: 'de del a al en con por para como',
  it: `di del della dei dello delle degli dell d a ad al alla ai allo alle agli all in nel nella nei negli nelle nell con
per da dal dalla dai dalle dagli dall come su sul sulla sui sulle`,
  nl: 'van in op aan bij met voor naar uit om te tot als door',
  pl: 'w we z ze na do o od dla przy przez u jako',
  pt: `de do da dos das em no na nos nas num numa a ao aos à às com por pelo pela pelos pelas para como`,
}

/** Behind one of them an amount is what something came to, or by how much: `by 18` is not `to 18`. */
export const linkWords = byLanguage(links)

const thin = byLanguage(lists)

export const isThin = (word: string, language: string): boolean =>
  thin(language).has(word) || linkWords(language).has(word)
