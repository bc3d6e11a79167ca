import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deserialize } from 'node:v8';
import type { AnswererOptions } from '@feedback-docs/answers';
import { findMismatch, type Shape } from '../json/findMismatch.ts';
import { shareTypedArrays } from './shareTypedArrays.ts';

/** Thrown when a file the assistant answers from is missing or cannot be used; the message says which one and what to run. */
export class AssistantFilesError extends Error {}

/** What the assistant knows beside the index of the search. */
export type AnswerFiles = Pick<AnswererOptions, 'index' | 'releases' | 'contact'>;

const TEXTS: Shape = { list: 'string' };
const LISTS: Shape = { fields: { starts: 'Uint32Array', numbers: 'Uint32Array' } };
const VERSION: Shape = ['string', 'null'];

/** What the files must hold, each as its type in the packages that read it. */
const SHAPES: Readonly<Record<keyof AnswerFiles, Shape>> = {
  index: {
    fields: {
      sections: {
        list: {
          fields: {
            url: 'string',
            page: 'string',
            anchor: ['string', 'null'],
            title: 'string',
            pageTitle: 'string',
            parents: TEXTS,
            lines: { list: { fields: { kind: 'string', text: 'string' } } },
            readerWords: ['string', 'undefined'],
            isRelease: 'boolean',
          },
        },
      },
      wordVectors: { fields: { dimensions: 'number', words: 'string', values: 'string', otherWords: 'string' } },
      intents: { fields: { signs: 'string', values: 'string' } },
      areaWords: { record: TEXTS },
      paraphrases: {
        fields: {
          starts: 'Uint32Array',
          sections: 'Uint32Array',
          stems: 'string',
          stemSequences: LISTS,
          postings: LISTS,
        },
      },
      asked: { fields: { words: 'string', counts: 'Uint32Array' } },
      embeddings: { fields: { rows: 'Int16Array', lineStarts: 'Uint32Array', written: 'string' } },
      warmUpQuestions: TEXTS,
    },
  },
  releases: {
    fields: {
      features: {
        list: {
          fields: { id: 'string', name: 'string', area: 'string', web: VERSION, mobile: VERSION, path: 'string' },
        },
      },
      releases: {
        list: {
          fields: {
            platform: 'string',
            version: 'string',
            title: 'string',
            description: 'string',
            date: 'string',
            tags: TEXTS,
            intro: 'string',
            path: 'string',
            items: {
              list: {
                fields: {
                  kind: 'string',
                  area: 'string',
                  title: 'string',
                  text: 'string',
                  plain: 'string',
                  anchor: 'string',
                  links: { list: { fields: { label: 'string', href: 'string' } } },
                  path: 'string',
                  feature: ['string', 'undefined'],
                },
              },
            },
          },
        },
      },
    },
  },
  contact: { fields: { email: ['string', 'undefined'], phone: ['string', 'undefined'] } },
};

/**
 * Reads what a built site holds for its assistant: `answers.bin`, whose numbers threads then share, `releases.json`, if the site
 * publishes releases, and the owner's contact. Throws an AssistantFilesError.
 */
export async function readAnswerFiles(siteDir: string): Promise<AnswerFiles> {
  const releases = join(siteDir, 'build', 'releases.json');
  return {
    index: shareTypedArrays(await read(answersFile(siteDir), 'index', deserialize)),
    releases: existsSync(releases) ? await read(releases, 'releases', parseJson) : { releases: [], features: [] },
    contact: await read(join(siteDir, 'server-data', 'contact.json'), 'contact', parseJson),
  };
}

/** Makes something of what the files hold. Their shapes are checked before, so what it throws is a fault of their contents. */
export async function fromAnswerFiles<Made>(siteDir: string, make: () => Promise<Made>): Promise<Made> {
  try {
    return await make();
  } catch (error) {
    throw cannotAnswer(answersFile(siteDir), reasonOf(error));
  }
}

async function read<Name extends keyof AnswerFiles>(
  path: string,
  name: Name,
  parse: (content: Buffer) => unknown,
): Promise<AnswerFiles[Name]> {
  const value = await readFile(path)
    .then(parse)
    .catch((error: unknown) => {
      throw cannotAnswer(path, reasonOf(error));
    });
  const problem = findMismatch(value, SHAPES[name]);
  if (problem !== undefined) throw cannotAnswer(path, `${problem}; it may be of another version of this site`);
  // The shape is the type's own, written down beside it.
  return value as AnswerFiles[Name];
}

function parseJson(content: Buffer): unknown {
  return JSON.parse(content.toString());
}

function answersFile(siteDir: string): string {
  return join(siteDir, 'server-data', 'search', 'answers.bin');
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}

function cannotAnswer(path: string, reason: string): AssistantFilesError {
  return new AssistantFilesError(
    `The assistant cannot answer because of ${path}: ${reason}. Run "npm run build" to build it again.`,
  );
}
