import type { Language } from './language.js'
import { none, words } from './words.js'

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
        distinctions | prizes | recognition | awards and recognition | grants | fellowships |
        research grants | grants and funding | funding | grants and fellowships | fellowships and grants |
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
        editorial activities | peer review | reviewing | reviewer | academic service | professional service |
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
    yearMarks: [],
    documentTitles: words(`
      resume | curriculum vitae | curriculum | cv | vita | professional resume | my resume | europass |
      europass cv | europass curriculum vitae | personal resume | bio data | biodata
    `),
    roles: [],
    organisations: [],
    degrees: [],
    schools: [],
    latin: {
      roles: words(`
        engineer | developer | manager | director | analyst | consultant | architect | designer | nurse |
        chef | cook | cashier | accountant | assistant | intern | trainee | apprentice | teacher | tutor |
        lecturer | professor | researcher | scientist | specialist | coordinator | koordinator |
        administrator | officer | clerk | associate | lead | head of | chief | president | vice president |
        founder | co-founder | owner | partner | executive | supervisor | technician | operator |
        representative | agent | advisor | adviser | attorney | lawyer | paralegal | physician | doctor |
        surgeon | therapist | pharmacist | dentist | midwife | caregiver | driver | mechanic | electrician |
        carpenter | plumber | welder | waiter | waitress | bartender | barista | host | server |
        receptionist | secretary | bookkeeper | auditor | controller | treasurer | editor | writer |
        journalist | reporter | photographer | artist | producer | programmer | tester | recruiter | planner |
        buyer | seller | salesperson | sales | marketer | strategist | translator | interpreter | librarian |
        counselor | counsellor | social worker | coach | trainer | instructor | mentor | volunteer | member |
        chair | captain | sous chef | fellow | student | principal | contractor | freelance | builder |
        inspector | surveyor | scrum master | product owner | team member | leader | organizer | organiser |
        ambassador | steward | guard | cleaner | picker | packer | stocker | merchandiser | stylist | baker |
        butcher | farmer | gardener | pilot | sailor | ta | ra | cto | ceo | cfo | coo | vp | commis |
        maitre | referee | maintainer | contributor | postdoc | postdoctoral | senior | junior
      `),
      organisations: words(`
        inc | llc | ltd | limited | corp | corporation | company | co | gmbh | ag | kg | se | bv | nv | sa |
        sas | sarl | srl | spa | lda | plc | llp | sp z o o | z o o | s a | oy | ab | group | holding |
        holdings | hospital | clinic | medical center | medical centre | health | healthcare | university |
        college | school | academy | institute | bank | insurance | mutual | partners | associates |
        solutions | systems | technologies | technology | software | labs | laboratory | laboratories |
        studio | studios | agency | foundation | society | association | club | council | department |
        ministry | city of | county | state of | government | authority | museum | library | church |
        restaurant | hotel | cafe | bistro | kitchen | market | supermarket | stores | store | shop |
        grocery | foods | pharmacy | rehabilitation | services | consulting | logistics | payments | media |
        press | network | networks | international | global | industries | works | center | centre | trust |
        team | union | community | charity | bakery | farm | airlines | telecom | energy | motors | pharma |
        capital | ventures | organization | organisation | house | shelter | food bank | red cross |
        habitat for humanity | division | faculty
      `),
      degrees: words(`
        bcom | b com | bcomm | mcom | m com | bca | mca | bpharm | mpharm | bds | mbbs | pgce | pgdip |
        dphil | mres | msci | bachelor | master | masters | doctor | doctorate | phd | ph d | mphil | mba |
        bsc | b sc | msc | m sc | ba | b a | ma | m a | bs | b s | ms | m s | beng | b eng | meng | m eng |
        btech | mtech | b tech | m tech | bba | bfa | mfa | llb | llm | jd | j d | md | m d | associate |
        aas | a a s | aa | a a | as | a s | diploma | certificate | high school diploma | ged | g e d |
        foundation | honours | minor | major | exchange | a levels | gcse | hnd | hnc | nvq | btec |
        postgraduate | graduate | undergraduate | nursing diploma | apprenticeship | engineer s degree |
        degree
      `),
    },
    contactLabels: [],
    columnLabels: {
      dates: words(`
        period | dates | date | year | years | duration | tenure | from to | year of passing | passing year |
        year passed | year of completion | completion year | date of issue | issued | period of employment
      `),
      year: [],
      month: [],
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
    chronicle: undefined,
    spokenLabels: [],
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
        driving licence category
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
      organisationEnding: none,
      degreeStart: /bachelor|master/u,
      schoolStart:
        /universi|college|school|institut|academy|akademi|polytech|facult|seminar|bootcamp|(?:senior|junior|secondary) high/u,
    },
  },
  guard: {
    facts: {
      birth: {
        labels: words(`
          date of birth | birth date | birthdate | birthday | dob | d o b | date and place of birth |
          place of birth | birthplace | place and date of birth | birth place | year of birth |
          country of birth | city of birth
        `),
      },
      age: {
        topics: words('age | aged | current age | my age'),
      },
      gender: {
        labels: words('pronouns | preferred pronouns'),
        topics: words('sex | gender | gender identity'),
        values: words(`
          female | male | f | m | woman | man | non binary | nonbinary | transgender | trans woman |
          trans man | other | diverse | x | cis woman | cis man
        `),
      },
      nationality: {
        topics: words('national | citizen | citizenship holder | passport | passport holder'),
        labels: words(`
          nationality | nationalities | citizenship | citizenships | dual citizenship |
          country of citizenship | citizen of | ethnicity | ethnic origin | race
        `),
        values: words(`
          british | irish | american | us | usa | uk | canadian | australian | indian | german | french |
          spanish | italian | portuguese | dutch | polish | chinese | japanese | brazilian | mexican |
          nigerian | kenyan | south african | ukrainian | russian | turkish | greek | swedish | danish |
          norwegian | finnish | swiss | austrian | belgian | romanian | czech | hungarian | egyptian |
          moroccan | pakistani | filipino | vietnamese | korean | israeli | iranian | syrian | argentinian |
          colombian | english | scottish | welsh | new zealander | singaporean
        `),
        statements: words(`
          british citizen | us citizen | u s citizen | american citizen | eu citizen | irish citizen |
          canadian citizen | australian citizen | british national | eu national | british passport holder |
          eu passport holder | dual nationality | dual citizen | indian citizen | british nationality
        `),
      },
      'civil-status': {
        labels: words('marital status | civil status | family status | relationship status'),
        values: words(`
          married | single | divorced | widowed | separated | engaged | unmarried | in a relationship |
          civil partnership | cohabiting
        `),
        alone: words('married | divorced | widowed | unmarried | happily married'),
        statements: words(`
          i am married | i m married | my husband | my wife | i am divorced | married with | married to |
          engaged to be married
        `),
      },
      children: {
        statements: words('dependent children | stay at home mother | stay at home father'),
        topics: words(`
          children | kids | no of children | number of children | dependents | dependants
        `),
      },
      religion: {
        labels: words(`
          religious affiliation | religious denomination | religious beliefs | caste
        `),
        topics: words('religion | faith | denomination'),
        values: words(`
          catholic | roman catholic | protestant | christian | muslim | islam | hindu | hinduism | jewish |
          judaism | buddhist | buddhism | sikh | orthodox | atheist | none | evangelical | christianity |
          jain | baptist | anglican
        `),
        alone: words('roman catholic | muslim | hindu | sikh | atheist | protestant | anglican'),
        statements: words(`
          practising muslim | practicing muslim | practising catholic | practicing catholic |
          practising christian | practicing christian | devout christian | devout catholic | devout muslim |
          born again christian | practising jew | practising hindu | i am a christian | i am a muslim |
          i am jewish
        `),
      },
      health: {
        owned: words(`
          impairment | disability | hearing loss | epilepsy | diabetes | adhd | autism | dyslexia | asthma |
          depression | cancer | hiv | multiple sclerosis | hearing impairment | visual impairment |
          chronic illness | bipolar disorder | ptsd
        `),
        labels: words(`
          disability | disabilities | disability status | health condition | health status |
          medical conditions | medical condition | state of health | blood group | blood type | impairments |
          allergies
        `),
        topics: words('health | physical condition'),
        values: words('excellent | very good | good | fair | fine | no issues | perfect'),
        statements: words(`
          registered disabled | i am disabled | wheelchair user | severely disabled | registered blind |
          partially sighted | i have a disability | i am deaf | i am autistic | i have epilepsy |
          i have diabetes | i have adhd | hiv positive | cancer survivor | i use a wheelchair | i am blind |
          i have autism | in remission | i am dyslexic | i have dyslexia | fit for work | non smoker
        `),
      },
      'military-service': {
        labels: words('military service status | military status | military obligation'),
        topics: words(`
          military service | national service | conscription | compulsory military service
        `),
        values: words(`
          completed | exempt | exempted | done | none | fulfilled | deferred | postponed | not applicable |
          discharged | served | not required
        `),
        statements: words(`
          exempt from military service | served compulsory military service |
          served mandatory military service | completed compulsory military service |
          exempted from military service | military service completed | completed military service |
          completed my military service | fulfilled military service | honorably discharged |
          honourably discharged
        `),
      },
      'work-permit': {
        labels: words(`
          visa status | visa type | work permit | work permit status | work authorization |
          work authorisation | right to work | residence permit | residency status | immigration status |
          permit type | employment authorization | residence status | settlement status
        `),
        statements: words(`
          green card holder | permanent resident | indefinite leave to remain | settled status |
          pre settled status | authorized to work in | authorised to work in | eligible to work in |
          right to work in | on a student visa | on an h 1b visa | requires visa sponsorship |
          need visa sponsorship | needs visa sponsorship | need sponsorship | require visa sponsorship |
          requires sponsorship | require sponsorship | h1b visa holder | no sponsorship required |
          tier 2 visa | skilled worker visa | blue card holder | opt stem extension
        `),
      },
    },
    numbers: {
      'identity-number': words(`
        passport | identity card | id card | national id | ssn | social security | social security number |
        ni number | national insurance | nino | tax id | tax number | tin | ein | itin | utr |
        unique taxpayer reference | tax reference | taxpayer id | iban | bank account | acct |
        account number | sort code | routing number | social insurance | sin number | aadhaar | aadhar |
        pan card | emirates id | citizen id | personal id | pps | pps number | vat | ppsn | swift |
        alien registration | uscis | a number | tfn | tax file
      `),
      'insurance-number': words(`
        nhs | nhs number | health insurance | medicare | medicaid | insurance | insurance policy |
        policy number | health card | member number | health card number | insurance number
      `),
      'licence-number': words(`
        drivers license | driver s license | driver license | driving licence | driver s licence |
        drivers licence | driver licence | nmc pin | nmc | gmc | state bar | bar number | hcpc | gphc | gdc |
        npi | dea | teacher reference | dl | driving license | sia licence | sia license | nursing license |
        rn license | medical license | pe license | real estate license | cpa license
      `),
    },
    numbered: {
      'identity-number': words('id | identity | identification | tax | account'),
      'insurance-number': [],
      'licence-number': words(`
        member | membership | pe | rn | lpn | cpa | lcsw | license | licence | registration | licensure |
        professional registration | pin | permit
      `),
    },
    numberWords: words('is | no | nr | number | num | numbers | nos | id | ref | pin'),
    born: words('born'),
    bornIn: words('on | in | the | at | and raised | of'),
    bornOn: words('b'),
    self: words('i am | i m | am | i have'),
    yearsOld: words('years old | year old | years of age | yrs old | yo'),
    years: words('yrs'),
    counts: words('twins | triplets | one | two | three | four | five | six | a'),
    children: words('child | children | kids | kid | sons | daughters | son | daughter'),
    parentOf: words('mother of | father of | mum of | dad of | mom of | parent of | parent to'),
    phone: words(`
      phone | telephone | tel | mobile | mob | cell | cellphone | fax | whatsapp | whats app | call |
      call me | ring | ring me | text me | sms | landline | phone number | mobile number | signal | viber |
      telegram | contact number | reach me | dial
    `),
    phoneFillers: words(`
      me | us | at | on | under | home | work | private | personal | no | nr | number | is | uk | office |
      evenings | day | and | or | to
    `),
    otherNumbers: words(`
      lot | batch | isbn | issn | doi | arxiv | orcid | patent | patents | invoice | invoices | order |
      orders | ticket | id | no | number | certificate | credential | grant | case | commit | serial | ref |
      reference | version | iso | iec | rfc | article | pmid | ean | sku | model | part | flight | total |
      budget | publication | application | vat | usd | eur | gbp | contract | project
    `),
    units: words(`
      eur | euro | euros | usd | dollars | gbp | pounds | users | customers | clients | people | downloads |
      lines | records | rows | visitors | students | employees | units | pages | requests | transactions |
      followers | members | million | thousand | tonnes | km | kg | m | mm | kwh | mwh | hours | patients |
      items | views | installs | chf | inr
    `),
    spoken: words(`
      zero | oh | o | one | two | three | four | five | six | seven | eight | nine | double | triple | plus
    `),
    at: [],
    bareAt: words('at'),
    dot: words('dot'),
    referees: words(`
      reference | references | referee | referees | contact person | recommended by |
      references on request from | reference contact | emergency contact | next of kin | line manager
    `),
    digits: words(`
      zero oh o nought | one | two | three | four | five | six | seven | eight | nine
    `),
    honorifics: words('mr | mrs | ms | miss | dr | prof'),
    address: {
      labels: words(`
        address | home address | postal address | mailing address | residence | residential address |
        permanent address | present address | street address | current address
      `),
      home: words(`
        i live at | living at | lives at | resident at | residing at | my address is
      `),
      before: [],
      weakBefore: [],
      after: words(`
        street | st | road | rd | avenue | ave | lane | ln | boulevard | blvd | drive | dr | crescent | cres |
        terrace | highway | hwy | parkway | pkwy | gardens | mews | circle | grove | quay | row
      `),
      weakAfter: words(`
        way | court | ct | close | place | pl | square | sq | hill | park | walk | green | view | rise
      `),
      suffixes: [],
      joints: words('of | the'),
      units: words('apt | apartment | flat'),
      postalLabels: words('postcode | post code | postal code | zip | zip code | zipcode'),
    },
    regions: words('US | GB | IE | AU | IN | CA'),
  },
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
