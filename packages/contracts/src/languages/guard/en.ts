import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** English. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words(
        'salary | current salary | present salary | basic salary | base salary | gross salary | annual salary | ctc | starting pay | ending pay | starting salary | ending salary | final salary | remuneration',
      ),
      statements: words(
        'salary expectation | salary expectations | expected salary | desired salary | salary requirement | salary requirements | expected ctc | current ctc | last drawn salary',
      ),
    },
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
      alone: words('maternity leave | paternity leave | parental leave'),
      statements: words('dependent children | stay at home mother | stay at home father'),
      topics: words(`
        children | kids | no of children | number of children | dependents | dependants
      `),
    },
    religion: {
      labels: words(`
        religious affiliation | religious denomination | religious beliefs | caste
      `),
      topics: words('religion | faith | denomination | practising | practicing | devout'),
      values: words(`
        catholic | roman catholic | protestant | christian | muslim | islam | hindu | hinduism | jewish |
        judaism | buddhist | buddhism | sikh | orthodox | atheist | none | evangelical | christianity |
        jain | baptist | anglican | methodist | lutheran | presbyterian | quaker
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
        vaccination status | disability | disabilities | disability status | health condition | health status |
        medical conditions | medical condition | state of health | blood group | blood type | impairments |
        allergies
      `),
      topics: words('health | physical condition'),
      values: words('excellent | very good | good | fair | fine | no issues | perfect'),
      statements: words(`
        service connected disability | vaccinated against | fully vaccinated | registered disabled | i am disabled | wheelchair user | severely disabled | registered blind |
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
        h 1b sponsorship | h1b sponsorship | f 1 student | f1 student | residence permit work | visa until | visa valid until | visa expires | green card holder | permanent resident | indefinite leave to remain | settled status |
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
      npi | dea | dea registration | dbs certificate | teacher reference | dl | driving license | sia licence | sia license | nursing license |
      rn license | medical license | pe license | real estate license | cpa license
    `),
  },
  numbered: {
    'identity-number': words('id | identity | identification | tax | account'),
    'licence-number': words(`
      member | membership | lic | pe | rn | lpn | cpa | lcsw | license | licence | registration | licensure |
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
    after: words(`
      street | st | road | rd | avenue | ave | lane | ln | boulevard | blvd | drive | dr | crescent | cres |
      terrace | highway | hwy | parkway | pkwy | gardens | mews | circle | grove | quay | row
    `),
    weakAfter: words(`
      way | court | ct | close | place | pl | square | sq | hill | park | walk | green | view | rise
    `),
    joints: words('of | the'),
    units: words('apt | apartment | flat'),
    postalLabels: words('postcode | post code | postal code | zip | zip code | zipcode'),
  },
  regions: words('US | GB | IE | AU | IN | CA'),
}
