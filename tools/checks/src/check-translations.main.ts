import { checkTranslations, textsToTranslate } from './check-translations.ts';
import { toTranslateFile } from './to-translate.ts';
import { runCheck } from './run-check.ts';
import { workspaceRoot } from './workspace-files.ts';

const waiting = await textsToTranslate(workspaceRoot);
for (const line of waiting) console.log(line);
if (waiting.length > 0)
  console.log(`Translate each text in every language, then take its key from ${toTranslateFile}.`);

// Untranslated texts of generators are allowed during development, but not in a release.
await runCheck('translations', async (root, files) => [
  ...(await checkTranslations(root, files)),
  ...(process.argv.includes('--release') ? waiting : []),
]);
