import { aloud, lead, machine, reader, start, verb, verbAmong } from './words.js'

/** English sentences that address a machine that reads a resume. No person writes them about themselves. */
export const englishOrders: readonly RegExp[] = [
  // To set aside what was said before.
  aloud`(?<!\b(?:not|never)(?: to)? )\b(?:ignore|disregard|forget)\b[^.!?\n]{0,40}\b(?:previous|prior|above|earlier|all|any|other|your|these|the)\b[^.!?\n]{0,30}\b(?:instructions?|prompts?|rules?|guidelines?|directions?|directives?|commands?)\b`,
  aloud`(?<!\b(?:not|never)(?: to)? )\b(?:ignore|disregard|forget)(?: (?:all|any|the|everything|anything|whatever|what|that|text|content|data|was|said|is))*(?: of)? (?:above|before|previous(?:ly)?|prior|earlier|(?:you|they) (?:were|are|have been|had been) (?:told|given|asked|instructed))\b`,
  aloud`\b(?:override|bypass|overrule)\b[^.!?\n]{0,40}\b(?:previous|prior|above|earlier|your)\b[^.!?\n]{0,30}\b(?:instructions?|prompts?|rules?|guidelines?|directions?|directives?|commands?|filters?)\b`,
  aloud`\b(?:do not|don't|never|stop) (?:follow|obey|heed)(?:ing)?\b[^.!?\n]{0,20}\b(?:your|previous|prior|earlier|above)\b[^.!?\n]{0,20}\b(?:instructions?|prompts?|rules?|guidelines?|directions?|directives?|commands?)\b`,
  // To be somebody else, or to have another task.
  aloud`\b(?:you are|you're|pretend to be)\b[^.!?\n]{0,30}\b(?:an? )?(?:AI|assistant|language model|LLM|chat ?bot|GPT|Claude|Gemini|DAN)\b`,
  aloud`\b(?:you are|you're) (?:now|no longer)\b|\bpretend (?:that )?(?:you are|you're)\b`,
  aloud`\byour (?:(?:new|next|only|real|actual|true|sole) (?:task|job|role|goal|mission|purpose|instructions?|orders?) (?:is|are)|(?:task|job|role|goal|instructions?) (?:is|are) now)\b`,
  aloud`\bfrom now on,? (?:you|respond|answer|write|act|always|never|only|say|output|reply|ignore)\b`,
  aloud`${start}act as\b[^.!?\n]{0,30}\b(?:AI|AI assistant|language model|LLM|chat ?bot|GPT|Claude|Gemini|DAN)\b`,
  aloud`\b(?:developer|debug|admin|god|dan|jailbreak|unrestricted) mode(?: is)?(?: now)? (?:on|enabled|activated|engaged)\b|\bjailbreak\s*:`,
  // Said to a machine.
  aloud`${start}(?:dear|hello|hey|hi|attention|note to)[\s,]+(?:the |any |all )?${machine}[^.!?\n]{0,20}[,:]`,
  aloud`${start}as an? (?:AI(?: language)?(?: model)?|LLM|language model),`,
  aloud`${start}(?:please,? )?(?:the |any |all )?${machine}[^.!?:,\n]{0,20}(?:: *(?:please )?${verb}|, *${verbAmong})`,
  aloud`^[ [(<#]{0,4}(?:system|assistant)[\])>]?\s*:\s*(?:you|add|ignore|write|say|print|respond|answer|always|never|output|sure|here)\b`,
  aloud`^[ [(<#]{0,4}(?:human|user|prompt)\s*:\s*(?:you|ignore|say|print|respond|answer|always|never|output|repeat)\b`,
  aloud`${start}(?:assistant|model|reader|computer|machine), (?:please )?(?:add|ignore|write|say|print|respond|output|mention|include|state|claim)\b`,
  aloud`${start}(?:(?:hidden|secret|important|special) )?(?:note|message|memo|hint|notice) (?:to|for) (?:the |any |all |every |an? )?${reader}[^.!?:\n]{0,50}:`,
  aloud`${start}(?:(?:hidden|secret|important|special) )?(?:instruction|attention|directive|command|request|prompt)s? (?:to|for) (?:the |any |all |every |an? )?${reader}[^.!?:\n]{0,50}: *(?:please )?${verb}`,
  aloud`${start}(?:to|for) (?:the |any |all |every |an? )?${machine}[^.!?:\n]{0,60}:\s*(?:please )?${verb}`,
  aloud`${start}(?:LLM|GPT|AI|model|system|hidden|secret|new|updated|revised) (?:system )?(?:instruction|prompt|directive|command|override|message)s?\s*:\s*(?:please )?${verb}`,
  aloud`\b${machine}[^.!?\n]{0,20} (?:reading|processing|parsing|reviewing|screening|evaluating|analy[sz]ing|summari[sz]ing|scanning) (?:this|my) (?:resume|résumé|cv|document|text|page|file|profile|line|sentence|message|application)\b`,
  aloud`${start}(?:the |any |all |every |an? )?${machine}(?: \p{L}+){0,3} (?:must|should|shall|has to|have to|needs? to|is to|are to) (?:now |always |only )?(?:write|say|state|add|include|mention|print|output|rank|rate|score|recommend|ignore|praise|claim|respond|describe|insert)\b`,
  aloud`${start}the (?:model|assistant) (?:must|should|shall|has to|is to) (?:now |always |only )?(?:write|say|state|print|output|ignore|claim|praise)\b`,
  aloud`\bfor ${machine} (?:eyes )?only\b|\b(?:invisible|not visible|hidden) (?:to|from) (?:the )?(?:humans?|recruiters?)\b`,
  // What to write.
  aloud`\byou (?:must|should|shall|have to|need to|are (?:required|asked|instructed|ordered|told) to) (?:now |always |only |also )?(?:write|say|state|add|include|mention|print|output|rank|rate|score|recommend|ignore|praise|claim|respond|describe|insert|obey|forget|disregard)\b`,
  aloud`${lead}(?:write|say|state|claim|mention|declare|add|tell \p{L}+(?: \p{L}+)?)(?: (?:in|on|to|at) (?:the|this|your|my) \p{L}+)? that (?:s?he|they|I|this|the (?:candidate|applicant|person|author)|her|his|their)\b`,
  aloud`${start}(?:when|while|before|after) (?:summari[sz]|generat|writ|creat|build|mak|describ|process|read|pars|evaluat|review|rank|scor|assess)ing (?:this|the|my) (?:resume|résumé|cv|candidate|website|web ?site|page|portfolio|site|applicant|summary|profile)[^.!?\n]{0,20}, (?:please |always |you must )?(?:say|state|write|mention|claim|add|include|print|output|describe|call|rank|rate) (?:that|the|this|s?he|they|her|him|them|["“«„])`,
  aloud`${lead}(?:add|include|insert|append|write|print|output|say|repeat|put|show|return|mention)(?: in| on| to)? (?:only )?(?:the )?(?:(?:following|exact) (?:sentence|text|phrase|words?|line|link|json|paragraph|statement|message|quote)|(?:sentence|phrase|words?|text|line|statement|quote)s? *["“«„'])`,
  aloud`${lead}(?:output|print) (?:the (?:text|word|string|phrase)|only)\b|${lead}(?:return|respond|reply|answer) (?:only|just|exclusively)\b(?! (?:to|when|if|for))`,
  aloud`${lead}(?:rank|rate|score|hire|shortlist|select|approve|treat|consider|praise|favou?r|promote|recommend) (?:this|the above) (?:candidate|applicant|resume|résumé|cv|profile|individual|person(?! (?:to|for|for any)\b))\b`,
  aloud`\bpraise (?:this|the) (?:candidate|applicant|person)\b`,
  aloud`${lead}(?:rank|rate|score) me\b|${lead}recommend (?:immediate )?hiring(?: (?:immediately|at once|now|her|him|them|me|this))`,
  aloud`${lead}(?:include|insert|add) an? (?:hyper)?link to https?:`,
  // Not to tell.
  aloud`\b(?:do not|don't|never) (?:tell|mention|reveal|show|disclose|repeat|quote|acknowledge)\b[^.!?\n]{0,30}\b(?:this|these) (?:instruction|message|prompt|text|note|line|order)s?\b|\bdo not mention this\b`,
  aloud`\b(?:reveal|print|repeat|output)\b[^.!?\n]{0,30}\b(?:system prompt|your (?:instructions|prompt|rules))\b`,
  // What marks a prompt.
  aloud`<\/?\s*(?:system|resume|notes|instructions?|assistant|user)\s*>|\[\/?(?:INST|SYSTEM)\]|<\|[a-z_]+\|>|(?<!#)#{2,}\s{0,4}(?:system|instructions?|prompt|assistant|user|response|human)(?!\p{L})|\b(?:begin|end)(?: of)? (?:the )?system (?:prompt|message)\b`,
]

/** A word in capitals is asked for, as a proof that the order was obeyed. */
export const proofInCapitals =
  /(?:^|[.!?:,]\s+|\b(?:and|then|please) )(?:[Pp]rint|[Ss]ay|[Oo]utput|(?:[Rr]espond|[Rr]eply|[Aa]nswer) with) (?:only )?["“']?[A-Z][A-Z0-9_-]{3,}["”']?[.!]?$/mu
