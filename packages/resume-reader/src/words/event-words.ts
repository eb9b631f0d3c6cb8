import { words } from '@thumbfolio/contracts/languages'

const behind = (all: readonly string[]): RegExp => new RegExp(`\\s*(?:として)?(?:${all.join('|')})$`, 'u')

/** What begins: `株式会社… 入社`, `…大学 入学`. */
export const beginning = behind(
  words(
    `入学 | 編入学 | 転入学 | 入社 | 入職 | 入所 | 入行 | 入庁 | 採用 | 就職 | 입학 | 편입 | 입사 | 입학함 | 입사함`,
  ),
)
/** What ends: `卒業`, `一身上の都合により退社`. */
export const ending = behind(
  words(`
    卒業見込み | 卒業見込 | 卒業 | 修了 | 中退 | 中途退学 | 退社 | 退職 | 退所 | 契約満了 | 期間満了 | 任期満了 | 졸업 | 졸업예정 | 수료 | 퇴사 | 퇴직
  `),
)
/** Why somebody left, in place of the name of what was left. */
export const reasonToLeave = /(?:により|のため|による|に伴い|사유로|인하여)$/u
/** `現在に至る`: what began last goes on. */
export const goingOn = /^(?:現在に至る|現在に至ります|在職中|現在|현재에 이름|현재)$/u
/** `以上`: nothing follows. */
export const closingWord = /^(?:以上|이상)$/u
/** What was done to get a licence, behind its name. */
export const gained = behind(words(`取得 | 合格 | 修得 | 취득 | 합격`))
