import type { Implication } from './implication.js'

const university =
  /\bb\.?\s?(?:a|s|sc|eng|ed|des|fa|ba)\b|bachelor|master|\bm\.?\s?(?:a|s|sc|eng|ed|ba|phil)\b|ph\.?\s?d|doctor/iu

/** Of a project that is not there yet it implies no deed. */
const ahead = /\bto (?:open|start|begin|launch|be)\b|\bproposed\b|\bupcoming\b|^planned\b/iu

/** See implied-words.ts. */
export const english: readonly Implication[] = [
  {
    section: 'education',
    words: `school schools schooling academic academically enrolled enrolment enrollment major majored majoring subject subjects coursework classes
training trained trains qualification qualifications institution institutions student's discipline pursued programme program programmes programs reading`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches: university,
    words: `university universities college`,
  },
  {
    section: 'education',
    field: 'endDate',
    words: `passed gained finishing completing graduating earning obtaining attained attaining concluded concluding secured securing alumnus alumna achieved`,
  },
  {
    section: 'education',
    field: 'score',
    words: `average marks overall result results scored scores graded mark`,
  },
  {
    section: 'education',
    field: 'studyType',
    matches: /\b[12]:[12]\b|\bhon(?:our)?s\b|\bmerit\b|\bdistinction\b/iu,
    words: `graded`,
  },
  {
    section: 'education',
    ahead: true,
    words: `expects expected expecting finish complete`,
  },
  {
    section: 'languages',
    words: `speaker speakers speaking knowledge grasp command linguistic tongue proficiency communicates communicate converses`,
  },
  {
    section: 'languages',
    field: 'fluency',
    matches: /basic|elementary|beginner|\ba[12]\b/iu,
    words: `basic basics elementary beginner beginner's beginners rudimentary some learning manage manages managing simple`,
  },
  {
    section: 'languages',
    field: 'fluency',
    matches: /fluent|native|mother|bilingual|\bc[12]\b|full professional/iu,
    words: `proficient proficiently fluency commands`,
  },
  {
    section: 'certificates',
    words: `holder holders passed earned gained awarded received accredited accreditation credential credentials qualifications qualified certifies issuer issuing secured completed training tickets
obtained obtaining earning gaining receiving passing completing securing attained attaining achieved achieving`,
  },
  {
    section: 'awards',
    words: `honours honors honoured recognised recognition recognized accolade recipient named presented earned accolades`,
  },
  {
    section: 'references',
    words: `writes write wrote written writing says said calls called describes described words letter reference referee
states stated puts recalls recalled notes noted remarks remarked adds`,
  },
  {
    section: 'publications',
    words: `paper papers publishing publishes titled entitled authoring penned written text texts printed appears essay contribution contributed ran printed featured carried`,
  },
  {
    section: 'volunteer',
    words: `voluntary unpaid voluntarily helper helpers helps helped helping organisation organization community charity charitable`,
  },
  {
    section: 'interests',
    words: `passionate passion enthusiast fan practises practices pursues enjoying loving pastime pastimes hobbyist devoted free spare plays playing reads
fans enthusiasts enthusiasm fascinated fascinates fond keen devotes weekend weekends evenings away`,
  },
  { section: 'interests', matches: /\bread/iu, words: `book books` },
  {
    section: 'skills',
    words: `toolkit skillset method methods technique techniques tool software technology tech stack kit competence competences competencies knowledge grasp conversant acquainted`,
  },
  { section: 'skills', field: 'level', words: `level` },
  {
    section: 'skills',
    matches:
      /\b(?:c\+\+|node|java|javascript|typescript|python|ruby|go|rust|kotlin|swift|php|sql|scala|perl)/iu,
    words: `writes write writing codes`,
  },
  {
    section: 'projects',
    words: `initiative side personal undertaking`,
  },
  {
    section: 'projects',
    not: ahead,
    words: `developed develop creation creating building developing built`,
  },
  {
    section: 'work',
    words: `professional professionally employment employers companies employs organisation organization organisations organizations workplace institution career`,
  },
  {
    section: 'work',
    not: /\b(?:(?:part of|member|junior|involved|assist(?:ed|s|ing)?|help(?:ed|s|ing)?|support(?:ed|s|ing)|intern)\b|contribut|collaborat|participat)|trainee|apprentice/iu,
    words: `responsible responsibility responsibilities`,
  },
  { section: 'basics', matches: /github|gitlab/iu, words: `code` },
  {
    section: 'basics',
    words: `residence residing professional professionally contact contacted email portfolio profile`,
  },
  {
    section: 'basics',
    matches:
      /\bstudent\b(?! (?:support|services|advis[eo]r|union|housing|welfare|loans?|affairs|records|teacher|nurse))/iu,
    words: `studies study studying studied`,
  },
]
