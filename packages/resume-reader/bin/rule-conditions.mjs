import { readFileSync } from 'node:fs'
import { registerHooks, stripTypeScriptTypes } from 'node:module'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const { SyntaxKind } = ts
const comparisons = new Set([
  SyntaxKind.LessThanToken,
  SyntaxKind.LessThanEqualsToken,
  SyntaxKind.GreaterThanToken,
  SyntaxKind.GreaterThanEqualsToken,
  SyntaxKind.EqualsEqualsEqualsToken,
  SyntaxKind.ExclamationEqualsEqualsToken,
])
const joins = new Set([SyntaxKind.AmpersandAmpersandToken, SyntaxKind.BarBarToken])
const asks = new Set(['test', 'some', 'every', 'includes', 'has'])

const isJoin = (node) => ts.isBinaryExpression(node) && joins.has(node.operatorToken.kind)
const isQuestion = (node) =>
  (ts.isBinaryExpression(node) && comparisons.has(node.operatorToken.kind)) ||
  (ts.isCallExpression(node) &&
    ts.isPropertyAccessExpression(node.expression) &&
    asks.has(node.expression.name.text))

/** The expression inside parentheses and negations. */
const bare = (node) => {
  if (ts.isParenthesizedExpression(node)) return bare(node.expression)
  const isNot = ts.isPrefixUnaryExpression(node) && node.operator === SyntaxKind.ExclamationToken
  return isNot ? bare(node.operand) : node
}

/** What a statement or an operator decides by: the leaves of its `&&`, `||` and `!`. */
const conditionsIn = (source) => {
  const found = new Set()
  const add = (node) => {
    const inner = bare(node)
    if (!isJoin(inner)) found.add(inner)
  }
  const visit = (node) => {
    if (ts.isIfStatement(node)) add(node.expression)
    if (ts.isConditionalExpression(node)) add(node.condition)
    if (isJoin(node)) [node.left, node.right].forEach(add)
    if (ts.isArrowFunction(node) && isQuestion(bare(node.body))) add(node.body)
    if (ts.isReturnStatement(node) && node.expression && isQuestion(bare(node.expression)))
      add(node.expression)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return [...found]
}

/**
 * Loads the sources below `root` with a probe around every condition. `probe.watch` notes what each says, `probe.force`
 * makes one of them say the same always; a reading that asks more often than it may fails.
 */
export function instrumentRules(root) {
  const conditions = []
  let [seen, forced, value, asked, limit] = [[], -1, false, 0, Infinity]
  globalThis.ruleCondition = (id, said) => {
    asked += 1
    if (asked > limit) throw new Error('The rules run in a circle')
    if (id === forced) return value ? said || true : false
    if (forced < 0) seen[id] = (seen[id] ?? 0) | (said ? 1 : 2)
    return said
  }
  registerHooks({
    resolve: (specifier, context, next) =>
      context.parentURL?.startsWith(root.href) && specifier.startsWith('.')
        ? next(specifier.replace(/\.js$/, '.ts'), context)
        : next(specifier, context),
    load: (url, context, next) =>
      url.startsWith(root.href) && url.endsWith('.ts')
        ? { format: 'module', source: instrumented(url), shortCircuit: true }
        : next(url, context),
  })
  const probe = {
    watch: () => ([seen, forced, asked, limit] = [[], -1, 0, Infinity]),
    force: (id, to, most) => ([forced, value, asked, limit] = [id, to, 0, most]),
    seen: () => seen,
    asked: () => asked,
  }
  return { conditions, probe }

  function instrumented(url) {
    const text = readFileSync(fileURLToPath(url), 'utf8')
    const source = ts.createSourceFile(url, text, ts.ScriptTarget.Latest, true)
    const marks = conditionsIn(source).flatMap((node) => {
      const [start, end] = [node.getStart(), node.getEnd()]
      const id = conditions.length
      const line = source.getLineAndCharacterOfPosition(start).line + 1
      conditions.push({ id, file: url.slice(root.href.length), line, text: oneLine(node.getText()) })
      return [
        { at: start, isEnd: false, reach: end, text: `ruleCondition(${id},` },
        { at: end, isEnd: true, reach: 0, text: ')' },
      ]
    })
    marks.sort((one, other) => one.at - other.at || other.isEnd - one.isEnd || other.reach - one.reach)
    let [code, at] = ['', 0]
    for (const mark of marks) {
      code += text.slice(at, mark.at) + mark.text
      at = mark.at
    }
    return stripTypeScriptTypes(code + text.slice(at), { mode: 'transform' })
  }
}

const oneLine = (text) => text.replaceAll(/\s+/g, ' ').slice(0, 110)
