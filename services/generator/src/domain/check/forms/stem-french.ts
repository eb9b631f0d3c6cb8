import { stemmer as french } from '@orama/stemmers/french'
import { forms as irregular } from '../words/forms.fr.js'
import { rewritten, withIrregular, type Rule } from './irregular-stems.js'
import { oneOf } from './word-set.js'

/** What ends as `montage` does but is no deed, without that ending. */
const notDeeds =
  '(?:^im|^vill|^per|^et|^mess|^vis|^ouvr|^cour|^man|^men|^nu|^langu?|^pays|^from|personn|avant|herit|apprentiss)'

/** A woman's title is the man's, `gérée` is `géré`: a normal form has lost the accent that would tell it. */
const forms: readonly Rule[] = [
  [/fications?$/u, 'fier'],
  [/(?<=\p{L}{3})(?<!ic)ations?$/u, 'er'],
  [new RegExp(`(?<=\\p{L}{3})(?<!${notDeeds})ages?$`, 'u'), 'er'],
  [/(?<=\p{L}{3})ees?$/u, 'e'],
  [/(?<=\p{L}{3})trices?$/u, 'teur'],
  [/(?<=\p{L}{3})euses?$/u, 'eur'],
  [/(?<=\p{L}{2})ieres?$/u, 'ier'],
  [/(?<=\p{L}{2})eres?$/u, 'er'],
]

/** What is left of irregular verbs: `conduit` and `conduire`, `vendu` and `vend`, `obtient` and `obtenait`. */
const verbs: readonly Rule[] = [
  [/(?<=(?:d|tr)ui)[rst]$/u, ''],
  [/(?<=\p{L}{2}nd)[ru]$/u, ''],
  [/(?<=cri)(?:[rt]|v)$/u, ''],
  [/(?<=^(?:con|re|per))c(?:oiv?t?|u)$/u, 'cev'],
  [/(?<=^(?:con|re|per)cev)oir$/u, ''],
  [/(?<=pr)(?:endr?|enn?|is?)$/u, 'end'],
  [/(?<=^(?:ob|entre|sou|main|de|re|con))t(?:ient?|enu)$/u, 'ten'],
  [/(?<=[ao])y$/u, 'i'],
  [/(?<=\p{L}{3})i$/u, ''],
]

/** Participles end in `-ant` as well, which are deeds. */
const ants = oneOf(
  `adjud apprenti assist commerc commerç consult dirige enseign etudi exploit fabric figur ger gouvern intend intervén interven milit
remplac repres represent soign supplé supple surveill trait`,
)
const learned = 'logue|graphe|pathe|iatre|peute|metre|nome'
const trades = oneOf(
  `architecte archiviste licencie maire gendarme prefet commissaire juge avocat berger bibliothecaire boucher boulanger chirurgien conseiller horloger interprete libraire notaire
orfevre potager secretaire stagiaire president`,
)
/** Things, deeds and properties that end as titles do. */
const things = oneOf(
  `premier dernier particulier regulier singulier entier leger financier immobilier mobilier hotelier hospitalier laitier fruitier
journalier saisonnier forestier chantier dossier metier quartier atelier papier cahier courrier sentier escalier foyer janvier fevrier
clavier entretien soutien maintien lien quotidien ancien bien combien italien canadien parisien europeen aerien urbain matier manier
carrier frontier lumier rivier derrier hier fier cher catalogue dialogue paragraphe kilometre parametre metre barometre diametre
liste piste visite vitesse poste hauteur largeur longueur secteur valeur couleur moteur ordinateur interieur exterieur meilleur
superieur inferieur majeur mineur plusieurs ailleurs douleur chaleur vapeur honneur heur demeur fleur coeur choeur peur ampleur ascenseur
distributeur capteur tracteur serveurs aspirateur facteur vecteur indicateur cotier particulieres associer copier confier varier marier oublier plier allier skier initier relier trier scier expedier inventorier photographier publier negocier
multiplier repertorier cartographier serigraphier radiographier choregraphier calligraphier licencier rapatrier colorier concilier reconcilier rallier
centimetre millimetre perimetre thermometre dangereus nombreus serieus rigoureus precieus religieus infectieus contagieus cancereus nerveus osseus
gazeus contentieus ligneus sableus rocheus cremeus mousseus spiritueus savoureus soigneus etudier remercier apprecier manier lier homologue assiste existe consiste insiste resiste persiste depiste autonome gastronome economie`,
)

/** Who does a thing in French, in normal form. */
export const frenchAgent = new RegExp(
  `^(?!(?:${things})e?s?$|.*fier$)(?:.*(?:eure?|euse|trice|iste|${learned}|ier|iere|ien|ienne)s?|(?:${ants})ante?s?|(?:${trades})e?s?|(?:boulang|bouch|conseill|horlog|berg)ere?s?)$`,
  'u',
)

/** A French word in normal form without its endings; `enseignant` stays apart from `enseigné`. */
export const frenchStem = withIrregular((word) => {
  const stem = rewritten(french(rewritten(word, forms)), verbs)
  return frenchAgent.test(word) ? `${stem}*` : stem
}, irregular)
