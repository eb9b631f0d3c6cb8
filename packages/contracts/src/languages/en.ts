import type { Language } from './language.js'
import { guard } from './guard/en.js'
import { careers } from './en-careers.js'
import { titleWords } from './en-titles.js'
import { words } from './words/words.js'

/** English. */
export const en: Language = {
  direction: 'ltr',
  frequentWords: words(`
    the | and | of | for | to | with | in | from | by | on | at | an | as | was | were | is | are | that |
    which | into
  `),
  licenceToWork: /licen[cs]|registr|\bRN\b|board of|council|\bnurs(?:e|ing)\b/u,
  reader: {
    letters: '',
    ...titleWords,
    months: words(`
      january jan | february feb | march mar | april apr | may | june jun | july jul | august aug |
      september sep sept | october oct | november nov | december dec
    `),
    openEnds: words(`
      present | present day | current | current job | currently | now | today | ongoing | to date |
      till date | date
    `),
    sinceWords: words('since | from'),
    fromWords: words('between'),
    rangeWords: words('to | until | till | through'),
    seasons: words('spring | summer | autumn | fall | winter'),
    documentTitles: words(`
      resume | curriculum vitae | curriculum | cv | vita | professional resume | my resume | europass |
      europass cv | europass curriculum vitae | personal resume | bio data | biodata
    `),
    latin: careers,
    columnLabels: {
      dates: words(`
        period | dates | date | year | years | duration | tenure | from to | year of passing | passing year |
        year passed | year of completion | completion year | date of issue | issued | period of employment
      `),
      from: words('from | start | start date'),
      to: words('to | end | end date | until'),
      organisation: words(`
        employer | company | company name | name of company | name of the company | organization |
        organisation | name of organization | name of organisation | firm | name of employer | institution |
        institute | name of institution | name of institute | school | school name | university | college |
        board | board university | university board | university institute | institute university |
        school college | college school | college university | school university | issuer | issued by |
        awarded by | issuing body | issuing organization | issuing organisation | provider
      `),
      role: words(`
        position | designation | job title | role | post | post held | position held | rank
      `),
      place: words('place | location | city | country'),
      description: words(`
        responsibilities | duties | description | tasks | main duties | key responsibilities |
        job description | activities | nature of work
      `),
      degree: words(`
        degree | qualification | qualifications | course | courses | examination | exam | exam passed |
        examination passed | program | programme | class | standard | level of education |
        degree certificate | degree course | certificate degree
      `),
      area: words(`
        field | subject | subjects | major | specialization | specialisation | discipline | branch | stream |
        field of study
      `),
      score: words(`
        grade | grades | percentage | % | cgpa | gpa | marks | score | result | results | division |
        class obtained | percentage cgpa | cgpa percentage | percentage of marks | marks obtained | aggregate
      `),
      name: words(`
        language | languages | name | certificate | certification | certificate name | title | license |
        licence | award
      `),
      level: words(`
        level | proficiency | fluency | speaking | reading | writing | listening | understanding | spoken |
        written | speak | read | write
      `),
      number: words('no | nr | # | s no | sr no | sl no | s n | serial no'),
    },
    entryLabels: words(`
      position | position held | job title | role | employer | company | dates | date | period | from to |
      tasks | duties | school | institution | degree | qualification | field of study | city | location |
      place
    `),
    keywordLabels: words(`
      keywords | key words | keyword | technologies | technologies used | technology | tech stack | tech |
      stack | built with | tools | tools used | skills | skills used | tags | topics
    `),
    siteLabels: words(`
      website | web site | site | web | homepage | home page | personal site | personal website | portfolio |
      online portfolio | my portfolio | blog | my website
    `),
    nameLabels: words(`
      name | names | surname | surnames | first | last | full | given | family | and
    `),
    billWords: words(`
      invoice | invoice number | amount due | subtotal | total due | payment terms | vat | unit price |
      bill to
    `),
    paperWords: words(`
      abstract | keywords | related work | methodology | et al | doi | arxiv | corresponding author |
      bibliography | acknowledgements
    `),
    personalLabels: {
      birth: words(`
        date of birth | birth date | birthdate | birthday | dob | d o b | born | born on | born in |
        place of birth | birthplace | date and place of birth | date place of birth
      `),
      age: words('age'),
      gender: words('gender | sex | pronouns'),
      nationality: words(`
        nationality | citizenship | nationalities | country of citizenship | citizen of | citizen
      `),
      'civil-status': words('marital status | civil status | family status | marital state'),
      children: words('children | number of children | dependents | dependants'),
      religion: words('religion | religious affiliation | denomination | faith | caste'),
      health: words(`
        health | state of health | health status | medical condition | disability | disabilities |
        blood group | blood type | height | weight
      `),
      'military-service': words(`
        military service | national service | military status | draft status | military obligation
      `),
      'work-permit': words(`
        work permit | residence permit | visa | visa status | visa type | work authorization |
        work authorisation | right to work | eligible to work | immigration status | residence status |
        residency status | permanent residency | security clearance
      `),
      'identity-number': words(`
        passport | passport no | passport number | id | id no | id number | identity card | id card |
        national id | national identity number | personal number | ssn | social security number |
        social security no | tax id | tax number | tax identification number | aadhaar | aadhar | pan |
        pan card | cnic | nric | sin
      `),
      'insurance-number': words(`
        national insurance no | national insurance number | ni number | ni no | nino | insurance number |
        insurance no | health insurance number | policy number | policy no | medicare number
      `),
      'licence-number': words(`
        license | licence | license no | licence no | license number | licence number | registration no |
        registration number | reg no | nmc pin | gmc number | gmc no | gmc | pin | bar number | bar no | npi |
        npi number | driving licence number | driving licence no | driver s license number
      `),
      other: words(`
        driving licence | driving license | driving licences | drivers license | driver s license |
        drivers licence | driver s licence | driver licence | driver license | driving permit |
        driving licence category | father s name | fathers name | mother s name | mothers name |
        husband s name | wife s name | spouse s name | name of spouse | parents
      `),
    },
    personalValues: {
      age: words('# years old | # years of age | # yrs old'),
      gender: words(`
        male | female | non binary | she her | he him | they them | she they | he they | she her hers |
        he him his
      `),
      'civil-status': words('married | single | divorced | widowed | unmarried | engaged'),
      children: words(`
        # children | # child | no children | one child | two children | three children | four children
      `),
    },
    patterns: {
      contactLabel:
        /e-?mail|mail|phone|tel(?:ephone)?|mobile|cell|fax|website|web|homepage|url|address|location|linkedin|github|portfolio|name|home/u,
      courseLabel: /courses?(?:work)?|modules?|subjects/u,
      courseModifier: /relevant|selected|key|main|major|principal/u,
      expiryLabel:
        /(?<![\p{L}\d])(?:exp(?:ir(?:es|y|ation|ed|ing))?(?:\s+date)?|valid\s+(?:un)?till?|valid\s+(?:through|thru|to)|good\s+(?:through|until)|renewal(?:\s+date)?)/u,
      taskLabel: /responsib|\bduties\b|\btasks\b|main activit|principal activi/u,
      kindLabel: /\bsector\b|type of business|\blevel in national\b/u,
      roleLabel: /position(?: held)?|job title|role/u,
      salutation: /dear\s|to whom it may concern/u,
      letterEnd:
        /(?:yours\s|best |kind |warm |with (?:best |kind )?|my best )?(?:sincerely|faithfully|truly|regards|wishes)\b|sincerely yours|respectfully|thank you for (?:your|considering)/u,
      otherPaper:
        /transcript(?: of records)?|academic transcript|official transcript|diploma(?: supplement)?|certificate of .{3,40}|letter of (?:recommendation|reference)|reference letter|cover letter|motivation letter/u,
      level:
        /expert|advanced|intermediate|beginner|basic|proficient|master|novice|fluent|good|very good|excellent|familiar|competent|professional|elementary/u,
      levelHead: /level|proficiency|fluency/u,
      extension: /ext(?:ension|n)?|x/u,
      withoutEmployer: /freelance|self[- ]?employed|parental leave|career break|sabbatical/u,
      scoreLabel: /c?gpa|grade|score|note|classification|result|point/u,
      areaLabel: /major|field of study|speciali[sz]ation/u,
      onRequest: /(?:up)?on request/u,
      availability:
        /based in|located in|living in|residing in|willing to|open to|ready to|able to relocate|available|relocat/u,
      fluency:
        /native|mother tongue|bilingual|fluent|(?:full )?professional|limited|elementary|conversational|working/u,
      consent: /consent\s+to\s+the\s+processing/u,
      workFromAnywhere:
        /various(?: locations)?|multiple locations|nationwide|remote|hybrid|on-?site|online|home ?office|virtual|worldwide/u,
      degreeStart: /bachelor|master/u,
      schoolStart:
        /universi|college|school|institut|academy|akademi|polytech|facult|seminar|bootcamp|(?:senior|junior|secondary) high/u,
      scholarlyService:
        /(?:associate|guest|academic|handling|section) editor|editorial board|program(?:me)? committee|peer review|reviewer/u,
    },
  },
  guard,
  page: {
    sections: {
      work: 'Work',
      volunteer: 'Volunteering',
      projects: 'Projects',
      education: 'Education',
      awards: 'Awards',
      certificates: 'Certificates',
      publications: 'Publications',
      skills: 'Skills',
      languages: 'Languages',
      interests: 'Interests',
      references: 'References',
      custom: 'More',
    },
    present: 'present',
    contact: 'Contact',
    notFound: 'Page not found.',
    updated: 'Updated',
    grade: 'GPA',
    download: 'Download resume (PDF)',
    expires: 'valid until',
    personal: 'Personal details',
    asOf: 'as of',
    study: {
      read: 'Read the case study',
      previous: 'Previous project',
      next: 'Next project',
      role: 'Role',
      year: 'Year',
      client: 'With',
      link: 'Link',
    },
    actions: {
      email: 'Email me',
      call: 'Book a call',
      write: 'Write to me',
      name: 'Your name',
      replyTo: 'Your email address',
      message: 'Your message',
      send: 'Send',
      sent: 'Thank you. Your message was sent.',
      refused: 'Your message was not sent. Please go back, check each field and send it again.',
      later: 'Too many messages came from here. Please try again in an hour.',
    },
  },
  errorPages: {
    absent: {
      title: 'There is no page here',
      text: 'This address belongs to no published site. It may be misspelled, or the site was taken down.',
    },
    unavailable: {
      title: 'This page cannot be shown right now',
      text: 'The page is safe. Please try again in a minute.',
    },
    busy: {
      title: 'Too many requests',
      text: 'Please wait a minute and load the page again.',
    },
    link: 'Make a page of your own with Thumbfolio',
  },
}
