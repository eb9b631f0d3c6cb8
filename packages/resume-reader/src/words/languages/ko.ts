import type { LanguageWords } from './language-words.js'
import { listed } from './listed.js'

/** Korean. */
export const ko: LanguageWords = {
  titles: {
    contact: listed(
      `연락처 | 연락 정보 | 개인 정보 | 인적 사항 | 인적사항 | 기본 정보 | 개인정보 | 기본정보`,
    ),
    summary: listed(
      `자기소개서 | 요약 | 소개 | 자기소개 | 자기 소개 | 프로필 | 간략 소개 | 경력 요약 | 핵심 요약 | 목표 | 한줄 소개`,
    ),
    work: listed(
      `경력 | 경력 사항 | 경력사항 | 경험 | 직무 경험 | 업무 경험 | 근무 경험 | 인턴 | 인턴십 | 회사 경력 | 주요 경력`,
    ),
    volunteer: listed(`활동사항 | 봉사 활동 | 봉사활동 | 자원봉사 | 대외 활동 | 대외활동 | 동아리 활동`),
    education: listed(`학력 | 학력 사항 | 학력사항 | 교육 | 교육 사항`),
    awards: listed(`수상 | 수상 경력 | 수상 내역 | 수상경력 | 장학금 | 수상내역 | 성과`),
    certificates: listed(`자격증 | 자격 | 자격 사항 | 자격증 및 면허 | 자격사항 | 면허 | 인증`),
    publications: listed(`출판물 | 논문 | 저서 | 게재 논문`),
    skills: listed(
      `상위 보유기술 | 주요 보유기술 | 기술 | 보유 기술 | 스킬 | 역량 | 핵심 역량 | 기술 스택 | 전문 기술 | 보유기술 | 기술스택 | 능력 | 핵심역량 | 사용 기술`,
    ),
    languages: listed(`언어 | 어학 | 외국어 | 어학 능력 | 외국어 능력 | 어학능력`),
    interests: listed(`관심사 | 취미 | 취미 및 관심사 | 관심 분야`),
    references: listed(`추천인 | 추천`),
    projects: listed(`프로젝트 | 프로젝트 경험 | 개인 프로젝트 | 주요 프로젝트`),
    profiles: listed(`링크 | 소셜 미디어`),
    courses: listed(`교육 이수 | 수료 과정 | 교육이수 | 수강 과목`),
    trade: listed(`희망 직무 | 지원 분야`),
    other: listed(`해외경험 | 가족사항 | 기타 | 기타 사항 | 병역 사항 | 병역사항 | 추가 정보`),
  },
  openEnds: listed(`현재 | 지금 | 재직 중 | 재직중 | 현 재 | 진행 중 | 진행중 | 부터`),
  rangeWords: listed(`부터 | 에서`),
  seasons: listed(`봄 | 여름 | 가을 | 겨울`),
  documentTitles: listed(`이력서 | 경력기술서 | 자기소개서`),
  roles: listed(`
    엔지니어 | 개발자 | 프로그래머 | 매니저 | 관리자 | 팀장 | 부장 | 과장 | 차장 | 대리 | 사원 | 대표 | 이사 | 디자이너 | 분석가 | 컨설턴트 | 간호사 | 의사 |
    약사 | 요리사 | 셰프 | 회계사 | 교사 | 강사 | 교수 | 연구원 | 인턴 | 기자 | 편집자 | 번역가 | 변호사 | 비서 | 기술자 | 기사 | 담당자 | 담당 | 주임 |
    연구소장 | 기획자 | 마케터 | 점장 | 직원 | 조교 | 봉사자 | 설계자 | 책임 | 선임
  `),
  organisations: listed(`
    주식회사 | 회사 | 그룹 | 은행 | 병원 | 의원 | 대학교 | 대학 | 학교 | 연구소 | 연구원 | 재단 | 협회 | 센터 | 호텔 | 레스토랑 | 공장 | 법인 | 상사 |
    전자 | 물산 | 테크 | 스튜디오 | 물류
  `),
  degrees: listed(`학사 | 석사 | 박사 | 전문학사 | 고졸 | 졸업`),
  schools: listed(`대학교 | 대학원 | 대학 | 고등학교 | 학교 | 전문대`),
  contactLabels: listed(
    `전화 | 전화번호 | 휴대폰 | 휴대전화 | 연락처 | 이메일 | 메일 | 주소 | 거주지 | 이름 | 성명 | 생년월일 | 홈페이지`,
  ),
  personalLabels: {
    birth: listed(`생년월일 | 출생 | 출생지 | 출생일`),
    age: listed(`나이 | 연령`),
    gender: listed(`성별`),
    nationality: listed(`국적`),
    'civil-status': listed(`결혼여부 | 결혼 여부 | 혼인여부 | 혼인 여부 | 결혼`),
    children: listed(`자녀`),
    religion: listed(`종교`),
    health: listed(`건강상태 | 건강 상태 | 혈액형 | 키 | 신장 | 체중 | 장애여부`),
    'military-service': listed(`병역 | 병역사항 | 병역 사항 | 군필여부`),
    'work-permit': listed(`비자 | 체류자격 | 취업비자`),
    'identity-number': listed(`주민등록번호 | 주민번호 | 여권번호 | 외국인등록번호`),
    'insurance-number': listed(`보험번호 | 건강보험번호`),
    'licence-number': listed(`면허번호 | 자격번호`),
    other: listed(`운전면허 | 운전면허증`),
  },
  personalValues: {
    age: listed(`#세 | 만 #세`),
    gender: listed(`남 | 여 | 남성 | 여성 | 남자 | 여자`),
    'civil-status': listed(`기혼 | 미혼`),
  },
}
