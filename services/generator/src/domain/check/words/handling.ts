import { stemOf } from '../forms/stem.js'
import { perLanguage } from '../forms/per-language.js'
import { byLanguage } from '../forms/word-set.js'

/** Verbs for what somebody has to do with a thing; none that leads, begins, decides or betters it. */
const handling = byLanguage({
  en: 'prepare prepares prepared process processes processed complete completes completed see saw',
  de: `bearbeiten bearbeitet bearbeitete verlegen verlegt verlegte montieren montiert montierte anfertigen fertigen angefertigt betreuen betreut betreute bedienen bedient bediente versorgen
versorgt versorgte übernehmen übernimmt übernahm übernommen kümmern kümmert kümmerte erledigen anbieten bot angeboten`,
  fr: `gère gérer gérait gérant gérée gérés établit établir établissait établi établie établis prépare préparer préparait préparée préparés
élabore élaborer élaborait élaborée élaborés reçoit recevait anime animer animait animée propose proposait dispense dispensait administre administrait
fournit fournissait fournir confectionne confectionnait confectionner`,
  es: `elabora elaborar elaboraba elaboró prepara preparar preparaba preparó atiende atender atendía atendió gestiona gestionar gestionaba gestionó
tramita tramitar tramitaba tramitó cuida cuidar cuidaba cuidó encarga encargaba encargó ocupa ocupaba ocupó confecciona confeccionaba`,
  it: `gestisce gestire gestiva gestito gestita gestiti gestisco gestivo elabora elaborare elaborava elaborato elaborata prepara preparare preparava preparato preparata
cura curare curava curato curata curati curo curavo elaboro elaboravo preparo preparavo rilascia rilasciava riceve riceveva ricevo ricevevo emette emetteva emetto emettevo
propone proponeva propongo proponevo redige redigeva redigo redigevo tiene teneva tengo tenevo confeziona confezionava fornisce forniva`,
  nl: `verzorgen verzorgt verzorgde verlenen verleent verleende bieden biedt bood regelen regelt regelde zorgen zorgt zorgde verwerken verwerkt
verwerkte leveren levert leverde draaien draait draaide`,
  pl: `układać układa układam układał układała kłaść kładł kładła kładę wykańczać wykańcza wykańczam wykańczał wykańczała montować montuje montował montowała dbać dba dbała dbał dbam obsługiwać obsługuje obsługuję obsługiwał obsługiwała opracowywać opracowuje opracowywał opracowywała opracował opracowała
zapewniać zapewnia zapewniał zapewniała świadczyć świadczy świadczył świadczyła przygotowywać przygotowuje przygotowywał przygotowywała`,
  pt: `trata tratar tratava tratou trato cuida cuidar cuidava cuidou cuido prepara preparar preparava preparou executa executar executava executou
atende atender atendia atendeu assegura assegurar assegurava assegurou elabora elaborar elaborava elaborou`,
})

/** To see to what is done, whoever does it. */
const seeing = byLanguage({
  de: 'kümmern kümmert kümmerte',
  es: 'encargar encarga encargaba encargó ocupar ocupa ocupaba ocupó cuidar cuida cuidaba',
  nl: 'zorgen zorgt zorgde',
  pl: 'dbać dba dbała dbał dbam',
  pt: 'tratar trata tratava tratou trato cuidar cuida cuidava cuidou cuido',
})
export const isSeeing = (word: string, language: string): boolean => seeing(language).has(word)

const stems = perLanguage(
  (language): ReadonlySet<string> => new Set([...handling(language)].map((word) => stemOf(word, language))),
)

/** Whether a word, in one of its forms, is such a verb. */
export const isHandling = (word: string, language: string): boolean =>
  handling(language).has(word) || stems(language).has(stemOf(word, language))
