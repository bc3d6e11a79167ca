import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * The packages that files come from, as a bill of materials in CycloneDX 1.6 (https://cyclonedx.org/docs/1.6/json/). `npm sbom` leaves out
 * half of them where it is asked for one workspace (npm 11.19).
 */
export function billOfMaterials(files: readonly string[]) {
  const folders = new Set(files.flatMap((file) => /^.*node_modules\/(?:@[^/]+\/)?[^/]+/.exec(file) ?? []));
  return {
    bomFormat: 'CycloneDX',
    specVersion: '1.6',
    version: 1,
    components: [...folders].sort().map(componentOf),
  };
}

function componentOf(folder: string) {
  const { name, version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly version: string;
    readonly license?: string;
  };
  const purl = `pkg:npm/${name.replace('@', '%40')}@${version}`;
  return {
    type: 'library',
    'bom-ref': purl,
    name,
    version,
    purl,
    ...(license === undefined ? {} : { licenses: [{ expression: license }] }),
  };
}
