// Part of the app in development only: when the index has been written again, the workers that hold the one before open it. It looks
// for itself, because the framework tells of a change only when it has drawn the changed pages, seconds after the index is there.
import siteConfig from '@generated/docusaurus.config';
import { renewIndexes } from './searchWorkerHost.ts';
import { watchRevision } from './watchRevision.ts';

if (typeof document !== 'undefined')
  void watchRevision(`${siteConfig.baseUrl}search-index/revision.json`, renewIndexes);
