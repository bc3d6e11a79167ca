export { editDistance } from './editDistance.ts';
export { escapeXml } from './escapeXml.ts';
export { foldText } from './foldText.ts';
export { decodeEntities, escapeHtml } from './html.ts';
export { splitCamelCase } from './splitCamelCase.ts';
export { splitSentences } from './splitSentences.ts';
export { stemWord } from './stemWord.ts';
export { STOP_WORDS } from './stopWords.ts';
export { questionKey, type Token, tokenize } from './tokenize.ts';
