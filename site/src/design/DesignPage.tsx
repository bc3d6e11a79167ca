import { KindLabel } from '@feedback-docs/docusaurus-releases/client';
import { ITEM_KINDS } from '@feedback-docs/releases';
import Admonition from '@theme/Admonition';
import Layout from '@theme/Layout';
import { type ReactNode, useEffect } from 'react';
import { CodeBlock } from '../components/CodeBlock/CodeBlock';
import { QuestionPreview } from '../components/QuestionPreview/QuestionPreview';
import styles from './DesignPage.module.css';
import { DialogRows } from './DialogRows';
import { States } from './States';
import { CONTROLS, Drawing, Filters, PageCard, ReleaseCard, Table, TagLink } from './samples';
import { showStates } from './showStates';
import { Tokens } from './Tokens';

const HEADINGS = ['h1', 'h2', 'h3', 'h4'] as const;
const CALLOUTS = ['note', 'tip', 'info', 'warning', 'danger'] as const;
const ROLES = ['Owner', 'Administrator', 'Survey Manager', 'Editor', 'Analyst', 'Viewer', 'Interviewer', 'Translator'];

/** Every token and the parts that pages are made of, with the styles that pages use. For colour modes use the switch in the navbar. */
// biome-ignore lint/style/noDefaultExport: the framework takes the component of a route from the default export.
export default function DesignPage(): ReactNode {
  useEffect(showStates, []);
  return (
    <Layout title="Design language">
      <main className="plain-page">
        <div className="markdown">
          <h1>Design language</h1>
          <Part title="Tokens">
            <Tokens />
          </Part>
          <Part title="Type">
            {HEADINGS.map((Heading) => (
              <Heading key={Heading}>Heading {Heading.slice(1)}: what readers scan</Heading>
            ))}
            <p>
              Text with <strong>what matters</strong>, a <a href="#type">link to the type scale</a>, <code>code</code>,{' '}
              <kbd>Ctrl</kbd> and a <mark>found word</mark>. Lines end after 66 to 75 characters.
            </p>
          </Part>
          <Part title="Controls">
            <States parts={CONTROLS} />
          </Part>
          <Part title="Chips">
            <p className={styles.row}>
              {ITEM_KINDS.map((kind) => (
                <KindLabel key={kind} kind={kind} />
              ))}
            </p>
            <States parts={{ filters: <Filters />, tag: <TagLink /> }} />
          </Part>
          <Part title="Cards">
            <States parts={{ page: <PageCard />, release: <ReleaseCard /> }} />
          </Part>
          <Part title="Tables">
            <Table head={['Property', 'Value']} row={['Wide tables', 'Scroll inside of their frame']} />
            <Table head={['Task', ...ROLES]} row={['Manage members, sign-in and privacy', ...ROLES.map(() => 'yes')]} />
          </Part>
          <Part title="Callouts">
            {CALLOUTS.map((type) => (
              <Admonition key={type} type={type}>
                One thought beside the text, with a <a href="#callouts">link to callouts</a>.
              </Admonition>
            ))}
          </Part>
          <Part title="Code">
            <CodeBlock title="request.json" language="json">
              <code>{'{ "survey": "nps" }'}</code>
            </CodeBlock>
            <States parts={{ code: <CodeBlock>A line without a title.</CodeBlock> }} />
          </Part>
          <Part title="Figures">
            <Drawing />
          </Part>
          <Part title="Question previews">
            <States parts={{ preview: <QuestionPreview kind="single-choice" /> }} />
          </Part>
        </div>
        <Part title="Dialog rows">
          <States parts={{ rows: <DialogRows /> }} />
        </Part>
      </main>
    </Layout>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }): ReactNode {
  return (
    <section id={title.toLowerCase().replaceAll(' ', '-')} className={styles.part} aria-label={title}>
      <h2>{title}</h2>
      {children}
    </section>
  );
}
