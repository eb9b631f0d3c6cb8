import type { Language } from './language.js'
import { guard } from './guard/ja.js'
import { words } from './words/words.js'

/** Japanese. */
export const ja: Language = {
  direction: 'ltr',
  reader: {
    titles: {
      contact: words('連絡先 | 個人情報 | 基本情報 | 連絡情報 | プロフィール情報'),
      summary: words(`
        自己評価 | 志望の動機 | 概要 | 職務要約 | 自己紹介 | 自己pr | 自己 pr | プロフィール | 経歴概要 | 要約 | 志望動機 | 略歴 | 私について | 職務概要
      `),
      work: words(`
        経験 | 職歴 | 職務経歴 | 職務経歴詳細 | 経歴 | 業務経験 | 職務内容 | 実務経験 | 勤務経験 | インターン | インターンシップ | 職務経験 | アルバイト経験
      `),
      volunteer: words('ボランティア | ボランティア活動 | 課外活動 | 社会活動 | ボランティア経験'),
      education: words('学歴 | 教育 | 学業 | 最終学歴'),
      awards: words('受賞 | 受賞歴 | 表彰 | 賞 | 実績 | 表彰歴 | 受賞歴・表彰'),
      certificates: words(
        '資格 | 免許 資格 | 資格 免許 | 免許・資格 | 資格・免許 | 保有資格 | 取得資格 | 免許',
      ),
      publications: words('出版物 | 論文 | 著作 | 発表論文 | 論文・著作 | 業績'),
      skills: words(`
        トップスキル | 上位スキル | 活かせる知識 | 主なスキル | スキル | 技術 | 技能 | 特技 | 活かせる経験 知識 技術 | 活かせる経験・知識・技術 | テクニカルスキル |
        技術スキル | 専門スキル | pcスキル | 得意分野 | 活かせるスキル | 使用技術
      `),
      languages: words('語学 | 言語 | 語学力 | 語学スキル | 言語スキル | 外国語'),
      interests: words('趣味 | 興味 | 趣味 特技 | 趣味・特技 | 関心 | 興味・関心'),
      references: words('推薦者 | 推薦人 | 照会先'),
      projects: words('プロジェクト | 案件 | プロジェクト経験 | 制作実績 | 個人開発 | 開発実績'),
      profiles: words('リンク | sns'),
      courses: words('研修 | 受講歴 | 講座'),
      trade: words('希望職種'),
      other: words(`
        本人希望 | 通勤時間 | その他 | 本人希望記入欄 | 備考 | 特記事項 |
        研究費 | 外部資金 | 競争的資金 | 講演 | 教育活動
      `),
    },
    openEnds: words('現在に至る | 現在 | 至現在 | 在職中 | 今 | 現職 | から'),
    rangeWords: words('から'),
    documentTitles: words('履歴書 | 職務経歴書 | レジュメ'),
    roles: words(`
      エンジニア | プログラマー | 開発 | マネージャー | 部長 | 課長 | 係長 | 主任 | 店長 | 社長 | 取締役 | 営業 | 販売 | 事務 | 経理 | 看護師 | 医師 | 薬剤師 |
      保育士 | 教師 | 教員 | 講師 | 教授 | 研究員 | デザイナー | アナリスト | コンサルタント | ディレクター | プロデューサー | アシスタント | インターン | 調理師 |
      シェフ | 編集者 | 記者 | 翻訳 | 弁護士 | 会計士 | 秘書 | 技術者 | 担当 | リーダー | スタッフ | アルバイト | ボランティア | 介護士 | 運転手 | 設計 | 整備士 |
      栄養士
    `),
    organisations: words(`
      株式会社 | 有限会社 | 合同会社 | 会社 | 銀行 | 病院 | クリニック | 大学 | 学校 | 高等学校 | 研究所 | 事務所 | ホテル | レストラン | 財団 | 協会 | センター |
      工場 | グループ | 市役所 | 法人 | 商店 | 製作所 | 店
    `),
    degrees: words('学士 | 修士 | 博士 | 卒業 | 高卒 | 大卒 | 修了 | 短期大学士 | 専門士'),
    schools: words('大学 | 大学院 | 学校 | 高等学校 | 高校 | 専門学校 | 短期大学 | 学院 | 中学校'),
    contactLabels: words(`
      電話 | 電話番号 | 携帯 | 携帯電話 | メール | メールアドレス | eメール | 住所 | 現住所 | 氏名 | 生年月日 | ふりがな | フリガナ | 性別 | 年齢
    `),
    columnLabels: {
      dates: words('期間 | 年月 | 年 月 | 在籍期間 | 取得年月'),
      year: words('年'),
      month: words('月'),
      organisation: words('会社名 | 勤務先 | 学校名 | 学校'),
      role: words('職種 | 役職'),
      place: words('所在地'),
      description: words('職務内容 | 業務内容'),
      degree: words('学位'),
      area: words('専攻 | 学部'),
      score: words('成績'),
      name: words('資格名 | 言語'),
      level: words('レベル'),
    },
    chronicle: {
      begun: words('入学 | 編入学 | 転入学 | 入社 | 入職 | 入所 | 入行 | 入庁 | 採用 | 就職'),
      ended: words(`
        卒業見込み | 卒業見込 | 卒業 | 修了 | 中退 | 中途退学 | 退社 | 退職 | 退所 | 契約満了 | 期間満了 | 任期満了
      `),
      reasons: words('により | のため | による | に伴い'),
      ongoing: words('現在に至る | 現在に至ります | 在職中 | 現在'),
      closing: words('以上'),
      gained: words('取得 | 合格 | 修得'),
      as: words('として'),
    },
    spokenLabels: words('ふりがな | フリガナ'),
    nameLabels: words('氏名 | 姓名 | お名前 | 名前'),
    personalLabels: {
      birth: words('生年月日 | 出生地 | 本籍'),
      age: words('年齢'),
      gender: words('性別'),
      nationality: words('国籍'),
      'civil-status': words('配偶者 | 婚姻状況 | 配偶者の有無'),
      children: words('扶養家族 | 扶養家族数 | 子供'),
      religion: words('宗教'),
      health: words('健康状態 | 血液型 | 身長 | 体重'),
      'military-service': words('兵役'),
      'work-permit': words('在留資格 | ビザ | 就労ビザ'),
      'identity-number': words('マイナンバー | 個人番号 | パスポート番号 | 旅券番号 | 在留カード番号'),
      'insurance-number': words('基礎年金番号 | 保険者番号'),
      'licence-number': words('免許番号 | 登録番号 | 運転免許証番号'),
      other: words('運転免許 | 自動車免許'),
    },
    personalValues: {
      age: words('#歳 | # 歳 | 満#歳'),
      gender: words('男 | 女 | 男性 | 女性'),
      'civil-status': words('既婚 | 未婚 | 独身'),
    },
    patterns: {
      expiryLabel: /有効期限/u,
      taskLabel: /業務内容|職務内容|担当業務/u,
      kindLabel: /事業内容|資本金|従業員|売上|雇用形態/u,
      salutation: /拝啓|ご担当者/u,
      letterEnd: /敬具/u,
      otherPaper: /成績証明書|卒業証明書/u,
    },
  },
  guard,
  page: {
    sections: {
      work: '職歴',
      volunteer: 'ボランティア',
      projects: 'プロジェクト',
      education: '学歴',
      awards: '受賞',
      certificates: '資格',
      publications: '出版物',
      skills: 'スキル',
      languages: '言語',
      interests: '関心',
      references: '推薦者',
      custom: 'その他',
    },
    present: '現在',
    contact: '連絡先',
    notFound: 'このページはありません。',
    updated: '更新日：',
    grade: 'GPA',
    download: '履歴書をダウンロード (PDF)',
    expires: '有効期限：',
    personal: '個人情報',
    asOf: '取得日：',
    study: {
      read: '事例を読む',
      previous: '前のプロジェクト',
      next: '次のプロジェクト',
      role: '役割',
      year: '年',
      client: '協力',
      link: 'リンク',
    },
    actions: {
      email: 'メールを送る',
      call: '通話を予約する',
      write: 'メッセージを送る',
      name: 'お名前',
      replyTo: 'メールアドレス',
      message: 'メッセージ',
      send: '送信',
      sent: 'ありがとうございます。メッセージを送信しました。',
      refused: 'メッセージは送信されませんでした。戻って各項目を確認し、もう一度送信してください。',
      later: 'ここからのメッセージが多すぎます。1時間後にもう一度お試しください。',
    },
  },
  errorPages: {
    absent: {
      title: 'ここにはページがありません',
      text: 'このアドレスで公開されているサイトはありません。アドレスが間違っているか、サイトが削除された可能性があります。',
    },
    unavailable: {
      title: '現在このページを表示できません',
      text: 'ページは安全です。1 分後にもう一度お試しください。',
    },
    busy: {
      title: 'リクエストが多すぎます',
      text: '1 分待ってからページを再読み込みしてください。',
    },
    link: 'Thumbfolio で自分のページを作る',
  },
}
