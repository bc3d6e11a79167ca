import type { Check } from './Check.ts';
import { checkAbbreviations } from './checkAbbreviations.ts';
import { checkAgreement } from './checkAgreement.ts';
import { checkAskedAs } from './checkAskedAs.ts';
import { checkClosedLists } from './checkClosedLists.ts';
import { checkCounts } from './checkCounts.ts';
import { checkCurrentVersions } from './checkCurrentVersions.ts';
import { checkDescriptions } from './checkDescriptions.ts';
import { checkDuplicates } from './checkDuplicates.ts';
import { checkExportNames } from './checkExportNames.ts';
import { checkFaultTables } from './checkFaultTables.ts';
import { checkFixes } from './checkFixes.ts';
import { checkFrontMatter } from './checkFrontMatter.ts';
import { checkHeadingIds } from './checkHeadingIds.ts';
import { checkImages } from './checkImages.ts';
import { checkLength } from './checkLength.ts';
import { checkLimits } from './checkLimits.ts';
import { checkLinks } from './checkLinks.ts';
import { checkMenuPaths } from './checkMenuPaths.ts';
import { checkMessages } from './checkMessages.ts';
import { checkOpenings } from './checkOpenings.ts';
import { checkOperators } from './checkOperators.ts';
import { checkPhrasing } from './checkPhrasing.ts';
import { checkPlaces } from './checkPlaces.ts';
import { checkProcedures } from './checkProcedures.ts';
import { checkProduct } from './checkProduct.ts';
import { checkQuestions } from './checkQuestions.ts';
import { checkRareWords } from './checkRareWords.ts';
import { checkReadingGrade } from './checkReadingGrade.ts';
import { checkReference } from './checkReference.ts';
import { checkReleasePages } from './checkReleasePages.ts';
import { checkRowStates } from './checkRowStates.ts';
import { checkSentenceLengths } from './checkSentenceLengths.ts';
import { checkShortcuts } from './checkShortcuts.ts';
import { checkSources } from './checkSources.ts';
import { checkSpelling } from './checkSpelling.ts';
import { checkTasks } from './checkTasks.ts';
import { checkUnanswered } from './checkUnanswered.ts';
import { checkVagueWords } from './checkVagueWords.ts';
import { checkVersions } from './checkVersions.ts';
import { checkVocabulary } from './checkVocabulary.ts';

/** Every check of the content by the name that `--only` takes. */
export const checks: ReadonlyMap<string, Check> = new Map([
  ['front-matter', checkFrontMatter],
  ['versions', checkVersions],
  ['current-versions', checkCurrentVersions],
  ['release-pages', checkReleasePages],
  ['fixes', checkFixes],
  ['descriptions', checkDescriptions],
  ['product', checkProduct],
  ['agreement', checkAgreement],
  ['links', checkLinks],
  ['images', checkImages],
  ['limits', checkLimits],
  ['menu-paths', checkMenuPaths],
  ['places', checkPlaces],
  ['procedures', checkProcedures],
  ['tasks', checkTasks],
  ['fault-tables', checkFaultTables],
  ['reference', checkReference],
  ['closed-lists', checkClosedLists],
  ['operators', checkOperators],
  ['shortcuts', checkShortcuts],
  ['counts', checkCounts],
  ['vocabulary', checkVocabulary],
  ['row-states', checkRowStates],
  ['export-names', checkExportNames],
  ['messages', checkMessages],
  ['abbreviations', checkAbbreviations],
  ['rare-words', checkRareWords],
  ['sources', checkSources],
  ['heading-ids', checkHeadingIds],
  ['asked-as', checkAskedAs],
  ['questions', checkQuestions],
  ['unanswered', checkUnanswered],
  ['length', checkLength],
  ['reading-grade', checkReadingGrade],
  ['sentence-lengths', checkSentenceLengths],
  ['openings', checkOpenings],
  ['vague-words', checkVagueWords],
  ['phrasing', checkPhrasing],
  ['duplicates', checkDuplicates],
  ['spelling', checkSpelling],
]);
