import Link from '@docusaurus/Link';
import {
  type Introduced,
  itemAnchor,
  type ParityGroup,
  PLATFORM_NAMES,
  type Platform,
  releasePath,
} from '@feedback-docs/releases';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './Explorer.module.css';
import { ExplorerTrail } from './ExplorerTrail';
import tableStyles from './Parity.module.css';
import type { ParityFeature } from './ParityFeature';

/** /docs/versions/parity: which features Web and Mobile have, and since when. */
// biome-ignore lint/style/noDefaultExport: the framework takes the component of a route from the default export.
export default function Parity({ groups }: { groups: readonly ParityGroup<ParityFeature>[] }): ReactNode {
  const rows = groups.flatMap((group) => group.rows);
  const shared = rows.filter(({ on }) => on === 'everywhere').length;
  return (
    <Layout
      title="Web and Mobile side by side"
      description="Which features Web and Mobile have, and the version that brought them to each."
    >
      <main className={styles.page}>
        <ExplorerTrail
          steps={[
            { name: 'Release explorer', path: '/docs/versions' },
            { name: 'Web and Mobile side by side', path: '/docs/versions/parity' },
          ]}
        />
        <h1>Web and Mobile side by side</h1>
        <p className={styles.lead}>
          {shared} of {rows.length} features are on both platforms. A version is the first one that has the feature;
          “always” means older than the first release notes.
        </p>
        <nav aria-label="Areas" className={tableStyles.areas}>
          {groups.map(({ area }) => (
            <a key={area} href={`#${itemAnchor(area)}`}>
              {area}
            </a>
          ))}
        </nav>
        {groups.map(({ area, rows: features }) => (
          <section key={area} aria-labelledby={itemAnchor(area)}>
            <h2 id={itemAnchor(area)} className={tableStyles.area}>
              {area}
            </h2>
            <table className={tableStyles.table}>
              <thead>
                <tr>
                  <th scope="col">Feature</th>
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
      </main>
    </Layout>
  );
}

function Since({ platform, introduced }: { platform: Platform; introduced: Introduced }): ReactNode {
  if (introduced === null) return <td className={tableStyles.never}>No</td>;
  if (introduced === 'initial') return <td>Always</td>;
  return (
    <td>
      <Link to={releasePath({ platform, version: introduced })}>{introduced}</Link>
    </td>
  );
}
