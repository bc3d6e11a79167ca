import { createHash } from 'node:crypto';

/** What the catalogue says about a site. */
export interface CatalogueOptions {
  readonly title: string;
  readonly summary: string;
  readonly siteUrl: string;
  readonly mcpUrl: string | undefined;
  readonly toUrl: (path: string) => string;
  /** The text of the skill. Throws when it has no name or description. */
  readonly skill: string | undefined;
}

const SKILLS_FOLDER = '/.well-known/agent-skills';
const SERVER_CARD = '/mcp/server-card.json';

/** The files by which agents discover what a host offers: AI catalogue, MCP server card, index of skills; by path. */
export function catalogueFiles(options: CatalogueOptions): Map<string, string> {
  const { title, summary, siteUrl, mcpUrl, toUrl, skill } = options;
  const { hostname } = new URL(siteUrl);
  const files = new Map<string, string>();
  const entries: object[] = [
    {
      identifier: `urn:air:${hostname}:docs:llms`,
      displayName: `${title}: list of pages`,
      type: 'text/plain',
      url: toUrl('/llms.txt'),
      description: summary,
    },
  ];
  if (mcpUrl !== undefined) {
    files.set(SERVER_CARD, print(serverCard(options, mcpUrl, hostname)));
    entries.push({
      identifier: `urn:air:${hostname}:server:docs`,
      displayName: title,
      type: 'application/mcp-server-card+json',
      url: toUrl(SERVER_CARD),
      description: summary,
    });
  }
  if (skill !== undefined) {
    const { name, description } = readSkillHead(skill);
    const path = `${SKILLS_FOLDER}/${name}/SKILL.md`;
    const digest = `sha256:${createHash('sha256').update(skill).digest('hex')}`;
    files.set(path, skill);
    files.set(
      `${SKILLS_FOLDER}/index.json`,
      print({
        $schema: 'https://schemas.agentskills.io/discovery/0.2.0/schema.json',
        skills: [{ name, type: 'skill-md', description, url: toUrl(path), digest }],
      }),
    );
    entries.push({
      identifier: `urn:air:${hostname}:skill:${name}`,
      displayName: name,
      type: 'application/agent-skills+md',
      url: toUrl(path),
      description,
    });
  }
  files.set('/.well-known/ai-catalog.json', print({ specVersion: '1.0', host: { displayName: title }, entries }));
  return files;
}

function serverCard({ title, summary }: CatalogueOptions, mcpUrl: string, hostname: string): object {
  return {
    $schema: 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json',
    name: `${hostname.split('.').reverse().join('.')}/docs`,
    title,
    description: summary,
    version: '1.0.0',
    remotes: [{ type: 'streamable-http', url: mcpUrl, supportedProtocolVersions: ['2026-07-28', '2025-11-25'] }],
  };
}

function readSkillHead(skill: string): { name: string; description: string } {
  const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(skill) ?? [];
  const field = (name: string) => new RegExp(`^${name}: *(.+)$`, 'm').exec(head)?.[1]?.trim();
  const [name, description] = [field('name'), field('description')];
  if (name === undefined || description === undefined || !/^[a-z0-9]+(-[a-z0-9]+)*$/.test(name)) {
    throw new Error(
      'The skill must begin with front matter that has a name of lower-case letters, digits and single hyphens, and a description.',
    );
  }
  return { name, description };
}

function print(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`;
}
