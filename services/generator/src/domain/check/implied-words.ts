import { normalForm } from './normal-form.js'

/** What an entry says by standing where it stands: a certificate that somebody is certified, a job that they worked. */
const words: Readonly<Record<string, string>> = {
  education: `studied studies study student graduated graduate graduation degree earned received completed attended education university
college school bachelor's master's bachelor master bsc msc took science studium studierte studiert absolvierte hochschule abschluss étudié étudie étudia diplôme
obtenu estudió estudia estudiado graduó obtuvo título studiato laurea laureato laureata conseguito estudou formou licenciatura mestrado studeerde
studie behaalde opleiding studiował studiowała ukończył ukończyła studia`,
  languages: `speaks speak spoken language languages native natively fluent fluently spricht sprechen sprachen parle parlé langues langue habla idiomas
parla lingue lingua fala idiomas línguas língua spreekt talen mówi języki językiem`,
  certificates: `certified certificate certificates certification earned holds received issued credential licensed zertifikat zertifiziert certificado certificada
certificat certifié certifiée certificato certificata gecertificeerd certificaat certyfikat obtained obtenu obtuvo`,
  awards: `award awards awarded received won recognized named prize honour honored elected nominated erhielt gewann preis auszeichnung reçu remporté prix obtenu recibió
ganó premio ricevuto vinto recebeu ganhou prémio kreeg won ontving prijs otrzymał otrzymała zdobył nagroda nagrodę`,
  publications: `published publication author authored wrote book article autor autora autore auteur veröffentlichte publié publicó pubblicato publicou publiceerde opublikował`,
  volunteer: `volunteer volunteers volunteered volunteering ehrenamtlich bénévole voluntaria voluntario volontario volontaria voluntária vrijwilliger wolontariusz`,
  interests: `sings plays enjoys enjoy likes interest interests interested hobby hobbies leisure spare goes loves freizeit interessiert loisirs aime gusta aficiones interessi passioni gosta interesses hobby's houdt zainteresowania interesuje`,
  skills: `skills skill skilled programming program tools knowledge proficient technologies uses software knows kenntnisse werkzeuge outils compétences herramientas
strumenti ferramentas vaardigheden narzędzia narzędziami`,
  projects: `project projects projekt projet proyecto progetto projeto`,
  work: `served employer`,
  basics: `resident`,
}
const sets = new Map(
  Object.entries(words).map(([section, list]) => [
    section,
    new Set(list.trim().split(/\s+/).map(normalForm)),
  ]),
)

/** Whether an entry of that section says the word without writing it. */
export const implies = (section: string, word: string): boolean => sets.get(section)?.has(word) === true
