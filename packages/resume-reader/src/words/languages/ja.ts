import type { LanguageWords } from './language-words.js'
import { listed } from './listed.js'

/** Japanese. */
export const ja: LanguageWords = {
  titles: {
    contact: listed(`連絡先 | 個人情報 | 基本情報 | 連絡情報 | プロフィール情報`),
    summary: listed(
      `自己評価 | 志望の動機 | 概要 | 職務要約 | 自己紹介 | 自己pr | 自己 pr | プロフィール | 経歴概要 | 要約 | 志望動機 | 略歴 | 私について | 職務概要`,
    ),
    work: listed(`
      経験 | 職歴 | 職務経歴 | 職務経歴詳細 | 経歴 | 業務経験 | 職務内容 | 実務経験 | 勤務経験 | インターン | インターンシップ | 職務経験 | アルバイト経験
    `),
    volunteer: listed(`ボランティア | ボランティア活動 | 課外活動 | 社会活動 | ボランティア経験`),
    education: listed(`学歴 | 教育 | 学業 | 最終学歴`),
    awards: listed(`受賞 | 受賞歴 | 表彰 | 賞 | 実績 | 表彰歴 | 受賞歴・表彰`),
    certificates: listed(
      `資格 | 免許 資格 | 資格 免許 | 免許・資格 | 資格・免許 | 保有資格 | 取得資格 | 免許`,
    ),
    publications: listed(`出版物 | 論文 | 著作 | 発表論文 | 論文・著作 | 業績`),
    skills: listed(`
      トップスキル | 上位スキル | 活かせる知識 | 主なスキル | スキル | 技術 | 技能 | 特技 | 活かせる経験 知識 技術 | 活かせる経験・知識・技術 | テクニカルスキル | 技術スキル | 専門スキル | pcスキル | 得意分野 | 活かせるスキル |
      使用技術
    `),
    languages: listed(`語学 | 言語 | 語学力 | 語学スキル | 言語スキル | 外国語`),
    interests: listed(`趣味 | 興味 | 趣味 特技 | 趣味・特技 | 関心 | 興味・関心`),
    references: listed(`推薦者 | 推薦人 | 照会先`),
    projects: listed(`プロジェクト | 案件 | プロジェクト経験 | 制作実績 | 個人開発 | 開発実績`),
    profiles: listed(`リンク | sns`),
    courses: listed(`研修 | 受講歴 | 講座`),
    trade: listed(`希望職種`),
    other: listed(`本人希望 | 通勤時間 | その他 | 本人希望記入欄 | 備考 | 特記事項`),
  },
  openEnds: listed(`現在に至る | 現在 | 至現在 | 在職中 | 今 | 現職 | から`),
  rangeWords: listed(`から`),
  documentTitles: listed(`履歴書 | 職務経歴書 | レジュメ`),
  roles: listed(`
    エンジニア | プログラマー | 開発 | マネージャー | 部長 | 課長 | 係長 | 主任 | 店長 | 社長 | 取締役 | 営業 | 販売 | 事務 | 経理 | 看護師 | 医師 | 薬剤師 |
    保育士 | 教師 | 教員 | 講師 | 教授 | 研究員 | デザイナー | アナリスト | コンサルタント | ディレクター | プロデューサー | アシスタント | インターン | 調理師 |
    シェフ | 編集者 | 記者 | 翻訳 | 弁護士 | 会計士 | 秘書 | 技術者 | 担当 | リーダー | スタッフ | アルバイト | ボランティア | 介護士 | 運転手 | 設計 | 整備士 |
    栄養士
  `),
  organisations: listed(`
    株式会社 | 有限会社 | 合同会社 | 会社 | 銀行 | 病院 | クリニック | 大学 | 学校 | 高等学校 | 研究所 | 事務所 | ホテル | レストラン | 財団 | 協会 | センター |
    工場 | グループ | 市役所 | 法人 | 商店 | 製作所 | 店
  `),
  degrees: listed(`学士 | 修士 | 博士 | 卒業 | 高卒 | 大卒 | 修了 | 短期大学士 | 専門士`),
  schools: listed(`大学 | 大学院 | 学校 | 高等学校 | 高校 | 専門学校 | 短期大学 | 学院 | 中学校`),
  contactLabels: listed(`
    電話 | 電話番号 | 携帯 | 携帯電話 | メール | メールアドレス | eメール | 住所 | 現住所 | 氏名 | 生年月日 | ふりがな | フリガナ | 性別 | 年齢
  `),
  personalLabels: {
    birth: listed(`生年月日 | 出生地 | 本籍`),
    age: listed(`年齢`),
    gender: listed(`性別`),
    nationality: listed(`国籍`),
    'civil-status': listed(`配偶者 | 婚姻状況 | 配偶者の有無`),
    children: listed(`扶養家族 | 扶養家族数 | 子供`),
    religion: listed(`宗教`),
    health: listed(`健康状態 | 血液型 | 身長 | 体重`),
    'military-service': listed(`兵役`),
    'work-permit': listed(`在留資格 | ビザ | 就労ビザ`),
    'identity-number': listed(`マイナンバー | 個人番号 | パスポート番号 | 旅券番号 | 在留カード番号`),
    'insurance-number': listed(`基礎年金番号 | 保険者番号`),
    'licence-number': listed(`免許番号 | 登録番号 | 運転免許証番号`),
    other: listed(`運転免許 | 自動車免許`),
  },
  personalValues: {
    age: listed(`#歳 | # 歳 | 満#歳`),
    gender: listed(`男 | 女 | 男性 | 女性`),
    'civil-status': listed(`既婚 | 未婚 | 独身`),
  },
}
