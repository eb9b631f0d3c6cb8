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
export { arrangeLocally } from './arrange/arrange-locally.js'
export { arrange, type ArrangementReport } from './arrange/arrange.js'
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
  type PagePicture,
  type PageSection,
} from './page/composition.js'
export { contactIn, contactKinds, ContactData, contactBeyond } from './page/contact-data.js'
export { pageLanguage } from './page/language.js'
export { anyEntry, idsOf, entryOf, textsOf } from './page/entries.js'
export { areEqual } from './page/equal-values.js'
export { isNamed, titleOf, names, valuesOf } from './page/entry-names.js'
export { factsOf, textsByPointer } from './page/facts.js'
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
export { fileAt, partsOfStudy, studiesOn, withStudiesOn, type StudyOnPage } from './page/case-studies.js'
export { redirectedFrom, redirectsPath } from './page/redirects.js'
export {
  middleWidthOf,
  pictureAt,
  pictureForms,
  pictureName,
  picturesOn,
  widthsOf,
  type PictureForm,
} from './page/pictures.js'
export { publicProjects } from './page/github-projects.js'
export { summaryOf, sourced } from './page/provenance.js'
export { plainly, sameEntries } from './page/same-entries.js'
export {
  isLanguagePath,
  pageAddress,
  languageFolder,
  languageName,
  type LanguageOfSite,
} from './page/site-languages.js'
export { shownSections } from './page/shown-sections.js'
export { bundleOf, type BundleFile, type Bundle, type StoredFile } from './parts/bundle.js'
export { type Drawing } from './card/drawings.js'
export { privatePatterns } from './parts/contact-patterns.js'
export { contactAnswerFile, contactFile, withToken, type ContactAnswer } from './parts/contact-form.js'
export { dateText } from './parts/dates.js'
export { removeMatches } from './parts/fold-to-plain.js'
export { fontAt, typePairings } from './parts/fonts.js'
export { nameOf } from './parts/front.js'
export { html, type Html } from './parts/html.js'
export { labelsFor } from './parts/labels.js'
export { layoutOf } from './themes/look.js'
export { type Page } from './parts/page.js'
export { paletteIdOf, paletteOf } from './parts/palette.js'
export { curatedPalettes } from './parts/palettes.js'
export { webLink } from './parts/safe-link.js'
export { cleanText, directionOf } from './parts/text.js'
export { recommendedTheme, themes } from './themes/registry.js'
export { PageSettings } from './page-settings.js'
export type { AskedPage, PageContent, SitePage, UndrawnPage, Where } from './render-page.js'
