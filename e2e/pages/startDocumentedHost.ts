import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** The programs that docs/static-hosts.md configures, and the language of their blocks there. */
export const DOCUMENTED_HOSTS = [
  { program: 'nginx', language: 'nginx' },
  { program: 'caddy', language: 'caddyfile' },
].map((host) => ({ ...host, isMissing: spawnSync('sh', ['-c', `command -v ${host.program}`]).status !== 0 }));

/** Starts nginx or Caddy as docs/static-hosts.md configures it, for the root of a host or for a path, with this folder in the place of /srv/docs. */
export async function startDocumentedHost(
  language: string,
  { baseUrl, folder }: { baseUrl: string; folder: string },
): Promise<{ address: string; close: () => Promise<void> }> {
  const port = await freePort();
  const home = await mkdtemp(join(tmpdir(), 'host-'));
  const config = (await documentedConfig(language, baseUrl)).replaceAll('/srv/docs', resolve(folder));
  const path = join(home, 'config');
  const address = `127.0.0.1:${port}`;
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (kind) => `${kind}_temp_path ${home}/${kind};`,
  );
  await writeFile(
    path,
    language === 'nginx'
      ? `daemon off; master_process off; pid ${home}/pid; error_log stderr; events {} http {
         include /etc/nginx/mime.types; access_log off; ${temporary.join(' ')} ${config.replace('listen 80;', `listen ${address};`)} }`
      : `{\nadmin off\nauto_https off\nstorage file_system ${home}\n}\n${config.replace(/^\S+ \{/, `http://${address} {`)}`,
  );
  const [program, ...args] =
    language === 'nginx'
      ? ['nginx', '-p', home, '-e', 'stderr', '-c', path]
      : ['caddy', 'run', '--adapter', 'caddyfile', '--config', path];
  const child = spawn(program as string, args, {
    env: { ...process.env, XDG_CONFIG_HOME: home },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(child, 'close');
  while (!(await answers(`http://${address}/`))) {
    if (child.exitCode !== null) throw new Error(`${program} did not start: ${said}`);
    await setTimeout(20);
  }
  return {
    address: `http://${address}${baseUrl.slice(0, -1)}`,
    close: async () => {
      child.kill('SIGKILL');
      await ended;
      await rm(home, { recursive: true });
    },
  };
}

/** The block that names the path, or for the root of a host the one that names none. */
async function documentedConfig(language: string, baseUrl: string): Promise<string> {
  const text = await readFile(join(import.meta.dirname, '../../docs/static-hosts.md'), 'utf8');
  const blocks = [...text.matchAll(new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'gms'))].map(
    ([, block = '']) => block,
  );
  const found = blocks.find((block) => (baseUrl === '/' ? !block.includes('/docs-site/') : block.includes(baseUrl)));
  if (found === undefined) throw new Error(`docs/static-hosts.md shows no ${language} for ${baseUrl}.`);
  return found;
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const place = server.address();
  server.close();
  await once(server, 'close');
  return typeof place === 'object' && place !== null ? place.port : 0;
}

async function answers(address: string): Promise<boolean> {
  return fetch(address).then(
    () => true,
    () => false,
  );
}
