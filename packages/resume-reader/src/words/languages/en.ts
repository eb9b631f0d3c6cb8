import type { LanguageWords } from './language-words.js'
import { listed } from './listed.js'

/** English. */
export const en: LanguageWords = {
  letters: '',
  titleModifiers: listed(`
    relevant | additional | other | selected | key | core | main | major | present | current | previous | past | former |
    professional | academic | personal | technical | recent | further | special | practical | formal | general | primary |
    educational | related | industrial | computer | full | detailed | history | record | records | details | section | known |
    university | school | career | work | my
  `),
  titles: {
    contact: listed(`
      personal particulars | find me | reach me | contact | contact information | contact details | contact info | contact me | personal information |
      personal details | personal data | personal info | details | get in touch | basics
    `),
    summary: listed(`
      objectives | career aim | aims | summary | professional summary | executive summary | career summary | summary of qualifications |
      personal summary | profile | professional profile | career profile | personal profile | about |
      about me | objective | career objective | professional objective | personal statement | statement |
      bio | biography | overview | introduction | who i am | highlights of qualifications
    `),
    work: listed(`
      present position | current position | professional experiences | experiences | job history | industrial training | practical training | work | experience | work experience | professional experience | employment | employment history |
      work history | career history | career | relevant experience | professional background |
      job experience | positions | positions held | academic positions | academic employment |
      research positions | professional positions | positions and appointments | internships | internship |
      internship experience | industry experience | teaching experience | research experience |
      clinical experience | professional history | additional experience | other experience |
      selected experience | experience and internships | professional appointments | appointments
    `),
    volunteer: listed(`
      volunteer | volunteering | volunteer work | volunteer experience | volunteer activities |
      community service | community involvement | community | extracurricular activities |
      extracurriculars | extracurricular | leadership | leadership experience | on campus involvement |
      campus involvement | activities | activities and leadership | leadership and activities |
      involvement | service | civic engagement | charity work | social engagement | engagement |
      organizations | organisations
    `),
    education: listed(`
      professional training | trainings | scholastic record | education | academic background | academics | academic history | educational background |
      education and training | qualifications | academic qualifications | academic record | studies |
      training | schooling | degrees | training and education
    `),
    awards: listed(`
      awards | award | honors | honours | honors and awards | awards and honors | honors awards |
      achievements | accomplishments | key achievements | scholarships | scholarships and awards |
      distinctions | prizes | recognition | awards and recognition | grants | fellowships | research grants |
      grants and funding | funding | grants and fellowships | fellowships and grants |
      awards and achievements | honours and awards | awards and scholarships | grants and awards
    `),
    certificates: listed(`
      certificates | certifications | certification | certificate | licenses | licences |
      licenses and certifications | licences and certifications | certifications and licenses |
      certificates and licenses | licensure | professional certifications | credentials |
      courses and certifications | certifications and training | training and certifications |
      professional licenses | certifications and courses | accreditations
    `),
    publications: listed(`
      refereed journal articles | peer reviewed articles | peer reviewed publications | conference proceedings | working papers | preprints | book chapters | books and chapters | patents and publications | publications | publication | selected publications | papers | articles | research papers | books |
      publications and presentations | publications and talks | writing | conference papers |
      journal articles
    `),
    skills: listed(`
      computer literacy | areas of specialization | tools and software | soft skills and strengths | top skills | skills | technical skills | key skills | core skills | skills and expertise | professional skills |
      core competencies | competencies | competences | areas of expertise | expertise | technologies |
      technical proficiencies | tools | computer skills | it skills | soft skills | hard skills |
      skill set | skillset | skills summary | skills and tools | skills and technologies |
      technical expertise | strengths | proficiencies | technical competencies | tech stack |
      digital skills | tools and technologies | capabilities | specialties | specialities |
      additional skills | skills and abilities | skills and competencies | core strengths |
      programming skills | relevant skills | personal skills | personal skills and competences
    `),
    languages: listed(`
      language proficiencies | languages known | languages | language | language skills | spoken languages | foreign languages | language proficiency |
      languages spoken | mother tongue | mother tongues | other language | other languages
    `),
    interests: listed(`
      research interests | interests | hobbies | hobbies and interests | interests and hobbies | personal interests |
      outside interests | other interests | passions | free time | pastimes | activities and interests |
      interests and activities
    `),
    references: listed(`
      references | reference | referees | professional references | recommendations | testimonials
    `),
    projects: listed(`
      projects | project | personal projects | side projects | selected projects | key projects |
      academic projects | open source | open source projects | project experience | technical projects |
      portfolio | notable projects | relevant projects | research projects | open source contributions |
      project work | course projects | projects and research | research
    `),
    profiles: listed(`
      profiles | social | social media | social profiles | links | online | online profiles |
      online presence | web | find me online | websites
    `),
    courses: listed(`
      training courses | workshops and trainings | workshops attended | courses | coursework | relevant coursework | relevant courses | selected coursework |
      continuing education | professional development
    `),
    trade: listed(`
      desired employment | desired position | desired job | desired occupation | occupational field |
      job applied for | position sought | target position | target role | preferred job
    `),
    other: listed(`
      outreach | professional activities | board memberships | military experience | personal traits | editorial experience | patents | talks | invited talks | selected talks | presentations | invited presentations | lectures |
      invited lectures | conferences | conference presentations | workshops | seminars | panels | teaching |
      courses taught | teaching and mentoring | supervision | student supervision | mentoring | editorships | editorial work | editorial boards |
      editorial activities | peer review | reviewing | reviewer | academic service | professional service |
      committees | memberships | membership | professional memberships | memberships and affiliations |
      affiliations | professional affiliations | exhibitions | performances | media | press |
      media appearances | public speaking | speaking | additional information | further information | other |
      miscellaneous | military service | declaration | hobbies and memberships | keywords | key figures
    `),
  },
  months: listed(`
    january jan | february feb | march mar | april apr | may | june jun | july jul | august aug |
    september sep sept | october oct | november nov | december dec
  `),
  openEnds: listed(`
    present | present day | current | current job | currently | now | today | ongoing | to date | till date | date
  `),
  sinceWords: listed(`since | from`),
  fromWords: listed(`between`),
  rangeWords: listed(`to | until | till | through`),
  seasons: listed(`spring | summer | autumn | fall | winter`),
  documentTitles: listed(
    `resume | curriculum vitae | curriculum | cv | vita | professional resume | my resume | europass | europass cv | europass curriculum vitae | personal resume | bio data | biodata`,
  ),
  personalLabels: {
    birth: listed(
      `date of birth | birth date | birthdate | birthday | dob | d o b | born | born on | born in | place of birth | birthplace | date and place of birth | date place of birth`,
    ),
    age: listed(`age`),
    gender: listed(`gender | sex | pronouns`),
    nationality: listed(
      `nationality | citizenship | nationalities | country of citizenship | citizen of | citizen`,
    ),
    'civil-status': listed(`marital status | civil status | family status | marital state`),
    children: listed(`children | number of children | dependents | dependants`),
    religion: listed(`religion | religious affiliation | denomination | faith | caste`),
    health: listed(
      `health | state of health | health status | medical condition | disability | disabilities | blood group | blood type | height | weight`,
    ),
    'military-service': listed(
      `military service | national service | military status | draft status | military obligation`,
    ),
    'work-permit': listed(
      `work permit | residence permit | visa | visa status | visa type | work authorization | work authorisation | right to work | eligible to work | immigration status | residence status | residency status | permanent residency | security clearance`,
    ),
    'identity-number': listed(
      `passport | passport no | passport number | id | id no | id number | identity card | id card | national id | national identity number | personal number | ssn | social security number | social security no | tax id | tax number | tax identification number | aadhaar | aadhar | pan | pan card | cnic | nric | sin`,
    ),
    'insurance-number': listed(
      `national insurance no | national insurance number | ni number | ni no | nino | insurance number | insurance no | health insurance number | policy number | policy no | medicare number`,
    ),
    'licence-number': listed(
      `license | licence | license no | licence no | license number | licence number | registration no | registration number | reg no | nmc pin | gmc number | gmc no | gmc | pin | bar number | bar no | npi | npi number | driving licence number | driving licence no | driver s license number`,
    ),
    other: listed(
      `driving licence | driving license | driving licences | drivers license | driver s license | drivers licence | driver s licence | driver licence | driver license | driving permit | driving licence category`,
    ),
  },
  personalValues: {
    age: listed(`# years old | # years of age | # yrs old`),
    gender: listed(
      `male | female | non binary | she her | he him | they them | she they | he they | she her hers | he him his`,
    ),
    'civil-status': listed(`married | single | divorced | widowed | unmarried | engaged`),
    children: listed(
      `# children | # child | no children | one child | two children | three children | four children`,
    ),
  },
}
