// npm run image [folder]: puts what the container runs into a folder (default .cache/image): the server in few files instead of
// thousands, since finding and linking those took a third of the start, and the list of what is in it.
import { cpSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'esbuild';
import { rewriteWorkerPaths } from '../pack/publishedManifest.ts';
import { billOfMaterials } from './billOfMaterials.ts';

const image = process.argv[2] ?? join('.cache', 'image');
const server = join(image, 'server');
const source = join('packages', 'server', 'src');

rmSync(image, { recursive: true, force: true });
mkdirSync(server, { recursive: true });
const { outputFiles, metafile } = await build({
  // All in one folder: threads are started from files beside the one that starts them.
  entryPoints: {
    main: join(source, 'main.ts'),
    backup: join(source, 'backup', 'main.ts'),
    answerThread: join(source, 'assistant', 'threads', 'answerThread.ts'),
    insightsWorker: join(source, 'insights', 'insightsWorker.ts'),
  },
  outdir: server,
  bundle: true,
  splitting: true,
  format: 'esm',
  platform: 'node',
  target: 'node24',
  // An addon that pg does without.
  external: ['pg-native'],
  // Libraries that are no ES modules yet ask for those of Node at run time.
  banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  legalComments: 'inline',
  logLevel: 'warning',
  metafile: true,
  write: false,
});
for (const { path, text } of outputFiles) writeFileSync(path, rewriteWorkerPaths(text));
cpSync(join(source, 'html', 'pageFrame.css'), join(server, 'pageFrame.css'));
writeFileSync(join(image, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
writeFileSync(join(image, 'sbom.cdx.json'), JSON.stringify(billOfMaterials(Object.keys(metafile.inputs)), null, 2));
