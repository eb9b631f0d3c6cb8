import type { Language } from './language.js'
import { none, words } from './words.js'

/** Hindi. */
export const hi: Language = {
  direction: 'ltr',
  frequentWords: [],
  licenceToWork: none,
  reader: {
    letters: undefined,
    titles: {
      contact: words(`
        संपर्क | सम्पर्क | संपर्क जानकारी | व्यक्तिगत जानकारी | व्यक्तिगत विवरण | संपर्क विवरण
      `),
      summary: words(`
        सारांश | परिचय | उद्देश्य | मेरे बारे में | प्रोफ़ाइल | प्रोफाइल | करियर उद्देश्य |
        व्यावसायिक सारांश | संक्षिप्त परिचय
      `),
      work: words(`
        अनुभव | कार्य अनुभव | कार्यानुभव | पेशेवर अनुभव | व्यावसायिक अनुभव | रोजगार | रोज़गार |
        नौकरी का अनुभव | कार्य | इंटर्नशिप
      `),
      volunteer: words('स्वयंसेवा | स्वयंसेवी कार्य | सामाजिक कार्य'),
      education: words('शिक्षा | शैक्षणिक योग्यता | शैक्षिक योग्यता | शैक्षणिक पृष्ठभूमि | योग्यता'),
      awards: words(`
        पुरस्कार | उपलब्धियाँ | उपलब्धियां | सम्मान | पुरस्कार और सम्मान | छात्रवृत्ति
      `),
      certificates: words('प्रमाणपत्र | प्रमाण पत्र | प्रमाणन | लाइसेंस'),
      publications: words('प्रकाशन | लेख | शोध पत्र'),
      skills: words('कौशल | तकनीकी कौशल | मुख्य कौशल | दक्षता | योग्यताएं | योग्यताएँ | दक्षताएँ'),
      languages: words('भाषाएँ | भाषाएं | भाषा | भाषा ज्ञान'),
      interests: words('रुचियाँ | रुचियां | शौक | रुचि | अभिरुचि'),
      references: words('संदर्भ | सन्दर्भ'),
      projects: words('परियोजनाएँ | परियोजनाएं | परियोजना | प्रोजेक्ट'),
      profiles: words('लिंक | सोशल मीडिया'),
      courses: words('पाठ्यक्रम | प्रशिक्षण'),
      trade: [],
      other: words('अन्य | अन्य जानकारी | घोषणा | अतिरिक्त जानकारी'),
    },
    likelyTitles: {},
    boilerplateTitles: [],
    titleModifiers: [],
    months: words(`
      जनवरी जन | फ़रवरी फरवरी फ़र | मार्च | अप्रैल अप्रै | मई | जून | जुलाई जुल | अगस्त अग |
      सितंबर सितम्बर सित | अक्टूबर अक्तूबर अक्टू | नवंबर नवम्बर नव | दिसंबर दिसम्बर दिस
    `),
    openEnds: words('वर्तमान | वर्तमान तक | अब तक | अभी तक | आज तक | अब | जारी | अभी'),
    sinceWords: [],
    fromWords: [],
    rangeWords: words('से'),
    seasons: [],
    yearMarks: [],
    documentTitles: words('बायोडाटा | रिज़्यूमे | रिज्यूमे | जीवनवृत्त'),
    roles: words(`
      इंजीनियर | अभियंता | डेवलपर | प्रबंधक | निदेशक | विश्लेषक | सलाहकार | डिज़ाइनर | डिजाइनर | नर्स |
      चिकित्सक | डॉक्टर | रसोइया | लेखाकार | सहायक | प्रशिक्षु | इंटर्न | शिक्षक | अध्यापक | अध्यापिका |
      शिक्षिका | प्राध्यापक | शोधकर्ता | विशेषज्ञ | समन्वयक | सचिव | तकनीशियन | चालक | विक्रेता | वकील |
      अधिवक्ता | संपादक | पत्रकार | अनुवादक | अधिकारी | लिपिक | पर्यवेक्षक | फार्मासिस्ट | वास्तुकार |
      वरिष्ठ | कनिष्ठ | मुख्य | प्रधान | टीम लीड | प्रतिनिधि | कार्यकर्ता | संस्थापक
    `),
    organisations: words(`
      कंपनी | कम्पनी | लिमिटेड | प्राइवेट | बैंक | अस्पताल | विश्वविद्यालय | संस्थान | विद्यालय |
      महाविद्यालय | समूह | केंद्र | केन्द्र | मंत्रालय | निगम | फाउंडेशन | टेक्नोलॉजीज | होटल | समिति | उद्योग
    `),
    degrees: words(`
      स्नातक | स्नातकोत्तर | परास्नातक | डिप्लोमा | पीएचडी | पीएच डी | बी ए | एम ए | बी टेक | एम टेक |
      बी एससी | एम एससी | बी कॉम | बीटेक | एमबीए
    `),
    schools: words(`
      विश्वविद्यालय | महाविद्यालय | विद्यालय | संस्थान | कॉलेज | स्कूल | आईआईटी | इंटर कॉलेज
    `),
    latin: {
      roles: [],
      organisations: [],
      degrees: [],
    },
    contactLabels: words('फ़ोन | फोन | मोबाइल | ईमेल | पता | वेबसाइट | नाम | जन्म तिथि | शहर'),
    columnLabels: {
      dates: [],
      year: [],
      month: [],
      from: [],
      to: [],
      organisation: [],
      role: [],
      place: [],
      description: [],
      degree: [],
      area: [],
      score: [],
      name: [],
      level: [],
      number: [],
    },
    chronicle: undefined,
    spokenLabels: [],
    entryLabels: [],
    keywordLabels: [],
    siteLabels: [],
    nameLabels: [],
    billWords: [],
    paperWords: [],
    personalLabels: {
      birth: words('जन्म तिथि | जन्मतिथि | जन्म दिनांक | जन्म स्थान | जन्म की तारीख'),
      age: words('आयु | उम्र'),
      gender: words('लिंग'),
      nationality: words('राष्ट्रीयता | नागरिकता'),
      'civil-status': words('वैवाहिक स्थिति | वैवाहिक दशा'),
      children: words('बच्चे'),
      religion: words('धर्म | जाति'),
      health: words('स्वास्थ्य | रक्त समूह'),
      'military-service': words('सैन्य सेवा'),
      'work-permit': words('वीज़ा | वर्क परमिट'),
      'identity-number': words('आधार | आधार संख्या | आधार नंबर | पैन | पैन नंबर | पासपोर्ट | पासपोर्ट नंबर'),
      'insurance-number': words('बीमा संख्या'),
      'licence-number': words('लाइसेंस संख्या | पंजीकरण संख्या'),
      other: words('ड्राइविंग लाइसेंस'),
    },
    personalValues: {
      age: words('# वर्ष'),
      gender: words('पुरुष | महिला'),
      'civil-status': words('विवाहित | अविवाहित'),
    },
    patterns: {
      contactLabel: none,
      courseLabel: none,
      courseModifier: none,
      expiryLabel: none,
      taskLabel: none,
      kindLabel: none,
      roleLabel: none,
      salutation: none,
      letterEnd: none,
      otherPaper: none,
      level: none,
      levelHead: none,
      extension: none,
      withoutEmployer: none,
      scoreLabel: none,
      areaLabel: none,
      onRequest: none,
      availability: none,
      fluency: none,
      consent: none,
      workFromAnywhere: none,
      organisationEnding: none,
      degreeStart: none,
      schoolStart: none,
    },
  },
  guard: {
    facts: {
      birth: {
        labels: words('जन्म तिथि | जन्मतिथि | जन्म दिनांक | जन्म स्थान'),
      },
      age: {
        topics: words('आयु | उम्र'),
      },
      gender: {
        topics: words('लिंग'),
        values: words('पुरुष | महिला'),
      },
      nationality: {
        labels: words('राष्ट्रीयता'),
      },
      'civil-status': {
        labels: words('वैवाहिक स्थिति'),
        alone: words('विवाहित | अविवाहित'),
      },
      children: {},
      religion: {
        labels: words('धर्म | जाति'),
      },
      health: {
        labels: words('रक्त समूह'),
      },
      'military-service': {},
      'work-permit': {},
    },
    numbers: {
      'identity-number': words('आधार संख्या | आधार नंबर | पैन नंबर | पासपोर्ट संख्या'),
      'insurance-number': [],
      'licence-number': [],
    },
    numbered: {
      'identity-number': [],
      'insurance-number': [],
      'licence-number': [],
    },
    numberWords: [],
    born: [],
    bornIn: [],
    bornOn: [],
    self: [],
    yearsOld: [],
    years: [],
    counts: [],
    children: [],
    parentOf: [],
    phone: words('फोन | मोबाइल | दूरभाष | फ़ोन'),
    phoneFillers: [],
    otherNumbers: [],
    units: [],
    spoken: [],
    at: [],
    bareAt: [],
    dot: [],
    referees: [],
    digits: [],
    honorifics: [],
    address: {
      labels: words('पता | स्थायी पता | वर्तमान पता'),
      home: [],
      before: [],
      weakBefore: [],
      after: [],
      weakAfter: [],
      suffixes: [],
      joints: [],
      units: [],
      postalLabels: words('पिन कोड'),
    },
    regions: words('IN'),
  },
  page: {
    sections: {
      work: 'कार्य अनुभव',
      volunteer: 'स्वयंसेवा',
      projects: 'परियोजनाएँ',
      education: 'शिक्षा',
      awards: 'पुरस्कार',
      certificates: 'प्रमाणपत्र',
      publications: 'प्रकाशन',
      skills: 'कौशल',
      languages: 'भाषाएँ',
      interests: 'रुचियाँ',
      references: 'संदर्भ',
      custom: 'अन्य',
    },
    present: 'वर्तमान',
    contact: 'संपर्क',
    notFound: 'यहाँ ऐसा कोई पृष्ठ नहीं है।',
    updated: 'अद्यतन',
    grade: 'ग्रेड',
    download: 'रिज़्यूमे डाउनलोड करें (PDF)',
    expires: 'मान्य:',
    personal: 'व्यक्तिगत विवरण',
    actions: {
      email: 'ईमेल करें',
      call: 'कॉल तय करें',
      write: 'मुझे लिखें',
      name: 'आपका नाम',
      replyTo: 'आपका ईमेल',
      message: 'आपका संदेश',
      send: 'भेजें',
      sent: 'धन्यवाद। आपका संदेश भेज दिया गया।',
      refused: 'आपका संदेश नहीं भेजा गया। कृपया वापस जाएँ, हर फ़ील्ड जाँचें और फिर भेजें।',
      later: 'यहाँ से बहुत अधिक संदेश आए। कृपया एक घंटे बाद फिर प्रयास करें।',
    },
  },
  errorPages: undefined,
}
