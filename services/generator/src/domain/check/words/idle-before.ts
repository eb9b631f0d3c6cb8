/** Words that claim nothing in front of some others, by language: who `acted` as a guide did no more than guide. */
export const idleBefore: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  en: {
    'run runs ran': 'from to through on for until till over',
    'act acts acted acting': 'as',
    'settle settles settled': 'in into near down',
    'result results resulted resulting': 'in',
    'fall falls fell falling': 'within under',
    'extend extends extended extending': 'to into beyond',
    early: 'career training years days work experience role roles job jobs life steps on stage stages',
    everyday: 'work job role duties tasks life business responsibilities',
    one: 'of on side year month week day more another and',
    soft: 'spot spots',
    ever: 'since',
    accompanied: 'by',
  },
  de: { darum: 'wie dass ob wer was welche welcher welches welchen welchem' },
  fr: {
    bien: 'que sur entendu',
    'amené amenée amenés amenées conduit conduite conduits conduites': 'à',
    'orienté orientée orientés orientées': 'à vers',
  },
  es: {
    'forma formar formaba formaban forman formando formó formaron': 'parte',
    'articulado articulada articulados articuladas': 'en',
    'orientado orientada orientados orientadas': 'a al hacia para',
  },
  pt: {
    'forma formar formava formavam formando formou formaram': 'parte',
    'articulado articulada articulados articuladas': 'em',
    'orientado orientada orientados orientadas': 'a ao para',
  },
  it: {
    'cade cadono cadeva cadevano cadde caddero ricade ricadono ricadeva ricadevano ricadde ricaddero':
      'in nel nell nello nella negli nei tra fra durante',
    'destinato destinata destinati destinate': 'al alla allo alle agli ai a per',
    'orientato orientata orientati orientate': 'a al alla alle verso',
    'articolato articolata articolati articolate suddiviso suddivisa suddivisi suddivise': 'in su',
    grazie: 'per della di del',
    secondo: 'il lo la i gli le un una',
  },
  nl: {
    loopt: 'tot van nog door sinds vanaf',
    'verleent verleende verleenden':
      'hulp steun ondersteuning assistentie bijstand advies zorg kraamzorg thuiszorg',
  },
  pl: {
    'każdy każda każde każdego każdej każdym':
      'rok roku lata tydzień tygodnia tygodniu dzień dnia miesiąc miesiąca sezon sezonu semestr semestru wiosny jesieni zimy',
    'przeznaczony przeznaczona przeznaczone przeznaczonego przeznaczonej przeznaczonych przeznaczonym przeznaczonymi':
      'dla do na',
    'udało udaje': 'się jej mu jemu im',
    dzięki: 'niej niemu jej jemu jego',
    'znany znana znane znanych znanym znanymi': 'jej jemu mu',
  },
}
