import type { Language } from './language.js'
import { guard } from './guard/id.js'
import { words } from './words/words.js'

/** Indonesian. */
export const id: Language = {
  direction: 'ltr',
  reader: {
    letters: '',
    titles: {
      contact: words('hubungi | kontak | informasi kontak | data pribadi | informasi pribadi'),
      summary: words('ringkasan | profil | tentang saya | ringkasan profesional'),
      work: words('pengalaman | pengalaman kerja | riwayat pekerjaan'),
      volunteer: words('pengalaman organisasi | relawan | pengalaman sukarelawan'),
      education: words('pendidikan | riwayat pendidikan'),
      awards: words('penghargaan | prestasi'),
      certificates: words('sertifikasi | sertifikat | lisensi dan sertifikasi'),
      publications: words('publikasi'),
      skills: words('keahlian teratas | keahlian | keahlian utama | keterampilan | kemampuan'),
      languages: words('bahasa'),
      interests: words('minat | hobi'),
      references: words('referensi'),
      projects: words('proyek'),
    },
    months: words(`
      januari jan | februari feb | maret mar | april apr | mei | juni jun | juli jul | agustus agu agt |
      september sep | oktober okt | november nov | desember des
    `),
    openEnds: words('sekarang | saat ini'),
    sinceWords: words('sejak'),
    rangeWords: words('sampai | hingga'),
    patterns: {
      salutation: /kepada yth/u,
      letterEnd: /hormat saya/u,
    },
  },
  guard,
  page: undefined,
  errorPages: undefined,
}
