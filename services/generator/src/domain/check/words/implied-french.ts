import { gathered } from '../../gathered.js'
import type { Implication } from './implication.js'

const jobs = ['work', 'volunteer', 'projects'] as const

/** What entries imply in French; see implied-words.ts. */
export const french: readonly Implication[] = [
  {
    section: 'awards',
    words: `classé classée classement réunit réunissait décroché décrochée décroche décrocher décrochait valu vaut valent nommé nommée élu élue désigné désignée`,
  },
  {
    section: 'certificates',
    words: `achevé achevée terminé terminée complémentaire complémentaires décroché décrochée décroche décrocher délivre délivrent délivrait émis émise`,
  },
  {
    section: 'certificates',
    matches: /\bconcours|\b(?:crpe|cape(?:s|t|ps)|agrégation)\b/iu,
    words: `lauréat lauréate concours`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches: /\bbac(?:calauréat)?\b/iu,
    ended: true,
    words: `bachelier bachelière`,
  },
  { section: 'interests', words: `libre libres adonne adonnent adonner adonnait` },
  { section: 'education', words: `intégré intégrée intègre intégrait intégrer` },
  { section: 'education', words: `préparé préparée prépare préparait préparer` },
  { section: 'work', matches: /\biso \d/iu, words: `norme normes` },
  { section: 'education', field: 'courses', words: `matière matières enseignements module modules cours` },
  { section: 'languages', words: `connaissance connaissances locuteur locutrice` },
  { section: 'publications', words: `publient publièrent` },
  { section: 'skills', field: 'level', words: `niveau` },
  { section: 'skills', words: `réunit réunissent rassemble rassemblent` },
  ...gathered(jobs, (section): readonly Implication[] => [
    {
      section,
      matches:
        /\b(?:hôtel|restaurant|auberge|école|collège|lycée|clinique|hôpital|magasin|boutique|pharmacie)\b/iu,
      words: `établissement`,
    },
  ]),
  ...gathered(jobs, (section): readonly Implication[] => [
    {
      section,
      matches: /\b(?:les|des|aux) (?:[2-9]|1[0-2])\s?(?:[-–]|à)\s?(?:[3-9]|1[0-3])\sans\b/u,
      words: `enfant enfants`,
    },
    {
      section,
      matches: /\b(?:avec|dont)\sune?\s(?:\p{L}+\s)?(?:prix|médaille|mention)\b/u,
      words: `obtenu obtenue obtient obtenait décroché décrochée reçu reçue`,
    },
  ]),
]
