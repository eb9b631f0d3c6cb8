import type { GuardWords } from '../words/guard-words.js'
import { words } from '../words/words.js'

/** Indonesian. */
export const guard: GuardWords = {
  facts: {
    pay: {
      topics: words('gaji'),
      statements: words('gaji yang diharapkan | ekspektasi gaji | gaji terakhir'),
    },
    birth: {
      labels: words(`
        tanggal lahir | tempat lahir | tempat tanggal lahir | tempat dan tanggal lahir | tgl lahir |
        tempat tgl lahir | tahun lahir | tempat kelahiran | tanggal kelahiran
      `),
    },
    age: {
      topics: words('usia | umur'),
    },
    gender: {
      labels: words('jenis kelamin'),
      values: words('laki laki | perempuan | pria | wanita'),
    },
    nationality: {
      labels: words('kewarganegaraan | warga negara | suku bangsa'),
      values: words('wni | wna'),
      statements: words('warga negara indonesia'),
    },
    'civil-status': {
      labels: words('status perkawinan | status pernikahan | status kawin | status nikah'),
      values: words(`
        menikah | kawin | belum menikah | belum kawin | sudah menikah | lajang | cerai | cerai hidup |
        cerai mati | janda | bertunangan
      `),
      alone: words('menikah | belum menikah | belum kawin | sudah menikah | cerai hidup | cerai mati'),
      statements: words('saya sudah menikah | saya belum menikah | menikah dengan'),
    },
    children: {
      alone: words('belum punya anak | tanpa anak | belum memiliki anak'),
      topics: words('anak | jumlah anak'),
      labels: words('jumlah tanggungan'),
    },
    religion: {
      topics: words('agama | kepercayaan'),
      values: words(`
        islam | kristen | kristen protestan | protestan | katolik | katholik | hindu | buddha | budha |
        konghucu
      `),
    },
    health: {
      labels: words(`
        golongan darah | gol darah | riwayat penyakit | kondisi kesehatan | status kesehatan |
        jenis disabilitas | tinggi badan | berat badan | tinggi dan berat badan
      `),
      topics: words('kesehatan'),
      values: words('baik | sangat baik | sehat'),
      statements: words(
        'penyandang disabilitas fisik | saya penyandang disabilitas | tidak merokok | saya mengidap diabetes | saya mengidap epilepsi | saya mengidap asma',
      ),
    },
    'military-service': {
      topics: words('wajib militer'),
      values: words('selesai | sudah | bebas | dibebaskan'),
    },
    'work-permit': {
      labels: words('izin kerja | izin tinggal | kitas | kitap | izin menetap'),
      values: words('berlaku hingga | berlaku sampai'),
      statements: words('pemegang kitas | pemegang kitap'),
    },
  },
  numbers: {
    'identity-number': words(`
      ktp | no ktp | nomor ktp | nik | no nik | nomor induk kependudukan | npwp | no npwp | nomor npwp |
      paspor | no paspor | nomor paspor | no rekening | nomor rekening | kartu keluarga | nomor kk | no kk |
      rekening bank
    `),
    'insurance-number': words(`
      bpjs | bpjs kesehatan | bpjs ketenagakerjaan | nomor bpjs | no bpjs | nomor polis | jamsostek
    `),
    'licence-number': words('nomor sim | nomor str | nomor sip | no str | no sip'),
  },
  numbered: {
    'licence-number': words('surat izin mengemudi | surat tanda registrasi | surat izin praktik'),
  },
  numberWords: words('nomor | no'),
  born: words('lahir | saya lahir | kelahiran | dilahirkan'),
  // `Time to live` and a family of circuits have the same letters.
  bornOn: words('ttl'),
  bornIn: words('di | pada | tanggal | tahun | dan besar'),
  self: words('saya berusia | saya berumur | saya memiliki | saya punya'),
  years: words('tahun | thn'),
  counts: words('satu | dua | tiga | empat'),
  children: words('anak | putra | putri'),
  parentOf: words('ibu dari | ayah dari | bapak dari'),
  phone: words(`
    telepon | telpon | telp | tlp | ponsel | no hp | nomor hp | no telp | no telepon | nomor telepon | no wa |
    nomor wa | nomor whatsapp | handphone | no handphone | nomor handphone
  `),
  phoneFillers: words('di | rumah | kantor | pribadi | nomor | atau | dan'),
  otherNumbers: words('nib | siup | faktur | pesanan | kontrak | akta'),
  units: words(`
    rupiah | idr | pelanggan | pengguna | pengunjung | orang | karyawan | juta | jam | siswa | pasien | ribu |
    anggota | unit
  `),
  spoken: words(`
    nol | kosong | satu | dua | tiga | empat | lima | enam | tujuh | delapan | sembilan
  `),
  referees: words('referensi | kontak darurat | kontak referensi'),
  digits: words('nol kosong | satu | dua | tiga | empat | lima | enam | tujuh | delapan | sembilan'),
  honorifics: words('bapak | ibu'),
  address: {
    labels: words(`
      alamat | alamat rumah | alamat tinggal | alamat domisili | alamat ktp | alamat lengkap |
      tempat tinggal | alamat sekarang
    `),
    home: words('bertempat tinggal di | tinggal di | berdomisili di'),
    before: words('jl | jln | jalan'),
    units: words('kamar'),
    postalLabels: words('kode pos | kodepos'),
  },
  regions: words('ID'),
}
