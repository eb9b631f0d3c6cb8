const isFunction = ({ type }) => /Function/.test(type)

/** Of `await`, `for await` and `await using`: where the function may stop, in the order of the source. */
function pausesIn(node, visitorKeys) {
  const own = node.type === 'AwaitExpression' || (node.type === 'ForOfStatement' && node.await) ? [node] : []
  const below = (visitorKeys[node.type] ?? [])
    .flatMap((key) => node[key] ?? [])
    .filter((child) => child && !isFunction(child))
    .flatMap((child) => pausesIn(child, visitorKeys))
  return [...own, ...below]
}

/**
 * Work that is started and kept in a variable is looked at before the function waits for anything else: a promise that
 * rejects while nobody listens ends the process.
 */
export const noUnobservedPromise = {
  meta: {
    type: 'problem',
    schema: [],
    messages: {
      unobserved:
        '"{{name}}" may reject while this function waits for something else, and that ends the process. Await them together.',
    },
  },
  create(context) {
    const { sourceCode } = context
    const { esTreeNodeToTSNodeMap, program } = sourceCode.parserServices
    if (!program) return {}
    const checker = program.getTypeChecker()

    const isPromise = (type) =>
      type.getProperty('then') !== undefined && type.getProperty('catch') !== undefined
    const isPending = (node) => {
      const type = checker.getTypeAtLocation(esTreeNodeToTSNodeMap.get(node))
      const types = type.isUnion() ? type.types : [type]
      return types.some(
        (one) =>
          isPromise(one) || (checker.isArrayType(one) && checker.getTypeArguments(one).some(isPromise)),
      )
    }
    const isCaught = ({ type, callee }) => type === 'CallExpression' && callee.property?.name === 'catch'

    return {
      VariableDeclarator(node) {
        const { id, init } = node
        if (!init || id.type !== 'Identifier' || init.type === 'AwaitExpression' || isFunction(init)) return
        const home = sourceCode
          .getAncestors(node)
          .findLast((one) => isFunction(one) || one.type === 'Program')
        const [variable] = sourceCode.getDeclaredVariables(node)
        const firstUse = Math.min(
          ...variable.references
            .filter((reference) => !reference.init)
            .map(({ identifier }) => identifier.range[0]),
        )
        const pause = pausesIn(home.type === 'Program' ? home : home.body, sourceCode.visitorKeys).find(
          ({ range }) => range[0] >= node.range[1] && range[1] <= firstUse,
        )
        if (!pause || isCaught(init) || !isPending(init)) return
        context.report({ node, messageId: 'unobserved', data: { name: id.name } })
      },
    }
  },
}
