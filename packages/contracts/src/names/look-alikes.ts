/** Letters of other alphabets that look like Latin ones, in pairs: the letter, then what a reader takes it for. */
const pairs = [
  'аaсcеeіiјjоoрpхxѕsуyһhӏlԁdԛqԝwкkмmтtвbнh',
  'АAВBСCЕEНHІIЈJКKМMОOРPТTХXЅSУY',
  'αaεeιiκkοoρpτtυuχxνvϲcϳj',
  'ΑAΒBΕEΖZΗHΙIΚKΜMΝNΟOΡPΤTΥYΧX',
].join('')

const latin: ReadonlyMap<string, string> = new Map(
  [...pairs].flatMap((letter, at, all) => (at % 2 === 0 ? [[letter, all[at + 1] ?? letter]] : [])),
)

/** What a hurried reader takes a text for: letters of other alphabets that look like Latin ones are Latin. */
export const asLatin = (text: string): string =>
  [...text.normalize('NFKC')].map((letter) => latin.get(letter) ?? letter).join('')

const alphabets = [/\p{Script=Latin}/u, /\p{Script=Cyrillic}/u, /\p{Script=Greek}/u]

/** Is one of its words written in two alphabets that share shapes? No language does that; who pretends to be another does. */
export const mixesAlphabets = (text: string): boolean =>
  text.split(/[^\p{L}\p{M}]+/u).some((word) => alphabets.filter((letter) => letter.test(word)).length > 1)
