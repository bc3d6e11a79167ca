import Link from '@docusaurus/Link';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { SearchForm, useHasAssistant } from '@feedback-docs/docusaurus-search/client';
import Layout from '@theme/Layout';
import { Fragment, type ReactNode } from 'react';
import { Ask } from './Ask';
import styles from './Home.module.css';
import type { RecentRelease } from './RecentRelease';
import { ScoreDemo } from './ScoreDemo';
import { tasks } from './tasks';

/** The first page: search first, then the tasks readers come for, then what is new. */
export default function Home({ recentReleases }: { recentReleases: RecentRelease[] }): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const hasAssistant = useHasAssistant();
  return (
    <Layout description="Documentation of the survey product: build surveys, send them out, read and export the answers, and see what each release changed.">
      <main>
        <header className={styles.hero}>
          <div className={styles.heroInner}>
            <div className={styles.heroText}>
              <h1 className={styles.title}>From the first question to the last export</h1>
              <p className={styles.lead}>{siteConfig.tagline}</p>
              <SearchForm
                id="home-search"
                label="What do you want to do?"
                placeholder="Set a quota, export to SPSS, stop reminders …"
                isLarge
              />
              {hasAssistant && <Ask />}
              <p className={styles.start}>
                New here? <Link to="/docs/survey/Docs/Quick_Start_Guide">Build and send a survey in ten minutes</Link>{' '}
                or plan <Link to="/docs/survey/Docs/Getting_Started">your first day</Link>.
              </p>
            </div>
            <ScoreDemo />
          </div>
        </header>

        <section className={styles.section} aria-labelledby="tasks">
          <h2 id="tasks">Find your task</h2>
          <ul className={styles.tasks}>
            {tasks.map((task) => (
              <li key={task.to} className={styles.task}>
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
              <li key={release.path} className={styles.release}>
                <time dateTime={release.date}>{release.day}</time>
                <h3>
                  <Link to={release.path}>{release.title}</Link>
                </h3>
                <p className={styles.kinds}>
                  {release.kinds.map(({ kind, label }, index) => (
                    <Fragment key={kind}>
                      {/* Seen by those who copy the line or read the page as text. */}
                      {index > 0 && ' '}
                      <span className={`release-kind--${kind}`}>{label}</span>
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
            <Link to="/docs/versions/recent-versions">See the version history</Link>, or ask the{' '}
            <Link to="/docs/versions">release explorer</Link> what is new since you last looked.
          </p>
        </section>
      </main>
    </Layout>
  );
}
