import type { Language } from './language.js'
import { guard } from './guard/ko.js'
import { words } from './words/words.js'

/** Korean. */
export const ko: Language = {
  direction: 'ltr',
  reader: {
    titles: {
      contact: words(
        '연락처 | 연락 정보 | 개인 정보 | 인적 사항 | 인적사항 | 기본 정보 | 개인정보 | 기본정보',
      ),
      summary: words(
        '자기소개서 | 요약 | 소개 | 자기소개 | 자기 소개 | 프로필 | 간략 소개 | 경력 요약 | 핵심 요약 | 목표 | 한줄 소개',
      ),
      work: words(
        '경력 | 경력 사항 | 경력사항 | 경험 | 직무 경험 | 업무 경험 | 근무 경험 | 인턴 | 인턴십 | 회사 경력 | 주요 경력',
      ),
      volunteer: words('활동사항 | 봉사 활동 | 봉사활동 | 자원봉사 | 대외 활동 | 대외활동 | 동아리 활동'),
      education: words('학력 | 학력 사항 | 학력사항 | 교육 | 교육 사항'),
      awards: words('수상 | 수상 경력 | 수상 내역 | 수상경력 | 장학금 | 수상내역 | 성과'),
      certificates: words('자격증 | 자격 | 자격 사항 | 자격증 및 면허 | 자격사항 | 면허 | 인증'),
      publications: words('출판물 | 논문 | 저서 | 게재 논문'),
      skills: words(`
        상위 보유기술 | 주요 보유기술 | 기술 | 보유 기술 | 스킬 | 역량 | 핵심 역량 | 기술 스택 | 전문 기술 | 보유기술 | 기술스택 | 능력 | 핵심역량 | 사용 기술
      `),
      languages: words('언어 | 어학 | 외국어 | 어학 능력 | 외국어 능력 | 어학능력'),
      interests: words('관심사 | 취미 | 취미 및 관심사 | 관심 분야'),
      references: words('추천인 | 추천'),
      projects: words('프로젝트 | 프로젝트 경험 | 개인 프로젝트 | 주요 프로젝트'),
      profiles: words('링크 | 소셜 미디어'),
      courses: words('교육 이수 | 수료 과정 | 교육이수 | 수강 과목'),
      trade: words('희망 직무 | 지원 분야'),
      other: words(`
        해외경험 | 가족사항 | 기타 | 기타 사항 | 병역 사항 | 병역사항 | 추가 정보 |
        연구비 | 연구 과제 | 강연
      `),
    },
    openEnds: words('현재 | 지금 | 재직 중 | 재직중 | 현 재 | 진행 중 | 진행중 | 부터'),
    rangeWords: words('부터 | 에서'),
    seasons: words('봄 | 여름 | 가을 | 겨울'),
    documentTitles: words('이력서 | 경력기술서 | 자기소개서'),
    roles: words(`
      엔지니어 | 개발자 | 프로그래머 | 매니저 | 관리자 | 팀장 | 부장 | 과장 | 차장 | 대리 | 사원 | 대표 | 이사 | 디자이너 | 분석가 | 컨설턴트 | 간호사 | 의사 |
      약사 | 요리사 | 셰프 | 회계사 | 교사 | 강사 | 교수 | 연구원 | 인턴 | 기자 | 편집자 | 번역가 | 변호사 | 비서 | 기술자 | 기사 | 담당자 | 담당 | 주임 |
      연구소장 | 기획자 | 마케터 | 점장 | 직원 | 조교 | 봉사자 | 설계자 | 책임 | 선임
    `),
    organisations: words(`
      주식회사 | 회사 | 그룹 | 은행 | 병원 | 의원 | 대학교 | 대학 | 학교 | 연구소 | 연구원 | 재단 | 협회 | 센터 | 호텔 | 레스토랑 | 공장 | 법인 | 상사 |
      전자 | 물산 | 테크 | 스튜디오 | 물류
    `),
    degrees: words('학사 | 석사 | 박사 | 전문학사 | 고졸 | 졸업'),
    schools: words('대학교 | 대학원 | 대학 | 고등학교 | 학교 | 전문대'),
    contactLabels: words(
      '전화 | 전화번호 | 휴대폰 | 휴대전화 | 연락처 | 이메일 | 메일 | 주소 | 거주지 | 이름 | 성명 | 생년월일 | 홈페이지',
    ),
    columnLabels: {
      dates: words('기간 | 근무기간 | 재학기간 | 취득일 | 일자'),
      year: words('년'),
      month: words('월'),
      organisation: words('회사명 | 회사 | 근무처 | 학교명 | 학교 | 발행처 | 발급기관'),
      role: words('직위 | 직책 | 직급'),
      place: words('근무지'),
      description: words('담당업무 | 업무내용'),
      degree: words('학위 | 졸업구분 | 과정'),
      area: words('전공 | 학과'),
      score: words('학점 | 성적'),
      name: words('자격증 | 자격증명 | 언어'),
      level: words('수준'),
      number: words('번호'),
    },
    chronicle: {
      begun: words('입학 | 편입 | 입사 | 입학함 | 입사함'),
      ended: words('졸업 | 졸업예정 | 수료 | 퇴사 | 퇴직'),
      reasons: words('사유로 | 인하여'),
      ongoing: words('현재에 이름 | 현재'),
      closing: words('이상'),
      gained: words('취득 | 합격'),
    },
    nameLabels: words('성명 | 이름'),
    personalLabels: {
      birth: words('생년월일 | 출생 | 출생지 | 출생일'),
      age: words('나이 | 연령'),
      gender: words('성별'),
      nationality: words('국적'),
      'civil-status': words('결혼여부 | 결혼 여부 | 혼인여부 | 혼인 여부 | 결혼'),
      children: words('자녀'),
      religion: words('종교'),
      health: words('건강상태 | 건강 상태 | 혈액형 | 키 | 신장 | 체중 | 장애여부'),
      'military-service': words('병역 | 병역사항 | 병역 사항 | 군필여부'),
      'work-permit': words('비자 | 체류자격 | 취업비자'),
      'identity-number': words('주민등록번호 | 주민번호 | 여권번호 | 외국인등록번호'),
      'insurance-number': words('보험번호 | 건강보험번호'),
      'licence-number': words('면허번호 | 자격번호'),
      other: words('운전면허 | 운전면허증'),
    },
    personalValues: {
      age: words('#세 | 만 #세'),
      gender: words('남 | 여 | 남성 | 여성 | 남자 | 여자'),
      'civil-status': words('기혼 | 미혼'),
    },
    patterns: {
      expiryLabel: /유효\s?기간/u,
      taskLabel: /담당업무|업무내용/u,
      kindLabel: /사업내용|자본금/u,
      salutation: /안녕하십니까|담당자님/u,
      letterEnd: /감사합니다/u,
      otherPaper: /성적증명서|졸업증명서/u,
    },
  },
  guard,
  page: {
    sections: {
      work: '경력',
      volunteer: '봉사 활동',
      projects: '프로젝트',
      education: '학력',
      awards: '수상',
      certificates: '자격증',
      publications: '출판물',
      skills: '기술',
      languages: '언어',
      interests: '관심사',
      references: '추천인',
      custom: '기타',
    },
    present: '현재',
    contact: '연락처',
    notFound: '이 페이지는 없습니다.',
    updated: '업데이트:',
    grade: 'GPA',
    download: '이력서 다운로드 (PDF)',
    expires: '유효 기간:',
    personal: '인적 사항',
    asOf: '기준일:',
    study: {
      read: '사례 연구 읽기',
      previous: '이전 프로젝트',
      next: '다음 프로젝트',
      role: '역할',
      year: '연도',
      client: '함께',
      link: '링크',
    },
    actions: {
      email: '이메일 보내기',
      call: '통화 예약',
      write: '메시지 남기기',
      name: '이름',
      replyTo: '이메일 주소',
      message: '메시지',
      send: '보내기',
      sent: '감사합니다. 메시지를 보냈습니다.',
      refused: '메시지를 보내지 못했습니다. 돌아가서 각 항목을 확인하고 다시 보내 주세요.',
      later: '이곳에서 온 메시지가 너무 많습니다. 한 시간 뒤에 다시 시도해 주세요.',
    },
  },
  errorPages: {
    absent: {
      title: '여기에는 페이지가 없습니다',
      text: '이 주소에 게시된 사이트가 없습니다. 주소가 잘못되었거나 사이트가 삭제되었을 수 있습니다.',
    },
    unavailable: {
      title: '지금은 이 페이지를 표시할 수 없습니다',
      text: '페이지는 안전합니다. 1분 후에 다시 시도해 주세요.',
    },
    busy: {
      title: '요청이 너무 많습니다',
      text: '1분 기다린 후 페이지를 다시 불러오세요.',
    },
    link: 'Thumbfolio로 나만의 페이지 만들기',
  },
}
