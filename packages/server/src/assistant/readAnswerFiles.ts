import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { AnswererOptions, AnswersData } from '@feedback-docs/answers';
import { misfit, type Shape } from '../json/misfit.ts';

/** Thrown when a file the assistant answers from is missing or cannot be used; the message says which one and what to run. */
export class AssistantFilesError extends Error {}

/** What the assistant knows beside the index of the search. */
export interface AnswerFiles extends Pick<AnswererOptions, 'releases' | 'contact'> {
  readonly docs: AnswersData;
}

const TEXTS: Shape = { list: 'string' };
const VERSION: Shape = ['string', 'null'];

/** What the files must hold, each as its type in the packages that read it. */
const SHAPES: Readonly<Record<keyof AnswerFiles, Shape>> = {
  docs: {
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
            askedAs: TEXTS,
            isRelease: 'boolean',
          },
        },
      },
      unanswered: { record: TEXTS },
      wordVectors: { fields: { dimensions: 'number', words: 'string', values: 'string', otherWords: 'string' } },
      intents: { fields: { signs: 'string', values: 'string' } },
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
  contact: { fields: { email: 'string', phone: ['string', 'undefined'] } },
};

/**
 * Reads what a built site holds for its assistant: `answers.json`, `releases.json` and the owner's contact. Throws an
 * AssistantFilesError.
 */
export async function readAnswerFiles(siteDir: string): Promise<AnswerFiles> {
  return {
    docs: await readParsed(answersFile(siteDir), 'docs'),
    releases: await readParsed(join(siteDir, 'build', 'releases.json'), 'releases'),
    contact: await readParsed(join(siteDir, 'server-data', 'contact.json'), 'contact'),
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

async function readParsed<Name extends keyof AnswerFiles>(path: string, name: Name): Promise<AnswerFiles[Name]> {
  const json = await readJson(path);
  const problem = misfit(json, SHAPES[name]);
  if (problem !== undefined) throw cannotAnswer(path, `${problem}; it may be of another version of this site`);
  // The shape is the type's own, written down beside it.
  return json as AnswerFiles[Name];
}

async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch (error) {
    throw cannotAnswer(path, reasonOf(error));
  }
}

function answersFile(siteDir: string): string {
  return join(siteDir, 'server-data', 'search', 'answers.json');
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message.replace(/\.$/, '') : String(error);
}

function cannotAnswer(path: string, reason: string): AssistantFilesError {
  return new AssistantFilesError(
    `The assistant cannot answer because of ${path}: ${reason}. Run "npm run build" to build it again.`,
  );
}
