type Pairs = readonly (readonly [short: string, long: string])[]

/** Short forms that resumes write and prose writes out, or the other way round; in English, as certificates are named. */
const english: Pairs = [
  ['BSc', 'Bachelor of Science'],
  ['BS', 'Bachelor of Science'],
  ['BA', 'Bachelor of Arts'],
  ['BEng', 'Bachelor of Engineering'],
  ['BEd', 'Bachelor of Education'],
  ['BFA', 'Bachelor of Fine Arts'],
  ['BDes', 'Bachelor of Design'],
  ['BBA', 'Bachelor of Business Administration'],
  ['LLB', 'Bachelor of Laws'],
  ['BSN', 'Bachelor of Science in Nursing'],
  ['MSc', 'Master of Science'],
  ['MS', 'Master of Science'],
  ['MA', 'Master of Arts'],
  ['MEng', 'Master of Engineering'],
  ['MEd', 'Master of Education'],
  ['MFA', 'Master of Fine Arts'],
  ['MBA', 'Master of Business Administration'],
  ['MPH', 'Master of Public Health'],
  ['LLM', 'Master of Laws'],
  ['MD', 'Doctor of Medicine'],
  ['JD', 'Juris Doctor'],
  ['PhD', 'Doctor of Philosophy'],
  ['PGCE', 'Postgraduate Certificate in Education'],
  ['RN', 'Registered Nurse'],
  ['LPN', 'Licensed Practical Nurse'],
  ['CPA', 'Certified Public Accountant'],
  ['ICU', 'Intensive Care Unit'],
  ['ER', 'Emergency Room'],
  ['A&E', 'Accident and Emergency'],
  ['NHS', 'National Health Service'],
  ['HR', 'Human Resources'],
  ['IT', 'Information Technology'],
  ['QA', 'Quality Assurance'],
  ['CI', 'Continuous Integration'],
  ['ML', 'Machine Learning'],
  ['UX', 'User Experience'],
  ['UI', 'User Interface'],
  ['PM', 'Project Manager'],
  ['IC', 'Individual Contributor'],
  ['COO', 'Chief Operating Officer'],
  ['CEO', 'Chief Executive Officer'],
  ['CTO', 'Chief Technology Officer'],
  ['CFO', 'Chief Financial Officer'],
  ['VP', 'Vice President'],
  ['TA', 'Teaching Assistant'],
  ['ESL', 'English as a Second Language'],
  ['EFL', 'English as a Foreign Language'],
  ['HGV', 'Heavy Goods Vehicle'],
  ['CDL', 'Commercial Driver License'],
  ['GIS', 'Geographic Information Systems'],
  ['CAD', 'Computer-Aided Design'],
  ['SEO', 'Search Engine Optimization'],
  ['CRM', 'Customer Relationship Management'],
  ['B2B', 'Business to Business'],
  ['UK', 'United Kingdom'],
  ['US', 'United States'],
  ['USA', 'United States'],
  ['EU', 'European Union'],
  ['NYC', 'New York City'],
]

const french: Pairs = [
  ['RH', 'ressources humaines'],
  ['CA', "chiffre d'affaires"],
  ['R&D', 'recherche et développement'],
  ['SAV', 'service après-vente'],
  ['TP', 'travaux pratiques'],
  ['TD', 'travaux dirigés'],
  ['EPS', 'éducation physique et sportive'],
  ['CHU', 'centre hospitalier universitaire'],
  ['IA', 'intelligence artificielle'],
  ['EPI', 'équipements de protection individuelle'],
  ['FLE', 'français langue étrangère'],
  ['CAP', "certificat d'aptitude professionnelle"],
  ['BTS', 'brevet de technicien supérieur'],
  ['CDI', 'contrat à durée indéterminée'],
  ['CDD', 'contrat à durée déterminée'],
]

const italian: Pairs = [
  ['PA', 'pubblica amministrazione'],
  ['RSA', 'residenza sanitaria assistenziale'],
  ['OSS', 'operatore socio-sanitario'],
  ['IA', 'intelligenza artificiale'],
  ['R&D', 'ricerca e sviluppo'],
  ['PMI', 'piccole e medie imprese'],
  ['DPI', 'dispositivi di protezione individuale'],
  ['HR', 'risorse umane'],
]

/** Of trades, fields and bodies as well. */
const german: Pairs = [
  ['FIAE', 'Fachinformatiker Anwendungsentwicklung'],
  ['FISI', 'Fachinformatiker Systemintegration'],
  ['Fachinformatiker AE', 'Fachinformatiker Anwendungsentwicklung'],
  ['Fachinformatiker SI', 'Fachinformatiker Systemintegration'],
  ['Fachinformatikerin AE', 'Fachinformatikerin Anwendungsentwicklung'],
  ['Fachinformatikerin SI', 'Fachinformatikerin Systemintegration'],
  ['AdA', 'Ausbildung der Ausbilder'],
  ['PDL', 'Pflegedienstleitung'],
  ['BWL', 'Betriebswirtschaftslehre'],
  ['VWL', 'Volkswirtschaftslehre'],
  ['IHK', 'Industrie- und Handelskammer'],
  ['HWK', 'Handwerkskammer'],
  ['DRK', 'Deutsches Rotes Kreuz'],
  ['THW', 'Technisches Hilfswerk'],
  ['FSJ', 'Freiwilliges Soziales Jahr'],
]

/** `RH` stands for the same in Portuguese. */
const spanish: Pairs = [
  ['PRL', 'prevención de riesgos laborales'],
  ['RRHH', 'recursos humanos'],
  ['RH', 'recursos humanos'],
  ['ESO', 'educación secundaria obligatoria'],
  ['FP', 'formación profesional'],
  ['UCI', 'unidad de cuidados intensivos'],
  ['ONG', 'organización no gubernamental'],
  ['SAT', 'servicio de asistencia técnica'],
  ['EPI', 'equipos de protección individual'],
  ['ELE', 'español lengua extranjera'],
  ['TFG', 'trabajo de fin de grado'],
  ['TFM', 'trabajo de fin de máster'],
  ['IA', 'inteligencia artificial'],
  ['TIC', 'tecnologías de la información y la comunicación'],
]

const portuguese: Pairs = [
  ['IA', 'inteligência artificial'],
  ['EPI', 'equipamentos de proteção individual'],
  ['SNS', 'Serviço Nacional de Saúde'],
  ['UCI', 'unidade de cuidados intensivos'],
  ['TCC', 'trabalho de conclusão de curso'],
]

// `M.Sc.` and `MSc` are one; letters alone, so that `US` is no `use`.
const dotted = (short: string) => [...short].map((letter) => `${letter}\\.?`).join('')
const all = [...english, ...french, ...italian, ...german, ...spanish, ...portuguese].map(
  ([short, long]) => ({
    short,
    long,
    isShort: new RegExp(`(?<![\\p{L}.])(?:${dotted(short)})(?!\\p{L})`, 'u'),
    isLong: new RegExp(`(?<!\\p{L})(?:${long})(?!\\p{L})`, 'iu'),
  }),
)

const wordsOf = (text: string) => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
const byOpening = new Map<string, (typeof all)[number][]>()
for (const pair of all)
  for (const form of [pair.short, pair.long]) {
    const [opening = ''] = wordsOf(form)
    byOpening.set(opening, [...(byOpening.get(opening) ?? []), pair])
  }

/** Elsewhere a point parts words with or without the blank behind it. */
const pointInside = /[\p{L}\p{N}]\.+[\p{L}\p{N}]/u

/** Those whose short or long form a text may have: it has the first word of it. */
function among(text: string) {
  const found = new Set<(typeof all)[number]>()
  for (const each of pointInside.test(text) ? [text, text.replaceAll('.', '')] : [text])
    for (const word of wordsOf(each)) for (const pair of byOpening.get(word) ?? []) found.add(pair)
  return found
}

/** What the abbreviations of some texts stand for, and how what they write out is shortened. */
export function spelledOut(texts: readonly string[]): string[] {
  const whole = texts.join('\n')
  return [...among(whole)].flatMap(({ short, long, isShort, isLong }) => [
    ...(isShort.test(whole) ? [long] : []),
    ...(isLong.test(whole) ? [short] : []),
  ])
}
