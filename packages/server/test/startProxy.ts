import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { connect } from 'node:tls';
import { freePort } from './freePort.ts';

/** A reverse proxy that runs on this machine. */
export interface RunningProxy {
  readonly port: number;
  stop(): Promise<void>;
}

const OPERATING = join(import.meta.dirname, '../../../docs/operating.md');

/** The programs of these that are not installed. */
export function missingOf(...programs: readonly string[]): string[] {
  return programs.filter((program) => spawnSync('sh', ['-c', `command -v ${program}`]).status !== 0);
}

/** A configuration as docs/operating.md shows it, for the server on `port`, and the TRUST_PROXY it names. */
export function documentedProxy(language: 'nginx' | 'caddyfile', port: number): { config: string; trustProxy: string } {
  const config = new RegExp(`^\`\`\`${language}\n(.*?)^\`\`\``, 'ms').exec(readFileSync(OPERATING, 'utf8'))?.[1] ?? '';
  const trustProxy = /TRUST_PROXY=(\S+)/.exec(config)?.[1];
  if (!config.includes('127.0.0.1:3000') || trustProxy === undefined)
    throw new Error(`docs/operating.md shows no ${language} for 127.0.0.1:3000 with its TRUST_PROXY.`);
  return { config: config.replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`), trustProxy };
}

/** What docs/operating.md says about load balancers: what each sends for a reader at 203.0.113.7 who made up 192.0.2.66. */
export function documentedBalancers(): { name: string; forwardedFor: string; trustProxy: string }[] {
  const row = /^\| (.+?) +\| `X-Forwarded-For: (.+?)` +\| `TRUST_PROXY=(\d+)`/gm;
  return [...readFileSync(OPERATING, 'utf8').matchAll(row)].map(
    ([, name = '', forwardedFor = '', trustProxy = '']) => ({
      name,
      forwardedFor,
      trustProxy,
    }),
  );
}

/** Starts nginx with a `server` block that listens on 443. */
export async function startNginx(serverBlock: string): Promise<RunningProxy> {
  return start(async (folder, port) => {
    makeCertificate(folder);
    const server = serverBlock
      .replace(/listen 443\b/, `listen 127.0.0.1:${port}`)
      .replace(/(ssl_certificate) .*?;/, `$1 ${folder}/cert.pem;`)
      .replace(/(ssl_certificate_key) .*?;/, `$1 ${folder}/cert.pem.key;`);
    const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
      (kind) => `${kind}_temp_path ${folder}/${kind};`,
    );
    const config = [
      `daemon off; master_process off; pid ${folder}/pid; error_log stderr;`,
      `events {} http { access_log off; ${temporary.join(' ')} ${server} }`,
    ];
    writeFileSync(join(folder, 'nginx.conf'), config.join('\n'));
    return ['nginx', '-p', folder, '-e', 'stderr', '-c', join(folder, 'nginx.conf')];
  });
}

/** Starts Caddy with a site of its own; it makes the certificate itself. */
export async function startCaddy(site: string): Promise<RunningProxy> {
  return start(async (folder, port) => {
    const options = [
      'admin off',
      'local_certs',
      'skip_install_trust',
      'auto_https disable_redirects',
      'default_bind 127.0.0.1',
      `https_port ${port}`,
      `storage file_system ${folder}`,
    ];
    writeFileSync(join(folder, 'Caddyfile'), `{\n${options.join('\n')}\n}\n${site}`);
    return ['caddy', 'run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
  });
}

/** Starts HAProxy as the load balancer of a cloud: it adds a line of its own to the addresses that a request brings. */
export async function startBalancer(before: RunningProxy): Promise<RunningProxy> {
  return start(async (folder, port) => {
    makeCertificate(folder);
    const config = `
      defaults
        mode http
        timeout connect 10s
        timeout client 60s
        timeout server 60s
      frontend balancer
        bind 127.0.0.1:${port} ssl crt ${folder}/cert.pem
        option forwardfor
        default_backend site
      backend site
        server one 127.0.0.1:${before.port} ssl verify none sni str(docs.example.com)\n`;
    writeFileSync(join(folder, 'haproxy.cfg'), config);
    return ['haproxy', '-db', '-f', join(folder, 'haproxy.cfg')];
  });
}

/** Writes `cert.pem` and its key, `cert.pem.key`, where HAProxy looks for it too. */
function makeCertificate(folder: string): void {
  const made = spawnSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-days', '2'],
      ...['-subj', '/CN=docs.example.com', '-out', 'cert.pem', '-keyout', 'cert.pem.key'],
    ],
    { cwd: folder, encoding: 'utf8' },
  );
  if (made.status !== 0) throw new Error(`openssl made no certificate: ${made.stderr}`);
}

async function start(prepare: (folder: string, port: number) => Promise<string[]>): Promise<RunningProxy> {
  const folder = mkdtempSync(join(tmpdir(), 'proxy-'));
  const port = await freePort();
  const [program = '', ...args] = await prepare(folder, port);
  const child = spawn(program, args, {
    cwd: folder,
    // Caddy would keep its configuration in the home folder.
    env: { ...process.env, XDG_CONFIG_HOME: folder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let said = '';
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const ended = once(child, 'close');
  while (!(await isServing(port))) {
    if (child.exitCode !== null) throw new Error(`${program} did not start: ${said}`);
    await delay(20);
  }
  return { port, stop: () => stop(child, ended, folder) };
}

async function stop(child: ChildProcess, ended: Promise<unknown>, folder: string): Promise<void> {
  child.kill('SIGKILL');
  await ended;
  rmSync(folder, { recursive: true });
}

/** Whether it has its certificate and takes connections. */
async function isServing(port: number): Promise<boolean> {
  const socket = connect({ port, host: '127.0.0.1', servername: 'docs.example.com', rejectUnauthorized: false });
  return once(socket, 'secureConnect')
    .then(
      () => true,
      () => false,
    )
    .finally(() => socket.destroy());
}
