import type { Language } from './language.js'
import { guard } from './guard/tr.js'
import { words } from './words/words.js'

/** Turkish. */
export const tr: Language = {
  direction: 'ltr',
  frequentWords: words(`
    ve | bir | ile | için | olarak | bu | de | da | olan | gibi | daha | sonra | kadar | her
  `),
  reader: {
    letters: 'âçğıîöşüû',
    titles: {
      contact: words('iletişim | iletişim bilgileri | kişisel bilgiler | kişisel bilgi'),
      summary: words(`
        özet | profil | hakkımda | kariyer hedefi | kariyer özeti | profesyonel özet | ön yazı | hedef |
        kişisel özet
      `),
      work: words(`
        deneyim | iş deneyimi | iş deneyimleri | mesleki deneyim | iş tecrübesi | çalışma geçmişi | kariyer |
        stajlar | staj deneyimi | staj | deneyimler | tecrübe | iş tecrübeleri
      `),
      volunteer: words(`
        gönüllülük | gönüllü çalışmalar | gönüllü deneyim | sosyal sorumluluk | gönüllü faaliyetler
      `),
      education: words(`
        eğitim | eğitim bilgileri | öğrenim | akademik geçmiş | eğitim durumu | öğrenim durumu
      `),
      awards: words('ödüller | başarılar | ödüller ve başarılar | burslar'),
      certificates: words(`
        sertifikalar | sertifika | kurslar ve sertifikalar | sertifikalar ve eğitimler |
        eğitimler ve sertifikalar | lisanslar ve sertifikalar
      `),
      publications: words('yayınlar | makaleler | akademik yayınlar'),
      skills: words(`
        en önemli yetenekler | başlıca yetenekler | beceriler | yetenekler | yetkinlikler | teknik beceriler |
        bilgisayar bilgisi | bilgisayar becerileri | teknik yetkinlikler | yetenekler ve beceriler |
        nitelikler | bilgi ve beceriler
      `),
      languages: words('diller | yabancı diller | yabancı dil | dil bilgisi | dil becerileri'),
      interests: words(`
        ilgi alanları | hobiler | ilgi alanları ve hobiler | hobiler ve ilgi alanları
      `),
      references: words('referanslar'),
      projects: words('projeler | kişisel projeler'),
      profiles: words('bağlantılar | sosyal medya'),
      courses: words('kurslar | seminerler | kurslar ve seminerler'),
      other: words('ek bilgiler | diğer | diğer bilgiler | üyelikler | askerlik durumu'),
    },
    months: words(`
      ocak oca | şubat şub | mart mar | nisan nis | mayıs may | haziran haz | temmuz tem | ağustos ağu |
      eylül eyl | ekim eki | kasım kas | aralık ara
    `),
    openEnds: words('günümüz | halen | devam ediyor | şu an | şimdi | bugün | devam | hâlâ'),
    rangeWords: words('ila'),
    seasons: words('ilkbahar | yaz | sonbahar | kış'),
    documentTitles: words('özgeçmiş | öz geçmiş'),
    roles: words(`
      mühendis | müdür | yönetici | uzman | geliştirici | yazılımcı | danışman | mimar | tasarımcı | hemşire |
      aşçı | kasiyer | muhasebeci | asistan | stajyer | öğretmen | öğretim görevlisi | araştırmacı | analist |
      teknisyen | tekniker | şoför | satış temsilcisi | temsilci | avukat | doktor | hekim | eczacı |
      psikolog | editör | gazeteci | çevirmen | koordinatör | sekreter | garson | direktör | sorumlu |
      denetçi | şef | memur | operatör | kurucu | gönüllü | görevli | elektrikçi
    `),
    organisations: words(`
      şirket | holding | a ş | aş | ltd şti | ltd | banka | bankası | hastane | hastanesi | üniversite |
      üniversitesi | okulu | lisesi | vakfı | derneği | belediyesi | bakanlığı | müzesi | otel | oteli |
      restoran | mağaza | merkezi | ajans | grup | sanayi | teknoloji | kliniği
    `),
    degrees: words('lisans | yüksek lisans | ön lisans | önlisans | doktora | lise | diploma'),
    schools: words(`
      üniversite | lisesi | lise | okulu | enstitü | fakülte | meslek yüksekokulu | yüksekokulu | akademi |
      kolej
    `),
    contactLabels: words(`
      telefon | tel | cep | cep telefonu | e posta | eposta | adres | web | doğum tarihi | şehir | ad soyad
    `),
    siteLabels: words('web sitesi'),
    personalLabels: {
      birth: words(`
        dogum tarihi | dogum yeri | dogum tarihi ve yeri | dogum yeri ve tarihi | d tarihi
      `),
      age: words('yas'),
      gender: words('cinsiyet'),
      nationality: words('uyruk | uyrugu | vatandaslik'),
      'civil-status': words('medeni durum | medeni hali | medeni hal'),
      children: words('cocuk sayisi | cocuk'),
      religion: words('din'),
      health: words('saglik durumu | kan grubu | boy | kilo | engel durumu'),
      'military-service': words('askerlik | askerlik durumu'),
      'work-permit': words('calisma izni | oturma izni | vize'),
      'identity-number': words(`
        tc kimlik no | t c kimlik no | kimlik no | kimlik numarasi | pasaport | pasaport no | vergi no
      `),
      'insurance-number': words('sgk no | sigorta no'),
      'licence-number': words('ehliyet no | lisans no | sicil no'),
      other: words('ehliyet | surucu belgesi | ehliyet sinifi'),
    },
    personalValues: {
      age: words('# yasinda'),
      gender: words('erkek | kadin'),
      'civil-status': words('evli | bekar | bosanmis'),
    },
    patterns: {
      expiryLabel: /(?<![\p{L}\d])(?:geçerlilik(?:\s+tarihi)?)/u,
      salutation: /sayin\s/u,
      letterEnd: /saygilarimla/u,
    },
  },
  guard,
  page: {
    sections: {
      work: 'Deneyim',
      volunteer: 'Gönüllülük',
      projects: 'Projeler',
      education: 'Eğitim',
      awards: 'Ödüller',
      certificates: 'Sertifikalar',
      publications: 'Yayınlar',
      skills: 'Beceriler',
      languages: 'Diller',
      interests: 'İlgi alanları',
      references: 'Referanslar',
      custom: 'Diğer',
    },
    present: 'günümüz',
    contact: 'İletişim',
    notFound: 'Böyle bir sayfa yok.',
    updated: 'Güncellendi:',
    grade: 'Ortalama',
    download: 'Özgeçmişi indir (PDF)',
    expires: 'geçerlilik:',
    personal: 'Kişisel bilgiler',
    asOf: 'tarih:',
    study: {
      read: 'Vaka çalışmasını oku',
      previous: 'Önceki proje',
      next: 'Sonraki proje',
      role: 'Rol',
      year: 'Yıl',
      client: 'Birlikte',
      link: 'Bağlantı',
    },
    actions: {
      email: 'E-posta gönder',
      call: 'Görüşme ayarla',
      write: 'Bana yazın',
      name: 'Adınız',
      replyTo: 'E-posta adresiniz',
      message: 'Mesajınız',
      send: 'Gönder',
      sent: 'Teşekkürler. Mesajınız gönderildi.',
      refused: 'Mesajınız gönderilmedi. Geri dönün, her alanı kontrol edin ve yeniden gönderin.',
      later: 'Buradan çok fazla mesaj geldi. Bir saat sonra yeniden deneyin.',
    },
  },
  errorPages: {
    absent: {
      title: 'Burada bir sayfa yok',
      text: 'Bu adreste yayımlanmış bir site yok. Adres yanlış yazılmış ya da site kaldırılmış olabilir.',
    },
    unavailable: {
      title: 'Bu sayfa şu anda gösterilemiyor',
      text: 'Sayfa güvende. Lütfen bir dakika sonra yeniden deneyin.',
    },
    busy: {
      title: 'Çok fazla istek',
      text: 'Lütfen bir dakika bekleyip sayfayı yeniden yükleyin.',
    },
    link: 'Thumbfolio ile kendi sayfanızı yapın',
  },
}
