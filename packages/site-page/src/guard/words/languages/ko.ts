import { listed, type GuardWords } from '../../text/guard-words.js'

/** Korean. */
export const ko: GuardWords = {
  facts: {
    birth: { labels: listed(`생년월일 | 출생지 | 생일`) },
    age: { topics: listed(`나이 | 연령`) },
    gender: { topics: listed(`성별`), values: listed(`남 | 여 | 남성 | 여성 | 남자 | 여자`) },
    nationality: { labels: listed(`국적`) },
    'civil-status': { labels: listed(`결혼여부 | 결혼 여부 | 혼인여부`), alone: listed(`기혼 | 미혼`) },
    children: { labels: listed(`자녀`) },
    religion: { labels: listed(`종교`) },
    health: { labels: listed(`혈액형 | 건강상태 | 장애여부`) },
    'military-service': { labels: listed(`병역 | 병역사항 | 병역 사항`) },
  },
  numbers: {
    'identity-number': listed(`주민등록번호 | 여권번호 | 외국인등록번호 | 계좌번호`),
    'licence-number': listed(`운전면허번호`),
  },
  numbered: {},
  phone: listed(`전화 | 전화번호 | 휴대폰 | 휴대전화 | 연락처 | 핸드폰`),
  referees: listed(`추천인`),
  address: { labels: listed(`주소 | 현주소 | 거주지`), postalLabels: listed(`우편번호`) },
  regions: listed(`KR`),
}
