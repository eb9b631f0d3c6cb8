/** `lines` is a list, one line each. */
type FieldKind = 'line' | 'date' | 'prose' | 'lines'

export interface FieldShape {
  /** The key within its entry; 'location/city' is one level down. */
  readonly key: string
  readonly label: string
  readonly kind: FieldKind
  /** How its owner is asked about a value that is not sure. */
  readonly ask: string
}

/** A list of entries and what each of them is made of. */
export interface ListShape {
  /** JSON pointer of the list. */
  readonly root: string
  readonly title: string
  /** One entry, after 'Add' and 'Remove'. */
  readonly one: string
  readonly fields: readonly FieldShape[]
}

const line = (key: string, label: string, ask: string): FieldShape => ({ key, label, ask, kind: 'line' })
const date = (key: string, label: string, ask: string): FieldShape => ({ key, label, ask, kind: 'date' })
const prose = (key: string, label: string, ask: string): FieldShape => ({ key, label, ask, kind: 'prose' })
const lines = (key: string, label: string, ask: string): FieldShape => ({ key, label, ask, kind: 'lines' })

const start = date('startDate', 'Start', 'Is this when it began?')
const end = date('endDate', 'End', 'Is this when it ended?')
const url = line('url', 'Link', 'Does this link belong here?')
const place = line('location', 'Place', 'Is this where it was?')
const summary = prose('summary', 'Description', 'Does this text belong here?')
const points = lines('highlights', 'Points, one per line', 'Do these points belong here?')
const keywords = lines('keywords', 'Keywords, one per line', 'Do these words belong here?')

export const basicsRoot = '/basics'

/** Who the resume is about. */
export const basicsFields: readonly FieldShape[] = [
  line('name', 'Name', 'Is this your name?'),
  line('label', 'Title', 'Is this what you do?'),
  line('email', 'E-mail', 'Is this your e-mail address?'),
  line('phone', 'Phone', 'Is this your phone number?'),
  line('url', 'Website', 'Is this your website?'),
  line('location/city', 'City', 'Is this your city?'),
  line('location/region', 'Region', 'Is this your region?'),
  line('location/countryCode', 'Country', 'Is this your country?'),
  line('location/postalCode', 'Postal code', 'Is this your postal code?'),
  line('location/address', 'Street address', 'Is this your street address?'),
  prose('summary', 'About you', 'Is this about you?'),
]

/** The lists in the order a person would tell them. */
export const listShapes: readonly ListShape[] = [
  {
    root: '/basics/profiles',
    title: 'Profiles',
    one: 'profile',
    fields: [
      line('network', 'Network', 'Is this the network?'),
      line('username', 'User name', 'Is this your user name there?'),
      line('url', 'Link', 'Is this your profile?'),
    ],
  },
  {
    root: '/work',
    title: 'Work',
    one: 'job',
    fields: [
      line('position', 'Job title', 'Is this your job title?'),
      line('name', 'Employer', 'Is this your employer?'),
      start,
      end,
      place,
      url,
      prose('description', 'About the employer', 'Is this about the employer?'),
      summary,
      points,
    ],
  },
  {
    root: '/volunteer',
    title: 'Volunteering',
    one: 'voluntary post',
    fields: [
      line('position', 'Role', 'Is this what you did there?'),
      line('organization', 'Organisation', 'Is this the organisation?'),
      start,
      end,
      place,
      url,
      summary,
      points,
    ],
  },
  {
    root: '/projects',
    title: 'Projects',
    one: 'project',
    fields: [
      line('name', 'Name', 'Is this the name of the project?'),
      line('entity', 'For', 'Is this whom it was for?'),
      start,
      end,
      line('type', 'Kind', 'Is this the kind of project?'),
      url,
      prose('description', 'Description', 'Does this text belong here?'),
      points,
      lines('roles', 'Roles, one per line', 'Are these your roles?'),
      keywords,
    ],
  },
  {
    root: '/education',
    title: 'Education',
    one: 'place of study',
    fields: [
      line('institution', 'School', 'Is this your school?'),
      line('studyType', 'Degree', 'Is this your degree?'),
      line('area', 'Field of study', 'Is this what you studied?'),
      line('score', 'Grade', 'Is this your grade?'),
      start,
      end,
      place,
      url,
      summary,
      lines('courses', 'Courses, one per line', 'Are these your courses?'),
    ],
  },
  {
    root: '/skills',
    title: 'Skills',
    one: 'skill group',
    fields: [
      line('name', 'Name', 'Is this a skill of yours?'),
      line('level', 'Level', 'Is this how well you know it?'),
      lines('keywords', 'Skills, one per line', 'Are these skills of yours?'),
    ],
  },
  {
    root: '/languages',
    title: 'Languages',
    one: 'language',
    fields: [
      line('language', 'Language', 'Do you speak this language?'),
      line('fluency', 'How well', 'Is this how well you speak it?'),
    ],
  },
  {
    root: '/certificates',
    title: 'Certificates',
    one: 'certificate',
    fields: [
      line('name', 'Name', 'Is this a certificate of yours?'),
      line('issuer', 'Issued by', 'Is this who issued it?'),
      date('date', 'Date', 'Is this when you got it?'),
      date('expires', 'Valid until', 'Is this when it ends?'),
      url,
    ],
  },
  {
    root: '/awards',
    title: 'Awards',
    one: 'award',
    fields: [
      line('title', 'Name', 'Is this an award of yours?'),
      line('awarder', 'Given by', 'Is this who gave it?'),
      date('date', 'Date', 'Is this when you got it?'),
      summary,
    ],
  },
  {
    root: '/publications',
    title: 'Publications',
    one: 'publication',
    fields: [
      line('name', 'Title', 'Is this a publication of yours?'),
      line('publisher', 'Published by', 'Is this who published it?'),
      date('releaseDate', 'Date', 'Is this when it was published?'),
      url,
      summary,
    ],
  },
  {
    root: '/interests',
    title: 'Interests',
    one: 'interest',
    fields: [line('name', 'Name', 'Is this an interest of yours?'), keywords],
  },
  {
    root: '/references',
    title: 'References',
    one: 'reference',
    fields: [
      line('name', 'Name', 'Is this who speaks for you?'),
      prose('reference', 'What they say', 'Is this what they say?'),
    ],
  },
  {
    root: '/custom',
    title: 'Other sections',
    one: 'entry of another section',
    fields: [
      line('section', 'Section', 'Is this the title of the section?'),
      line('title', 'Title', 'Is this what it is called?'),
      line('subtitle', 'Second line', 'Does this belong to it?'),
      start,
      end,
      place,
      url,
      summary,
      points,
    ],
  },
  {
    root: '/personal',
    title: 'Personal details, private',
    one: 'personal detail',
    fields: [
      line('label', 'What it is', 'Is this what it is?'),
      line('text', 'Detail', 'Is this right about you?'),
    ],
  },
]
