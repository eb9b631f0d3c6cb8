import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** Korean. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('연봉'),
      statements: words('희망연봉 | 희망 연봉 | 현재 연봉'),
    },
    birth: {
      labels: words('생년월일 | 출생지 | 생일'),
    },
    age: {
      topics: words('나이 | 연령 | 만 | 만 나이'),
    },
    gender: {
      topics: words('성별'),
      values: words('남 | 여 | 남성 | 여성 | 남자 | 여자'),
    },
    nationality: {
      labels: words('국적'),
    },
    'civil-status': {
      labels: words('결혼여부 | 결혼 여부 | 혼인여부'),
      alone: words('기혼 | 미혼'),
    },
    children: {
      labels: words('자녀'),
    },
    religion: {
      labels: words('종교'),
    },
    health: {
      labels: words('혈액형 | 건강상태 | 장애여부'),
    },
    'military-service': {
      labels: words('병역 | 병역사항 | 병역 사항'),
    },
  },
  numbers: {
    'identity-number': words('주민등록번호 | 여권번호 | 외국인등록번호 | 계좌번호'),
    'licence-number': words('운전면허번호'),
  },
  bornBehind: words('생 | 출생'),
  dateUnits: words('년 | 월 | 일'),
  yearsOld: words('세 | 살'),
  phone: words('전화 | 전화번호 | 휴대폰 | 휴대전화 | 연락처 | 핸드폰'),
  referees: words('추천인'),
  address: {
    labels: words('주소 | 현주소 | 거주지'),
    postalLabels: words('우편번호'),
  },
  regions: words('KR'),
}
