import type { LanguageWords } from './language-words.js'
import { listed } from './listed.js'

/** Turkish. */
export const tr: LanguageWords = {
  letters: 'âçğıîöşüû',
  titles: {
    contact: listed(`iletişim | iletişim bilgileri | kişisel bilgiler | kişisel bilgi`),
    summary: listed(`
      özet | profil | hakkımda | kariyer hedefi | kariyer özeti | profesyonel özet | ön yazı | hedef |
      kişisel özet
    `),
    work: listed(`
      deneyim | iş deneyimi | iş deneyimleri | mesleki deneyim | iş tecrübesi | çalışma geçmişi | kariyer |
      stajlar | staj deneyimi | staj | deneyimler | tecrübe | iş tecrübeleri
    `),
    volunteer: listed(`
      gönüllülük | gönüllü çalışmalar | gönüllü deneyim | sosyal sorumluluk | gönüllü faaliyetler
    `),
    education: listed(`
      eğitim | eğitim bilgileri | öğrenim | akademik geçmiş | eğitim durumu | öğrenim durumu
    `),
    awards: listed(`ödüller | başarılar | ödüller ve başarılar | burslar`),
    certificates: listed(`
      sertifikalar | sertifika | kurslar ve sertifikalar | sertifikalar ve eğitimler |
      eğitimler ve sertifikalar | lisanslar ve sertifikalar
    `),
    publications: listed(`yayınlar | makaleler | akademik yayınlar`),
    skills: listed(`
      en önemli yetenekler | başlıca yetenekler | beceriler | yetenekler | yetkinlikler | teknik beceriler | bilgisayar bilgisi |
      bilgisayar becerileri | teknik yetkinlikler | yetenekler ve beceriler | nitelikler |
      bilgi ve beceriler
    `),
    languages: listed(`diller | yabancı diller | yabancı dil | dil bilgisi | dil becerileri`),
    interests: listed(`ilgi alanları | hobiler | ilgi alanları ve hobiler | hobiler ve ilgi alanları`),
    references: listed(`referanslar`),
    projects: listed(`projeler | kişisel projeler`),
    profiles: listed(`bağlantılar | sosyal medya`),
    courses: listed(`kurslar | seminerler | kurslar ve seminerler`),
    other: listed(`ek bilgiler | diğer | diğer bilgiler | üyelikler | askerlik durumu`),
  },
  months: listed(`
    ocak oca | şubat şub | mart mar | nisan nis | mayıs may | haziran haz | temmuz tem | ağustos ağu |
    eylül eyl | ekim eki | kasım kas | aralık ara
  `),
  openEnds: listed(`günümüz | halen | devam ediyor | şu an | şimdi | bugün | devam | hâlâ`),
  rangeWords: listed(`ila`),
  seasons: listed(`ilkbahar | yaz | sonbahar | kış`),
  documentTitles: listed(`özgeçmiş | öz geçmiş`),
  roles: listed(`
    mühendis | müdür | yönetici | uzman | geliştirici | yazılımcı | danışman | mimar | tasarımcı | hemşire |
    aşçı | kasiyer | muhasebeci | asistan | stajyer | öğretmen | öğretim görevlisi | araştırmacı | analist |
    teknisyen | tekniker | şoför | satış temsilcisi | temsilci | avukat | doktor | hekim | eczacı |
    psikolog | editör | gazeteci | çevirmen | koordinatör | sekreter | garson | direktör | sorumlu |
    denetçi | şef | memur | operatör | kurucu | gönüllü | görevli | elektrikçi
  `),
  organisations: listed(`
    şirket | holding | a ş | aş | ltd şti | ltd | banka | bankası | hastane | hastanesi | üniversite |
    üniversitesi | okulu | lisesi | vakfı | derneği | belediyesi | bakanlığı | müzesi | otel | oteli |
    restoran | mağaza | merkezi | ajans | grup | sanayi | teknoloji | kliniği
  `),
  degrees: listed(`lisans | yüksek lisans | ön lisans | önlisans | doktora | lise | diploma`),
  schools: listed(`
    üniversite | lisesi | lise | okulu | enstitü | fakülte | meslek yüksekokulu | yüksekokulu | akademi |
    kolej
  `),
  contactLabels: listed(`
    telefon | tel | cep | cep telefonu | e posta | eposta | adres | web | doğum tarihi | şehir | ad soyad
  `),
  personalLabels: {
    birth: listed(`dogum tarihi | dogum yeri | dogum tarihi ve yeri | dogum yeri ve tarihi | d tarihi`),
    age: listed(`yas`),
    gender: listed(`cinsiyet`),
    nationality: listed(`uyruk | uyrugu | vatandaslik`),
    'civil-status': listed(`medeni durum | medeni hali | medeni hal`),
    children: listed(`cocuk sayisi | cocuk`),
    religion: listed(`din`),
    health: listed(`saglik durumu | kan grubu | boy | kilo | engel durumu`),
    'military-service': listed(`askerlik | askerlik durumu`),
    'work-permit': listed(`calisma izni | oturma izni | vize`),
    'identity-number': listed(
      `tc kimlik no | t c kimlik no | kimlik no | kimlik numarasi | pasaport | pasaport no | vergi no`,
    ),
    'insurance-number': listed(`sgk no | sigorta no`),
    'licence-number': listed(`ehliyet no | lisans no | sicil no`),
    other: listed(`ehliyet | surucu belgesi | ehliyet sinifi`),
  },
  personalValues: {
    age: listed(`# yasinda`),
    gender: listed(`erkek | kadin`),
    'civil-status': listed(`evli | bekar | bosanmis`),
  },
}
