const inLowerCase = (pattern: string): string =>
  pattern.replace(/\\p\{\w+\}|\\.|[^\\]+/gu, (part) => (part.startsWith('\\') ? part : part.toLowerCase()))

/** A pattern for text in lower case, which is searched far faster than case-insensitively. `^` matches at every line. */
export const aloud = (strings: TemplateStringsArray, ...parts: readonly string[]): RegExp =>
  new RegExp(inLowerCase(String.raw({ raw: strings.raw }, ...parts)), 'mu')

/** Where a sentence begins, or what follows a colon. */
export const start = String.raw`(?:^[ •*–—\[({<#>-]{0,8}|[.!?:;]["”»)]?\s+)`

/** The same, or after a word that urges. */
export const lead = String.raw`(?:^[ •*–—\[({<#>-]{0,8}|[.!?:;,]["”»)]?\s+|\b(?:please|now|then|instead) )`

/** What only a machine is. */
export const machine = String.raw`(?<![\p{L}\p{N}])(?:AI|A\.I\.|LLMs?|(?:large )?language models?|chat ?bots?|(?:chat)?gpt(?:-?\d[\w.]*)?|claude|gemini|deepseek|(?:AI|automated|screening) (?:models?|assistants?|systems?|agents?|reviewers?|recruiters?|screeners?|tools?|bots?|readers?)|AIs)(?![\p{L}\p{N}])`

/** What may read a resume by machine, where a sentence addresses it. */
export const reader = String.raw`(?:${machine}|models?|assistants?|(?:ro)?bots?|parsers?|screeners?|ATS|algorithms?|automated \p{L}+|machine readers?|screening \p{L}+|(?:recruiting|recruitment|hiring) (?:software|systems?|tools?|bots?|algorithms?)|systems?)(?![\p{L}\p{N}])`

const objectOfVerb = String.raw`(?: (?:that|this|these|the|me|us|an?|only|nothing|in|on|to|with|everyone|s?he|they)(?!\p{L})| *["“«„])`

/** What a sentence orders a machine to do. Verbs that a list of skills may begin with need an object. */
export const verb = String.raw`(?:(?:write|say|print|output|insert|append|mention|ignore|forget|disregard|tell|praise|pretend|hire|you|please|this (?:candidate|applicant|person|resume|cv))(?![\p{L}-])|(?:add|include|rank|rate|recommend|state|respond|answer|reply|describe|repeat|claim)(?![\p{L}-])${objectOfVerb})`

/** The same after a comma, where the next of a list may follow. */
export const verbAmong = String.raw`(?:please \p{L}+|(?:write|say|print|output|insert|append|mention|ignore|forget|disregard|tell|praise|pretend|hire|add|include|rank|rate|recommend|state|respond|answer|reply|describe|repeat|claim)(?![\p{L}-])${objectOfVerb})`
