import { listed } from './listed.js'

export type SectionKind =
  | 'contact'
  | 'summary'
  | 'work'
  | 'volunteer'
  | 'education'
  | 'awards'
  | 'certificates'
  | 'publications'
  | 'skills'
  | 'languages'
  | 'interests'
  | 'references'
  | 'projects'
  | 'profiles'
  | 'courses'
  | 'trade'
  | 'other'

/**
 * Section titles, lower case without diacritics, collected from the Europass template, the JSON Resume themes and
 * career-service guides in English, Spanish, German, French, Portuguese, Italian, Dutch and Polish.
 */
export const sectionTitles: Readonly<Record<SectionKind, readonly string[]>> = {
  contact: listed(`
    contact | contact information | contact details | contact info | contact me | personal information |
    personal details | personal data | personal info | details | get in touch | basics | contacto |
    datos personales | informacion personal | datos de contacto | kontakt | kontaktdaten |
    personliche daten | personliche angaben | angaben zur person | zur person | personalien | coordonnees | informations personnelles |
    etat civil | contato | dados pessoais | informacoes pessoais | contatti | dati personali |
    informazioni personali | contactgegevens | persoonlijke gegevens | persoonsgegevens | personalia |
    dane kontaktowe | dane osobowe | basisinformationen | informations de base | informacion basica |
    informazioni di base | informacoes basicas | basisgegevens | dane podstawowe
  `),
  summary: listed(`
    summary | professional summary | executive summary | career summary | summary of qualifications |
    personal summary | profile | professional profile | career profile | personal profile | about |
    about me | objective | career objective | professional objective | personal statement | statement |
    bio | biography | overview | introduction | who i am | highlights of qualifications | resumen |
    perfil | perfil profesional | resumen profesional | sobre mi | acerca de mi | objetivo |
    objetivo profesional | profil | kurzprofil | uber mich | zusammenfassung | berufsprofil | ziel |
    profil professionnel | a propos | a propos de moi | objectif | resume | accroche |
    perfil profissional | resumo | resumo profissional | sobre mim | profilo | profilo professionale |
    profilo personale | chi sono | su di me | sintesi | obiettivo | profiel | over mij | samenvatting |
    persoonlijk profiel | o mnie | podsumowanie | profil zawodowy | podsumowanie zawodowe | cel zawodowy
  `),
  work: listed(`
    work | experience | work experience | professional experience | employment | employment history |
    work history | career history | career | relevant experience | professional background |
    job experience | positions | positions held | academic positions | academic employment |
    research positions | professional positions | positions and appointments | internships | internship | internship experience |
    industry experience | teaching experience | research experience | clinical experience |
    professional history | additional experience | other experience | selected experience |
    experience and internships | professional appointments | appointments | experiencia |
    experiencia laboral | experiencia profesional | trayectoria profesional | practicas |
    berufserfahrung | erfahrung | beruflicher werdegang | werdegang | arbeitserfahrung | praktika |
    praktische erfahrung | berufspraxis | praxiserfahrung | beruflicher hintergrund |
    berufliche erfahrung | berufliche stationen | experience professionnelle |
    experiences professionnelles | experiences | parcours professionnel | parcours | emplois | stages |
    experiencia profissional | historico profissional | percurso profissional | estagios | esperienza |
    esperienze | esperienza professionale | esperienze professionali | esperienza lavorativa |
    esperienze lavorative | carriera | tirocini | werkervaring | ervaring | loopbaan |
    professionele ervaring | stages en werkervaring | doswiadczenie | doswiadczenie zawodowe |
    przebieg kariery | zatrudnienie | kariera | praktyki | staze | historia zatrudnienia |
    praktyki i staze
  `),
  volunteer: listed(`
    volunteer | volunteering | volunteer work | volunteer experience | volunteer activities |
    community service | community involvement | community | extracurricular activities |
    extracurriculars | extracurricular | leadership | leadership experience | on campus involvement |
    campus involvement | activities | activities and leadership | leadership and activities |
    involvement | service | civic engagement | charity work | social engagement | engagement |
    organizations | organisations | voluntariado | experiencia voluntaria | actividades | ehrenamt |
    ehrenamtliches engagement | ehrenamtliche tatigkeit | ehrenamtliche tatigkeiten |
    soziales engagement | benevolat | engagement associatif | vie associative | engagements |
    trabalho voluntario | atividades extracurriculares | volontariato | attivita di volontariato |
    vrijwilligerswerk | nevenactiviteiten | wolontariat | dzialalnosc spoleczna | aktywnosc spoleczna |
    dzialalnosc dodatkowa
  `),
  education: listed(`
    education | academic background | academics | academic history | educational background |
    education and training | qualifications | academic qualifications | academic record | studies |
    training | schooling | degrees | training and education | educacion | formacion |
    formacion academica | estudios | formacion y estudios | ausbildung | bildung | studium | bildungsweg |
    bildungsgang | akademische ausbildung | schulbildung | hochschulbildung | akademischer werdegang |
    schule und studium | aus und weiterbildung | formation | formations | etudes | diplomes |
    education et formation | scolarite | cursus | parcours academique | diplomes et formations |
    formacao | formacao academica | educacao | escolaridade | istruzione | istruzione e formazione |
    formazione | titoli di studio | studi | opleiding | opleidingen | onderwijs | studie | edukacja |
    wyksztalcenie | edukacja i szkolenia | studia | nauka
  `),
  awards: listed(`
    awards | award | honors | honours | honors and awards | awards and honors | honors awards |
    achievements | accomplishments | key achievements | scholarships | scholarships and awards |
    distinctions | prizes | recognition | awards and recognition | grants | fellowships |
    awards and achievements | honours and awards | awards and scholarships | grants and awards | premios |
    reconocimientos | logros | becas | premios y reconocimientos | auszeichnungen | preise | ehrungen |
    stipendien | auszeichnungen und preise | erfolge | prix | recompenses | distinctions et prix |
    bourses | prix et distinctions | premios e reconhecimentos | conquistas | bolsas | premi |
    riconoscimenti | premi e riconoscimenti | borse di studio | prijzen | onderscheidingen |
    prijzen en onderscheidingen | beurzen | nagrody | wyroznienia | nagrody i wyroznienia | osiagniecia |
    stypendia
  `),
  certificates: listed(`
    certificates | certifications | certification | certificate | licenses | licences |
    licenses and certifications | licences and certifications | certifications and licenses |
    certificates and licenses | licensure | professional certifications | credentials |
    courses and certifications | certifications and training | training and certifications |
    professional licenses | certifications and courses | accreditations | certificados | certificaciones |
    licencias | cursos y certificaciones | licencias y certificaciones | zertifikate | zertifizierungen |
    lizenzen | zertifikate und lizenzen | weiterbildung | weiterbildungen | fortbildungen |
    weiterbildung und zertifikate | certificats | certifications et formations |
    licences et certifications | habilitations | certificacoes | licencas | certificazioni | certificati |
    attestati | abilitazioni | licenze | certificaten | certificeringen | diplomas en certificaten |
    licenties | certyfikaty | uprawnienia | certyfikaty i uprawnienia | licencje |
    szkolenia i certyfikaty | szkolenia | kursy i szkolenia | kursy i certyfikaty
  `),
  publications: listed(`
    publications | publication | selected publications | papers | articles | research papers | books |
    publications and presentations | publications and talks | writing | conference papers |
    journal articles | publicaciones | articulos | veroffentlichungen | publikationen | schriften |
    travaux | publicacoes | artigos | pubblicazioni | articoli | publicaties | artikelen | publikacje |
    artykuly
  `),
  skills: listed(`
    skills | technical skills | key skills | core skills | skills and expertise | professional skills |
    core competencies | competencies | competences | areas of expertise | expertise | technologies |
    technical proficiencies | tools | computer skills | it skills | soft skills | hard skills |
    skill set | skillset | skills summary | skills and tools | skills and technologies |
    technical expertise | strengths | proficiencies | technical competencies | tech stack |
    digital skills | tools and technologies | capabilities | specialties | specialities |
    additional skills | skills and abilities | skills and competencies | core strengths |
    programming skills | relevant skills | habilidades | competencias | aptitudes | conocimientos |
    destrezas | habilidades tecnicas | conocimientos informaticos | competencias digitales | kenntnisse |
    fahigkeiten | kompetenzen | edv kenntnisse | it kenntnisse | fachkenntnisse |
    fahigkeiten und kenntnisse | kenntnisse und fahigkeiten | qualifikationen | technische kenntnisse |
    computerkenntnisse | fachkompetenzen | starken | competences techniques | competences cles |
    savoir faire | savoir etre | atouts | compétences informatiques | competences informatiques | outils |
    logiciels | habilidades e competencias | conhecimentos | competencias tecnicas | qualificacoes |
    competenze | competenze tecniche | capacita | abilita | conoscenze | competenze informatiche |
    competenze digitali | capacita e competenze | conoscenze informatiche | vaardigheden | competenties |
    kennis | kennis en vaardigheden | technische vaardigheden | computervaardigheden | umiejetnosci |
    kompetencje | kwalifikacje | umiejetnosci techniczne | kluczowe umiejetnosci | znajomosc programow |
    kluczowe kompetencje
  `),
  languages: listed(`
    languages | language | language skills | spoken languages | foreign languages | language proficiency |
    languages spoken | mother tongue | mother tongues | other language | other languages | idiomas | lenguas | lengua materna | otras lenguas | otros idiomas | sprachen | muttersprache | muttersprachen | weitere sprachen | sonstige sprachen | sprachkenntnisse | fremdsprachen | langues |
    langue maternelle | langues maternelles | autre langue | autres langues | langues etrangeres | competences linguistiques | linguas | idiomas estrangeiros | lingua materna | outras linguas | outros idiomas | lingua madre | altra lingua | altre lingue | lingue |
    lingue straniere | competenze linguistiche | conoscenze linguistiche | talen | moedertaal | andere talen | talenkennis |
    taalvaardigheden | jezyk ojczysty | inne jezyki | jezyki | jezyki obce | znajomosc jezykow | znajomosc jezykow obcych
  `),
  interests: listed(`
    interests | hobbies | hobbies and interests | interests and hobbies | personal interests |
    outside interests | other interests | passions | free time | pastimes | activities and interests |
    interests and activities | intereses | aficiones | pasatiempos | interessen | hobbys |
    hobbies und interessen | freizeit | interessen und hobbys | hobbys und interessen |
    freizeitaktivitaten | centres d interet | centre d interet | interets | loisirs |
    loisirs et interets | passe temps | interesses | passatempos | hobbies e interesses | interessi |
    interessi personali | hobby | passioni | tempo libero | hobby e interessi | hobby s |
    interesses en hobby s | vrije tijd | zainteresowania | hobby i zainteresowania | pasje
  `),
  references: listed(`
    references | reference | referees | professional references | recommendations | testimonials |
    referencias | referenzen | empfehlungen | recommandations | recomendacoes | referenze |
    raccomandazioni | referenties | referencje | rekomendacje
  `),
  projects: listed(`
    projects | project | personal projects | side projects | selected projects | key projects |
    academic projects | open source | open source projects | project experience | technical projects |
    portfolio | notable projects | relevant projects | research projects | open source contributions |
    project work | course projects | projects and research | research | proyectos | proyectos personales |
    projekte | eigene projekte | ausgewahlte projekte | projekterfahrung | projets | projets personnels |
    realisations | projetos | projetos pessoais | progetti | progetti personali | projecten |
    persoonlijke projecten | projekty | wybrane projekty | projekty wlasne | projekty osobiste
  `),
  profiles: listed(`
    profiles | social | social media | social profiles | links | online | online profiles |
    online presence | web | find me online | websites | redes sociales | perfiles | enlaces |
    soziale netzwerke | profile online | reseaux sociaux | liens | redes sociais | profilos social |
    social network | collegamenti | sociale media | profile w sieci | linki | media spolecznosciowe
  `),
  courses: listed(`
    courses | coursework | relevant coursework | relevant courses | selected coursework |
    continuing education | professional development | cursos | kurse | cours | corsi | cursussen | kursy
  `),
  trade: listed(`
    desired employment | desired position | desired job | desired occupation | occupational field | job applied for |
    position sought | target position | target role | preferred job | angestrebte tatigkeit | angestrebte position |
    angestrebte stelle | angestrebter beruf | berufsfeld | zielposition | wunschposition | emploi recherche |
    poste recherche | poste vise | domaine professionnel | empleo deseado | puesto deseado | puesto solicitado |
    familia profesional | emprego pretendido | funcao pretendida | area funcional | occupazione desiderata |
    settore professionale | posizione ricercata | gewenste functie | gewenst beroep | beoogde functie |
    poszukiwane stanowisko | stanowisko docelowe | poszukiwana praca
  `),
  other: listed(`
    patents | talks | presentations | conferences | memberships | professional memberships |
    affiliations | professional affiliations | additional information | other | miscellaneous |
    military service | declaration | hobbies and memberships | informacion adicional | otros datos |
    sonstiges | weitere informationen | mitgliedschaften | vortrage | patente | divers |
    informations complementaires | autres | permis | outras informacoes | informacoes adicionais |
    altre informazioni | ulteriori informazioni | overig | overige | nevenfuncties | lidmaatschappen |
    dodatkowe informacje | informacje dodatkowe | inne | konferencje | keywords | key figures |
    fuhrerschein | autorizzazione | klauzula
  `),
}
