import Link from '@docusaurus/Link';
import {
  type Introduced,
  itemAnchor,
  type ParityGroup,
  PLATFORM_NAMES,
  type Platform,
  releasePath,
} from '@feedback-docs/releases';
import ExplorerActions from '@theme/ExplorerActions';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { say } from '../say.ts';
import styles from './Explorer.module.css';
import { ExplorerTrail } from './ExplorerTrail.tsx';
import tableStyles from './Parity.module.css';
import type { ParityFeature } from './ParityFeature.ts';

/** /docs/versions/parity: which features Web and Mobile have, and since when. */
export function Parity({ groups }: { groups: readonly ParityGroup<ParityFeature>[] }): ReactNode {
  const rows = groups.flatMap((group) => group.rows);
  const shared = rows.filter(({ on }) => on === 'everywhere').length;
  return (
    <Layout title={RELEASE_TEXTS.parityTitle} description={RELEASE_TEXTS.parityDescription}>
      <main className={`release-parity ${styles.page}`}>
        <ExplorerActions />
        <ExplorerTrail
          steps={[
            { name: RELEASE_TEXTS.explorerTitle, path: '/docs/versions' },
            { name: RELEASE_TEXTS.parityTitle, path: '/docs/versions/parity' },
          ]}
        />
        <h1>{RELEASE_TEXTS.parityTitle}</h1>
        <p className={styles.lead}>{say(RELEASE_TEXTS.parityCount, shared, rows.length)}</p>
        <div className={`${styles.columns} ${tableStyles.columns}`}>
          <nav aria-label={RELEASE_TEXTS.areas} className={tableStyles.areas}>
            {groups.map(({ area }) => (
              <a key={area} href={`#${itemAnchor(area)}`}>
                {area}
              </a>
            ))}
          </nav>
          <div className={styles.results}>
            {groups.map(({ area, rows: features }) => (
              <section key={area} aria-labelledby={itemAnchor(area)}>
                <h2 id={itemAnchor(area)} className={tableStyles.area}>
                  {area}
                </h2>
                <table className={tableStyles.table}>
                  <thead>
                    <tr>
                      <th scope="col">{RELEASE_TEXTS.feature}</th>
                      <th scope="col">{PLATFORM_NAMES.web}</th>
                      <th scope="col">{PLATFORM_NAMES.mobile}</th>
                    </tr>
                  </thead>
                  <tbody>
                    {features.map(({ feature }) => (
                      <tr key={feature.path + feature.name}>
                        <th scope="row">
                          <Link to={feature.path}>{feature.name}</Link>
                        </th>
                        <Since platform="web" introduced={feature.web} />
                        <Since platform="mobile" introduced={feature.mobile} />
                      </tr>
                    ))}
                  </tbody>
                </table>
              </section>
            ))}
          </div>
        </div>
      </main>
    </Layout>
  );
}

function Since({ platform, introduced }: { platform: Platform; introduced: Introduced }): ReactNode {
  if (introduced === null) return <td className={tableStyles.never}>{RELEASE_TEXTS.no}</td>;
  if (introduced === 'initial') return <td>{RELEASE_TEXTS.always}</td>;
  return (
    <td>
      <Link to={releasePath({ platform, version: introduced })}>{introduced}</Link>
    </td>
  );
}
