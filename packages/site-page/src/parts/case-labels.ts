import type { Labels } from './labels.js'

const order = ['read', 'previous', 'next', 'role', 'year', 'client', 'link'] as const
type CaseLabels = Readonly<Record<(typeof order)[number], string>>

/** In the order of `order`: the link to a case study, those to its neighbours, and the facts beside its text. */
const words: Readonly<Record<string, string>> = {
  en: 'Read the case study|Previous project|Next project|Role|Year|With|Link',
  de: 'Fallstudie lesen|Voriges Projekt|Nächstes Projekt|Rolle|Jahr|Mit|Link',
  fr: 'Lire l’étude de cas|Projet précédent|Projet suivant|Rôle|Année|Avec|Lien',
  es: 'Leer el caso de estudio|Proyecto anterior|Proyecto siguiente|Función|Año|Con|Enlace',
  it: 'Leggi il caso di studio|Progetto precedente|Progetto successivo|Ruolo|Anno|Con|Link',
  pt: 'Ler o estudo de caso|Projeto anterior|Projeto seguinte|Função|Ano|Com|Ligação',
  nl: 'Lees de casestudy|Vorig project|Volgend project|Rol|Jaar|Met|Link',
  pl: 'Przeczytaj studium przypadku|Poprzedni projekt|Następny projekt|Rola|Rok|Z kim|Link',
  cs: 'Přečíst případovou studii|Předchozí projekt|Další projekt|Role|Rok|S kým|Odkaz',
  sv: 'Läs fallstudien|Föregående projekt|Nästa projekt|Roll|År|Med|Länk',
  da: 'Læs casestudiet|Forrige projekt|Næste projekt|Rolle|År|Med|Link',
  nb: 'Les casestudien|Forrige prosjekt|Neste prosjekt|Rolle|År|Med|Lenke',
  fi: 'Lue tapausesimerkki|Edellinen projekti|Seuraava projekti|Rooli|Vuosi|Kenen kanssa|Linkki',
  tr: 'Vaka çalışmasını oku|Önceki proje|Sonraki proje|Rol|Yıl|Birlikte|Bağlantı',
  ro: 'Citește studiul de caz|Proiectul anterior|Proiectul următor|Rol|An|Cu|Link',
  hu: 'Esettanulmány olvasása|Előző projekt|Következő projekt|Szerep|Év|Kivel|Hivatkozás',
  ru: 'Читать о проекте|Предыдущий проект|Следующий проект|Роль|Год|С кем|Ссылка',
  uk: 'Читати про проєкт|Попередній проєкт|Наступний проєкт|Роль|Рік|З ким|Посилання',
  el: 'Διαβάστε τη μελέτη|Προηγούμενο έργο|Επόμενο έργο|Ρόλος|Έτος|Με|Σύνδεσμος',
  ar: 'اقرأ دراسة الحالة|المشروع السابق|المشروع التالي|الدور|السنة|مع|الرابط',
  he: 'לקריאת חקר המקרה|הפרויקט הקודם|הפרויקט הבא|תפקיד|שנה|עם|קישור',
  fa: 'خواندن مطالعهٔ موردی|پروژهٔ قبلی|پروژهٔ بعدی|نقش|سال|با|پیوند',
  hi: 'केस स्टडी पढ़ें|पिछली परियोजना|अगली परियोजना|भूमिका|वर्ष|साथ|लिंक',
  zh: '阅读案例|上一个项目|下一个项目|角色|年份|合作方|链接',
  ja: '事例を読む|前のプロジェクト|次のプロジェクト|役割|年|協力|リンク',
  ko: '사례 연구 읽기|이전 프로젝트|다음 프로젝트|역할|연도|함께|링크',
}

/** The texts in the language of the labels. Default: English. */
export function caseLabelsFor({ language }: Pick<Labels, 'language'>): CaseLabels {
  const list = (words[language] ?? words['en'] ?? '').split('|')
  return Object.fromEntries(order.map((name, at) => [name, list[at] ?? ''])) as CaseLabels
}
