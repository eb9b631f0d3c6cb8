import type { TitleWords } from './words/reader-words.js'
import { words } from './words/words.js'

/** English titles of sections: the longest list of a language, in a file of its own. */
export const titleWords: TitleWords = {
  titles: {
    contact: words(`
      personal particulars | find me | reach me | contact | contact information | contact details |
      contact info | contact me | personal information | personal details | personal data | personal info |
      details | get in touch | basics
    `),
    summary: words(`
      objectives | career aim | aims | summary | professional summary | executive summary | career summary |
      summary of qualifications | personal summary | profile | professional profile | career profile |
      personal profile | about | about me | objective | career objective | professional objective |
      personal statement | statement | bio | biography | overview | introduction | who i am |
      highlights of qualifications
    `),
    work: words(`
      present position | current position | professional experiences | experiences | job history |
      industrial training | practical training | work | experience | work experience |
      professional experience | employment | employment history | work history | career history | career |
      relevant experience | professional background | job experience | positions | positions held |
      academic positions | academic employment | research positions | professional positions |
      positions and appointments | internships | internship | internship experience | industry experience |
      teaching experience | research experience | clinical experience | professional history |
      additional experience | other experience | selected experience | experience and internships |
      professional appointments | appointments
    `),
    volunteer: words(`
      volunteer | volunteering | volunteer work | volunteer experience | volunteer activities |
      community service | community involvement | community | extracurricular activities |
      extracurriculars | extracurricular | leadership | leadership experience | on campus involvement |
      campus involvement | activities | activities and leadership | leadership and activities |
      involvement | service | civic engagement | charity work | social engagement | engagement |
      organizations | organisations
    `),
    education: words(`
      professional training | trainings | scholastic record | education | academic background | academics |
      academic history | educational background | education and training | qualifications |
      academic qualifications | academic record | studies | training | schooling | degrees |
      training and education
    `),
    awards: words(`
      awards | award | honors | honours | honors and awards | awards and honors | honors awards |
      achievements | accomplishments | key achievements | scholarships | scholarships and awards |
      distinctions | prizes | recognition | awards and recognition |
      awards and achievements | honours and awards | awards and scholarships | grants and awards
    `),
    certificates: words(`
      certificates | certifications | certification | certificate | licenses | licences |
      licenses and certifications | licences and certifications | certifications and licenses |
      certificates and licenses | licensure | professional certifications | credentials |
      courses and certifications | certifications and training | training and certifications |
      professional licenses | certifications and courses | accreditations
    `),
    publications: words(`
      refereed journal articles | peer reviewed articles | peer reviewed publications |
      conference proceedings | working papers | preprints | book chapters | books and chapters |
      patents and publications | publications | publication | selected publications | papers | articles |
      research papers | books | publications and presentations | publications and talks | writing |
      conference papers | journal articles
    `),
    skills: words(`
      computer literacy | areas of specialization | tools and software | soft skills and strengths |
      top skills | skills | technical skills | key skills | core skills | skills and expertise |
      professional skills | core competencies | competencies | competences | areas of expertise |
      expertise | technologies | technical proficiencies | tools | computer skills | it skills |
      soft skills | hard skills | skill set | skillset | skills summary | skills and tools |
      skills and technologies | technical expertise | strengths | proficiencies | technical competencies |
      tech stack | digital skills | tools and technologies | capabilities | specialties | specialities |
      additional skills | skills and abilities | skills and competencies | core strengths |
      programming skills | relevant skills | personal skills | personal skills and competences
    `),
    languages: words(`
      language proficiencies | languages known | languages | language | language skills | spoken languages |
      foreign languages | language proficiency | languages spoken | mother tongue | mother tongues |
      other language | other languages
    `),
    interests: words(`
      research interests | interests | hobbies | hobbies and interests | interests and hobbies |
      personal interests | outside interests | other interests | passions | free time | pastimes |
      activities and interests | interests and activities
    `),
    references: words(`
      references | reference | referees | professional references | recommendations | testimonials
    `),
    projects: words(`
      projects | project | personal projects | side projects | selected projects | key projects |
      academic projects | open source | open source projects | project experience | technical projects |
      portfolio | notable projects | relevant projects | research projects | open source contributions |
      project work | course projects | projects and research | research
    `),
    profiles: words(`
      profiles | social | social media | social profiles | links | online | online profiles |
      online presence | web | find me online | websites
    `),
    courses: words(`
      training courses | workshops and trainings | workshops attended | courses | coursework |
      relevant coursework | relevant courses | selected coursework | continuing education |
      professional development
    `),
    trade: words(`
      desired employment | desired position | desired job | desired occupation | occupational field |
      job applied for | position sought | target position | target role | preferred job
    `),
    other: words(`
      outreach | professional activities | board memberships | military experience | personal traits |
      editorial experience | patents | talks | invited talks | selected talks | presentations |
      invited presentations | lectures | invited lectures | conferences | conference presentations |
      workshops | seminars | panels | teaching | courses taught | teaching and mentoring | supervision |
      student supervision | mentoring | editorships | editorial work | editorial boards |
      editorial activities | editorial boards and reviewing | peer review | reviewing | reviewer |
      academic service | professional service | grants | fellowships | research grants | funding |
      grants and funding | grants and fellowships | fellowships and grants | research funding |
      external funding | grants received | grants awarded | competitive grants | sponsored research |
      committees | memberships | membership | professional memberships | memberships and affiliations |
      affiliations | professional affiliations | exhibitions | performances | media | press |
      media appearances | public speaking | speaking | additional information | further information |
      other | miscellaneous | military service | declaration | hobbies and memberships | keywords |
      key figures
    `),
  },
  likelyTitles: {
    certificates: /\b(?:certificat|licen[cs]e)/u,
    volunteer: /\bvolunt/u,
    publications: /\bpublica/u,
    awards: /\b(?:award|honou?r)/u,
    projects: /\bproject/u,
    work: /\b(?:experience|employment|appointment)/u,
    education: /\beducation/u,
    skills: /\bskill/u,
    languages: /\blanguage/u,
  },
  boilerplateTitles: words('declaration | disclaimer | keywords | key words | gdpr'),
  titleModifiers: words(`
    relevant | additional | other | selected | key | core | main | major | present | current | previous |
    past | former | professional | academic | personal | technical | recent | further | special |
    practical | formal | general | primary | educational | related | industrial | computer | full |
    detailed | history | record | records | details | section | known | university | school | career |
    work | my
  `),
}
