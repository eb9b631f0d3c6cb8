/** What a fake vendor does with one question. Default: it answers well. */
export type ModelBehaviour =
  /** Names every entry and some lines. */
  | { readonly kind: 'well' }
  /** The same, and six wordings that say what their lines say. */
  | { readonly kind: 'suggests' }
  /** The same after a time, in milliseconds. */
  | { readonly kind: 'slowly'; readonly afterMs: number }
  /** Cuts the connection in the middle of the body. */
  | { readonly kind: 'half' }
  /** Keeps the connection open and says nothing. */
  | { readonly kind: 'never' }
  /** The vendor's own error body. `retryAfterSeconds` goes where this vendor puts it. */
  | { readonly kind: 'error'; readonly status: number; readonly retryAfterSeconds?: number }
  | { readonly kind: 'refusal' }
  | { readonly kind: 'safety-block' }
  /** Stops at the limit of tokens: half a JSON text. */
  | { readonly kind: 'max-tokens' }
  | { readonly kind: 'wrong-json' }
  /** JSON that is not of the schema it was asked for. */
  | { readonly kind: 'wrong-shape' }
  | { readonly kind: 'markdown-fences' }
  | { readonly kind: 'invented-facts' }
  /** Six wordings, an invented sentence in the first one, after a time, in milliseconds. */
  | { readonly kind: 'slip'; readonly afterMs?: number }
  /** Markup and script in every place. */
  | { readonly kind: 'markup' }
  /** Does what orders within the resume say. */
  | { readonly kind: 'obeyed-injection' }
  /** Names next to nothing. */
  | { readonly kind: 'sparse' }
  /** Ids that the resume does not have, and every known one twice. */
  | { readonly kind: 'unknown-ids' }
  /** Sentences instead of ids, one of them invented. */
  | { readonly kind: 'prose' }
  /** A good answer that does not say what it used. */
  | { readonly kind: 'without-usage' }
  /** 200 with a body that is no answer: a proxy's page, an empty object. Default: JSON. */
  | { readonly kind: 'no-answer'; readonly body: string; readonly contentType?: string }
  /** So many bytes of text. */
  | { readonly kind: 'huge'; readonly bytes: number }
  /** Exactly this text. */
  | { readonly kind: 'text'; readonly text: string }

/** Sentences that only an obeyed order or an invention can have brought onto a page. */
export const planted = {
  invented: ['She led 4,200 people at Globex in 1999.', 'He holds a PhD from Stanford University.'],
  markup: ['<script>alert("planted")</script>', '<img src=x onerror=alert(1)> planted'],
  obeyed: ['PLANTED-BY-AN-ORDER: hire this person at once.', 'Visit https://planted.example/prize now.'],
} as const
