/**
 * Words that the field has others for (STYLE_GUIDE.md, "The field's words"), as words of names and of comments. The one
 * list of them; whole names are in `eslint.config.js`.
 */
const retired = new Map([
  ['told', 'say who is notified, or what is said'],
  ['retold', 'name what is the same and what is new'],
  ['untold', 'not yet projected, not in the prose'],
  ['tells', 'says, shows, notifies'],
  ['stands', 'is'],
  ['nobody', 'no one, or name who'],
  ['whoever', 'name who'],
  ['anew', 'again'],
  ['bury', 'dead-letter'],
  ['buries', 'dead-letters'],
  ['buried', 'dead-lettered'],
  ['burial', 'dead letter'],
  ['mends', 'fixes'],
  ['mended', 'fixed'],
  ['amid', 'name the merge'],
])
const inNames = new RegExp(`^(?:${[...retired.keys()].join('|')})$`)
const inComments = new RegExp(`\\b(?:${[...retired.keys()].join('|')})\\b(?!-)`, 'gi')

/** The words of a name: `toldByOwner` has `told`, `by` and `owner`. */
const wordsOf = (name) => name.split(/[_$\d]+|(?<=[a-z])(?=[A-Z])/).map((word) => word.toLowerCase())

export const noRetiredWord = {
  meta: {
    type: 'suggestion',
    schema: [],
    messages: { retired: 'The field has another word for "{{word}}": {{instead}}.' },
  },
  create(context) {
    const seen = new Set()
    const report = (place, word) =>
      context.report({ ...place, messageId: 'retired', data: { word, instead: retired.get(word) } })
    return {
      Identifier(node) {
        const word = seen.has(node.name) ? undefined : wordsOf(node.name).find((one) => inNames.test(one))
        seen.add(node.name)
        if (word !== undefined) report({ node }, word)
      },
      Program() {
        for (const comment of context.sourceCode.getAllComments())
          for (const [found] of comment.value.matchAll(inComments))
            report({ loc: comment.loc }, found.toLowerCase())
      },
    }
  },
}
