import { sectionNames, type SectionName } from '../page/composition.js'

/** The few words on a page that are not the resume's own. */
export interface Labels {
  readonly language: string
  readonly sections: Readonly<Record<SectionName, string>>
  /** Ends a period that goes on. */
  readonly present: string
  readonly contact: string
  readonly notFound: string
  /** Stands before the day of the last change. */
  readonly updated: string
  /** Stands before a score that is only a number. */
  readonly grade: string
  /** Leads to the PDF of the resume. */
  readonly download: string
  /** Stands before the day on which a certificate ends. */
  readonly expires: string
  /** Stands above personal facts. */
  readonly personal: string
}

/** In the order of `sectionNames`, then present, contact, not found, updated, grade, download, expires, personal. */
const words: Readonly<Record<string, string>> = {
  en: 'Work|Volunteering|Projects|Education|Awards|Certificates|Publications|Skills|Languages|Interests|References|More|present|Contact|Page not found.|Updated|GPA|Download resume (PDF)|valid until|Personal details',
  de: 'Berufserfahrung|Ehrenamt|Projekte|Ausbildung|Auszeichnungen|Zertifikate|Veröffentlichungen|Kenntnisse|Sprachen|Interessen|Referenzen|Weiteres|heute|Kontakt|Diese Seite gibt es hier nicht.|Aktualisiert:|Note|Lebenslauf herunterladen (PDF)|gültig bis|Persönliche Angaben',
  fr: 'Expérience|Bénévolat|Projets|Formation|Distinctions|Certifications|Publications|Compétences|Langues|Centres d’intérêt|Références|Autres|aujourd’hui|Contact|Cette page n’existe pas.|Mis à jour :|Moyenne|Télécharger le CV (PDF)|valable jusqu’en|Informations personnelles',
  es: 'Experiencia|Voluntariado|Proyectos|Formación|Premios|Certificados|Publicaciones|Competencias|Idiomas|Intereses|Referencias|Otros|actualidad|Contacto|Esta página no existe.|Actualizado:|Nota media|Descargar currículum (PDF)|válido hasta|Datos personales',
  it: 'Esperienza|Volontariato|Progetti|Formazione|Premi|Certificazioni|Pubblicazioni|Competenze|Lingue|Interessi|Referenze|Altro|oggi|Contatti|Questa pagina non esiste.|Aggiornato:|Media|Scarica il curriculum (PDF)|valido fino a|Dati personali',
  pt: 'Experiência|Voluntariado|Projetos|Formação|Prémios|Certificados|Publicações|Competências|Línguas|Interesses|Referências|Outros|presente|Contacto|Esta página não existe.|Atualizado:|Média|Descarregar currículo (PDF)|válido até|Dados pessoais',
  nl: 'Werkervaring|Vrijwilligerswerk|Projecten|Opleiding|Prijzen|Certificaten|Publicaties|Vaardigheden|Talen|Interesses|Referenties|Overig|heden|Contact|Deze pagina bestaat niet.|Bijgewerkt:|Gemiddelde|Cv downloaden (PDF)|geldig tot|Persoonlijke gegevens',
  pl: 'Doświadczenie|Wolontariat|Projekty|Wykształcenie|Nagrody|Certyfikaty|Publikacje|Umiejętności|Języki|Zainteresowania|Referencje|Inne|obecnie|Kontakt|Nie ma tu takiej strony.|Zaktualizowano:|Średnia|Pobierz CV (PDF)|ważny do|Dane osobowe',
  cs: 'Praxe|Dobrovolnictví|Projekty|Vzdělání|Ocenění|Certifikáty|Publikace|Dovednosti|Jazyky|Zájmy|Reference|Další|dosud|Kontakt|Tato stránka neexistuje.|Aktualizováno:|Průměr|Stáhnout životopis (PDF)|platnost do|Osobní údaje',
  sv: 'Arbete|Ideellt arbete|Projekt|Utbildning|Utmärkelser|Certifikat|Publikationer|Kunskaper|Språk|Intressen|Referenser|Övrigt|nu|Kontakt|Sidan finns inte.|Uppdaterad|Betyg|Ladda ner CV (PDF)|giltigt till|Personuppgifter',
  da: 'Erfaring|Frivilligt arbejde|Projekter|Uddannelse|Priser|Certifikater|Publikationer|Kompetencer|Sprog|Interesser|Referencer|Andet|nu|Kontakt|Siden findes ikke.|Opdateret|Gennemsnit|Hent CV (PDF)|gyldig til|Personlige oplysninger',
  nb: 'Erfaring|Frivillig arbeid|Prosjekter|Utdanning|Priser|Sertifikater|Publikasjoner|Ferdigheter|Språk|Interesser|Referanser|Annet|nå|Kontakt|Siden finnes ikke.|Oppdatert|Snitt|Last ned CV (PDF)|gyldig til|Personlige opplysninger',
  fi: 'Työkokemus|Vapaaehtoistyö|Projektit|Koulutus|Palkinnot|Sertifikaatit|Julkaisut|Osaaminen|Kielet|Harrastukset|Suosittelijat|Muut|nyt|Yhteystiedot|Sivua ei ole.|Päivitetty|Keskiarvo|Lataa ansioluettelo (PDF)|voimassa|Henkilötiedot',
  tr: 'Deneyim|Gönüllülük|Projeler|Eğitim|Ödüller|Sertifikalar|Yayınlar|Beceriler|Diller|İlgi alanları|Referanslar|Diğer|günümüz|İletişim|Böyle bir sayfa yok.|Güncellendi:|Ortalama|Özgeçmişi indir (PDF)|geçerlilik:|Kişisel bilgiler',
  ro: 'Experiență|Voluntariat|Proiecte|Educație|Premii|Certificate|Publicații|Competențe|Limbi|Interese|Referințe|Altele|prezent|Contact|Această pagină nu există.|Actualizat:|Medie|Descarcă CV-ul (PDF)|valabil până în|Date personale',
  hu: 'Munka|Önkéntesség|Projektek|Tanulmányok|Díjak|Bizonyítványok|Publikációk|Készségek|Nyelvek|Érdeklődés|Referenciák|Egyéb|jelenleg|Kapcsolat|Nincs ilyen oldal.|Frissítve:|Átlag|Önéletrajz letöltése (PDF)|érvényes:|Személyes adatok',
  ru: 'Опыт|Волонтёрство|Проекты|Образование|Награды|Сертификаты|Публикации|Навыки|Языки|Интересы|Рекомендации|Другое|настоящее время|Контакты|Такой страницы нет.|Обновлено:|Средний балл|Скачать резюме (PDF)|действует до|Личные данные',
  uk: 'Досвід|Волонтерство|Проєкти|Освіта|Нагороди|Сертифікати|Публікації|Навички|Мови|Інтереси|Рекомендації|Інше|дотепер|Контакти|Такої сторінки немає.|Оновлено:|Середній бал|Завантажити резюме (PDF)|дійсний до|Особисті дані',
  el: 'Εμπειρία|Εθελοντισμός|Έργα|Εκπαίδευση|Διακρίσεις|Πιστοποιήσεις|Δημοσιεύσεις|Δεξιότητες|Γλώσσες|Ενδιαφέροντα|Συστάσεις|Άλλα|σήμερα|Επικοινωνία|Η σελίδα δεν υπάρχει.|Ενημέρωση:|Βαθμός|Λήψη βιογραφικού (PDF)|ισχύει έως|Προσωπικά στοιχεία',
  ar: 'الخبرة|التطوع|المشاريع|التعليم|الجوائز|الشهادات|المنشورات|المهارات|اللغات|الاهتمامات|المراجع|أخرى|الآن|للتواصل|لا توجد صفحة هنا.|آخر تحديث:|المعدل|تنزيل السيرة الذاتية (PDF)|صالح حتى|معلومات شخصية',
  he: 'ניסיון|התנדבות|פרויקטים|השכלה|פרסים|תעודות|פרסומים|כישורים|שפות|תחומי עניין|ממליצים|נוספים|היום|יצירת קשר|אין כאן דף כזה.|עודכן:|ממוצע|הורדת קורות חיים (PDF)|בתוקף עד|פרטים אישיים',
  fa: 'سوابق کاری|فعالیت داوطلبانه|پروژه‌ها|تحصیلات|جوایز|گواهی‌ها|انتشارات|مهارت‌ها|زبان‌ها|علایق|معرف‌ها|سایر|اکنون|تماس|چنین صفحه‌ای نیست.|به‌روزرسانی:|معدل|دانلود رزومه (PDF)|معتبر تا|اطلاعات شخصی',
  hi: 'कार्य अनुभव|स्वयंसेवा|परियोजनाएँ|शिक्षा|पुरस्कार|प्रमाणपत्र|प्रकाशन|कौशल|भाषाएँ|रुचियाँ|संदर्भ|अन्य|वर्तमान|संपर्क|यहाँ ऐसा कोई पृष्ठ नहीं है।|अद्यतन|ग्रेड|रिज़्यूमे डाउनलोड करें (PDF)|मान्य:|व्यक्तिगत विवरण',
  zh: '工作经历|志愿服务|项目|教育|荣誉|证书|出版物|技能|语言|兴趣|推荐人|其他|至今|联系方式|此处没有该页面。|更新日期：|GPA|下载简历 (PDF)|有效期至|个人信息',
  ja: '職歴|ボランティア|プロジェクト|学歴|受賞|資格|出版物|スキル|言語|関心|推薦者|その他|現在|連絡先|このページはありません。|更新日：|GPA|履歴書をダウンロード (PDF)|有効期限：|個人情報',
  ko: '경력|봉사 활동|프로젝트|학력|수상|자격증|출판물|기술|언어|관심사|추천인|기타|현재|연락처|이 페이지는 없습니다.|업데이트:|GPA|이력서 다운로드 (PDF)|유효 기간:|인적 사항',
}

/** The words of a language; English where we do not have it. */
export function labelsFor(tag: string): Labels {
  const base = tag.split('-')[0] ?? 'en'
  const language = words[base] === undefined ? 'en' : base
  const list = (words[language] ?? '').split('|')
  const named = sectionNames.map((name, index) => [name, list[index] ?? name])
  const [
    present = '',
    contact = '',
    notFound = '',
    updated = '',
    grade = '',
    download = '',
    expires = '',
    personal = '',
  ] = list.slice(sectionNames.length)
  const sections = Object.fromEntries(named) as Record<SectionName, string>
  return { language, sections, present, contact, notFound, updated, grade, download, expires, personal }
}
