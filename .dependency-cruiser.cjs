/**
 * Who may know whom. `tests/boundaries` plants one violation of each rule and sees it reported,
 * and fails when fewer modules were read than there are files.
 */

/** Tests, adapter suites and the fakes they use. */
const tests = '\\.(test|contract)\\.tsx?$|(^|/)tests/|^(packages/testing|tools/engines)/'
const nodeInputOutput =
  '^(node:)?(fs|fs/promises|net|tls|http|https|http2|dgram|dns|dns/promises|child_process|cluster|worker_threads|readline)$'
const vendorInputOutput =
  '(^|/)node_modules/(lmdb|mongoose|kafkajs|ioredis|nodemailer|smtp-server|pdfjs-dist|sharp|piscina|litesvm|@solana|@octokit|@google|@anthropic-ai)/'
/** Libraries that compute and touch nothing. */
const pureLibraries =
  '(^|/)node_modules/(zod|diff|@scure/base|franc|libphonenumber-js|linkify-it|tldts|@orama/stemmers)/'

/** The generator is three modules; each is built like a service. */
const modules = '(?:(?:launches|hosting|models)/)?'

/** What each of them may know. */
const generatorLeaves = '^services/generator/src/(time\\.ts$|mails/)'

/** Reads themes and fonts, which are as constant as the code beside them. */
const shippedFiles = '^packages/site-page/src/parts/program-files\\.ts$'

/** Folders of kit; each layer knows those before it. */
const kitLayers = ['threads', 'base', 'http', 'store|blobs', 'bus', 'platform|run']

/** Folders of the reader, from what everything may know to what knows everything. */
const readerLayers = [
  'words',
  'refusals',
  'text',
  'characters',
  'layout',
  'recognizers',
  'items',
  'sections',
  'entries',
  'fields',
  'result',
  'stages',
  'files',
  'portrait',
  'process',
]

/** Folders of a page, from what everything may know to what knows everything. */
const pageLayers = ['page', 'parts', 'themes', 'css', 'card', 'render', 'guard', 'arrange']

const forbid = (name, comment, from, to) => ({ name, comment, severity: 'error', from, to })

/** One rule for each layer but the last. */
const layers = (workspace, order) =>
  order
    .slice(0, -1)
    .map((layer, at) =>
      forbid(
        `${workspace}-layers-${layer.replace('|', '-')}`,
        `A layer of ${workspace} knows those before it (${order.join(' < ')}), and no entry of the package.`,
        { path: `^packages/${workspace}/src/(${layer})/`, pathNot: tests },
        { path: `^packages/${workspace}/src/((${order.slice(at + 1).join('|')})/|[^/]+\\.ts$)` },
      ),
    )

/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  forbidden: [
    forbid(
      'contracts-is-the-bottom',
      'contracts knows zod and itself: every side of the product shares it, the browser too.',
      { path: '^packages/contracts/src/', pathNot: tests },
      { pathNot: ['^packages/contracts/src/', '(^|/)node_modules/zod/'], couldNotResolve: false },
    ),
    forbid(
      'kit-and-testing-know-only-contracts',
      'kit and testing serve every service, so they know none.',
      { path: '^packages/(kit|testing)/' },
      { path: '^(packages|services|gateway|web|deploy)/', pathNot: '^packages/($1|contracts|testing)/' },
    ),
    ...layers('kit', kitLayers),
    forbid(
      'reader-knows-no-service',
      'The reader of resumes takes bytes and gives a reading: no service, no store, no network.',
      { path: '^packages/resume-reader/' },
      {
        path: '^(packages|services|gateway|web|deploy)/',
        pathNot: ['^packages/(resume-reader|contracts)/', '^packages/kit/src/threads', '^packages/testing/'],
      },
    ),
    ...layers('resume-reader', readerLayers),
    ...layers('site-page', pageLayers),
    forbid(
      'layout-knows-no-titles',
      'Places alone make the layout: what is a title or a date it asks its caller (TextCues).',
      { path: '^packages/resume-reader/src/(text|characters|layout)/', pathNot: tests },
      {
        path: '^packages/resume-reader/src/words/(section-titles|document-titles|date-words|all-languages|languages)',
      },
    ),
    forbid(
      'reading-is-pure',
      'What is read from characters is computed: files, threads and libraries that read formats belong to characters, files, portrait and process.',
      {
        path: '^packages/resume-reader/src/(?!characters|files|portrait|process)[^/]+/',
        pathNot: tests,
      },
      {
        pathNot: ['^packages/(resume-reader/src|contracts)/', '^(node:)?crypto$', pureLibraries],
        couldNotResolve: false,
      },
    ),
    forbid(
      'site-page-is-pure',
      'A page is computed from a content, its composition and its settings: contracts, pure libraries and node:crypto. One file reads what ships with the program.',
      { path: '^packages/site-page/src/', pathNot: [tests, shippedFiles] },
      {
        pathNot: ['^packages/(site-page/src|contracts)/', '^(node:)?(crypto|url)$', pureLibraries],
        couldNotResolve: false,
      },
    ),
    forbid(
      'engines-know-only-testing',
      'The engines of tests run for every workspace, so they know none but testing.',
      { path: '^tools/engines/' },
      { path: '^(packages|services|gateway|web|deploy)/', pathNot: '^packages/testing/' },
    ),
    forbid(
      'services-are-islands',
      'A service reaches another one by an event or by HTTP, never by an import.',
      { path: '^services/([^/]+)/' },
      { path: '^(services|gateway|web|deploy)/', pathNot: '^services/$1/' },
    ),
    forbid(
      'hosting-and-models-know-themselves',
      'Hosting and models know neither launches nor each other; what they need of a site is passed in.',
      { path: '^services/generator/src/(hosting|models)/', pathNot: tests },
      { path: '^services/generator/src/', pathNot: ['^services/generator/src/$1/', generatorLeaves] },
    ),
    forbid(
      'launches-enters-by-the-front',
      'Launches knows hosting and models by their index.ts, in its domain by their domain.ts; never the root.',
      { path: '^services/generator/src/launches/', pathNot: tests },
      {
        path: '^services/generator/src/',
        pathNot: [
          '^services/generator/src/launches/',
          '^services/generator/src/(hosting|models)/(index|domain)\\.ts$',
          generatorLeaves,
        ],
      },
    ),
    forbid(
      'gateway-looks-down',
      'The gateway forwards to services by address; it knows kit and contracts.',
      { path: '^gateway/' },
      { path: '^(services|web|deploy)/' },
    ),
    forbid(
      'web-knows-only-contracts',
      'The browser shares the contract with the server and nothing else.',
      { path: '^web/' },
      { path: '^(packages|services|gateway|deploy)/', pathNot: '^packages/contracts/' },
    ),
    forbid(
      'only-front-doors-are-imported',
      'Another workspace is entered through an entry of its package.',
      { path: '^((?:packages|services|deploy|tools)/[^/]+|gateway|web|tests)/' },
      {
        path: '^((packages|services|deploy|tools)/[^/]+|gateway|web|tests)/',
        pathNot: [
          '^$1/',
          '^((packages|services|deploy|tools)/[^/]+|gateway)/src/index\\.ts$',
          '^packages/(kit|resume-reader|site-page)/src/[^/]+\\.ts$',
          '^packages/contracts/src/languages\\.ts$',
          '^packages/testing/src/pdf-builder\\.ts$',
        ],
      },
    ),
    forbid(
      'tests-stay-in-tests',
      'Nothing that ships knows a test, an adapter suite or a fake. deploy/local and the tools that measure the reader never ship.',
      { pathNot: [tests, '^deploy/local/', '^packages/resume-reader/bin/'] },
      { path: tests, pathNot: '(^|/)node_modules/' },
    ),
    forbid(
      'domain-is-pure',
      'The domain computes: no kit, no I/O, no adapter; contracts, the reader, pure libraries, node:crypto and node:util.',
      { path: `^services/([^/]+)/src/${modules}domain(/|\\.ts$)`, pathNot: tests },
      {
        pathNot: [
          `^services/$1/src/${modules}domain(/|\\.ts$)`,
          '^services/generator/src/time\\.ts$',
          '^packages/(contracts|resume-reader|site-page)/',
          '^services/(?!$1/)',
          '^(node:)?(crypto|util)$',
          pureLibraries,
        ],
        couldNotResolve: false,
      },
    ),
    forbid(
      'commands-see-ports',
      'A command sees the domain, the ports, kit and contracts; never who implements or calls it.',
      { path: `^services/([^/]+)/src/${modules}commands/`, pathNot: tests },
      {
        path: [
          `^services/$1/src/${modules}(adapters|http|events)/`,
          '^services/$1/src/(service|config|main|index)\\.ts$',
          '(^|/)node_modules/(express|@types/express)',
        ],
      },
    ),
    forbid(
      'one-composition-root',
      'service.ts alone chooses adapters, connected-models.ts those of models, connected-github.ts those of GitHub.',
      {
        path: `^services/([^/]+)/src/(?!${modules}(adapters|commands|domain)/|(service|connected-(models|github))\\.ts$)`,
        pathNot: tests,
      },
      { path: `^services/$1/src/${modules}adapters/` },
    ),
    forbid(
      'adapters-do-not-call-back',
      'An adapter implements a port: it knows ports and domain.',
      { path: `^services/([^/]+)/src/${modules}adapters/`, pathNot: tests },
      {
        path: '^services/$1/src/',
        pathNot: `^services/$1/src/(${modules}(adapters/|domain/|domain\\.ts$|ports(/|\\.ts$))|time\\.ts$)`,
      },
    ),
    forbid(
      'io-at-the-edge',
      'Files, sockets, processes and the libraries that reach them are an adapter’s business.',
      {
        path: `^services/[^/]+/src/(?!${modules}(adapters|domain)/|service\\.ts$|main\\.ts$)`,
        pathNot: tests,
      },
      { path: [nodeInputOutput, vendorInputOutput] },
    ),
    forbid(
      'web-features-are-islands',
      'One feature never imports another; what both need is ui or lib.',
      { path: '^web/src/features/([^/]+)/' },
      { path: '^web/src/features/', pathNot: '^web/src/features/$1/' },
    ),
    forbid(
      'ui-and-lib-are-leaves',
      'ui and lib know no feature, no page, no app.',
      { path: '^web/src/(ui|lib)/' },
      { path: '^web/src/', pathNot: '^web/src/(ui|lib)/' },
    ),
    forbid('no-cycles', 'A cycle is one module in two files.', {}, { circular: true }),
    forbid('nothing-unresolved', 'Every import leads somewhere.', {}, { couldNotResolve: true }),
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Our own output alone: an npm package lies in its dist too, and has to be seen.
    exclude: {
      path: [
        '^(packages|services|deploy|tools)/[^/]+/(dist|coverage|\\.data)/',
        '^(gateway|web|tests)/(dist|output|coverage|\\.data)/',
      ],
    },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.base.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['source', 'types', 'import', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
    },
  },
}
