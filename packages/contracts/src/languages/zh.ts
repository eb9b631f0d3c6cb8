import type { Language } from './language.js'
import { guard } from './guard/zh.js'
import { words } from './words/words.js'

/** Chinese. */
export const zh: Language = {
  direction: 'ltr',
  reader: {
    titles: {
      contact: words(`
        联系方式 | 联系信息 | 个人信息 | 个人资料 | 基本信息 | 基本资料 | 联络方式 | 聯絡方式 | 聯絡資訊 | 個人資料 | 基本資料 | 個人資訊 | 联系我
      `),
      summary: words(`
        个人简介 | 简介 | 自我介绍 | 自我评价 | 个人总结 | 个人概述 | 职业概述 | 个人优势 | 关于我 | 求职目标 | 職業目標 | 个人陈述 | 概述 | 個人簡介 | 簡介 |
        自我介紹 | 自我評價 | 自傳 | 關於我 | 摘要 | 个人评价 | 职业目标 | 專業摘要
      `),
      work: words(`
        工作经历 | 工作经验 | 工作履历 | 职业经历 | 实习经历 | 工作 | 工作及实习经历 | 实习经验 | 任职经历 | 從業經歷 | 工作經歷 | 工作經驗 | 實習經歷 | 職業經歷 |
        经历 | 經歷 | 从业经历
      `),
      volunteer: words(`
        实践经历 | 在校经历 | 社会经历 | 志愿服务 | 志愿者经历 | 志愿经历 | 志愿活动 | 社会实践 | 校园经历 | 校园活动 | 社团经历 | 志願服務 | 志工經驗 | 社團經驗 |
        社團經歷 | 学生工作 | 校内经历
      `),
      education: words(
        '教育经历 | 教育背景 | 教育 | 学历 | 教育程度 | 学习经历 | 教育經歷 | 學歷 | 學歷背景',
      ),
      awards: words(`
        获奖荣誉 | 荣誉 | 奖项 | 荣誉奖项 | 获奖经历 | 所获荣誉 | 获奖情况 | 奖励 | 荣誉与奖项 | 获奖 | 獎項 | 榮譽 | 得獎紀錄 | 榮譽獎項 | 奖学金 | 荣誉证书 |
        主要成就
      `),
      certificates: words(`
        资格认证 | 证书 | 资格证书 | 技能证书 | 专业证书 | 职业资格 | 證書 | 證照 | 專業證照 | 資格證書 | 证书资质 | 资质证书 | 相关证书
      `),
      publications: words(
        '出版作品 | 出版物 | 发表论文 | 论文 | 论文发表 | 学术成果 | 發表論文 | 論文 | 著作 | 科研成果',
      ),
      skills: words(`
        主要技能 | 热门技能 | 技能 | 专业技能 | 技能特长 | 个人技能 | 职业技能 | 技术能力 | 掌握技能 | 核心技能 | 技术栈 | 专长 | 技能专长 | 專業技能 | 專長 |
        技能專長 | 核心能力 | 相关技能 | 工作技能 | 专业能力
      `),
      languages: words('语言 | 语言能力 | 外语水平 | 语言技能 | 語言 | 語言能力 | 外语能力'),
      interests: words('兴趣 | 兴趣爱好 | 爱好 | 个人爱好 | 興趣 | 興趣愛好 | 嗜好 | 业余爱好'),
      references: words('推荐人 | 证明人 | 推薦人'),
      projects: words(`
        项目 | 项目经历 | 项目经验 | 个人项目 | 主要项目 | 科研项目 | 項目經歷 | 專案經驗 | 專案 | 專案經歷 | 作品 | 项目作品 | 科研经历 | 研究经历
      `),
      profiles: words('链接 | 社交媒体 | 个人主页 | 連結 | 個人網站'),
      courses: words('主修课程 | 相关课程 | 课程 | 培训经历 | 培训 | 主要课程 | 核心课程 | 培訓經歷'),
      trade: words('求职意向 | 应聘职位 | 期望职位 | 目标职位 | 求職意向 | 應徵職位 | 意向岗位'),
      other: words(`
        其他 | 其他信息 | 附加信息 | 其它 | 補充說明 | 其他資訊 | 附加资料 |
        科研基金 | 科研经费 | 学术报告 | 教学
      `),
    },
    openEnds: words('至今 | 今 | 现在 | 现今 | 目前 | 現在 | 迄今 | 在职 | 仍在职'),
    sinceWords: words('自 | 从 | 從'),
    rangeWords: words('至 | 到'),
    documentTitles: words('简历 | 个人简历 | 求职简历 | 履歷 | 履歷表 | 个人履历 | 簡歷 | 個人履歷'),
    roles: words(`
      工程师 | 开发 | 程序员 | 经理 | 总监 | 主管 | 主任 | 总裁 | 总经理 | 专员 | 助理 | 顾问 | 设计师 | 分析师 | 架构师 | 护士 | 护师 | 医生 | 医师 |
      厨师 | 收银员 | 会计 | 出纳 | 教师 | 老师 | 讲师 | 教授 | 研究员 | 实习生 | 实习 | 销售 | 编辑 | 记者 | 翻译 | 律师 | 药师 | 司机 | 技术员 | 操作员 |
      客服 | 秘书 | 店长 | 服务员 | 负责人 | 组长 | 部长 | 创始人 | 合伙人 | 志愿者 | 运营 | 行政 | 文员 | 审计师 | 策划 | 工程師 | 經理 | 總監 | 專員 |
      顧問 | 設計師 | 分析師 | 護理師 | 醫師 | 廚師 | 會計 | 教師 | 講師 | 研究員 | 實習生 | 業務 | 編輯 | 記者 | 律師 | 藥師 | 人员 | 人員 | 員工 | 测试
    `),
    organisations: words(`
      公司 | 集团 | 集團 | 科技 | 物流 | 银行 | 銀行 | 医院 | 醫院 | 诊所 | 大学 | 大學 | 学院 | 學院 | 学校 | 學校 | 中学 | 小学 | 研究所 | 研究院 |
      事务所 | 工作室 | 酒店 | 餐厅 | 餐廳 | 商店 | 超市 | 基金会 | 协会 | 中心 | 工厂 | 厂 | 局 | 部门 | 有限 | 股份 | 传媒 | 网络 | 信息 | 實業 |
      出版社 | 博物馆 | 图书馆
    `),
    degrees: words(
      '学士 | 硕士 | 博士 | 本科 | 大专 | 专科 | 高中 | 研究生 | 中专 | 學士 | 碩士 | 專科 | 副学士',
    ),
    schools: words('大学 | 大學 | 学院 | 學院 | 学校 | 學校 | 中学 | 中學 | 高中 | 研究院 | 技校 | 职高'),
    contactLabels: words(`
      电话 | 手机 | 手机号 | 手机号码 | 联系电话 | 邮箱 | 电子邮箱 | 电子邮件 | 邮件 | 地址 | 现居地 | 所在地 | 城市 | 居住地 | 网址 | 网站 | 微信 | 姓名 |
      性别 | 年龄 | 出生年月 | 電話 | 手機 | 電子郵件 | 信箱 | 網站 | 籍贯 | 民族 | 政治面貌
    `),
    columnLabels: {
      dates: words('时间 | 起止时间 | 日期'),
      organisation: words('公司 | 公司名称 | 单位 | 学校名称'),
      role: words('职位 | 职务 | 岗位'),
      place: words('地点'),
      description: words('工作内容'),
      degree: words('学历'),
      area: words('专业'),
      score: words('成绩'),
      name: words('语言 | 证书'),
      level: words('水平'),
      number: words('序号'),
    },
    personalLabels: {
      birth: words('出生日期 | 出生年月 | 生日 | 出生地 | 籍贯 | 籍貫 | 户籍 | 戶籍 | 出生年月日'),
      age: words('年龄 | 年齡'),
      gender: words('性别 | 性別'),
      nationality: words('国籍 | 國籍 | 民族'),
      'civil-status': words('婚姻状况 | 婚姻狀況 | 婚姻 | 婚否'),
      children: words('子女 | 子女状况'),
      religion: words('宗教 | 宗教信仰'),
      health: words('健康状况 | 健康狀況 | 身高 | 体重 | 體重 | 血型'),
      'military-service': words('兵役 | 兵役状况 | 兵役狀況'),
      'work-permit': words('工作许可 | 签证 | 工作簽證 | 工作许可证'),
      'identity-number': words(
        '身份证 | 身份证号 | 身份证号码 | 身分證 | 身分證字號 | 护照 | 护照号 | 護照號碼',
      ),
      'insurance-number': words('社保号 | 社会保障号'),
      'licence-number': words('执业证号 | 证书编号'),
      other: words('驾照 | 驾驶证 | 駕照'),
    },
    personalValues: {
      age: words('#岁 | # 岁 | #歲'),
      gender: words('男 | 女'),
      'civil-status': words('已婚 | 未婚 | 离异'),
    },
    patterns: {
      expiryLabel: /有效期至?/u,
      salutation: /尊敬的/u,
      letterEnd: /此致/u,
      otherPaper: /成绩单|求职信/u,
    },
  },
  guard,
  page: {
    sections: {
      work: '工作经历',
      volunteer: '志愿服务',
      projects: '项目',
      education: '教育',
      awards: '荣誉',
      certificates: '证书',
      publications: '出版物',
      skills: '技能',
      languages: '语言',
      interests: '兴趣',
      references: '推荐人',
      custom: '其他',
    },
    present: '至今',
    contact: '联系方式',
    notFound: '此处没有该页面。',
    updated: '更新日期：',
    grade: 'GPA',
    download: '下载简历 (PDF)',
    expires: '有效期至',
    personal: '个人信息',
    asOf: '截至',
    study: {
      read: '阅读案例',
      previous: '上一个项目',
      next: '下一个项目',
      role: '角色',
      year: '年份',
      client: '合作方',
      link: '链接',
    },
    actions: {
      email: '给我发邮件',
      call: '预约通话',
      write: '给我留言',
      name: '您的姓名',
      replyTo: '您的邮箱',
      message: '您的留言',
      send: '发送',
      sent: '谢谢。您的留言已发送。',
      refused: '您的留言未能发送。请返回检查每一项，然后重新发送。',
      later: '来自此处的留言过多。请一小时后再试。',
    },
  },
  errorPages: {
    absent: {
      title: '此处没有页面',
      text: '该地址没有已发布的网站。地址可能有误，或网站已被移除。',
    },
    unavailable: {
      title: '暂时无法显示此页面',
      text: '页面安全无恙，请一分钟后重试。',
    },
    busy: {
      title: '请求过多',
      text: '请等待一分钟后重新加载页面。',
    },
    link: '用 Thumbfolio 制作您自己的页面',
  },
}
