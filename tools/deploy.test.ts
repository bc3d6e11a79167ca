import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { validate } from 'dockerfile-utils';
import { Deployment } from 'kubernetes-models/apps/v1/Deployment';
import { HorizontalPodAutoscaler } from 'kubernetes-models/autoscaling/v2/HorizontalPodAutoscaler';
import { PodDisruptionBudget } from 'kubernetes-models/policy/v1/PodDisruptionBudget';
import { Service } from 'kubernetes-models/v1/Service';
import { expect, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { parseSettings } from '../packages/server/src/settings/parseSettings.ts';

const read = (path: string) => readFileSync(join(import.meta.dirname, '..', path), 'utf8');

interface Manifest {
  readonly apiVersion: string;
  readonly kind: keyof typeof kinds;
  readonly metadata: { readonly name: string };
  readonly spec: Readonly<Record<string, unknown>>;
}

const manifests = parseAllDocuments(read('deploy/kubernetes.yaml')).map((document) => document.toJS() as Manifest);

const kinds = { Deployment, Service, PodDisruptionBudget, HorizontalPodAutoscaler };

/** Throws where a manifest is not as the schema of its kind says. */
function check(manifest: Manifest): void {
  const Kind = kinds[manifest.kind];
  expect(Kind.apiVersion).toBe(manifest.apiVersion);
  new Kind(manifest as never).validate();
}

test('the Dockerfile is well formed, and its last stage runs as nobody, without a shell', () => {
  const text = read('Dockerfile');
  expect(validate(text)).toEqual([]);
  expect(validate(text.replace('WORKDIR /app', 'WORKDR /app'))).not.toEqual([]);
  const last = text.slice(text.lastIndexOf('\nFROM '));
  expect(last).toMatch(/^\nFROM gcr\.io\/distroless\/\S+:nonroot$/m);
  expect(last).toMatch(/^USER 65532:65532$/m);
  expect(last).toMatch(/^ {2}CMD \["\/nodejs\/bin\/node", "-e",/m);
  expect(last).not.toMatch(/^(RUN|SHELL) /m);
});

test.each(manifests)('the manifest of the $kind is as Kubernetes wants it', (manifest) => {
  check(manifest);
  const wrong = { ...manifest.spec, replicas: 'two', ports: 'all', minAvailable: {}, maxReplicas: 'six' };
  expect(() => check({ ...manifest, spec: wrong })).toThrow('must be');
});

test('what the manifests and the composition set is what the server reads', () => {
  const { services } = parse(read('deploy/compose.yaml')) as {
    services: Record<string, { environment: Record<string, string> } & Record<string, unknown>>;
  };
  const docs = services['docs'];
  expect(docs).toMatchObject({ read_only: true, cap_drop: ['ALL'], security_opt: ['no-new-privileges:true'] });
  const settings = parseSettings({
    ...docs?.environment,
    DATABASE_URL: 'postgres://docs:secret@database:5432/docs',
    ASSISTANT_TOKEN_KEYS: 'k'.repeat(32),
    INSIGHTS_TOKEN: '',
  });
  expect(settings.trustProxy).toBe(1);
  const container = /containers:\n([\s\S]*?)\n---/.exec(read('deploy/kubernetes.yaml'))?.[1] ?? '';
  const names = [...container.matchAll(/\{ name: ([A-Z_]+), value: "?([^"} ]+)"? \}/g)].map(
    ([, name, value]) => [name, value] as const,
  );
  const { shutdownDelayMs, metrics } = parseSettings(Object.fromEntries(names));
  expect([shutdownDelayMs, metrics]).toEqual([5000, { port: 9464, host: '0.0.0.0' }]);
});
