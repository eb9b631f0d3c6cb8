import { aloud, lead, start } from './words.js'

const machine = String.raw`(?:KI|IA|AI|LLM|Sprachmodelle?s?|Sprach-KI|künstliche Intelligenz|modèles? de langage|intelligence artificielle|inteligencia artificial|modelos? de lenguaje|modelos? de linguagem|inteligência artificial|intelligenza artificiale|modell[oi] linguistic[oi]|taalmodel(?:len)?|sztucznej inteligencji|model(?:u|i|em)? językow\p{L}+|chat-?bot\p{L}{0,2}|chatgpt|gpt|claude|gemini)(?!\p{L})`
const article = String.raw`(?:(?:das|die|den|alle|jede[ns]?|les|la|le|el|los|las|un[ae]?|o|a|os|as|il|lo|gli|de|het|elke?|een|deze) |l['’])?`
const note = String.raw`(?:hinweis|notiz|anmerkung|nachricht|achtung|note|message|nota|mensaje|aviso|atención|mensagem|atenção|messaggio|avviso|attenzione|notitie|bericht|opmerking|let op|uwaga|wiadomość|notatka)`
const instructions = String.raw`(?:anweisung(?:en)?|befehl|instructions?|consignes?|instrucci(?:ón|ones)|instruç(?:ão|ões)|istruzion[ei]|instructies?|opdracht|instrukcj[ae]|polecenie)`
const to = String.raw`(?:an|für|pour|à|aux?|para|al?|per|all[ao]|alle|voor|aan|dla|do)`
const say = String.raw`(?:schreibe?|sage?|behaupte|erwähne|écri(?:s|vez)|dis|dites|ajoutez?|mentionnez?|indiquez?|affirmez?|escrib[ae]|diga|añad[ae]|agreg[ae]|mencion[ae]|escrev[ae]|adicion[ae]|acrescent[ae]|afirm[ae]|scriv[ai]|aggiung[ai]|menzion[ai]|schrijf|zeg|vermeld|napisz|powiedz|dodaj|wspomnij|wypisz)(?!\p{L})`
const judge = String.raw`(?:bewerte|beurteile|bevorzuge|évaluez?|recommandez?|evalúa|califica|recomienda|avalie|recomende|valuta|raccomanda|beoordeel|oceń|poleć)(?!\p{L})`
const where = String.raw`(?: (?:auf|in|im|an|sur|dans|en|na|no|sulla|sul|nella|op|w|we) [^.!?,;:\n]{1,25})?`

/** The same in the other languages that resumes are read in. */
export const otherOrders: readonly RegExp[] = [
  // To set aside what was said before.
  aloud`(?<!\p{L})(?:ignoriere?|vergiss|missachte)(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:anweisung(?:en)?|vorgaben|regeln|befehle|obige\p{L}{0,2}|vorherige\p{L}{0,2}|bisherige\p{L}{0,2}|alles,? was)(?!\p{L})`,
  aloud`(?<!\p{L})(?:ignore[zr]?|oublie[zr]?)(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:instructions|consignes|règles|ce qui précède|ci-dessus|précédente?s?)(?!\p{L})`,
  aloud`(?<!\p{L})(?:ignor[ae]|olvid[ae]|esquece|esqueça|dimentica)(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:instrucciones|instruções|istruzioni|reglas|regras|regole|lo anterior|anteriores?|acima|quanto sopra|precedent[ei])(?!\p{L})`,
  aloud`(?<!\p{L})(?:negeer|vergeet)(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:instructies|regels|aanwijzingen|opdrachten|bovenstaande|voorgaande|vorige)(?!\p{L})`,
  aloud`(?<!\p{L})(?:zignoruj|zapomnij)(?!\p{L})[^.!?\n]{0,40}(?<!\p{L})(?:instrukcj\p{L}*|poleceni\p{L}*|zasad\p{L}*|powyższ\p{L}*|poprzedni\p{L}*)`,
  // To be somebody else.
  aloud`(?<!\p{L})(?:du bist|tu es|vous êtes|eres|você é|je bent|jij bent|jesteś) (?:(?:jetzt|nun|ab sofort|maintenant|désormais|ahora|agora|nu|vanaf nu|teraz|od teraz)(?!\p{L})|[^.!?\n]{0,15}(?<!\p{L})(?:${machine}|assistent\p{L}{0,2}|assistant|asistente|assistente|asystent\p{L}{0,2}))`,
  aloud`(?<!\p{L})sei (?:ora|adesso|un['’] ?IA|un (?:assistente|modello linguistico|chatbot))(?!\p{L})`,
  // Said to a machine.
  aloud`${start}${note} ${to}(?:['’ ]) ?${article}${machine}[^.!?:\n]{0,40}:`,
  aloud`${start}${instructions} ${to}(?:['’ ]) ?${article}${machine}[^.!?:\n]{0,40}: *(?:${say}|${judge}|füge?(?!\p{L}))`,
  aloud`${start}(?:à l['’]attention (?:de |des |du )?|an |für |pour |para |per |voor |aan |do |dla )${article}${machine}[^.!?:\n]{0,40}: *(?:${say}|${judge}|füge?(?!\p{L}))`,
  aloud`${start}${machine} *[:,] *${say}`,
  // What to write.
  aloud`${lead}${say}${where},? (?:dass|que|che|dat|że)(?!\p{L})|${lead}${say}${where},? qu['’]`,
  aloud`${lead}füge?[^.!?\n]{0,20} hinzu(?:, dass|:)`,
  aloud`${lead}${say} (?:den satz|die worte|den text|la phrase|le texte|les mots|la frase|el texto|las palabras|o texto|a frase|as palavras|il testo|le parole|de zin|de tekst|de woorden|zdanie|tekst|słowa) *[:“"«„']`,
]
