import { type PrivacyFacts, privacySections, type ServerPrivacy } from '@feedback-docs/pages/privacy';
import { Fragment, type ReactNode } from 'react';

/** The element whose content the server replaces when its settings are not the defaults. */
export const PRIVACY_TEXT_ID = 'privacy-text';

/** The sections of the privacy page. The server writes the same markup (privacyHtml). */
export function PrivacyText({ facts, server }: { facts: PrivacyFacts; server: ServerPrivacy }): ReactNode {
  return (
    <div id={PRIVACY_TEXT_ID} data-server={JSON.stringify(server)}>
      {privacySections(facts, server).map(({ id, title, paragraphs, items }) => (
        <Fragment key={id}>
          <h2 id={id}>{title}</h2>
          {paragraphs.map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
          {items.length > 0 && (
            <ul>
              {items.map((item) => (
                <li key={item}>{item}</li>
              ))}
            </ul>
          )}
        </Fragment>
      ))}
    </div>
  );
}
