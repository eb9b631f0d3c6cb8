import { fold } from './fold.js'

/** How letters begin, in the languages of the section titles. */
const salutation =
  /^(?:dear\s|to whom it may concern|sehr geehrte|guten tag\b|hallo\s.{2,40},$|liebe[rs]?\s.{2,40},$|madame,?\s|monsieur,|chere?\s|bonjour\b|estimad[oa]s?\b|distinguid[oa]s?\b|a quien corresponda|apreciad[oa]s?\b|gentil[ei]\b|spett(?:\.|abile)|egregi[oa]?\b|alla cortese attenzione|prezad[oa]s?\b|exm[oa]s?\b|caro\s|cara\s|geachte\b|beste\s.{2,40},$|szanown[aiey]|uvazhaem|уважаем|добрый день|здравствуйте|шановн|sayin\s|αξιοτιμ|尊敬的|拝啓|ご担当者|안녕하십니까|담당자님|kepada yth|السادة|السيد)/u

/** How letters end. */
const closing =
  /^(?:(?:yours\s|best |kind |warm |with (?:best |kind )?|my best )?(?:sincerely|faithfully|truly|regards|wishes)\b|sincerely yours|respectfully|thank you for (?:your|considering)|mit freundlichen|freundliche|beste grusse|viele grusse|hochachtungsvoll|cordialement|bien a vous|(?:je vous prie|veuillez) (?:d')?agreer|sinceres salutations|atentamente|un cordial saludo|saludos|cordialmente|cordiali saluti|distinti saluti|atenciosamente|com os melhores|cumprimentos|met vriendelijke groet|hoogachtend|z powazaniem|z wyrazami szacunku|с уважением|з повагою|saygilarimla|με εκτιμηση|此致|敬具|감사합니다|hormat saya|مع فائق)/u

/** Titles of documents that people put in one file with a resume. */
const paper =
  /^(?:(?:arbeits|zwischen|abschluss|praktikums|hochschul|abitur|prufungs|dienst|ausbildungs)?zeugnis(?:se)?|urkunde|bescheinigung|teilnahmebescheinigung|zertifikat|transcript(?: of records)?|academic transcript|official transcript|diploma(?: supplement)?|certificate of .{3,40}|letter of (?:recommendation|reference)|reference letter|cover letter|motivation letter|anschreiben|bewerbungsschreiben|motivationsschreiben|lettre de motivation|attestation(?: de .{3,30})?|releve de notes|carta de (?:presentacion|recomendacion|motivacion)|certificado de .{3,40}|lettera di (?:presentazione|motivazione)|carta de apresentacao|motivatiebrief|list motywacyjny|swiadectwo(?: .{3,30})?|成績証明書|卒業証明書|성적증명서|졸업증명서|成绩单|求职信)$/u

export const isSalutation = (text: string): boolean => text.length < 90 && salutation.test(fold(text.trim()))
export const isLetterEnd = (text: string): boolean => text.length < 90 && closing.test(fold(text.trim()))
export const isOtherPaper = (text: string): boolean =>
  text.length < 60 && paper.test(fold(text.trim()).replace(/[:.]$/, ''))
