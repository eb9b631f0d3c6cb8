export {
  answerTo,
  pdfPlace,
  isPdfPlace,
  isShown,
  mergedAnswers,
  StoredAnswer,
  type AskedAbout,
  type AnsweredFinding,
} from './guard/answers.js'
export { type Question } from './guard/confirm.js'
export { type Fingerprint } from './guard/fingerprint.js'
export { pdfConcerns, type PdfText } from './guard/pdf-text.js'
export { presentFinding } from './guard/present-finding.js'
export { arrangeLocally } from './page/arrange-locally.js'
export { arrange, type ArrangementReport } from './page/arrange.js'
export {
  Arrangement,
  mostSuggestionCharacters,
  mostSuggestions,
  SuggestedWording,
} from './page/arrangement.js'
export { changedTexts, type Sourced } from './page/changed-texts.js'
export {
  isOwn,
  partsOf,
  placedIds,
  withLines,
  isOfResume,
  linesByPlace,
  sectionNames,
  placedLines,
  SectionName,
  PageComposition,
  type PageLine,
  type EntryId,
  type Place,
  type LineId,
  type PageEntry,
  type PageSection,
} from './page/composition.js'
export { contactIn, contactKinds, ContactData, contactBeyond } from './page/contact-data.js'
export { anyEntry, idsOf, entryOf, textsOf } from './page/entries.js'
export { titleOf, names, valuesOf } from './page/entry-names.js'
export { factsOf } from './page/facts.js'
export { linesOfEntry, pageLine, lineById, linesOf, type Line } from './page/lines.js'
export { onlySourced } from './page/only-sourced.js'
export {
  photoFiles,
  withChange,
  photoSides,
  withPhoto,
  Photo,
  type PhotoFile,
  type PhotoChange,
} from './page/photo.js'
export { summaryOf, sourced } from './page/provenance.js'
export { plainly, sameEntries } from './page/same-entries.js'
export { shownSections } from './page/shown-sections.js'
export { bundleOf, type BundleFile, type Bundle } from './render/bundle.js'
export { type Drawing } from './render/card/drawings.js'
export { privatePatterns } from './render/contact-patterns.js'
export { dateText } from './render/dates.js'
export { removeMatches } from './render/fold-to-plain.js'
export { fontAt, typePairings } from './render/fonts.js'
export { nameOf } from './render/front.js'
export { html, type Html } from './render/html.js'
export { labelsFor } from './render/labels.js'
export { layoutOf } from './render/look.js'
export { type Page } from './render/page.js'
export { hueOf, paletteOf } from './render/palette.js'
export { webLink } from './render/safe-link.js'
export { cleanText, directionOf } from './render/text.js'
export { recommendedTheme, themes } from './render/themes/registry.js'
export { PageSettings } from './page-settings.js'
export type { AskedPage, PageContent, SitePage, UndrawnPage, Where } from './render-page.js'
