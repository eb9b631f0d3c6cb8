import type { LanguageWords } from './language-words.js'
import { listed } from './listed.js'

/** Indonesian. */
export const id: LanguageWords = {
  letters: '',
  titles: {
    contact: listed(`hubungi | kontak | informasi kontak | data pribadi | informasi pribadi`),
    summary: listed(`ringkasan | profil | tentang saya | ringkasan profesional`),
    work: listed(`pengalaman | pengalaman kerja | riwayat pekerjaan`),
    volunteer: listed(`pengalaman organisasi | relawan | pengalaman sukarelawan`),
    education: listed(`pendidikan | riwayat pendidikan`),
    awards: listed(`penghargaan | prestasi`),
    certificates: listed(`sertifikasi | sertifikat | lisensi dan sertifikasi`),
    publications: listed(`publikasi`),
    skills: listed(`keahlian teratas | keahlian | keahlian utama | keterampilan | kemampuan`),
    languages: listed(`bahasa`),
    interests: listed(`minat | hobi`),
    references: listed(`referensi`),
    projects: listed(`proyek`),
  },
  months: listed(`
    januari jan | februari feb | maret mar | april apr | mei | juni jun | juli jul | agustus agu agt |
    september sep | oktober okt | november nov | desember des
  `),
  openEnds: listed(`sekarang | saat ini`),
  sinceWords: listed(`sejak`),
  rangeWords: listed(`sampai | hingga`),
}
