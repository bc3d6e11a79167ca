import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { SearchForm, useHasAssistant } from '@feedback-docs/docusaurus-search/client';
import Layout from '@theme/Layout';
import { Fragment, type ReactNode } from 'react';
import { Ask } from './Ask';
import styles from './Home.module.css';
import type { HomeContent } from './HomeContent';
import { ScoreDemo } from './ScoreDemo';

/** The first page: search first, then the tasks readers come for, then what is new. */
export default function Home({ content: { text, recentReleases } }: { content: HomeContent }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const hasAssistant = useHasAssistant();
  const [first, second] = text.start;
  return (
    <Layout description={text.description}>
      <main>
        <header className={styles.hero}>
          <div className={styles.heroInner}>
            <div className={styles.heroText}>
              <h1 className={styles.title}>{text.title}</h1>
              <p className={styles.lead}>{siteConfig.tagline}</p>
              <SearchForm
                id="home-search"
                label="What do you want to do?"
                placeholder={text.searchPlaceholder}
                isLarge
              />
              {hasAssistant && <Ask questions={text.questions} />}
              <p className={styles.start}>
                New here? <Link to={first.to}>{first.label}</Link> or <Link to={second.to}>{second.label}</Link>.
              </p>
            </div>
            {text.demo !== undefined && <ScoreDemo {...text.demo} />}
          </div>
        </header>

        <section className={styles.section} aria-labelledby="tasks">
          <h2 id="tasks">Find your task</h2>
          <ul className={styles.tasks}>
            {text.tasks.map((task) => (
              <li key={task.to} className={styles.card}>
                <svg viewBox="0 0 24 24" aria-hidden="true">
                  <path d={task.icon} />
                </svg>
                <h3>
                  <Link to={task.to}>{task.title}</Link>
                </h3>
                <p>{task.text}</p>
                <ul>
                  {task.links.map((link) => (
                    <li key={link.to}>
                      <Link to={link.to}>{link.label}</Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <p>
            <Link to="/docs">See all documentation</Link>
          </p>
        </section>

        <section className={styles.section} aria-labelledby="new">
          <h2 id="new">What is new</h2>
          <ul className={styles.releases}>
            {recentReleases.map((release) => (
              <li key={release.path} className={styles.card}>
                <time dateTime={release.date}>{release.day}</time>
                <h3>
                  <Link to={release.path}>{release.title}</Link>
                </h3>
                <p className={styles.kinds}>
                  {release.kinds.map(({ kind, label }, index) => (
                    <Fragment key={kind}>
                      {/* Seen by those who copy the line or read the page as text. */}
                      {index > 0 && ' '}
                      <span className={`release-count release-kind--${kind}`}>{label}</span>
                    </Fragment>
                  ))}
                </p>
                <p>{release.description}</p>
                <ul>
                  {release.items.map((item) => (
                    <li key={item.path}>
                      <Link to={item.path}>{item.title}</Link>
                    </li>
                  ))}
                </ul>
              </li>
            ))}
          </ul>
          <p>
            See the <Link to="/docs/versions/recent-versions">version history</Link> or the{' '}
            <Link to="/docs/versions">release explorer</Link>.
          </p>
        </section>
      </main>
    </Layout>
  );
}
