import { plainWords } from './fold.js'
import { listed } from './languages/listed.js'

/** What the cells of a table column are. */
export type ColumnRole =
  | 'dates'
  | 'year'
  | 'month'
  | 'from'
  | 'to'
  | 'organisation'
  | 'role'
  | 'place'
  | 'description'
  | 'degree'
  | 'area'
  | 'score'
  | 'name'
  | 'level'
  | 'number'

const labels: Readonly<Record<ColumnRole, readonly string[]>> = {
  dates: listed(`
    period | dates | date | year | years | duration | tenure | from to | year of passing | passing year | year passed |
    year of completion | completion year | date of issue | issued | period of employment | zeitraum | datum | jahr | dauer |
    von bis | periode | annee | annees | date d obtention | periodo | fecha | ano | anno | data | jaar | okres | rok |
    период | год | годы | год окончания | 期間 | 年月 | 年 月 | 在籍期間 | 取得年月 | 时间 | 起止时间 | 日期 | 기간 | 근무기간 | 재학기간 | 취득일 | 일자
  `),
  year: listed(`年 | 년`),
  month: listed(`月 | 월`),
  from: listed(`from | start | start date | von | beginn | desde | inicio | du | od | с`),
  to: listed(`to | end | end date | until | bis | ende | hasta | fin | au | do | по`),
  organisation: listed(`
    employer | company | company name | name of company | name of the company | organization | organisation |
    name of organization | name of organisation | firm | name of employer | institution | institute | name of institution |
    name of institute | school | school name | university | college | board | board university | university board |
    university institute | institute university | school college | college school | college university | school university |
    issuer | issued by | awarded by | issuing body | issuing organization | issuing organisation | provider | arbeitgeber |
    firma | unternehmen | schule | hochschule | institut | aussteller | employeur | entreprise | societe | ecole |
    etablissement | organisme | empresa | empleador | institucion | centro | universidad | azienda | datore di lavoro |
    istituto | scuola | universita | empregador | instituicao | werkgever | bedrijf | pracodawca | uczelnia |
    компания | организация | работодатель | учебное заведение | вуз | 会社名 | 勤務先 | 学校名 | 学校 | 公司 | 公司名称 | 单位 | 学校名称 |
    회사명 | 회사 | 근무처 | 학교명 | 학교 | 발행처 | 발급기관
  `),
  role: listed(`
    position | designation | job title | role | post | post held | position held | rank | stelle | funktion | poste |
    fonction | puesto | cargo | posizione | ruolo | mansione | funcao | functie | stanowisko | должность | 職種 | 役職 | 职位 | 职务 |
    岗位 | 직위 | 직책 | 직급
  `),
  place: listed(
    `place | location | city | country | ort | lieu | ville | lugar | ciudad | luogo | sede | local | plaats | miejsce | город | 所在地 | 地点 | 근무지`,
  ),
  description: listed(`
    responsibilities | duties | description | tasks | main duties | key responsibilities | job description | activities |
    nature of work | aufgaben | tatigkeit | tatigkeiten | missions | taches | funciones | mansioni | atividades | taken |
    obowiazki | обязанности | 職務内容 | 業務内容 | 工作内容 | 담당업무 | 업무내용
  `),
  degree: listed(`
    degree | qualification | qualifications | course | courses | examination | exam | exam passed | examination passed |
    program | programme | class | standard | level of education | degree certificate | degree course | certificate degree |
    abschluss | diplome | titulo | titolo | titolo di studio | diploma | степень | квалификация | 学位 | 学历 | 학위 | 졸업구분 | 과정
  `),
  area: listed(`
    field | subject | subjects | major | specialization | specialisation | discipline | branch | stream | field of study |
    fach | fachrichtung | studienfach | specialite | especialidad | specializzazione | area | специальность | 専攻 | 学部 | 专业 | 전공 | 학과
  `),
  score: listed(`
    grade | grades | percentage | % | cgpa | gpa | marks | score | result | results | division | class obtained |
    percentage cgpa | cgpa percentage | percentage of marks | marks obtained | aggregate | note | mention | nota | voto |
    cijfer | ocena | оценка | 成績 | 成绩 | 학점 | 성적
  `),
  name: listed(`
    language | languages | name | certificate | certification | certificate name | title | license | licence | award |
    sprache | zertifikat | langue | certificat | idioma | certificado | lingua | certificato |
    taal | jezyk | certyfikat | язык | сертификат | 資格名 | 言語 | 语言 | 证书 | 자격증 | 자격증명 | 언어
  `),
  level: listed(`
    level | proficiency | fluency | speaking | reading | writing | listening | understanding | spoken | written | speak |
    read | write | niveau | sprechen | lesen | schreiben | parle | lu | ecrit | nivel | livello | poziom | уровень | レベル | 水平 | 수준
  `),
  number: listed(`no | nr | # | s no | sr no | sl no | s n | serial no | 번호 | 序号`),
}
const roles = new Map(
  Object.entries(labels).flatMap(([role, words]) =>
    words.map((word) => [plainWords(word), role as ColumnRole] as const),
  ),
)
const longestLabel = 30

/** The role of the column under this header; undefined where the text is not a known column header. */
export const columnRole = (text: string): ColumnRole | undefined =>
  text.length > longestLabel
    ? undefined
    : (roles.get(plainWords(text.replace(/\([^)]*\)/gu, ''))) ?? (text.trim() === '%' ? 'score' : undefined))
